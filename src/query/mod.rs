//! What has been read: one cache by endpoint, behind signals.
//!
//! A view watches an entry: it sees the cached value at once, and the entry is read again in the background. Two views
//! of the same endpoint watch the same entry. What is being read for views alone is given up with the last of them.

mod entries;
mod entry;
mod newest;
mod normalize;
mod query_value;
mod reading;
mod use_query;
mod walk;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::LocalBoxFuture;
use leptos::prelude::*;

pub use self::newest::NewestQuery;
pub use self::normalize::Holding;
pub use self::query_value::QueryValue;
pub use self::reading::Reading;
pub use self::use_query::{
    UseQuery, use_list, use_list_until_refreshed, use_newest, use_query, use_query_if,
};
pub use self::walk::PagedResult;

use self::entries::Entries;
use self::entry::{Entry, Progress};
use self::newest::newest;
use self::reading::{AnyReading, Value};
use self::walk::walk;
use crate::api::{Client, Failure, Mutation, PagedQuery, Query, Thread};
use crate::models::Identified;
use crate::reactive::{effect, scoped};

/// All pages of a list are many requests, so they are not read again each time a view wants a name from them.
const WALK_LASTS: Duration = Duration::from_secs(60);

/// The records read with one client.
#[derive(Clone)]
pub struct QueryClient {
    client: Client,
    entries: Entries,
}

impl QueryClient {
    /// A client that has read nothing yet.
    pub fn new(client: Client) -> Self {
        Self { client, entries: Entries::new() }
    }

    /// The client behind it.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Becomes true when the service refuses the token; all that was read is forgotten then.
    pub fn refused(&self) -> ArcRwSignal<bool> {
        self.entries.refused()
    }

    /// How many readings and writes are under way.
    pub fn busy(&self) -> ArcRwSignal<usize> {
        self.entries.busy()
    }

    /// Reads again what is watched and failed: the network is back.
    pub fn go_on(&self) {
        self.entries.go_on();
    }

    /// Forgets all that was read.
    pub fn empty(&self) {
        self.entries.empty();
    }

    /// Watches what an operation reads, for as long as the caller's owner lives; the operation may change.
    pub fn watch<V: Holding>(
        &self,
        read: impl Fn() -> Query<V> + Send + Sync + 'static,
    ) -> Signal<Reading<V>> {
        self.watch_if(move || Some(read()))
    }

    /// The same, while there is something to watch.
    pub fn watch_if<V: Holding>(
        &self,
        read: impl Fn() -> Option<Query<V>> + Send + Sync + 'static,
    ) -> Signal<Reading<V>> {
        let queries = self.clone();
        watch_entry(move || read().map(|read| queries.entry(&read)), Duration::ZERO)
    }

    /// Watches all pages of a list; the list may change.
    pub fn watch_all<T>(
        &self,
        list: impl Fn() -> PagedQuery<T> + Send + Sync + 'static,
    ) -> Signal<Reading<PagedResult<T>>>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        self.watch_all_if(move || Some(list()))
    }

    /// The same, while there is a list to watch.
    pub fn watch_all_if<T>(
        &self,
        list: impl Fn() -> Option<PagedQuery<T>> + Send + Sync + 'static,
    ) -> Signal<Reading<PagedResult<T>>>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        self.watch_walk(list, WALK_LASTS)
    }

    /// The same, but what is whole stays as it is until it is refreshed.
    pub fn watch_all_until_refreshed<T>(
        &self,
        list: impl Fn() -> Option<PagedQuery<T>> + Send + Sync + 'static,
    ) -> Signal<Reading<PagedResult<T>>>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        self.watch_walk(list, Duration::MAX)
    }

    fn watch_walk<T>(
        &self,
        list: impl Fn() -> Option<PagedQuery<T>> + Send + Sync + 'static,
        lasting: Duration,
    ) -> Signal<Reading<PagedResult<T>>>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let queries = self.clone();
        watch_entry(move || list().map(|list| queries.walk_entry(&list)), lasting)
    }

    /// Watches the newest records of a list. The result is complete where it has all since the moment asked for.
    pub fn watch_newest<T>(&self, query: &NewestQuery<T>) -> Signal<Reading<PagedResult<T>>>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let entry = self.newest_entry(query);
        watch_entry(move || Some(entry.clone()), WALK_LASTS)
    }

    /// Reads the newest records again, unless that is under way.
    pub fn refresh_newest<T>(&self, query: &NewestQuery<T>)
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        self.newest_entry(query).refresh();
    }

    /// Reads again what is watched, unless that is under way.
    pub fn refresh<V: Holding>(&self, read: &Query<V>) {
        self.entry(read).refresh();
    }

    /// Reads all pages of a list again where they are watched, unless that is under way; a walk that was broken off or
    /// paused continues.
    pub fn refresh_all<T>(&self, list: &PagedQuery<T>)
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        self.walk_entry(list).refresh();
    }

    /// Stops a walk until it is refreshed; the pages it has read stay.
    pub fn pause_all<T>(&self, list: &PagedQuery<T>)
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        self.walk_entry(list).pause();
    }

    /// Reads now, bypassing the cache, and caches the answer.
    pub async fn fetch<V: Holding>(&self, read: Query<V>) -> Result<Arc<V>, Failure> {
        let _work = self.entries.work();
        let (entry, asked_at) = (self.entry(&read), js_sys::Date::now());
        let outcome = self.client.read(&read).await.map(Arc::new);
        entry.on_result(asked_at, &erased(&outcome));
        outcome
    }

    /// Reads all pages of a list now, bypassing the cache, and caches them.
    pub async fn fetch_all<T>(&self, list: PagedQuery<T>) -> Result<Arc<PagedResult<T>>, Failure>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let _work = self.entries.work();
        let (entry, asked_at) = (self.walk_entry(&list), js_sys::Date::now());
        let outcome = walk(self.client.clone(), list, None, Arc::new(|_| {})).await.map(Arc::new);
        entry.on_result(asked_at, &erased(&outcome));
        outcome
    }

    /// Writes, once; what it touches is read again where it is watched and forgotten elsewhere.
    pub async fn write<T>(&self, write: &Mutation<T>) -> Result<T, Failure> {
        let _work = self.entries.work();
        let result = self.client.write(write).await;
        match &result {
            Err(Failure::Refused) => self.entries.refuse(),
            // A write whose answer was lost may have been carried out.
            Err(failure) if !failure.leaves_outcome_unknown() => {}
            _ => self.entries.forget(write.endpoint()),
        }
        result
    }

    fn entry<V: Holding>(&self, read: &Query<V>) -> Entry {
        let key = read.endpoint().to_string();
        self.entries.get_or_insert(&key, |entries| {
            let (client, read) = (self.client.clone(), read.clone());
            let endpoint = read.endpoint().clone();
            let fetch = Box::new(move |_, _| {
                let (text, read) = (client.clone().text(read.endpoint().clone(), Thread::Page), read.clone());
                let read = async move {
                    let text = text.await?;
                    let value = read
                        .decode(&text)
                        .map_err(|problem| Failure::DecodeError(problem.received(&text)))?;
                    Ok(Arc::new(value) as Value)
                };
                Box::pin(read) as LocalBoxFuture<'static, _>
            });
            Entry::new::<V>(key.clone(), endpoint, entries, fetch)
        })
    }

    fn walk_entry<T>(&self, list: &PagedQuery<T>) -> Entry
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let key = format!("all of {}", list.endpoint());
        self.entries.get_or_insert(&key, |entries| {
            let (client, list) = (self.client.clone(), list.clone());
            let endpoint = list.endpoint().clone();
            let fetch = Box::new(move |before: Option<Value>, progress: Progress| {
                let before = before.and_then(|before| before.downcast::<PagedResult<T>>().ok());
                let walk = walk(client.clone(), list.clone(), before, progress);
                let walk = async move { Ok(Arc::new(walk.await?) as Value) };
                Box::pin(walk) as LocalBoxFuture<'static, _>
            });
            Entry::new::<PagedResult<T>>(key.clone(), endpoint, entries, fetch)
        })
    }

    fn newest_entry<T>(&self, query: &NewestQuery<T>) -> Entry
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let key = format!("newest of {} since {}", query.list.endpoint(), query.since);
        self.entries.get_or_insert(&key, |entries| {
            let (client, query) = (self.client.clone(), query.clone());
            let endpoint = query.list.endpoint().clone();
            let fetch = Box::new(move |before: Option<Value>, progress: Progress| {
                // Figures that are shown stay until all of them are new.
                let progress = before.is_none().then_some(progress);
                let newest = newest(client.clone(), query.clone(), progress);
                let newest = async move { Ok(Arc::new(newest.await?) as Value) };
                Box::pin(newest) as LocalBoxFuture<'static, _>
            });
            Entry::new::<PagedResult<T>>(key.clone(), endpoint, entries, fetch)
        })
    }
}

/// An outcome of any kind.
fn erased<V: Send + Sync + 'static>(outcome: &Result<Arc<V>, Failure>) -> Result<Value, Failure> {
    outcome.as_ref().map(|value| Arc::clone(value) as Value).map_err(Clone::clone)
}

/// Watches the entry that `entry` names, and reads it again in the background once its value has lasted so long.
fn watch_entry<V: Holding>(
    entry: impl Fn() -> Option<Entry> + Send + Sync + 'static,
    lasting: Duration,
) -> Signal<Reading<V>> {
    let reading = watch_any(Box::new(entry), lasting);
    Signal::derive(move || reading.get().of())
}

fn watch_any(entry: Box<dyn Fn() -> Option<Entry> + Send + Sync>, lasting: Duration) -> Signal<AnyReading> {
    // A memo: to leave the same query and watch it again would cancel its requests.
    let entry = Memo::new(move |_| entry());
    effect(move || {
        let Some(entry) = entry.get() else { return };
        entry.watched(lasting);
        on_cleanup(move || entry.left());
    });
    // The cache outlives the page that watches it.
    scoped(move || entry.get().map(|entry| entry.reading()).unwrap_or_default())
}
