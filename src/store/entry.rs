//! One kept reading, who watches it, and how it is read again.

use std::any::Any;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::{AbortHandle, abortable};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::reading::Reading;
use crate::api::{Endpoint, Failure};

/// Shows a part of what is being read before the whole is there.
pub(super) type Progress<T> = Arc<dyn Fn(T) + Send + Sync>;
/// Reads, on from what there was before where that can be.
type Fetch<T> = dyn Fn(Option<Arc<T>>, Progress<T>) -> Fetching<T> + Send + Sync;
type Fetching<T> = Pin<Box<dyn Future<Output = Result<T, Failure>>>>;

/// One kept reading.
pub(super) struct Entry<T>(Arc<Kept<T>>);

struct Kept<T> {
    endpoint: Endpoint,
    reading: ArcRwSignal<Reading<T>>,
    refused: ArcRwSignal<bool>,
    fetch: Box<Fetch<T>>,
    lasting: Duration,
    watchers: AtomicUsize,
    under_way: Mutex<Option<AbortHandle>>,
    settled_at: Mutex<Option<f64>>,
}

impl<T> Clone for Entry<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

/// What the store asks of an entry whatever it holds.
pub(super) trait AnyEntry: Send + Sync {
    /// The entry, to be told apart by its type.
    fn as_any(&self) -> &dyn Any;
    /// Whether a view watches it.
    fn is_watched(&self) -> bool;
    /// Whether a write to an endpoint may have changed it.
    fn is_touched_by(&self, written: &str) -> bool;
    /// Reads it again, unless that is under way.
    fn refresh(&self);
    /// Reads it again after a write: what is under way may have been asked before.
    fn restart(&self);
}

impl<T: Send + Sync + 'static> Entry<T> {
    /// An entry without a value, which stays as it is for at least the time `lasting` when it is watched anew.
    pub(super) fn new<F>(
        endpoint: Endpoint,
        lasting: Duration,
        refused: ArcRwSignal<bool>,
        fetch: impl Fn(Option<Arc<T>>, Progress<T>) -> F + Send + Sync + 'static,
    ) -> Self
    where
        F: Future<Output = Result<T, Failure>> + 'static,
    {
        Self(Arc::new(Kept {
            endpoint,
            reading: ArcRwSignal::new(Reading::default()),
            refused,
            lasting,
            settled_at: Mutex::new(None),
            fetch: Box::new(move |before, progress| Box::pin(fetch(before, progress))),
            watchers: AtomicUsize::new(0),
            under_way: Mutex::new(None),
        }))
    }

    pub(super) fn reading(&self) -> &ArcRwSignal<Reading<T>> {
        &self.0.reading
    }

    /// A view watches it from now on: it is read again behind what is there, unless that is recent enough.
    pub(super) fn watched(&self) {
        self.0.watchers.fetch_add(1, Ordering::Relaxed);
        let settled_at = *locked(&self.0.settled_at);
        let is_recent =
            settled_at.is_some_and(|at| js_sys::Date::now() - at < self.0.lasting.as_secs_f64() * 1_000.0);
        if !is_recent {
            self.refresh();
        }
    }

    /// A view watches it no longer; after the last one, what is under way is given up.
    pub(super) fn left(&self) {
        if self.0.watchers.fetch_sub(1, Ordering::Relaxed) > 1 {
            return;
        }
        let abandoned = self.under_way().take();
        if let Some(exchange) = abandoned {
            exchange.abort();
            self.0.reading.update(|reading| reading.under_way = false);
        }
    }

    /// Takes the outcome of a reading.
    pub(super) fn settle(&self, outcome: Result<T, Failure>) -> Result<Arc<T>, Failure> {
        let outcome = outcome.map(Arc::new);
        if let Err(Failure::Refused) = outcome {
            self.0.refused.set(true);
        }
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
        outcome
    }

    /// Shows parts, unless there is something whole that they would take the place of.
    fn progress(&self, shows: bool) -> Progress<T> {
        let reading = self.0.reading.clone();
        Arc::new(move |part| {
            if shows {
                reading.update(|reading| reading.value = Some(Arc::new(part)));
            }
        })
    }

    /// What was read last.
    pub(super) fn value(&self) -> Option<Arc<T>> {
        self.0.reading.with_untracked(|reading| reading.value.clone())
    }

    fn under_way(&self) -> MutexGuard<'_, Option<AbortHandle>> {
        locked(&self.0.under_way)
    }
}

fn locked<V>(value: &Mutex<V>) -> MutexGuard<'_, V> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T: Send + Sync + 'static> AnyEntry for Entry<T> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_watched(&self) -> bool {
        self.0.watchers.load(Ordering::Relaxed) > 0
    }

    fn is_touched_by(&self, written: &str) -> bool {
        self.0.endpoint.is_touched_by(written)
    }

    fn restart(&self) {
        if let Some(exchange) = self.under_way().take() {
            exchange.abort();
        }
        *locked(&self.0.settled_at) = None;
        self.start(None);
    }

    fn refresh(&self) {
        self.start(self.value());
    }
}

impl<T: Send + Sync + 'static> Entry<T> {
    /// Begins to read, unless that is under way; on from `before` where what is read can be broken off.
    fn start(&self, before: Option<Arc<T>>) {
        let shows_parts = before.is_some() || self.value().is_none();
        let mut under_way = self.under_way();
        if under_way.is_some() {
            return;
        }
        let (exchange, handle) = abortable((self.0.fetch)(before, self.progress(shows_parts)));
        *under_way = Some(handle);
        drop(under_way);
        self.0.reading.update(|reading| reading.under_way = true);
        let entry = self.clone();
        spawn_local(async move {
            // What was given up has nothing to settle: whoever gave it up did.
            if let Ok(outcome) = exchange.await {
                entry.under_way().take();
                // Whoever watches sees the failure in the reading.
                let _ = entry.settle(outcome);
            }
        });
    }
}
