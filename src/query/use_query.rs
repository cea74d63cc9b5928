//! What a component asks for: a query with its state.

use leptos::prelude::*;

use super::query_value::QueryValue;
use super::{Holding, NewestQuery, PagedResult, QueryClient, Reading};
use crate::api::{PagedQuery, Query};
use crate::models::Identified;

/// A query that a component watches.
pub struct UseQuery<T: Send + Sync + 'static> {
    /// What is known of it: the value, a failure, whether it is being read.
    pub reading: Signal<Reading<T>>,
    /// The value alone.
    pub value: QueryValue<T>,
    /// Reads it again.
    pub refresh: Callback<()>,
}

impl<T: Send + Sync> UseQuery<T> {
    /// A query of which this is known, and the way to read it again.
    pub fn new(reading: Signal<Reading<T>>, refresh: Callback<()>) -> Self {
        Self { reading, value: QueryValue::of(reading), refresh }
    }
}

impl<T: Send + Sync> Clone for UseQuery<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync> Copy for UseQuery<T> {}

/// Watches a query while the component is mounted. A cached value is available at once, and is read again in the
/// background.
pub fn use_query<V: Holding>(query: Query<V>) -> UseQuery<V> {
    use_query_if(move || Some(query.clone()))
}

/// Watches a query that changes; `None` while there is nothing to ask for.
pub fn use_query_if<V: Holding>(
    query: impl Fn() -> Option<Query<V>> + Clone + Send + Sync + 'static,
) -> UseQuery<V> {
    let client: QueryClient = expect_context();
    let reading = client.watch_if(query.clone());
    let refresh = Callback::new(move |()| {
        if let Some(query) = untrack(&query) {
            client.refresh(&query);
        }
    });
    UseQuery::new(reading, refresh)
}

/// Watches all pages of a list while the component is mounted; the pages that have loaded are shown while it is read.
pub fn use_list<T>(list: PagedQuery<T>) -> UseQuery<PagedResult<T>>
where
    T: Identified + Clone + Send + Sync + 'static,
{
    let client: QueryClient = expect_context();
    let watched = list.clone();
    let reading = client.watch_all(move || watched.clone());
    UseQuery::new(reading, Callback::new(move |()| client.refresh_all(&list)))
}

/// Watches the newest records of a list while the component is mounted.
pub fn use_newest<T>(query: NewestQuery<T>) -> UseQuery<PagedResult<T>>
where
    T: Identified + Clone + Send + Sync + 'static,
{
    let client: QueryClient = expect_context();
    let reading = client.watch_newest(&query);
    UseQuery::new(reading, Callback::new(move |()| client.refresh_newest(&query)))
}

/// Watches all pages of a list, which stay as they are once they are whole, until they are refreshed: for lists of
/// thousands.
pub fn use_list_until_refreshed<T>(list: PagedQuery<T>) -> UseQuery<PagedResult<T>>
where
    T: Identified + Clone + Send + Sync + 'static,
{
    let client: QueryClient = expect_context();
    let watched = list.clone();
    let reading = client.watch_all_until_refreshed(move || Some(watched.clone()));
    UseQuery::new(reading, Callback::new(move |()| client.refresh_all(&list)))
}
