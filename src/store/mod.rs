//! What has been read: one cache by endpoint, behind signals.
//!
//! A view watches an entry: it sees at once what is there, and the entry is read again behind it. Two views of the
//! same endpoint watch the same entry. What is being read for views alone is given up with the last of them.

mod entry;
mod reading;
mod walk;

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

pub use self::reading::Reading;
pub use self::walk::{Identified, Walk};

use self::entry::{AnyEntry, Entry};
use self::walk::walk;
use crate::api::{Client, Failure, Read, Write};
use crate::wire::Page;

/// All pages of a list are many requests, so they are not read again each time a view wants a name from them.
const WALK_LASTS: Duration = Duration::from_secs(60);

/// The records read with one client.
#[derive(Clone)]
pub struct Store {
    client: Client,
    entries: ArcStoredValue<HashMap<String, Arc<dyn AnyEntry>>>,
    refused: ArcRwSignal<bool>,
}

impl Store {
    /// An empty store.
    pub fn new(client: Client) -> Self {
        Self { client, entries: ArcStoredValue::new(HashMap::new()), refused: ArcRwSignal::new(false) }
    }

    /// The client behind it.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Becomes true when the service refuses the token.
    pub fn refused(&self) -> ArcRwSignal<bool> {
        self.refused.clone()
    }

    /// Watches what an operation reads, for as long as the caller's owner lives; the operation may change.
    pub fn watch<T>(&self, read: impl Fn() -> Read<T> + Send + Sync + 'static) -> Signal<Reading<T>>
    where
        T: Send + Sync + 'static,
    {
        let store = self.clone();
        watch_entry(move || store.entry(read()))
    }

    /// Watches all pages of a list, one after the other.
    pub fn watch_all<T>(&self, page: fn(u64) -> Read<Page<T>>) -> Signal<Reading<Walk<T>>>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let store = self.clone();
        watch_entry(move || store.walk_entry(page))
    }

    /// Reads again what is watched, unless that is under way.
    pub fn refresh<T: Send + Sync + 'static>(&self, read: &Read<T>) {
        self.entry(read.clone()).refresh();
    }

    /// Reads all pages of a list again where they are watched, unless that is under way; a broken walk goes on.
    pub fn refresh_all<T>(&self, page: fn(u64) -> Read<Page<T>>)
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        self.walk_entry(page).refresh();
    }

    /// Reads now, past what is kept, and keeps it.
    pub async fn fetch<T>(&self, read: Read<T>) -> Result<Arc<T>, Failure>
    where
        T: Send + Sync + 'static,
    {
        let entry = self.entry(read.clone());
        let result = self.client.read(&read).await;
        entry.settle(result)
    }

    /// Reads all pages of a list now, past what is kept, and keeps it.
    pub async fn fetch_all<T>(&self, page: fn(u64) -> Read<Page<T>>) -> Result<Arc<Walk<T>>, Failure>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let entry = self.walk_entry(page);
        let result = walk(self.client.clone(), page, None, Arc::new(|_| {})).await;
        entry.settle(result)
    }

    /// Writes, once; what it touches is read again where it is watched and forgotten elsewhere.
    pub async fn write<T>(&self, write: &Write<T>) -> Result<T, Failure> {
        let result = self.client.write(write).await;
        if let Err(Failure::Refused) = result {
            self.refused.set(true);
        }
        // A write whose answer was lost may have been carried out.
        let is_done = result.as_ref().err().is_none_or(Failure::leaves_outcome_unknown);
        if is_done {
            self.forget(&write.endpoint().to_string());
        }
        result
    }

    /// Forgets what a write to an endpoint may have changed, and reads again what is watched of it.
    fn forget(&self, written: &str) {
        self.entries.update_value(|entries| {
            entries.retain(|_, entry| entry.is_watched() || !entry.is_touched_by(written));
        });
        let watched: Vec<_> = self.entries.with_value(|entries| entries.values().cloned().collect());
        watched.iter().filter(|entry| entry.is_touched_by(written)).for_each(|entry| entry.restart());
    }

    fn entry<T: Send + Sync + 'static>(&self, read: Read<T>) -> Entry<T> {
        let key = read.endpoint().to_string();
        self.kept(key, |refused| {
            let client = self.client.clone();
            Entry::new(read.endpoint().clone(), Duration::ZERO, refused, move |_, _| {
                let (client, read) = (client.clone(), read.clone());
                async move { client.read(&read).await }
            })
        })
    }

    fn walk_entry<T>(&self, page: fn(u64) -> Read<Page<T>>) -> Entry<Walk<T>>
    where
        T: Identified + Clone + Send + Sync + 'static,
    {
        let list = page(1).endpoint().clone();
        self.kept(format!("all of {list}"), |refused| {
            let client = self.client.clone();
            Entry::new(list, WALK_LASTS, refused, move |before, progress| {
                walk(client.clone(), page, before, progress)
            })
        })
    }

    /// The entry of a key, made if there is none yet.
    fn kept<T: Send + Sync + 'static>(
        &self,
        key: String,
        make: impl FnOnce(ArcRwSignal<bool>) -> Entry<T>,
    ) -> Entry<T> {
        let kept = self.entries.with_value(|entries| {
            let entry: &dyn Any = entries.get(&key)?.as_any();
            entry.downcast_ref::<Entry<T>>().cloned()
        });
        kept.unwrap_or_else(|| {
            let entry = make(self.refused.clone());
            self.entries.update_value(|entries| {
                entries.insert(key, Arc::new(entry.clone()));
            });
            entry
        })
    }
}

/// Watches the entry that `entry` names, reading it again behind what is there.
fn watch_entry<T: Send + Sync + 'static>(
    entry: impl Fn() -> Entry<T> + Send + Sync + 'static,
) -> Signal<Reading<T>> {
    let entry = Signal::derive(entry);
    Effect::new(move || {
        let entry = entry.get();
        entry.watched();
        on_cleanup(move || entry.left());
    });
    Signal::derive(move || entry.get().reading().get())
}
