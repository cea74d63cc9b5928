//! One kept reading, who watches it, and how it is read again.

use std::any::{Any, TypeId};
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::{AbortHandle, abortable};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::entries::{AnyEntry, Entries};
use super::holding::Holding;
use super::reading::Reading;
use crate::api::{Endpoint, Failure};

/// Shows a part of what is being read before the whole is there.
pub(super) type Progress<V> = Arc<dyn Fn(V) + Send + Sync>;
/// Reads, on from what there was before where that can be.
type Fetch<V> = dyn Fn(Option<Arc<V>>, Progress<V>) -> Fetching<V> + Send + Sync;
type Fetching<V> = Pin<Box<dyn Future<Output = Result<V, Failure>>>>;

/// How often parts are shown at most: whoever watches draws them anew each time. Milliseconds.
const PROGRESS_EVERY: f64 = 150.0;

/// One kept reading.
pub(super) struct Entry<V>(Arc<Kept<V>>);

struct Kept<V> {
    key: String,
    endpoint: Endpoint,
    reading: ArcRwSignal<Reading<V>>,
    entries: Entries,
    fetch: Box<Fetch<V>>,
    lasting: Duration,
    watchers: AtomicUsize,
    under_way: Mutex<Option<AbortHandle>>,
    settled_at: Mutex<Option<f64>>,
    /// When what is there was asked for: of two versions of a record, the one that was asked for later holds.
    asked_at: Mutex<f64>,
}

impl<V> Clone for Entry<V> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<V: Holding> Entry<V> {
    /// An entry without a value, which stays as it is for at least the time `lasting` when it is watched anew.
    pub(super) fn new<F>(
        key: String,
        endpoint: Endpoint,
        lasting: Duration,
        entries: Entries,
        fetch: impl Fn(Option<Arc<V>>, Progress<V>) -> F + Send + Sync + 'static,
    ) -> Self
    where
        F: Future<Output = Result<V, Failure>> + 'static,
    {
        Self(Arc::new(Kept {
            key,
            endpoint,
            reading: ArcRwSignal::new(Reading::default()),
            entries,
            lasting,
            settled_at: Mutex::new(None),
            asked_at: Mutex::new(f64::NEG_INFINITY),
            fetch: Box::new(move |before, progress| Box::pin(fetch(before, progress))),
            watchers: AtomicUsize::new(0),
            under_way: Mutex::new(None),
        }))
    }

    pub(super) fn reading(&self) -> &ArcRwSignal<Reading<V>> {
        &self.0.reading
    }

    /// A view watches it from now on: it is read again behind what is there, unless that is recent enough or paused.
    pub(super) fn watched(&self) {
        self.0.watchers.fetch_add(1, Ordering::Relaxed);
        let settled_at = *locked(&self.0.settled_at);
        let is_recent =
            settled_at.is_some_and(|at| js_sys::Date::now() - at < self.0.lasting.as_secs_f64() * 1_000.0);
        if !is_recent && !self.0.reading.with_untracked(|reading| reading.is_paused) {
            self.refresh();
        }
    }

    /// A view watches it no longer; after the last one, what is under way is given up.
    pub(super) fn left(&self) {
        if self.0.watchers.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.give_up();
        }
    }

    /// Reads it again, unless that is under way; on from where it was paused or broken off.
    pub(super) fn refresh(&self) {
        self.start(self.value());
    }

    /// Stops reading, and keeps what there is until somebody wants more.
    pub(super) fn pause(&self) {
        if self.give_up() {
            self.0.reading.update(|reading| reading.is_paused = true);
        }
    }

    /// Takes the outcome of a reading that was asked for at some time, in milliseconds since 1970.
    pub(super) fn settle(&self, asked_at: f64, outcome: Result<V, Failure>) -> Result<Arc<V>, Failure> {
        let outcome = outcome.map(Arc::new);
        *locked(&self.0.settled_at) = outcome.is_ok().then(js_sys::Date::now);
        self.0.reading.update(|reading| {
            reading.under_way = false;
            match &outcome {
                Ok(value) => {
                    reading.value = Some(Arc::clone(value));
                    reading.failure = None;
                }
                Err(failure) => reading.failure = Some(failure.clone()),
            }
        });
        match &outcome {
            Ok(value) => {
                *locked(&self.0.asked_at) = asked_at;
                self.0.entries.share(&self.0.key, asked_at, value);
            }
            Err(Failure::Refused) => self.0.entries.refuse(),
            Err(_) => {}
        }
        outcome
    }

    /// What was read last.
    fn value(&self) -> Option<Arc<V>> {
        self.0.reading.with_untracked(|reading| reading.value.clone())
    }

    /// Begins to read, unless that is under way; on from `before` where what is read can be broken off.
    fn start(&self, before: Option<Arc<V>>) {
        let shows_parts = before.is_some() || self.value().is_none();
        let mut under_way = self.under_way();
        if under_way.is_some() {
            return;
        }
        let (exchange, handle) = abortable((self.0.fetch)(before, self.progress(shows_parts)));
        *under_way = Some(handle);
        drop(under_way);
        self.0.reading.update(|reading| {
            reading.under_way = true;
            reading.is_paused = false;
        });
        let entry = self.clone();
        let asked_at = js_sys::Date::now();
        spawn_local(async move {
            // What was given up has nothing to settle: whoever gave it up did.
            if let Ok(outcome) = exchange.await {
                entry.under_way().take();
                // Whoever watches sees the failure in the reading.
                let _ = entry.settle(asked_at, outcome);
            }
        });
    }

    /// Takes parts, unless there is something whole that they would take the place of, and shows them now and then.
    fn progress(&self, shows: bool) -> Progress<V> {
        let reading = self.0.reading.clone();
        let shown_at = Mutex::new(f64::NEG_INFINITY);
        Arc::new(move |part| {
            if !shows {
                return;
            }
            reading.update_untracked(|reading| reading.value = Some(Arc::new(part)));
            let mut shown_at = locked(&shown_at);
            let now = js_sys::Date::now();
            if now - *shown_at >= PROGRESS_EVERY {
                *shown_at = now;
                reading.notify();
            }
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

impl<V: Holding> AnyEntry for Entry<V> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn kind(&self) -> TypeId {
        V::kind()
    }

    fn is_watched(&self) -> bool {
        self.0.watchers.load(Ordering::Relaxed) > 0
    }

    fn is_touched_by(&self, written: &Endpoint) -> bool {
        self.0.endpoint.is_touched_by(written)
    }

    fn restart(&self) {
        if let Some(exchange) = self.under_way().take() {
            exchange.abort();
        }
        *locked(&self.0.settled_at) = None;
        self.start(None);
    }

    fn renew(&self, asked_at: f64, newer: &dyn Any) {
        if *locked(&self.0.asked_at) >= asked_at {
            return;
        }
        let renewed = self.value().and_then(|value| V::renewed(&value, newer));
        if let Some(renewed) = renewed {
            self.0.reading.update(|reading| reading.value = Some(renewed));
        }
    }

    fn empty(&self) {
        self.give_up();
        *locked(&self.0.settled_at) = None;
        self.0.reading.set(Reading::default());
    }
}
