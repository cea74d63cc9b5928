//! When an event takes place, seen from now.

use crate::wire::{Event, EventDate};

/// When an event takes place, seen from a moment.
#[derive(Clone)]
pub(super) struct Schedule {
    /// Whether all of it is over. What runs on without end never is, nor what has no dates yet.
    pub(super) is_past: bool,
    /// The date that is running or comes next; the last one of an event that is over.
    pub(super) date: Option<EventDate>,
}

impl Schedule {
    /// Seen from now.
    pub(super) fn of(event: &Event) -> Self {
        let now = js_sys::Date::now();
        let is_over = |date: &&EventDate| date.ends_at.milliseconds() < now;
        let by_start = |date: &&EventDate| date.starts_at;
        let next = event.dates.iter().filter(|date| !is_over(date)).min_by_key(by_start);
        let last = event.dates.iter().max_by_key(by_start);
        let is_past = next.is_none() && last.is_some() && event.is_continuous != Some(true);
        Self { is_past, date: next.or(last).cloned() }
    }
}
