//! Versions of records that were asked for later than what an entry has: what comes after them, but was asked for before,
//! must not undo them.

use super::normalize::Kind;
use super::reading::Value;

/// Longer than the longest list is read, in milliseconds.
const LASTS: f64 = 600_000.0;

/// Versions of records with when they were asked for, in milliseconds since 1970; in this order.
#[derive(Default)]
pub(super) struct NewerVersions(Vec<(f64, Value)>);

impl NewerVersions {
    /// Adds versions, and forgets those that are too old for anything to come that was asked for before them.
    pub(super) fn add(&mut self, asked_at: f64, versions: Value) {
        self.forget_until(asked_at - LASTS);
        let place = self.0.partition_point(|(at, _)| *at <= asked_at);
        self.0.insert(place, (asked_at, versions));
    }

    /// Forgets those that were asked for until some time: what has been read since is as new.
    pub(super) fn forget_until(&mut self, asked_at: f64) {
        self.0.retain(|(at, _)| *at > asked_at);
    }

    /// A value of a kind that was asked for at some time, with the versions of its records that were asked for later.
    pub(super) fn put_into(&self, value: Value, asked_at: f64, kind: Kind) -> Value {
        let later = self.0.iter().filter(|(at, _)| *at > asked_at);
        later.fold(value, |value, (at, versions)| (kind.renewed)(&value, &**versions, *at).unwrap_or(value))
    }
}
