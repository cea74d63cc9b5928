//! What a component asks for: a query with its state.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::client::QueryClient;
use super::entry::Entry;
use super::normalize::Holding;
use super::readable::Readable;
use super::reading::{AnyReading, Reading, Value};
use crate::reactive::{effect, scoped};

/// A query that a component watches.
pub struct UseQuery<T: Send + Sync + 'static> {
    /// What is known of it: the value, a failure, whether it is being read.
    pub reading: Signal<Reading<T>>,
    /// The value alone.
    pub value: QueryValue<T>,
    /// Reads it again, unless that is under way; a list that was broken off or paused is read on.
    pub refresh: Callback<()>,
    /// Stops reading a list until it is refreshed; the pages that have loaded stay.
    pub pause: Callback<()>,
}

/// Watches a query while the component is mounted. A cached value is available at once, and is read again in the
/// background.
pub fn use_query<R: Readable>(query: R) -> UseQuery<R::Value> {
    use_query_if(move || Some(query.clone()))
}

/// Watches a query that changes; `None` while there is nothing to ask for.
pub fn use_query_if<R: Readable>(
    query: impl Fn() -> Option<R> + Send + Sync + 'static,
) -> UseQuery<R::Value> {
    expect_context::<QueryClient>().watch(query)
}

impl<T: Send + Sync> UseQuery<T> {
    /// A query of which this is known, and the way to read it again. It can't be paused.
    pub fn new(reading: Signal<Reading<T>>, refresh: Callback<()>) -> Self {
        Self { reading, value: QueryValue::of(reading), refresh, pause: Callback::new(|()| ()) }
    }
}

impl<T: Holding> UseQuery<T> {
    /// Watches the entry that `entry` names, and reads it again in the background once its value has lasted so long.
    pub(super) fn of_entry(entry: Box<dyn Fn() -> Option<Entry> + Send + Sync>, lasting: Duration) -> Self {
        let AnyQuery { reading, refresh, pause } = AnyQuery::of(entry, lasting);
        let reading = Signal::derive(move || reading.get().of());
        Self { reading, value: QueryValue::of(reading), refresh, pause }
    }
}

impl<T: Send + Sync> Clone for UseQuery<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync> Copy for UseQuery<T> {}

/// A query of any type.
struct AnyQuery {
    reading: Signal<AnyReading>,
    refresh: Callback<()>,
    pause: Callback<()>,
}

impl AnyQuery {
    fn of(entry: Box<dyn Fn() -> Option<Entry> + Send + Sync>, lasting: Duration) -> Self {
        // A memo: to leave the same query and watch it again would cancel its requests.
        let entry = Memo::new(move |_| entry());
        effect(move || {
            let Some(entry) = entry.get() else { return };
            entry.watched(lasting);
            on_cleanup(move || entry.left());
        });
        let now = move |act: fn(&Entry)| {
            let entry = entry.try_get_untracked().flatten();
            entry.iter().for_each(act);
        };
        Self {
            // The cache outlives the page that watches it.
            reading: scoped(move || entry.get().map(|entry| entry.reading()).unwrap_or_default()),
            refresh: Callback::new(move |()| now(Entry::refresh)),
            pause: Callback::new(move |()| now(Entry::pause)),
        }
    }
}

/// The value of a query. It changes only when something else was read: not while it is read again.
pub struct QueryValue<T> {
    /// Of any type: a memo for each type would be most of what this is.
    value: Memo<Option<Value>>,
    of: PhantomData<fn() -> T>,
}

impl<T: Send + Sync + 'static> QueryValue<T> {
    /// The value of what is read.
    fn of(reading: Signal<Reading<T>>) -> Self {
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

impl<T> Clone for QueryValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for QueryValue<T> {}
