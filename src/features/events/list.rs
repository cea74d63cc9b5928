//! The list of events: those to come, or those that are over.

use leptos::prelude::*;

use crate::analytics::EventSchedule;
use crate::api::event;
use crate::components::{Icon, Shape};
use crate::data_grid::{Cell, Column, TimeSpan};
use crate::features::context::{href, now, use_formats, use_i18n, use_list_query};
use crate::features::heading::PageHeader;
use crate::features::listing::{Arrangement, Format, ListColumn, ListExtent, ListPage, Listing, RowAction};
use crate::features::today::use_minute;
use crate::i18n::Messages;
use crate::models::value::{EventId, Timestamp};
use crate::models::{Event, Row, Venue};
use crate::query::use_query;
use crate::routes::{EventTab, ListQuery, Route};

/// The column that shows whether an event is over, and that filters the list.
const PAST: &str = "past";
/// The column of the next date.
const DATE: &str = "date";

/// An event in the list.
struct EventRow {
    row: Row<Event>,
    starts_at: Option<Timestamp>,
    /// One that can't be read is among those to come, where it is seen.
    is_past: bool,
}

impl EventRow {
    fn event(&self) -> Option<&Event> {
        self.row.record()
    }

    fn tab(&self, tab: EventTab) -> Option<Route> {
        self.event().map(|event| Route::event_tab(event.id.clone(), tab))
    }

    fn venue(&self, part: fn(&Venue) -> &Option<String>) -> Option<&str> {
        self.event()?.venue.as_ref().and_then(|venue| part(venue).as_deref())
    }
}

static LISTING: Listing<EventRow> = Listing {
    id: |row| row.event().map_or("", |event| event.id.as_str()),
    columns: &[
        ListColumn::new(
            Column::searched("name", |row| row.event().map(|event| event.name.as_str()).into()),
            |words| words.event.name.label,
            Format::Text,
        ),
        ListColumn::new(
            Column::of_spans(
                DATE,
                |row| row.starts_at.map(|at| Cell::Moment(at.microseconds())).into(),
                |row| row.event().map(spans).unwrap_or_default(),
            ),
            |words| words.event.date,
            Format::Moment,
        ),
        ListColumn::new(
            Column::new("dates", |row| row.event().map(|event| event.dates.len() as u64).into()),
            |words| words.event.dates.label,
            Format::Count,
        ),
        ListColumn::new(
            Column::searched("city", |row| row.venue(|venue| &venue.city).into()),
            |words| words.event.city.label,
            Format::Text,
        ),
        ListColumn::new(
            Column::searched("venue", |row| row.venue(|venue| &venue.name).into()),
            |words| words.event.venue_name.label,
            Format::Text,
        ),
        ListColumn::new(
            Column::new("tickets", |row| row.event().map(|event| event.tickets.len() as u64).into()),
            |words| words.event.tickets,
            Format::Count,
        ),
        ListColumn::new(
            Column::new("shops", |row| row.event().map(|event| event.shops.len() as u64).into()),
            |words| words.event.shops,
            Format::Count,
        ),
        ListColumn::new(
            Column::new("is_continuous", |row| row.event().and_then(|event| event.is_continuous).into()),
            |words| words.event.continuous,
            Format::Flag,
        ),
        ListColumn::new(
            Column::new(PAST, |row| row.is_past.into()),
            |words| words.event.is_past,
            Format::Flag,
        ),
        ListColumn::new(
            Column::searched("id", |row| row.event().map(|event| event.id.as_str()).into()),
            |words| words.event.id,
            Format::Code,
        ),
    ],
    from_start: &["name", DATE, "dates", "city", "tickets", "shops", "is_continuous"],
    facets: &[DATE, "city", "is_continuous"],
    rare_facets: &[],
    name: "events",
    route: |row| row.row.id().and_then(EventId::new).map(Route::event),
    actions: &[
        RowAction { label: |words| words.event.purchases, route: |row| row.tab(EventTab::Purchases) },
        RowAction { label: |words| words.event.availability, route: |row| row.tab(EventTab::Availability) },
        RowAction {
            label: |words| words.event.new_from,
            route: |row| row.event().map(|event| Route::NewEvent { from: Some(event.id.clone()) }),
        },
    ],
    problem: |row| row.row.problem(),
    received: |row| Some(row.row.text()),
    class: |_| "",
};

/// The list of events.
#[component]
pub(crate) fn EventListPage() -> impl IntoView {
    let words = &use_i18n().event;
    let phases = use_phases();
    let row = move |row: &Row<Event>| {
        // A memo that is followed without being read follows nothing itself.
        phases.with(|_| ());
        let schedule = row.record().map(|event| EventSchedule::at(now(), event));
        EventRow {
            starts_at: schedule.and_then(|schedule| schedule.date).map(|date| date.starts_at),
            is_past: schedule.is_some_and(|schedule| schedule.is_past),
            row: row.clone(),
        }
    };
    let extent = ListExtent::Arranged(Arrangement { of: arranged, part: PAST, other: other_part });
    view! {
        <PageHeader title=words.title>
            <a class="button primary" href=href(&Route::NewEvent { from: None })>
                <Icon shape=Shape::Plus />
                <span>{words.new}</span>
            </a>
        </PageHeader>
        <ListParts phases />
        <ListPage
            listing=&LISTING
            title=words.title
            list=event::list()
            extent
            row
            route=Route::Events
            empty=[words.empty, words.empty_advice]
        />
        <p class="hint">{words.no_change}</p>
    }
}

/// Whether each event is over, and when its date begins that counts now. That moves on while the page stays open.
type Phases = Vec<(bool, Option<Timestamp>)>;

fn use_phases() -> Memo<Phases> {
    let (minute, all) = (use_minute(), use_query(event::list()).value);
    Memo::new(move |_| {
        minute.track();
        let phase = |event: &Event| {
            let EventSchedule { is_past, date, .. } = EventSchedule::at(now(), event);
            (is_past, date.map(|date| date.starts_at))
        };
        all.get().iter().flat_map(|list| list.records()).map(phase).collect()
    })
}

/// All dates of an event, from the start to the end of each.
fn spans(event: &Event) -> Vec<TimeSpan> {
    event.dates.iter().map(|date| date.starts_at.microseconds()..=date.ends_at.microseconds()).collect()
}

/// Those to come, the next first; of those that are over, the last first.
fn arranged(asked: ListQuery) -> ListQuery {
    let past = asked.filter(PAST).unwrap_or("false").to_owned();
    let sort = asked
        .sort
        .clone()
        .unwrap_or_else(|| if past == "true" { format!("-{DATE}") } else { DATE.to_owned() });
    ListQuery { sort: Some(sort), ..narrowed_to(&asked, past) }
}

fn other_part(asked: &ListQuery, words: &'static Messages) -> (ListQuery, &'static str) {
    let shows_past = asked.filter(PAST) == Some("true");
    let label = if shows_past { words.event.search_coming } else { words.event.search_past };
    (asked.sorted(None).narrowed(PAST, (!shows_past).then(|| "true".to_owned())), label)
}

fn narrowed_to(asked: &ListQuery, past: String) -> ListQuery {
    ListQuery { page: asked.page, ..asked.narrowed(PAST, Some(past)) }
}

/// The ways to both parts of the list, with how many events are in each, and to the calendar.
#[component]
fn ListParts(
    /// Which events are over.
    phases: Memo<Phases>,
) -> impl IntoView {
    let words = &use_i18n().event;
    let calendar = use_i18n().frame.calendar;
    let formats = use_formats();
    let query = use_list_query();
    let all = use_query(event::list());
    let links = move || {
        phases.with(|_| ());
        let walk = all.value.get()?;
        let now = now();
        let past = walk.records().filter(|event| EventSchedule::at(now, event).is_past).count() as u64;
        let coming = (walk.read + walk.unreadable).saturating_sub(past);
        let asked = query.get();
        let shows_past = asked.filter(PAST) == Some("true");
        // Each part has its own order, and all else that is asked for stays.
        let link = |label: &'static str, count: u64, is_past: bool| {
            let list = asked.sorted(None).narrowed(PAST, is_past.then(|| "true".to_owned()));
            let current = (is_past == shows_past).then_some("page");
            let count = formats.integer(count);
            view! {
                <a href=href(&Route::Events(list)) aria-current=current>
                    {label}
                    " "
                    <span class="count">{count}</span>
                </a>
            }
        };
        let both = view! {
            {link(words.coming, coming, false)}
            {link(words.past, past, true)}
            <a href=href(&Route::CALENDAR)>{calendar}</a>
        };
        Some(both)
    };
    view! {
        <nav class="tabs" aria-label=words.parts>
            {links}
        </nav>
    }
}
