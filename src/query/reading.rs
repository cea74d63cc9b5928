//! What is known of something that is read, and how often parts of it are shown.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use leptos::prelude::*;

use crate::api::Failure;

/// The state of something that is read: its value, what went wrong last, and whether it is being read now.
#[derive(Debug)]
pub struct Reading<T> {
    /// What was read last.
    pub value: Option<Arc<T>>,
    /// Why the last try failed; what was read before may still be there.
    pub failure: Option<Failure>,
    /// Whether it is being read now.
    pub under_way: bool,
    /// Whether the user paused it before it was whole.
    pub is_paused: bool,
    /// When the value was requested, in milliseconds since 1970.
    pub read_at: Option<f64>,
}

/// Something that was read, of any type. What the cache does with readings it does for all types of them by the same
/// code: a copy of it for each type would be most of what a browser has to load.
pub(super) type Value = Arc<dyn Any + Send + Sync>;

/// A reading of any type.
#[derive(Clone, Default)]
pub(super) struct AnyReading {
    pub(super) value: Option<Value>,
    pub(super) failure: Option<Failure>,
    pub(super) under_way: bool,
    pub(super) is_paused: bool,
    pub(super) read_at: Option<f64>,
}

impl AnyReading {
    /// The same, of the kind that it is known to be.
    pub(super) fn of<T: Send + Sync + 'static>(self) -> Reading<T> {
        let Self { value, failure, under_way, is_paused, read_at } = self;
        let value = value.and_then(|value| value.downcast().ok());
        Reading { value, failure, under_way, is_paused, read_at }
    }
}

impl<T> Clone for Reading<T> {
    fn clone(&self) -> Self {
        Self {
            value: self.value.clone(),
            failure: self.failure.clone(),
            under_way: self.under_way,
            is_paused: self.is_paused,
            read_at: self.read_at,
        }
    }
}

impl<T> Default for Reading<T> {
    fn default() -> Self {
        Self { value: None, failure: None, under_way: false, is_paused: false, read_at: None }
    }
}

/// Parts are shown this long after those before, and ever more rarely: watchers rebuild everything from them, which
/// takes longer the more has loaded.
const AFTER: Duration = Duration::from_millis(150);
const AT_LEAST_EVERY: Duration = Duration::from_secs(2);

/// Shows parts together when their time has come, though nothing follows them.
pub(super) struct Pace {
    interval: Mutex<Duration>,
    is_waiting: Arc<AtomicBool>,
}

impl Pace {
    /// Nothing was shown yet.
    pub(super) fn new() -> Self {
        Self { interval: Mutex::new(AFTER), is_waiting: Arc::default() }
    }

    /// Tells those who watch a reading of its latest part, soon.
    pub(super) fn notify(&self, reading: &ArcRwSignal<AnyReading>) {
        if self.is_waiting.swap(true, Ordering::Relaxed) {
            return;
        }
        let mut interval = self.interval.lock().unwrap_or_else(PoisonError::into_inner);
        let (reading, is_waiting) = (reading.clone(), Arc::clone(&self.is_waiting));
        set_timeout(
            move || {
                is_waiting.store(false, Ordering::Relaxed);
                reading.notify();
            },
            *interval,
        );
        *interval = (*interval * 2).min(AT_LEAST_EVERY);
    }
}
