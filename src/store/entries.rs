//! All that is kept, by key.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;

use super::entry::Entry;
use super::holding::Holding;
use crate::api::Endpoint;

/// What the store asks of an entry whatever it holds.
pub(super) trait AnyEntry: Send + Sync {
    /// The entry, to be told apart by its type.
    fn as_any(&self) -> &dyn Any;
    /// The kind of records that it holds.
    fn kind(&self) -> TypeId;
    /// Whether a view watches it.
    fn is_watched(&self) -> bool;
    /// Whether a write to an endpoint may have changed it.
    fn is_touched_by(&self, written: &Endpoint) -> bool;
    /// Reads it again after a write: what is under way may have been asked before.
    fn restart(&self);
    /// Takes the versions of its records that were asked for at some time, unless its own were asked for later.
    fn renew(&self, asked_at: f64, newer: &dyn Any);
    /// Gives up what is under way and forgets what was read.
    fn empty(&self);
}

/// The entries of a store.
#[derive(Clone)]
pub(super) struct Entries {
    by_key: ArcStoredValue<HashMap<String, Arc<dyn AnyEntry>>>,
    refused: ArcRwSignal<bool>,
}

impl Entries {
    pub(super) fn new() -> Self {
        Self { by_key: ArcStoredValue::new(HashMap::new()), refused: ArcRwSignal::new(false) }
    }

    /// Becomes true when the service refuses the token.
    pub(super) fn refused(&self) -> ArcRwSignal<bool> {
        self.refused.clone()
    }

    /// The service refuses the token: nothing that it opened is kept.
    pub(super) fn refuse(&self) {
        self.empty();
        self.refused.set(true);
    }

    /// Forgets everything, also what views show.
    pub(super) fn empty(&self) {
        self.all().iter().for_each(|(_, entry)| entry.empty());
        self.by_key.update_value(HashMap::clear);
    }

    /// The entry of a key, made if there is none yet.
    pub(super) fn kept<V: Holding>(&self, key: String, make: impl FnOnce(Self) -> Entry<V>) -> Entry<V> {
        let kept = self.by_key.with_value(|entries| {
            let entry: &dyn Any = entries.get(&key)?.as_any();
            entry.downcast_ref::<Entry<V>>().cloned()
        });
        kept.unwrap_or_else(|| {
            let entry = make(self.clone());
            self.by_key.update_value(|entries| {
                entries.insert(key, Arc::new(entry.clone()));
            });
            entry
        })
    }

    /// Forgets what a write to an endpoint may have changed, and reads again what is watched of it.
    pub(super) fn forget(&self, written: &Endpoint) {
        self.by_key.update_value(|entries| {
            entries.retain(|_, entry| entry.is_watched() || !entry.is_touched_by(written));
        });
        self.all()
            .iter()
            .filter(|(_, entry)| entry.is_touched_by(written))
            .for_each(|(_, entry)| entry.restart());
    }

    /// Tells the others of what one has just read, so that no two views of a record disagree.
    pub(super) fn share<V: Holding>(&self, key: &str, asked_at: f64, value: &Arc<V>) {
        let mut others = self.all();
        others.retain(|(other, entry)| other != key && entry.kind() == V::kind());
        if others.is_empty() {
            return;
        }
        let versions = V::versions(value);
        others.iter().for_each(|(_, entry)| entry.renew(asked_at, versions.as_ref()));
    }

    /// All of them, apart from the map: what is done to an entry may lead to others.
    fn all(&self) -> Vec<(String, Arc<dyn AnyEntry>)> {
        self.by_key.with_value(|entries| {
            entries.iter().map(|(key, entry)| (key.clone(), Arc::clone(entry))).collect()
        })
    }
}
