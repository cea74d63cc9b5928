//! The fields of requests, and what is sent of each.

use super::body::Value;
use super::patch::{NullablePatch, Patch};

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
