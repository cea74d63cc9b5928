//! Signals, whose values are kept by the framework as of one type.
//!
//! The framework's own signals have code for each type of a value, some 350 bytes of it to load each time, and there are
//! dozens of types. These look the same from outside; inside, a value is `Any`, and only what makes, compares or looks
//! at it knows its type.

mod effect;
mod held;
mod readable;
mod source;
mod stored;
mod unfollow;
mod writable;

pub use effect::effect;
pub use readable::Signal;
pub use stored::StoredValue;
pub use unfollow::unfollow;
pub use writable::RwSignal;
