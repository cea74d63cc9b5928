//! The present minute and day, while a page stays open.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::context::{now, use_formats};
use crate::analytics::local_hours::day_at;
use crate::reactive::listen;

/// How often the clocks are looked at.
const MINUTE: Duration = Duration::from_secs(60);

/// The present minute, counted from 1970 in UTC: one for all views, so that they move on together.
#[derive(Clone, Copy)]
pub(crate) struct Minute(ReadSignal<i64>);

impl Minute {
    /// Looks at the clocks for as long as the caller's owner lives.
    pub(crate) fn watch() -> Self {
        let minute = || now().microseconds().div_euclid(MINUTE.as_micros() as i64);
        let (present, set_present) = signal(minute());
        let look = move || {
            let minute = minute();
            if present.get_untracked() != minute {
                set_present.set(minute);
            }
        };
        // A device that was asleep shows its page before the next minute.
        listen(ev::visibilitychange, move |_| look());
        // A browser without timers looks when its page is seen again.
        if let Ok(ticking) = set_interval_with_handle(look, MINUTE) {
            on_cleanup(move || ticking.clear());
        }
        Self(present)
    }
}

/// The present minute, which moves on while a page stays open.
pub(crate) fn use_minute() -> Signal<i64> {
    let Minute(present) = expect_context();
    present.into()
}

/// The present day on local clocks, counted from 1970.
pub(crate) fn use_today() -> Signal<i64> {
    let formats = use_formats();
    let minute = use_minute();
    Memo::new(move |_| {
        minute.track();
        day_at(now(), formats.minutes_ahead(now()))
    })
    .into()
}
