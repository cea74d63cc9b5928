//! All cached entries, by key.

use std::any::TypeId;
use std::collections::HashMap;

use leptos::prelude::*;

use super::entry::Entry;
use super::reading::Value;
use crate::api::Endpoint;

/// The entries of a cache.
#[derive(Clone)]
pub(super) struct Entries {
    by_key: ArcStoredValue<HashMap<String, Entry>>,
    refused: ArcRwSignal<bool>,
    busy: ArcRwSignal<usize>,
    is_closed: ArcStoredValue<bool>,
}

/// Something under way, for as long as it lives.
pub(super) struct Busy(ArcRwSignal<usize>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.update(|count| *count -= 1);
    }
}

impl Entries {
    pub(super) fn new() -> Self {
        Self {
            by_key: ArcStoredValue::new(HashMap::new()),
            refused: ArcRwSignal::new(false),
            busy: ArcRwSignal::new(0),
            is_closed: ArcStoredValue::new(false),
        }
    }

    /// How much is under way.
    pub(super) fn busy(&self) -> ArcRwSignal<usize> {
        self.busy.clone()
    }

    /// Something is under way from now on.
    pub(super) fn work(&self) -> Busy {
        self.busy.update(|count| *count += 1);
        Busy(self.busy.clone())
    }

    /// Becomes true when the service refuses the token.
    pub(super) fn refused(&self) -> ArcRwSignal<bool> {
        self.refused.clone()
    }

    /// The service refuses the token: nothing read with it stays cached.
    pub(super) fn refuse(&self) {
        self.empty();
        self.refused.set(true);
    }

    /// Forgets everything, and sends nothing any more.
    pub(super) fn close(&self) {
        self.is_closed.set_value(true);
        self.empty();
    }

    /// Whether nothing is sent any more.
    pub(super) fn is_closed(&self) -> bool {
        self.is_closed.get_value()
    }

    /// Forgets everything, also what views show.
    fn empty(&self) {
        self.all().iter().for_each(|(_, entry)| entry.empty());
        self.by_key.update_value(HashMap::clear);
    }

    /// Reads again what is watched and failed for a reason that may have passed.
    pub(super) fn go_on(&self) {
        self.all().iter().filter(|(_, entry)| entry.may_recover()).for_each(|(_, entry)| entry.refresh());
    }

    /// The entry of a key, made if there is none yet.
    pub(super) fn get_or_insert(&self, key: &str, make: impl FnOnce(Self) -> Entry) -> Entry {
        let cached = self.by_key.with_value(|entries| entries.get(key).cloned());
        cached.unwrap_or_else(|| {
            let entry = make(self.clone());
            self.by_key.update_value(|entries| {
                entries.insert(key.to_owned(), entry.clone());
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
    pub(super) fn share(&self, key: &str, kind: TypeId, asked_at: f64, versions: &dyn Fn() -> Option<Value>) {
        let mut others = self.all();
        others.retain(|(other, entry)| other != key && entry.kind() == kind);
        if others.is_empty() {
            return;
        }
        if let Some(versions) = versions() {
            others.iter().for_each(|(_, entry)| entry.merge_newer(asked_at, &versions));
        }
    }

    /// All of them, apart from the map: what is done to an entry may lead to others.
    fn all(&self) -> Vec<(String, Entry)> {
        self.by_key
            .with_value(|entries| entries.iter().map(|(key, entry)| (key.clone(), entry.clone())).collect())
    }
}
