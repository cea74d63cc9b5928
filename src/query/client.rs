//! The cache of what was read with one client.

use std::sync::Arc;

use futures_util::FutureExt;
use leptos::prelude::*;

use super::entries::Entries;
use super::entry::Entry;
use super::normalize::Kind;
use super::readable::Readable;
use super::reading::Value;
use super::use_query::UseQuery;
use crate::api::{Client, Endpoint, Failure, Mutation};

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

    /// Forgets all that was read, and sends nothing any more: the session is over. What was sent before is still answered.
    pub fn close(&self) {
        self.entries.close();
    }

    /// Watches what is asked for, for as long as the caller's owner lives. It may change, and be nothing for a while.
    pub fn watch<R: Readable>(
        &self,
        asked: impl Fn() -> Option<R> + Send + Sync + 'static,
    ) -> UseQuery<R::Value> {
        let queries = self.clone();
        UseQuery::of_entry(Box::new(move || asked().map(|asked| queries.entry(&asked))), R::LASTS)
    }

    /// Reads now, bypassing the cache, and caches the answer.
    pub async fn fetch<R: Readable>(&self, asked: R) -> Result<Arc<R::Value>, Failure> {
        self.require_open()?;
        let _work = self.entries.work();
        let (entry, asked_at) = (self.entry(&asked), js_sys::Date::now());
        let outcome = asked.read(self.client.clone(), None, Arc::new(|_| {})).await.map(Arc::new);
        let erased = outcome.as_ref().map(|value| Arc::clone(value) as Value).map_err(Clone::clone);
        entry.on_result(asked_at, &erased);
        outcome
    }

    /// Writes, once; what it touches is read again where it is watched and forgotten elsewhere.
    pub async fn write<T>(&self, write: &Mutation<T>) -> Result<T, Failure> {
        self.batch().write(write).await
    }

    /// Begins a series of writes.
    pub fn batch(&self) -> Batch {
        Batch { queries: self.clone(), touched: Vec::new() }
    }

    fn require_open(&self) -> Result<(), Failure> {
        if self.entries.is_closed() { Err(Failure::Cancelled) } else { Ok(()) }
    }

    /// The entry of what is asked for, made if there is none yet.
    fn entry<R: Readable>(&self, asked: &R) -> Entry {
        let key = asked.key();
        self.entries.get_or_insert(&key, |entries| {
            let (client, asked) = (self.client.clone(), asked.clone());
            let endpoint = asked.endpoint().clone();
            let fetch = Box::new(move |before: Option<Value>, progress| {
                let before = before.and_then(|before| before.downcast().ok());
                let read = asked.read(client.clone(), before, progress);
                async move { Ok(Arc::new(read.await?) as Value) }.boxed_local()
            });
            Entry::new(key.clone(), endpoint, entries, fetch, Kind::of::<R::Value>())
        })
    }
}

/// A series of writes, at whose end all that they touch is read again where it is watched, and forgotten elsewhere.
pub struct Batch {
    queries: QueryClient,
    /// What may have been written.
    touched: Vec<Endpoint>,
}

impl Batch {
    /// Writes, once.
    pub async fn write<T>(&mut self, write: &Mutation<T>) -> Result<T, Failure> {
        let QueryClient { client, entries } = self.queries.clone();
        self.queries.require_open()?;
        let _work = entries.work();
        // A write whose answer was lost may have been carried out, and so may one that is not waited for any more.
        self.touched.push(write.endpoint().clone());
        let result = client.write(write).await;
        if let Err(failure) = &result {
            if !failure.leaves_outcome_unknown() {
                self.touched.pop();
            }
            if *failure == Failure::Refused {
                entries.refuse();
            }
        }
        result
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        self.touched.iter().for_each(|endpoint| self.queries.entries.forget(endpoint));
    }
}
