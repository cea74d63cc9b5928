//! All cached entries, by key.

use std::any::TypeId;
use std::collections::HashMap;
use std::time::Duration;

use leptos::prelude::*;

use super::entry::Entry;
use super::reading::Value;
use crate::api::Endpoint;

/// The most records that stay cached once no view shows them: those of some large events.
const MOST_LEFT: usize = 60_000;
/// How long what was left stays in any case.
const STAYS: Duration = Duration::from_secs(60);

/// The entries of a cache.
#[derive(Clone)]
pub(super) struct Entries {
    by_key: ArcStoredValue<HashMap<String, Entry>>,
    /// The keys of what was left, the last one at the end; some may be watched again, or gone.
    left: ArcStoredValue<Vec<String>>,
    /// Whether what was left will be looked at soon.
    will_forget: ArcStoredValue<bool>,
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
            left: ArcStoredValue::new(Vec::new()),
            will_forget: ArcStoredValue::new(false),
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

    /// No view watches an entry any more. It stays for now: another view may be about to, or the user may return.
    pub(super) fn left(&self, key: &str) {
        self.left.update_value(|left| {
            left.retain(|other| other != key);
            left.push(key.to_owned());
        });
        if !self.will_forget.get_value() {
            self.will_forget.set_value(true);
            let entries = self.clone();
            set_timeout(move || entries.forget_what_was_left(), STAYS);
        }
    }

    /// Forgets what was left first, where more was left than stays.
    fn forget_what_was_left(&self) {
        self.will_forget.set_value(false);
        let unwatched = |key: &String| {
            self.by_key.with_value(|entries| {
                entries.get(key).filter(|entry| !entry.is_watched()).map(Entry::record_count)
            })
        };
        let mut left = self.left.get_value();
        left.retain(|key| unwatched(key).is_some());
        let counts: Vec<_> = left.iter().map(|key| unwatched(key).unwrap_or_default()).collect();
        let gone = left.drain(..count_beyond(&counts)).collect::<Vec<_>>();
        self.left.set_value(left);
        self.by_key.update_value(|entries| entries.retain(|key, _| !gone.contains(key)));
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

/// How many of the first are beyond the most that stay, by their numbers of records. The last one always stays.
fn count_beyond(counts: &[usize]) -> usize {
    let mut sum = 0_usize;
    let staying = counts.iter().rev().take_while(|count| {
        sum = sum.saturating_add(**count);
        sum <= MOST_LEFT
    });
    counts.len() - staying.count().max(1).min(counts.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_first_goes_first_and_what_was_left_last_stays() {
        assert_eq!(count_beyond(&[]), 0);
        assert_eq!(count_beyond(&[1, MOST_LEFT / 2, MOST_LEFT / 2]), 1);
        assert_eq!(count_beyond(&[MOST_LEFT, 1, 20, MOST_LEFT - 21]), 1);
        assert_eq!(count_beyond(&[1, MOST_LEFT + 1]), 1);
        assert_eq!(count_beyond(&[usize::MAX, usize::MAX]), 1);
    }
}
