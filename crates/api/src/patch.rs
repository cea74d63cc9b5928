//! What a request says of one field.

/// A list with something in it: what an empty one would do to a field, the interface shows nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NonEmpty<T>(Vec<T>);

impl<T> NonEmpty<T> {
    /// Takes a list, unless it is empty.
    pub fn new(values: Vec<T>) -> Option<Self> {
        (!values.is_empty()).then_some(Self(values))
    }

    /// The values, at least one.
    pub fn into_vec(self) -> Vec<T> {
        self.0
    }
}

/// Keep a field or set it: for fields without a null type (`Update ticket body`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Patch<T> {
    /// Left out of the request: an update leaves it unchanged, a new record gets the service's default.
    #[default]
    Keep,
    /// Sent with this value.
    Set(T),
}

/// Keep a field, clear it with null, or set it: only for fields that the interface documents as nullable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NullablePatch<T> {
    /// Left out of the request: an update leaves it unchanged, a new record gets the service's default.
    #[default]
    Keep,
    /// Sent as null.
    Clear,
    /// Sent with this value.
    Set(T),
}
