//! What all events sold in a period.

use std::collections::HashMap;

use leptos::prelude::*;

use super::super::address_choice::AddressChoice;
use super::super::event_links::{EventEntries, EventEntry};
use super::super::event_queue::{EventQueue, has_failed};
use super::super::overview::{Counted, use_figures};
use super::fields::PeriodFields;
use super::table::{Numbers, PeriodNotes, TicketRows, columns, copied_cells, copied_headings};
use super::{NAME, bounds, chosen_days};
use crate::analytics::{DayBounds, Figures, PeriodSales};
use crate::api::{event, ticket};
use crate::components::{PlainTable, ProgressRow};
use crate::features::auto_retry::RetryNotice;
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::copied_table::{CopyTableButton, name_cell, table_text};
use crate::features::heading::PageHeader;
use crate::features::query_view::ReadingNotice;
use crate::features::sales::{SalesExtent, SalesQueries};
use crate::models::value::EventId;
use crate::models::{Event, Ticket};
use crate::query::{PagedResult, Reading, UseQuery, use_query};
use crate::routes::Route;

/// What all events sold in a period, by event and ticket. The period is in the address.
#[component]
pub(crate) fn SalesReportPage() -> impl IntoView {
    let words = &use_i18n().period;
    let choice = AddressChoice::of(NAME, Route::SalesReport);
    let days = chosen_days(choice);
    let bounds = bounds(days);
    let events = use_query(event::list());
    let tickets = use_query(ticket::list());
    // Nothing is read before there is a period: it may be a lot.
    let choose = move || view! { <p class="hint">{words.choose}</p> };
    view! {
        <PageHeader title=words.report />
        <p class="hint introduction">{words.introduction}</p>
        <PeriodFields choice days />
        <ReadingNotice query=events />
        <ReadingNotice query=tickets />
        <Show when=move || bounds.with(Option::is_some) fallback=choose>
            <Report bounds events tickets />
        </Show>
    }
}

/// What is read of an event.
#[derive(Clone, Copy)]
struct EventReading {
    sales: SalesQueries,
    figures: Signal<Figures>,
    counted: Signal<Counted>,
}

impl EventReading {
    fn is_whole(self) -> bool {
        self.counted.get() == Counted::All
    }
}

/// What is read of each event so far.
type Readings = RwSignal<HashMap<EventId, EventReading>>;

#[component]
fn Report(
    /// The days.
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
    let readings = Readings::default();
    let is_over = move |id: &EventId| {
        let is_over = |reading: &EventReading| reading.is_whole() || has_failed(reading.sales);
        readings.with(|readings| readings.get(id).is_some_and(is_over))
    };
    let queue = EventQueue::of(wanted, is_over);
    let has_prices = Signal::derive(move || tickets.reading.with(Reading::is_complete));
    let is_complete = Memo::new(move |_| {
        let is_whole = |event: &EventEntry| {
            readings.with(|readings| readings.get(&event.id).is_some_and(|reading| reading.is_whole()))
        };
        let has_events = events.reading.with(Reading::is_complete);
        has_events && has_prices.get() && wanted.with(|wanted| wanted.iter().all(is_whole))
    });
    let lines = Memo::new(move |_| {
        let line = |event: &EventEntry| {
            let (days, reading) =
                (bounds.get()?, readings.with(|readings| readings.get(&event.id).copied())?);
            let of_days = |figures: &Figures| (PeriodSales::of(figures, days), figures.undated);
            let (sales, undated) = reading.figures.with(of_days);
            Some(EventLine { event: event.clone(), sales, undated })
        };
        wanted.with(|wanted| wanted.iter().filter_map(line).collect::<Vec<_>>())
    });
    let left_out = move || {
        let all = entries.with(|entries| entries.as_ref().map_or(0, |all| all.coming.len() + all.past.len()));
        let count = all - wanted.with(Vec::len).min(all);
        (count > 0)
            .then(|| view! { <p class="hint">{(words.period.left_out)(&formats.integer(count as u64))}</p> })
    };
    view! {
        <ReportProgress queue wanted readings is_complete />
        <For each=move || queue.begun.get() key=EventId::clone let:id>
            <EventReader id wanted tickets readings queue />
        </For>
        <ReportTable lines is_complete has_prices />
        {left_out}
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
    readings: Readings,
    /// Whether everything is read.
    is_complete: Memo<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let counts = Memo::new(move |_| {
        let (mut done, mut records) = (0, 0);
        readings.with(|readings| {
            for reading in wanted.with(|wanted| {
                wanted.iter().filter_map(|event| readings.get(&event.id).copied()).collect::<Vec<_>>()
            }) {
                done += u64::from(reading.is_whole());
                records += reading.sales.data.with(|data| data.progress.0);
            }
        });
        (done, wanted.with(Vec::len) as u64, records)
    });
    let progress = Signal::derive(move || {
        let (done, all, _) = counts.get();
        (done, all)
    });
    let text = Signal::derive(move || {
        let (done, all, records) = counts.get();
        let number = |count| formats.integer(count);
        (words.period.events_read)(&number(done), &number(all), &number(records))
    });
    let is_reading = Memo::new(move |_| {
        readings.with(|readings| readings.values().any(|reading| reading.sales.under_way.get()))
    });
    let label = Signal::derive(move || match (queue.is_under_way.get(), queue.is_stopped.get()) {
        (true, false) => words.list.stop,
        (true, true) => words.list.go_on,
        (false, _) if is_reading.get() => words.common.loading,
        (false, _) => words.order.refresh,
    });
    let on_press = Callback::new(move |()| {
        if queue.is_under_way.get_untracked() {
            queue.is_stopped.update(|stopped| *stopped = !*stopped);
            return;
        }
        let all: Vec<_> = readings.with_untracked(|readings| readings.values().copied().collect());
        all.into_iter().for_each(|reading| reading.sales.refresh.run(()));
    });
    view! {
        <ProgressRow
            progress
            has_bar=Signal::derive(move || !is_complete.get())
            bar_label=words.list.progress
            text
            label
            is_busy=Signal::derive(move || !queue.is_under_way.get() && is_reading.get())
            on_press
        >
            {()}
        </ProgressRow>
    }
}

/// Reads the sales of an event. It shows what goes wrong, nothing else.
#[component]
fn EventReader(
    /// The event.
    id: EventId,
    /// The events, by their names.
    wanted: Memo<Vec<EventEntry>>,
    /// All tickets, as far as read.
    tickets: UseQuery<PagedResult<Ticket>>,
    /// Where goes what is read.
    readings: Readings,
    /// The events that are read.
    queue: EventQueue,
) -> impl IntoView {
    let words = use_i18n();
    let sales = SalesQueries::of(&id, SalesExtent::OrdersAndPurchases, Signal::stored(None));
    queue.control(sales);
    let own = id.clone();
    let listed = Memo::new(move |_| {
        let list = tickets.value.get();
        let is_own = |ticket: &&Ticket| ticket.event_id.as_ref() == Some(&own);
        list.iter().flat_map(|list| list.records()).filter(is_own).cloned().collect::<Vec<_>>()
    });
    let (figures, counted) = use_figures(sales, listed.into(), Signal::stored(None));
    let own = id.clone();
    readings.update(|readings| {
        readings.insert(own, EventReading { sales, figures, counted });
    });
    let own = id.clone();
    on_cleanup(move || {
        // The page may be gone, too.
        readings.try_update(|readings| readings.remove(&own));
    });
    let name = move || {
        let is_own = |event: &&EventEntry| event.id == id;
        wanted.with(|wanted| wanted.iter().find(is_own).map(|event| event.name.clone()))
    };
    view! {
        <Show when=move || sales.failure.with(Option::is_some)>
            <section>
                <h2>
                    <bdi>{name.clone()}</bdi>
                </h2>
                <RetryNotice failure=sales.failure on_retry=sales.refresh trying=sales.under_way />
                <button type="button" class="button" on:click=move |_| sales.refresh.run(())>
                    {words.common.try_again}
                </button>
            </section>
        </Show>
    }
}

/// What one event sold.
#[derive(Clone, PartialEq)]
struct EventLine {
    event: EventEntry,
    sales: PeriodSales,
    /// How many tickets were sold at a time that is not known.
    undated: u64,
}

#[component]
fn ReportTable(
    /// What each event sold, also where that is nothing.
    lines: Memo<Vec<EventLine>>,
    /// Whether everything is read.
    is_complete: Memo<bool>,
    /// Whether the prices of all tickets are read.
    has_prices: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let sums = Memo::new(move |_| {
        lines.with(|lines| {
            lines.iter().fold((PeriodSales::default(), 0), |(sum, undated), line| {
                (sum.sum(&line.sales), undated + line.undated)
            })
        })
    });
    let has_some = Memo::new(move |_| sums.with(|(sum, _)| sum.sold > 0));
    let sold_by = move || {
        let has_sold = |line: &&EventLine| line.sales.sold > 0;
        lines.with(|lines| lines.iter().filter(has_sold).map(|line| line.event.clone()).collect::<Vec<_>>())
    };
    let decimal = use_formats().decimal_point();
    let [ticket, rest @ ..] = copied_headings();
    let headings = [&[words.event.basics, ticket][..], &rest].concat();
    let text = Signal::derive(move || {
        lines.with(|lines| {
            let rows = lines.iter().flat_map(|line| {
                let name = name_cell(&line.event.name);
                let row = move |ticket| [vec![name.clone()], copied_cells(ticket, decimal).into()].concat();
                line.sales.by_ticket.iter().map(row)
            });
            table_text(&headings, rows)
        })
    });
    let columns = columns();
    let nothing = move || {
        let nothing = if is_complete.get() { words.period.nothing } else { words.period.nothing_yet };
        view! { <p class="hint">{nothing}</p> }
    };
    let total = move || {
        let (sum, _) = sums.get();
        view! { <Numbers sold=sum.sold price=None revenue=has_prices.get().then_some(sum.estimate) /> }
    };
    let notes = move || {
        let (sum, undated) = sums.get();
        view! { <PeriodNotes unpriced=sum.unpriced undated is_complete=is_complete.get() /> }
    };
    view! {
        <Show when=move || has_some.get() fallback=nothing>
            <PlainTable name=words.period.title columns=&columns is_stacked=true>
                <For each=sold_by key=EventEntry::clone let:event>
                    <EventRows event lines />
                </For>
                <tfoot>
                    <tr>
                        <th scope="row">{words.figures.total}</th>
                        {total}
                    </tr>
                </tfoot>
            </PlainTable>
            {notes}
            // A part of the figures may be taken for all of them.
            <Show when=move || is_complete.get()>
                <CopyTableButton text name=words.period.title />
            </Show>
        </Show>
    }
}

/// The rows of an event: its own, and one of each ticket.
#[component]
fn EventRows(
    /// The event.
    event: EventEntry,
    /// What each event sold.
    lines: Memo<Vec<EventLine>>,
) -> impl IntoView {
    let formats = use_formats();
    let link = href(&Route::event(event.id.clone()));
    let (name, when) = (event.name.clone(), event.when(|at| formats.day(at)));
    let sales = Memo::new(move |_| {
        let own = lines.with(|lines| lines.iter().find(|line| line.event.id == event.id).cloned());
        own.map(|line| line.sales).unwrap_or_default()
    });
    let numbers = move || {
        let sales = sales.get();
        let is_priced = sales.unpriced < sales.sold;
        view! { <Numbers sold=sales.sold price=None revenue=is_priced.then_some(sales.estimate) /> }
    };
    view! {
        <tbody class="event-rows">
            <tr>
                <th scope="rowgroup">
                    <a class="record-link" href=link>
                        <bdi>{name}</bdi>
                    </a>
                    <span class="hint">{when}</span>
                </th>
                {numbers}
            </tr>
            {move || sales.with(|sales| view! { <TicketRows sales /> })}
        </tbody>
    }
}
