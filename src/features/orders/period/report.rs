//! What all events sold in a period.

use leptos::prelude::*;

use super::super::event_links::{EventEntries, EventEntry};
use super::super::event_queue::EventQueue;
use super::event_reader::{EventReader, EventReading, SalesByEvent};
use super::fields::PeriodFields;
use super::report_table::{EventLine, ReportTable};
use super::{NAME, SalesPeriod};
use crate::analytics::DayBounds;
use crate::api::{event, ticket};
use crate::components::{ProgressRow, ReadCount};
use crate::features::address_choice::AddressChoice;
use crate::features::context::{use_formats, use_i18n};
use crate::features::day_range::DayRange;
use crate::features::heading::PageHeader;
use crate::features::query_view::ReadingNotice;
use crate::models::value::EventId;
use crate::models::{Event, Ticket};
use crate::query::{PagedResult, Reading, UseQuery, use_query};
use crate::routes::Route;

/// What all events sold in a period, by event and ticket. The period is in the address.
#[component]
pub(crate) fn SalesReportPage() -> impl IntoView {
    let words = &use_i18n().period;
    let period = SalesPeriod::of(AddressChoice::of(NAME, Route::SalesReport));
    // What is read stays while one end is changed before the other.
    let bounds =
        Memo::new(move |before: Option<&Option<DayBounds>>| match period.days.with(DayRange::is_reversed) {
            true => before.copied().flatten(),
            false => period.days.with(DayRange::bounds),
        });
    let events = use_query(event::list());
    let tickets = use_query(ticket::list());
    // Nothing is read before there is a period: it may be a lot.
    let choose = move || view! { <p class="hint">{words.choose}</p> };
    view! {
        <PageHeader title=words.report />
        <p class="hint introduction">{words.introduction}</p>
        <PeriodFields period />
        <ReadingNotice query=events />
        <ReadingNotice query=tickets />
        <Show when=move || bounds.with(Option::is_some) fallback=choose>
            <Report period bounds events tickets />
        </Show>
    }
}

#[component]
fn Report(
    /// The period that is chosen.
    period: SalesPeriod,
    /// Its days, as they are counted.
    bounds: Memo<Option<DayBounds>>,
    /// All events, as far as read.
    events: UseQuery<PagedResult<Event>>,
    /// All tickets, as far as read.
    tickets: UseQuery<PagedResult<Ticket>>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let entries = EventEntries::of(events.value);
    let wanted = Memo::new(move |_| {
        let EventEntries { coming, past } = entries.get().unwrap_or_default();
        let days = bounds.get();
        let may_sell = |event: &EventEntry| days.is_some_and(|(from, _)| event.may_sell_from(from));
        coming.into_iter().chain(past).filter(may_sell).collect::<Vec<_>>()
    });
    let sales_by_event = SalesByEvent::default();
    let reading_of = move |id: &EventId| sales_by_event.with(|events| events.get(id).copied());
    let is_over = move |id: &EventId| {
        reading_of(id).is_some_and(|reading| reading.is_complete() || reading.queries.has_failed())
    };
    let queue = EventQueue::of(wanted, is_over);
    let is_complete = Memo::new(move |_| {
        let is_complete = |event: &EventEntry| reading_of(&event.id).is_some_and(EventReading::is_complete);
        events.reading.with(Reading::is_complete)
            && tickets.reading.with(Reading::is_complete)
            && wanted.with(|wanted| wanted.iter().all(is_complete))
    });
    let lines = Memo::new(move |_| {
        let line = |event: &EventEntry| {
            reading_of(&event.id).map(|reading| EventLine { event: event.clone(), sold: reading.sold })
        };
        wanted.with(|wanted| wanted.iter().filter_map(line).collect::<Vec<_>>())
    });
    let refresh_lists = Callback::new(move |()| {
        events.refresh.run(());
        tickets.refresh.run(());
    });
    let left_out = move || {
        let all = entries.with(|entries| entries.as_ref().map_or(0, |all| all.coming.len() + all.past.len()));
        let count = all.saturating_sub(wanted.with(Vec::len)) as u64;
        (count > 0).then(|| (words.period.left_out)(&formats.integer(count)))
    };
    view! {
        <Show when=move || wanted.with(|wanted| !wanted.is_empty())>
            <ReportProgress queue wanted sales_by_event is_complete refresh_lists />
        </Show>
        <For each=move || queue.started.get() key=EventId::clone let:id>
            <EventReader id wanted tickets=tickets.value bounds sales_by_event queue />
        </For>
        <Show when=move || period.is_valid()>
            <ReportTable lines days=period.days is_complete />
            <p class="hint">{left_out.clone()}</p>
        </Show>
    }
}

/// How far the events are read, and the ways to stop, to go on and to read again.
#[component]
fn ReportProgress(
    /// The events, one after the other.
    queue: EventQueue,
    /// All of them.
    wanted: Memo<Vec<EventEntry>>,
    /// What is read of each.
    sales_by_event: SalesByEvent,
    /// Whether everything is read.
    is_complete: Memo<bool>,
    /// Reads the events and the tickets again.
    refresh_lists: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let readings = Signal::derive(move || {
        let ids = wanted.with(|wanted| wanted.iter().map(|event| event.id.clone()).collect::<Vec<_>>());
        sales_by_event.with(|events| ids.iter().filter_map(|id| events.get(id).copied()).collect::<Vec<_>>())
    });
    let progress = Signal::derive(move || {
        let is_complete = |reading: &&EventReading| reading.is_complete();
        let done = readings.with(|readings| readings.iter().filter(is_complete).count());
        ReadCount { read: done as u64, total: wanted.with(Vec::len) as u64 }
    });
    let clocks = formats.clone();
    let text = Signal::derive(move || {
        let ReadCount { read: done, total: all } = progress.get();
        let read = |reading: &EventReading| reading.queries.data.with(|data| data.progress.read);
        let records = readings.with(|readings| readings.iter().map(read).sum::<u64>());
        let number = |count| formats.integer(count);
        let text = (words.period.events_read)(&number(done), &number(all), &number(records));
        let read_at = |reading: &EventReading| reading.queries.data.with(|data| data.read_at);
        let read_at = readings.with(|readings| readings.iter().filter_map(read_at).reduce(f64::min));
        match read_at.filter(|_| is_complete.get()) {
            Some(at) => format!("{text}. {}", (words.common.read_at)(&clocks.time_of_day(at))),
            None => text,
        }
    });
    let is_reading = move || {
        let is_under_way = |reading: &EventReading| reading.queries.under_way.get();
        queue.is_under_way.get() || readings.with(|readings| readings.iter().any(is_under_way))
    };
    let is_reading = Memo::new(move |_| is_reading());
    let label = Signal::derive(move || match (queue.is_stopped.get(), is_reading.get()) {
        (true, _) => words.list.go_on,
        (false, true) => words.list.stop,
        (false, false) => words.order.refresh,
    });
    let on_press = Callback::new(move |()| {
        if queue.is_stopped.get_untracked() || is_reading.get_untracked() {
            queue.is_stopped.update(|stopped| *stopped = !*stopped);
        } else {
            refresh_lists.run(());
            let readings = readings.get_untracked();
            readings.into_iter().for_each(|reading| reading.queries.refresh.run(()));
        }
    });
    view! {
        <ProgressRow
            progress
            has_bar=Signal::derive(move || !is_complete.get())
            bar_label=words.list.progress
            text
            label
            is_busy=false
            on_press
        />
    }
}
