//! A value of whatever type.

use std::any::Any;

/// What can be kept in a signal.
pub(super) type Kept = dyn Any + Send + Sync;

/// A value, and how it is compared with another one of its type.
pub(super) struct Held {
    value: Box<Kept>,
    same: fn(&Kept, &Kept) -> bool,
}

impl Held {
    /// A value that is never the same as another one.
    pub(super) fn new<T: Send + Sync + 'static>(value: T) -> Self {
        Self { value: Box::new(value), same: |_, _| false }
    }

    /// A value that is the same as another one if they are equal.
    pub(super) fn comparable<T: PartialEq + Send + Sync + 'static>(value: T) -> Self {
        Self { value: Box::new(value), same: same::<T> }
    }

    pub(super) fn value(&self) -> &Kept {
        &*self.value
    }

    pub(super) fn value_mut(&mut self) -> &mut Kept {
        &mut *self.value
    }

    /// Whether one value is something else than the one before.
    pub(super) fn differs(before: Option<&Self>, after: Option<&Self>) -> bool {
        match (before, after) {
            (Some(before), Some(after)) => !(after.same)(before.value(), after.value()),
            _ => true,
        }
    }
}

fn same<T: PartialEq + 'static>(one: &Kept, other: &Kept) -> bool {
    match (one.downcast_ref::<T>(), other.downcast_ref::<T>()) {
        (Some(one), Some(other)) => one == other,
        _ => false,
    }
}
