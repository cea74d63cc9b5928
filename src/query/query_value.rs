//! The value of a query, apart from the state of its reading.

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;

use super::reading::{Reading, Value};

/// What was read of a query. It changes only when something else was read: not while it is read again.
pub struct QueryValue<T> {
    /// Of any type: a memo for each type would be most of what this is.
    value: Memo<Option<Value>>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for QueryValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for QueryValue<T> {}

impl<T: Send + Sync + 'static> QueryValue<T> {
    /// The value of what is read.
    pub fn of(reading: Signal<Reading<T>>) -> Self {
        let read = move || reading.with(|reading| reading.value.clone().map(|value| value as Value));
        Self { value: changing(Box::new(read)), of: PhantomData }
    }

    /// The value, followed.
    pub fn get(self) -> Option<Arc<T>> {
        self.value.get()?.downcast().ok()
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> Option<Arc<T>> {
        self.value.get_untracked()?.downcast().ok()
    }
}

fn changing(read: Box<dyn Fn() -> Option<Value> + Send + Sync>) -> Memo<Option<Value>> {
    let is_other = |before: Option<&Option<Value>>, now: Option<&Option<Value>>| match (before, now) {
        (Some(Some(before)), Some(Some(now))) => !Arc::ptr_eq(before, now),
        (Some(None), Some(None)) => false,
        _ => true,
    };
    Memo::new_with_compare(move |_| read(), is_other)
}
