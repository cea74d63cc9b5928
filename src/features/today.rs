//! The present day.

use std::time::Duration;

use leptos::prelude::*;

use super::context::{now, use_formats};
use crate::analytics::local_hours::day_at;

/// How often the clocks are looked at.
const MINUTE: Duration = Duration::from_secs(60);

/// The present day on local clocks, counted from 1970. It moves on at midnight, also while a page stays open.
pub(crate) fn use_today() -> Signal<i64> {
    let formats = use_formats();
    let day = move || day_at(now(), formats.minutes_ahead(now()));
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
    today.into()
}
