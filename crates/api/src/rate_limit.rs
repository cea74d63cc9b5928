//! The pause that a service asks for.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use gloo_timers::future::sleep;
use js_sys::Date;

/// A pause that applies to all reads, not only to the one that the service answered with it.
#[derive(Clone, Default)]
pub(super) struct Cooldown {
    /// Milliseconds since 1970.
    until: Arc<Mutex<f64>>,
}

impl Cooldown {
    /// The service wants to be left alone for so long.
    pub(super) fn ask(&self, pause: Duration) {
        let until = Date::now() + pause.as_secs_f64() * 1_000.0;
        let mut known = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        *known = known.max(until);
    }

    /// Waits until the service may be asked again.
    pub(super) async fn over(&self) {
        while let Some(left) = self.left() {
            sleep(left).await;
        }
    }

    /// For how long it still applies.
    pub(super) fn left(&self) -> Option<Duration> {
        let until = *self.until.lock().unwrap_or_else(PoisonError::into_inner);
        // A timer may end a little early, so a rest of less than a millisecond is waited for, too.
        let left = (until - Date::now()).ceil();
        Duration::try_from_secs_f64(left / 1_000.0).ok().filter(|left| !left.is_zero())
    }
}
