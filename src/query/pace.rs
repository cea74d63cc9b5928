//! How often parts of what is read are shown.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use leptos::prelude::*;

use super::reading::AnyReading;

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
