//! What Loket says, in English and Dutch, and how it writes numbers, amounts and moments.
//!
//! The texts of a language are one value of [`Messages`].

pub mod format;
pub mod intl;
pub mod language;
pub mod messages;

mod number;

pub use format::Formats;
pub use language::Language;
pub use messages::{DUTCH, ENGLISH, Messages};
