//! The calendar: what happens on which day of a month, of all events, tickets and shops.

mod entry;
mod month_bar;

use entry::Entry;
use leptos::prelude::*;
use month_bar::MonthBar;

use crate::analytics::local_hours::{MINUTES_OF_DAY, in_utc};
use crate::analytics::{CalendarEntry, LocalHours, calendar};
use crate::api::{event, shop, ticket};
use crate::components::{Icon, Shape};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::heading::{BackLink, PageHeader};
use crate::features::query_view::{ReadProgress, ReadingNotice};
use crate::features::today::use_today;
use crate::models::Event;
use crate::models::value::{Month, Timestamp};
use crate::navigation::Navigation;
use crate::query::{PagedResult, Reading, use_query};
use crate::reactive::scoped;
use crate::routes::{CalendarQuery, Route};

/// The first Monday that days are counted from: 5 January 1970.
const MONDAY: i64 = 4;

/// What happens on which day of a month, as a grid or as a list. The month is in the address.
#[component]
pub(crate) fn CalendarPage() -> impl IntoView {
    let words = &use_i18n().calendar;
    let formats = use_formats();
    let today = use_today();
    let present = Memo::new(move |_| Month::of_day(today.get()));
    let events = use_query(event::list());
    let tickets = use_query(ticket::list());
    let shops = use_query(shop::list());
    let address = expect_context::<Navigation>().query;
    let query = scoped(move || address.with(|query| CalendarQuery::parse(query)));
    let month = Memo::new(move |_| query.with(|query| query.month).or_else(|| present.get()));
    let is_agenda = Memo::new(move |_| query.with(|query| query.is_agenda));
    let is_waiting =
        move || events.reading.with(waits) || tickets.reading.with(waits) || shops.reading.with(waits);
    let shows_earlier = RwSignal::new(false);
    let days = move || {
        let (month, today) = (month.get()?, today.get());
        let (events, tickets, shops) = (events.value.get(), tickets.value.get(), shops.value.get());
        let of_events: Vec<&Event> = events.iter().flat_map(|list| list.records()).collect();
        let of_tickets = tickets.iter().flat_map(|list| list.records());
        let of_shops = shops.iter().flat_map(|list| list.records());
        let mut hours = LocalHours::new(|moment| formats.minutes_ahead(moment));
        let (of_month, weeks) = (month.days(), month.days_of_weeks());
        let found = calendar(&weeks, &of_month, &mut hours, of_events.iter().copied(), of_tickets, of_shops);
        // What is not read may be in this month.
        let is_read = has_all(events.as_deref()) && has_all(tickets.as_deref()) && has_all(shops.as_deref());
        let is_empty = found.days.range(of_month.clone()).next().is_none() && found.running.is_empty();
        let nothing =
            (is_read && is_empty).then(|| view! { <p class="calendar-nothing">{words.nothing}</p> });
        let running = (!found.running.is_empty()).then(|| view! { <Running events=&found.running /> });
        let day = |day: i64| {
            let entries = found.days.get(&day).map_or(&[][..], Vec::as_slice);
            view! { <Day day entries events=&of_events today is_outside=!of_month.contains(&day) /> }
        };
        let days = weeks.map(day).collect_view();
        let has_earlier = found.days.range(of_month.start..today.clamp(of_month.start, of_month.end));
        let has_earlier = has_earlier.count() > 0 && of_month.contains(&today);
        let earlier = has_earlier.then(|| view! { <EarlierDays shows_earlier is_agenda /> });
        Some(view! {
            {nothing}
            {running}
            {earlier}
            <Weekdays is_agenda />
            <ol
                class="days"
                class:agenda=move || is_agenda.get()
                class:from-today=move || has_earlier && !shows_earlier.get()
            >
                {days}
            </ol>
            <ReadProgress list=events.as_deref() />
            <ReadProgress list=tickets.as_deref() />
            <ReadProgress list=shops.as_deref() />
        })
    };
    view! {
        <BackLink to=Route::EVENTS label=use_i18n().event.title />
        <PageHeader title=words.title />
        <ReadingNotice query=events />
        <ReadingNotice query=tickets />
        <ReadingNotice query=shops />
        <MonthBar month present is_agenda />
        <Show
            when=move || !is_waiting()
            fallback=|| {
                view! {
                    <p class="waiting" role="status">
                        {use_i18n().common.loading}
                    </p>
                }
            }
        >
            {days.clone()}
            <NextMonth month is_agenda />
            <p class="hint">{words.rule}</p>
        </Show>
    }
}

/// Whether there is nothing to show yet.
fn waits<T>(reading: &Reading<T>) -> bool {
    reading.value.is_none() && reading.failure.is_none()
}

fn has_all<T>(list: Option<&PagedResult<T>>) -> bool {
    list.is_some_and(PagedResult::has_all)
}

/// The moment in UTC at which a day begins that is counted on local clocks: for formats that write UTC.
fn beginning(day: i64) -> Timestamp {
    day.checked_mul(MINUTES_OF_DAY).and_then(in_utc).unwrap_or(Timestamp::EPOCH)
}

/// The choice to see the days of this month that are over in the list, which begins today.
#[component]
fn EarlierDays(
    /// Whether they are shown.
    shows_earlier: RwSignal<bool>,
    /// Whether there is no grid.
    is_agenda: Memo<bool>,
) -> impl IntoView {
    let words = &use_i18n().calendar;
    let label = move || if shows_earlier.get() { words.hide_earlier } else { words.show_earlier };
    view! {
        <p class="calendar-list-only" class:agenda=move || is_agenda.get()>
            <button
                type="button"
                class="button quiet"
                on:click=move |_| shows_earlier.update(|shows_earlier| *shows_earlier = !*shows_earlier)
            >
                {label}
            </button>
        </p>
    }
}

/// The way on from the end of the list.
#[component]
fn NextMonth(
    /// The month that is shown.
    month: Memo<Option<Month>>,
    /// Whether there is no grid.
    is_agenda: Memo<bool>,
) -> impl IntoView {
    let formats = use_formats().in_utc();
    let next = move || {
        let next = month.get()?.after()?;
        let query = CalendarQuery { month: Some(next), is_agenda: is_agenda.get() };
        Some(view! {
            <a class="button" href=href(&Route::Calendar(query))>
                <span>{formats.month(beginning(next.days().start))}</span>
                <Icon shape=Shape::Right />
            </a>
        })
    };
    view! {
        <p class="calendar-list-only" class:agenda=move || is_agenda.get()>
            {next}
        </p>
    }
}

/// The names above the columns of the grid. Each day is heard with its own.
#[component]
fn Weekdays(
    /// Whether there is no grid.
    is_agenda: Memo<bool>,
) -> impl IntoView {
    let formats = use_formats().in_utc();
    let name = |day| view! { <li>{formats.weekday(beginning(day))}</li> };
    let names = (MONDAY..MONDAY + 7).map(name).collect_view();
    view! {
        <ol class="weekdays" aria-hidden="true" hidden=move || is_agenda.get()>
            {names}
        </ol>
    }
}

/// The events that run on for more than a week.
#[component]
fn Running<'a>(
    /// The events.
    events: &'a [&'a Event],
) -> impl IntoView + use<> {
    let link = |event: &&Event| {
        view! {
            <a class="record-link" href=href(&Route::event(event.id.clone()))>
                <bdi>{event.name.clone()}</bdi>
            </a>
        }
    };
    let links = events.iter().map(link).collect_view();
    view! {
        <p class="facts calendar-running">
            <span>{use_i18n().calendar.running}</span>
            {links}
        </p>
    }
}

/// A day with what happens on it.
#[component]
fn Day<'a>(
    /// The day, counted from 1970.
    day: i64,
    /// What happens on it.
    entries: &'a [CalendarEntry<'a>],
    /// The events that tickets may be of.
    events: &'a [&'a Event],
    /// The present day.
    today: i64,
    /// Whether it is of the month before or after.
    is_outside: bool,
) -> impl IntoView + use<> {
    let current = (day == today).then_some("date");
    let is_past = day < today;
    let number = Month::of_day(day).map_or(0, |month| day - month.days().start + 1);
    if entries.is_empty() {
        return view! {
            <li class="day empty" class:outside=is_outside aria-current=current>
                <span class="day-number">{number}</span>
            </li>
        }
        .into_any();
    }
    let name = use_formats().in_utc().day(beginning(day));
    let entries = entries.iter().map(|entry| view! { <Entry entry events /> }).collect_view();
    view! {
        <li class="day" class:outside=is_outside class:past=is_past aria-current=current>
            <h3>
                <span class="day-number" aria-hidden="true">
                    {number}
                </span>
                <span class="day-name">{name}</span>
            </h3>
            <ul>{entries}</ul>
        </li>
    }
    .into_any()
}
