//! What an update says of one field.

/// Keep a field or set it: for fields without a null type (`Update ticket body`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Patch<T> {
    /// Left out of the request: not to be changed.
    #[default]
    Keep,
    /// Sent with this value.
    Set(T),
}

/// Keep a field, clear it with null, or set it: only for fields that the interface documents as nullable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum NullablePatch<T> {
    /// Left out of the request: not to be changed.
    #[default]
    Keep,
    /// Sent as null.
    Clear,
    /// Sent with this value.
    Set(T),
}

impl<T> Patch<T> {
    /// Sets a field if it was changed and there is a value for it.
    pub fn when(changed: bool, value: Option<T>) -> Self {
        match value {
            Some(value) if changed => Self::Set(value),
            _ => Self::Keep,
        }
    }
}

impl<T> NullablePatch<T> {
    /// Sets a field if it was changed, or clears it if no value is left.
    pub fn when(changed: bool, value: Option<T>) -> Self {
        match (changed, value) {
            (false, _) => Self::Keep,
            (true, Some(value)) => Self::Set(value),
            (true, None) => Self::Clear,
        }
    }
}

impl<T> NullablePatch<Vec<T>> {
    /// The same for a list, which is cleared when nothing is left in it.
    pub fn list_when(changed: bool, values: Vec<T>) -> Self {
        Self::when(changed, Some(values).filter(|values| !values.is_empty()))
    }
}
