//! Which entries of the history are still the ones that were left.

use std::collections::HashMap;

use leptos::prelude::*;

/// An arrival by a link, and every return to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit(u32);

/// The visit of each entry of the history, by its index.
#[derive(Clone, Copy)]
pub(super) struct Visits(StoredValue<HashMap<i32, Visit>>);

impl Visits {
    pub(super) fn new() -> Self {
        Self(StoredValue::new(HashMap::new()))
    }

    /// A link leads to an entry: those from there on are gone.
    pub(super) fn begin(self, index: i32) {
        self.0.update_value(|visits| {
            let next = next(visits);
            visits.retain(|other, _| *other < index);
            visits.insert(index, next);
        });
    }

    pub(super) fn of(self, index: i32) -> Visit {
        let known = self.0.with_value(|visits| visits.get(&index).copied());
        known.unwrap_or_else(|| {
            let visit = self.0.with_value(next);
            self.0.update_value(|visits| {
                visits.insert(index, visit);
            });
            visit
        })
    }
}

/// A visit that no entry has had.
fn next(visits: &HashMap<i32, Visit>) -> Visit {
    Visit(visits.values().map(|Visit(number)| number + 1).max().unwrap_or_default())
}
