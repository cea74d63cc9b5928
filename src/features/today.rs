//! The present day.

use std::time::Duration;

use leptos::prelude::*;

use super::context::now;
use crate::analytics::LocalHours;
use crate::i18n::Formats;
use crate::reactive::scoped;

/// How often the clocks are looked at.
const MINUTE: Duration = Duration::from_secs(60);

/// The present day on local clocks, counted from 1970. It moves on at midnight, also while a page stays open.
#[derive(Clone, Copy)]
pub(crate) struct Today(RwSignal<i64>);

impl Today {
    /// Follows the clocks, as long as the caller's owner lives.
    pub(crate) fn follow(formats: Formats) -> Self {
        let day = move || LocalHours::new(|moment| formats.minutes_ahead(moment)).day(now());
        let today = RwSignal::new(day());
        let look = move || {
            let day = day();
            if today.get_untracked() != day {
                today.set(day);
            }
        };
        // A device that was asleep at midnight shows its page before the next minute.
        let woken = window_event_listener_untyped("visibilitychange", {
            let look = look.clone();
            move |_| look()
        });
        let ticking = set_interval_with_handle(look, MINUTE);
        on_cleanup(move || {
            woken.remove();
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
        });
        Self(today)
    }
}

/// The present day on local clocks, counted from 1970.
pub(crate) fn use_today() -> Signal<i64> {
    let Today(today) = expect_context();
    scoped(move || today.get())
}
