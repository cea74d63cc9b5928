//! The fields of requests, and what is sent of each.

use super::body::Value;

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

/// A field of a request.
pub(super) trait Member {
    /// What is sent of it; `None` if it is left out.
    fn into_value(self) -> Option<Value>;
}

impl<T: Into<Value>> Member for Option<T> {
    fn into_value(self) -> Option<Value> {
        self.map(Into::into)
    }
}

impl<T: Into<Value>> Member for Patch<T> {
    fn into_value(self) -> Option<Value> {
        match self {
            Self::Keep => None,
            Self::Set(value) => Some(value.into()),
        }
    }
}

impl<T: Into<Value>> Member for NullablePatch<T> {
    fn into_value(self) -> Option<Value> {
        match self {
            Self::Keep => None,
            Self::Clear => Some(Value::Null),
            Self::Set(value) => Some(value.into()),
        }
    }
}

impl<T: Into<Value>> Member for Vec<T> {
    fn into_value(self) -> Option<Value> {
        Some(self.into())
    }
}

impl Member for String {
    fn into_value(self) -> Option<Value> {
        Some(self.into())
    }
}

impl Member for bool {
    fn into_value(self) -> Option<Value> {
        Some(self.into())
    }
}
