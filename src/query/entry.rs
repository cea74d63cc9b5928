//! One cached reading, who watches it, and how it is read again.

use std::any::TypeId;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::{AbortHandle, LocalBoxFuture, abortable};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::entries::Entries;
use super::newer_versions::NewerVersions;
use super::normalize::Kind;
use super::readable::Progress;
use super::reading::{AnyReading, Pace, Value};
use crate::api::{Endpoint, Failure};

/// Reads, on from what there was before where that can be.
type Fetch = dyn Fn(Option<Value>, Progress) -> LocalBoxFuture<'static, Result<Value, Failure>> + Send + Sync;

/// For how long reading goes on from a part, in milliseconds: pages of different hours are not one list.
const PART_LASTS: f64 = 1_800_000.0;

/// One cached reading.
#[derive(Clone)]
pub(super) struct Entry(Arc<EntryData>);

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

struct EntryData {
    key: String,
    endpoint: Endpoint,
    kind: Kind,
    reading: ArcRwSignal<AnyReading>,
    entries: Entries,
    fetch: Box<Fetch>,
    watchers: AtomicUsize,
    under_way: Mutex<Option<AbortHandle>>,
    settled_at: Mutex<Option<f64>>,
    /// When the cached value was requested: of two versions of a record, the one that was requested later holds.
    asked_at: Mutex<f64>,
    newer: Mutex<NewerVersions>,
}

impl Entry {
    /// An entry without a value.
    pub(super) fn new(
        key: String,
        endpoint: Endpoint,
        entries: Entries,
        fetch: Box<Fetch>,
        kind: Kind,
    ) -> Self {
        Self(Arc::new(EntryData {
            key,
            endpoint,
            kind,
            reading: ArcRwSignal::new(AnyReading::default()),
            entries,
            settled_at: Mutex::new(None),
            asked_at: Mutex::new(f64::NEG_INFINITY),
            newer: Mutex::new(NewerVersions::default()),
            fetch,
            watchers: AtomicUsize::new(0),
            under_way: Mutex::new(None),
        }))
    }

    pub(super) fn reading(&self) -> AnyReading {
        self.0.reading.get()
    }

    /// The kind of records that it holds.
    pub(super) fn kind(&self) -> TypeId {
        self.0.kind.records
    }

    /// A view watches it from now on: it is read again in the background, unless it was read whole less than the time
    /// `lasting` ago, or is paused.
    pub(super) fn watched(&self, lasting: Duration) {
        self.0.watchers.fetch_add(1, Ordering::Relaxed);
        let settled_at = *locked(&self.0.settled_at);
        let is_recent =
            settled_at.is_some_and(|at| js_sys::Date::now() - at < lasting.as_secs_f64() * 1_000.0);
        if !is_recent && !self.0.reading.with_untracked(|reading| reading.is_paused) {
            self.refresh();
        }
    }

    /// Whether a view watches it.
    pub(super) fn is_watched(&self) -> bool {
        self.0.watchers.load(Ordering::Relaxed) > 0
    }

    /// Whether a view watches it, and its last reading failed for a reason that may have passed.
    pub(super) fn may_recover(&self) -> bool {
        let is_passing = |failure: &Failure| failure.is_passing() || *failure == Failure::Offline;
        let failed =
            self.0.reading.with_untracked(|reading| reading.failure.as_ref().is_some_and(is_passing));
        failed && self.is_watched()
    }

    /// A view watches it no longer; after the last one, what is under way is given up.
    pub(super) fn left(&self) {
        if self.0.watchers.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.give_up();
            self.0.entries.left(&self.0.key);
        }
    }

    /// How many records it holds.
    pub(super) fn record_count(&self) -> usize {
        self.value().map_or(0, |value| (self.0.kind.record_count)(&value))
    }

    /// Reads it again, unless that is under way; on from where it was paused or broken off.
    pub(super) fn refresh(&self) {
        self.start(self.value());
    }

    /// Whether a write to an endpoint may have changed it.
    pub(super) fn is_touched_by(&self, written: &Endpoint) -> bool {
        self.0.endpoint.is_touched_by(written)
    }

    /// Reads it again after a write: what is under way may have been asked before. What is paused stays so.
    pub(super) fn restart(&self) {
        *locked(&self.0.settled_at) = None;
        if !self.0.reading.with_untracked(|reading| reading.is_paused) {
            self.under_way().take().iter().for_each(AbortHandle::abort);
            self.start(None);
        }
    }

    /// Stops reading; what has loaded stays until more is requested.
    pub(super) fn pause(&self) {
        if self.give_up() {
            self.0.reading.update(|reading| reading.is_paused = true);
        }
    }

    /// Takes the versions of its records that were asked for at some time, unless its own were asked for later.
    pub(super) fn merge_newer(&self, asked_at: f64, newer: &Value) {
        let read_at = self.read_at().unwrap_or(f64::NEG_INFINITY);
        let value = self.value().filter(|_| read_at < asked_at);
        let renewed = |value: &Value| (self.0.kind.renewed)(value, &**newer, asked_at);
        let is_other = value.as_ref().and_then(renewed).is_some();
        if read_at >= asked_at || (!is_other && self.under_way().is_none()) {
            return;
        }
        locked(&self.0.newer).add(asked_at, Arc::clone(newer));
        if let Some(value) = value.filter(|_| is_other) {
            let value = self.up_to_date(value, read_at);
            self.0.reading.update(|reading| reading.value = Some(value));
        }
    }

    /// What was asked for at some time, with the versions of its records that were asked for later.
    fn up_to_date(&self, value: Value, asked_at: f64) -> Value {
        locked(&self.0.newer).put_into(value, asked_at, self.0.kind)
    }

    /// Gives up what is under way and forgets what was read.
    pub(super) fn empty(&self) {
        self.give_up();
        *locked(&self.0.settled_at) = None;
        *locked(&self.0.newer) = NewerVersions::default();
        self.0.reading.set(AnyReading::default());
    }

    /// Takes the outcome of a reading that was asked for at some time. One that comes after that of a later one is ignored.
    pub(super) fn on_result(&self, asked_at: f64, outcome: &Result<Value, Failure>) {
        let is_under_way = self.under_way().is_some();
        let is_late = asked_at < *locked(&self.0.asked_at);
        if !is_late {
            *locked(&self.0.settled_at) = outcome.is_ok().then(js_sys::Date::now);
        }
        self.0.reading.update(|reading| {
            reading.under_way = is_under_way;
            match outcome {
                _ if is_late => {}
                Ok(value) => {
                    let value = self.up_to_date(Arc::clone(value), asked_at);
                    let before = reading.value.take();
                    reading.value = Some(match before {
                        Some(before) => (self.0.kind.reused)(&before, value),
                        None => value,
                    });
                    reading.failure = None;
                    reading.is_paused = false;
                    reading.read_at = Some(asked_at);
                }
                Err(failure) => reading.failure = Some(failure.clone()),
            }
        });
        match outcome {
            Ok(_) if is_late => {}
            Ok(value) => {
                *locked(&self.0.asked_at) = asked_at;
                locked(&self.0.newer).forget_until(asked_at);
                let versions = || (self.0.kind.versions)(value);
                self.0.entries.share(&self.0.key, self.kind(), asked_at, &versions);
            }
            Err(Failure::Refused) => self.0.entries.refuse(),
            Err(_) => {}
        }
    }

    /// What was read last.
    fn value(&self) -> Option<Value> {
        self.0.reading.with_untracked(|reading| reading.value.clone())
    }

    /// When it was asked for.
    fn read_at(&self) -> Option<f64> {
        self.0.reading.with_untracked(|reading| reading.read_at)
    }

    /// Begins to read, unless that is under way; on from `before` where what is read can be broken off.
    fn start(&self, before: Option<Value>) {
        let now = js_sys::Date::now();
        // A list that goes on from a part is as old as that.
        let began_at =
            before.as_ref().filter(|before| (self.0.kind.is_partial)(before)).and_then(|_| self.read_at());
        let is_old = began_at.is_some_and(|began_at| now - began_at > PART_LASTS);
        let (before, asked_at) = if is_old { (None, now) } else { (before, began_at.unwrap_or(now)) };
        let shows_parts = before.is_some() || is_old || self.value().is_none();
        let mut under_way = self.under_way();
        if under_way.is_some() || self.0.entries.is_closed() {
            return;
        }
        let (exchange, handle) = abortable((self.0.fetch)(before, self.progress(shows_parts, asked_at)));
        *under_way = Some(handle);
        drop(under_way);
        self.0.reading.update(|reading| {
            reading.under_way = true;
            reading.is_paused = false;
        });
        let entry = self.clone();
        let work = self.0.entries.work();
        spawn_local(async move {
            let _work = work;
            // What was given up has nothing to settle: giving it up did that.
            if let Ok(outcome) = exchange.await {
                entry.under_way().take();
                entry.on_result(asked_at, &outcome);
            }
        });
    }

    /// Takes parts, unless there is something whole that they would take the place of, and shows them now and then: the
    /// first one at once.
    fn progress(&self, shows: bool, asked_at: f64) -> Progress {
        let (entry, reading, pace) = (self.clone(), self.0.reading.clone(), Pace::new());
        Arc::new(move |part| {
            // The answer to a later request may be there already.
            if !shows || asked_at < *locked(&entry.0.asked_at) {
                return;
            }
            let is_first = reading.with_untracked(|reading| reading.value.is_none());
            let part = entry.up_to_date(part, asked_at);
            reading.update_untracked(|reading| {
                reading.value = Some(part);
                reading.read_at = Some(asked_at);
                // What failed before has been tried again by now.
                reading.failure = None;
            });
            if is_first {
                reading.notify();
            }
            pace.notify(&reading);
        })
    }

    /// Ends what is under way; whether something was.
    fn give_up(&self) -> bool {
        let Some(exchange) = self.under_way().take() else { return false };
        exchange.abort();
        self.0.reading.update(|reading| reading.under_way = false);
        true
    }

    fn under_way(&self) -> MutexGuard<'_, Option<AbortHandle>> {
        locked(&self.0.under_way)
    }
}

fn locked<V>(value: &Mutex<V>) -> MutexGuard<'_, V> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}
