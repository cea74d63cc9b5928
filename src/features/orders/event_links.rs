//! Events with the ways to their orders.

use std::ops::Bound;

use leptos::prelude::*;

use crate::analytics::{LocalHours, Schedule, ScheduledEvent};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::today::use_minute;
use crate::models::Event;
use crate::models::value::{EventId, Timestamp};
use crate::query::{PagedResult, QueryValue};
use crate::routes::{EventTab, ListQuery, Route};

/// For how many days after its end tickets of an event may still be entered.
const DAYS_AFTER_END: i64 = 31;

/// What an event is called, and the date that matters now.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct EventEntry {
    pub(super) id: EventId,
    pub(super) name: String,
    pub(super) starts_at: Option<Timestamp>,
    is_running: bool,
    /// On which day it ends, counted from 1970; none of one that goes on and on, or has no dates.
    last_day: Option<i64>,
}

/// Current and upcoming events, and past ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct EventEntries {
    pub(super) coming: Vec<EventEntry>,
    pub(super) past: Vec<EventEntry>,
}

impl EventEntry {
    fn new(scheduled: &ScheduledEvent<'_>, hours: &mut LocalHours<'_>) -> Self {
        let ScheduledEvent { event, starts_at, is_running } = *scheduled;
        let ends_at = event.dates.iter().map(|date| date.ends_at).max();
        let last_day = ends_at.filter(|_| event.is_continuous != Some(true)).map(|at| hours.day(at));
        Self { id: event.id.clone(), name: event.name.clone(), starts_at, is_running, last_day }
    }

    /// Whether tickets may be sold from a day on: the event is not over for long by then.
    pub(super) fn may_sell_from(&self, day: Bound<i64>) -> bool {
        let ends_before = |day| self.last_day.is_some_and(|last| last + DAYS_AFTER_END < day);
        !matches!(day, Bound::Included(day) if ends_before(day))
    }

    /// That it is on; else when it starts, as `format` writes that.
    pub(super) fn when(&self, format: impl Fn(Timestamp) -> String) -> Option<String> {
        match self.is_running {
            true => Some(use_i18n().order.running.to_owned()),
            false => self.starts_at.map(format),
        }
    }
}

impl EventEntries {
    /// The events of a list, as far as read. They begin and end also while the page stays open.
    pub(super) fn of(events: QueryValue<PagedResult<Event>>) -> Memo<Option<Self>> {
        let minute = use_minute();
        let formats = use_formats();
        Memo::new(move |_| {
            minute.track();
            let list = events.get()?;
            let schedule = Schedule::at(now(), list.records());
            let mut hours = LocalHours::new(|moment| formats.minutes_ahead(moment));
            let mut each = |events: &[ScheduledEvent<'_>]| {
                events.iter().map(|event| EventEntry::new(event, &mut hours)).collect()
            };
            Some(Self { coming: each(&schedule.coming), past: each(&schedule.past) })
        })
    }
}

/// Events, each with a link to its orders.
#[component]
pub(super) fn EventLinks<'a>(
    /// What they are called together.
    title: &'static str,
    /// The events.
    events: &'a [EventEntry],
) -> impl IntoView + use<> {
    let words = &use_i18n().order;
    let formats = use_formats();
    let link = |event: &EventEntry| {
        let orders = Route::Event(event.id.clone(), EventTab::Orders, ListQuery::page(1));
        view! {
            <li>
                <a class="record-link" href=href(&orders)>
                    <bdi>{event.name.clone()}</bdi>
                </a>
                <span class="hint">{event.when(|at| formats.moment(at))}</span>
            </li>
        }
    };
    let list = match events.is_empty() {
        true => view! { <p class="hint">{words.no_events}</p> }.into_any(),
        false => view! { <ul class="event-links">{events.iter().map(link).collect_view()}</ul> }.into_any(),
    };
    view! {
        <section class="group">
            <h2>{title}</h2>
            {list}
        </section>
    }
}
