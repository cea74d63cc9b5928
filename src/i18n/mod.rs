//! What Loket says, in English and Dutch, and how it writes numbers, amounts and moments.
//!
//! The words of a language are one value of [`Words`]: a missing one does not compile.

pub mod format;
pub mod intl;
pub mod language;
pub mod words;

mod dutch;
mod english;
mod number;

pub use dutch::WORDS as DUTCH;
pub use english::WORDS as ENGLISH;
pub use format::Formats;
pub use language::Language;
pub use words::Words;
