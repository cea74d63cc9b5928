//! The figures of an event: sold, scanned and taken, as far as it is read.

use std::sync::Arc;

use leptos::prelude::*;

use super::answer_tables::AnswerTables;
use super::charts::{CountChart, SalesCurve, Steps};
use super::comparison::EarlierEvent;
use super::figure_tables::{ByStatus, ByTicket, percent};
use super::over_time::{OverTime, TicketChoice};
use super::period::SoldInPeriod;
use super::slot_table::SlotTable;
use super::status::status_text;
use super::visitor_table::ByDate;
use crate::analytics::status::Status;
use crate::analytics::{Count, Figures};
use crate::api::ticket;
use crate::components::{ProgressRow, ReadCount, Tiles};
use crate::features::auto_retry::RetryNotice;
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{use_formats, use_i18n};
use crate::features::detail_view::Skeleton;
use crate::features::query_view::ReadingNotice;
use crate::features::sales::{SalesData, SalesExtent, SalesLoaded, SalesQueries};
use crate::models::value::{EventId, Price};
use crate::models::{Event, Received, Ticket};
use crate::query::{PagedResult, QueryValue, Reading, use_query};
use crate::reactive::effect;

/// How many orders or tickets are counted before other work gets a turn.
const STEP: usize = 500;

/// The figures of an event: a tab of its page.
#[component]
pub(crate) fn EventFigures(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
) -> impl IntoView {
    let sales = SalesQueries::of(&event, SalesExtent::OrdersAndPurchases, Signal::stored(None));
    let tickets = use_query(ticket::list());
    let has_prices = Signal::derive(move || tickets.reading.with(Reading::is_complete));
    let listed = tickets_of(event.clone(), tickets.value);
    let dated = Signal::derive(move || record.get());
    let (figures, counted) = use_figures(sales, listed.into(), dated);
    let is_complete = Signal::derive(move || counted.get() == Counted::All && has_prices.get());
    let has_figures = Memo::new(move |before| before == Some(&true) || counted.get() != Counted::Nothing);
    let is_waiting = Memo::new(move |_| sales.under_way.get() && sales.failure.with(Option::is_none));
    let skeleton = move || is_waiting.get().then(|| view! { <div class="waiting"><Skeleton /></div> });
    // Before anything is counted, the figures are unknown: a zero would be wrong.
    view! {
        <SalesProgress sales />
        <ReadingNotice query=tickets />
        <Show when=move || has_figures.get() fallback=skeleton>
            <AllFigures event=event.clone() record sales tickets=listed figures is_complete has_prices />
        </Show>
    }
}

/// Of how much of what is sold there are figures.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    /// Nothing was read yet.
    Nothing,
    /// What is read so far.
    Part,
    /// Everything.
    All,
}

/// The tickets of an event, of those that are read.
pub(super) fn tickets_of(event: EventId, tickets: QueryValue<PagedResult<Ticket>>) -> Memo<Vec<Ticket>> {
    Memo::new(move |_| {
        let is_of_event = |ticket: &&Ticket| ticket.event_id.as_ref() == Some(&event);
        let list = tickets.get();
        list.iter().flat_map(|list| list.records()).filter(is_of_event).cloned().collect()
    })
}

/// The figures of what is sold of some tickets, counted in steps, and of how much of it they are. `event` is the event where
/// its dates matter.
pub(super) fn use_figures(
    sales: SalesQueries,
    tickets: Signal<Vec<Ticket>>,
    event: Signal<Option<Arc<Received<Event>>>>,
) -> (Signal<Figures>, Signal<Counted>) {
    let formats = use_formats();
    let figures = RwSignal::new(Figures::default());
    let counted = RwSignal::new(Counted::Nothing);
    let task = ChunkedTask::new();
    let has_ended = Memo::new(move |_| !sales.under_way.get() || sales.failure.with(Option::is_some));
    effect(move || {
        let (sold, orders) =
            sales.data.with(|data| (Arc::clone(&data.sold_tickets), Arc::clone(&data.orders)));
        let gets_no_more = has_ended.get();
        let extent = sales.data.with(|data| match data.loaded {
            SalesLoaded::All => Counted::All,
            SalesLoaded::EachList => Counted::Part,
            // Figures from the orders alone have no charts: these would push the rest away once the purchases come.
            SalesLoaded::OneList if gets_no_more => Counted::Part,
            SalesLoaded::OneList | SalesLoaded::Nothing => Counted::Nothing,
        });
        let formats = formats.clone();
        let event = event.get();
        let event = event.as_ref().map(|event| &event.record);
        let mut count = Count::new(&tickets.get(), event, move |moment| formats.minutes_ahead(moment));
        task.start(move || {
            let has_more = count.extend(&orders, &sold, STEP);
            if !has_more {
                // The tab may be left by then.
                figures.set(count.figures());
                counted.set(extent);
            }
            has_more
        });
    });
    (figures.into(), counted.into())
}

#[component]
fn AllFigures(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
    /// What was sold.
    sales: SalesQueries,
    /// The tickets that the organisation lists for it.
    tickets: Memo<Vec<Ticket>>,
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether everything is read.
    is_complete: Signal<bool>,
    /// Whether the prices of all tickets are read.
    has_prices: Signal<bool>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let OverTime { choice, sold_by_day, scanned_by_minute, capacity, of } =
        OverTime::of(event.clone(), figures);
    view! {
        <Summary figures is_complete has_prices />
        <TicketChoice figures choice />
        <SalesCurve counts=sold_by_day capacity of />
        <EarlierEvent event=event.clone() record figures is_complete />
        <ByTicket record figures is_complete has_prices />
        <SoldInPeriod event=event.clone() figures is_complete />
        <ByDate figures has_prices />
        <SlotTable event=event.clone() record figures has_tickets=has_prices />
        <AnswerTables event record sales tickets has_tickets=has_prices figures />
        <ByStatus figures has_prices />
        <CountChart name="sold_at" title=words.sold_by_day steps=Steps::Days counts=sold_by_day of />
        <CountChart
            name="scanned_at"
            title=words.scanned_over_time
            steps=Steps::Minutes
            counts=scanned_by_minute
            of
        />
        <p class="hint">{(use_i18n().common.in_zone)(&use_formats().zone())}</p>
    }
}

/// As far as read, and the ways to stop and to go on.
#[component]
pub(super) fn SalesProgress(
    /// What was sold.
    sales: SalesQueries,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let progress = Memo::new(move |_| sales.data.with(|data| data.progress));
    let is_complete = Memo::new(move |_| sales.data.with(SalesData::is_complete));
    let text = Signal::derive(move || {
        let ReadCount { read, total } = progress.get();
        let (read, of) = (formats.integer(read), formats.integer(total));
        let read_at = sales.data.with(|data| data.read_at).map(|at| formats.time_of_day(at));
        match is_complete.get() {
            true => (words.figures.of_all)(&read, &of, read_at.as_deref()),
            false => (words.figures.so_far)(&read, &of),
        }
    });
    let is_reading = Memo::new(move |_| sales.under_way.get() && !sales.is_paused.get());
    let label = Signal::derive(move || match (is_complete.get(), is_reading.get()) {
        (false, true) => words.list.stop,
        (false, false) => words.list.go_on,
        (true, true) => words.common.loading,
        (true, false) => words.order.refresh,
    });
    let on_press = Callback::new(move |()| {
        let is_stop = is_reading.get_untracked() && !is_complete.get_untracked();
        if is_stop { sales.pause.run(()) } else { sales.refresh.run(()) }
    });
    view! {
        <ProgressRow
            progress=progress.into()
            has_bar=Signal::derive(move || !is_complete.get())
            bar_label=words.list.progress
            text
            label
            is_busy=Signal::derive(move || is_complete.get() && is_reading.get())
            on_press
        >
            <RetryNotice failure=sales.failure on_retry=sales.refresh trying=sales.under_way />
        </ProgressRow>
    }
}

/// The few numbers that are asked for first.
#[component]
fn Summary(
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether everything is read.
    is_complete: Signal<bool>,
    /// Whether the prices of all tickets are read.
    has_prices: Signal<bool>,
) -> impl IntoView {
    let (words, names) = (&use_i18n().figures, &use_i18n().order);
    let formats = use_formats();
    let tiles = move || {
        let figures = figures.get();
        let number = |count: u64| formats.integer(count);
        let undated = if is_complete.get() { words.undated } else { words.undated_so_far };
        let of_sold = percent(figures.scanned, figures.sold);
        // Parking and consumptions are scanned too: they are not people.
        let entry = figures.entry().map(|(scanned, sold)| (words.entry)(&number(scanned), &number(sold)));
        let of_sold = [Some(of_sold), entry].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        // Open, cancelled and refunded are not one thing: each is named with its number.
        let others = |figures: &Figures| {
            let others =
                figures.by_status.iter().filter(|status| status.status != Some(Status::Paid)).map(|status| {
                    let name = status_text(status.status.as_ref(), use_i18n());
                    format!("{name}: {}", number(status.tickets))
                });
            others.collect::<Vec<_>>().join(" · ")
        };
        // A count of zero is left out.
        let note = |say: fn(&str) -> String, count: u64| {
            if count == 0 { String::new() } else { say(&number(count)) }
        };
        let tiles = vec![
            (words.sold, number(figures.sold), note(undated, figures.undated)),
            (names.scanned, (names.of)(&number(figures.scanned), &number(figures.sold)), of_sold),
            (
                words.estimate,
                match has_prices.get() {
                    true => formats.price(Price::rounded(figures.estimate)),
                    false => use_i18n().common.none.to_owned(),
                },
                match has_prices.get() {
                    true => format!("{} {}", words.estimate_rule, note(words.unpriced, figures.unpriced)),
                    false => words.estimate_rule.to_owned(),
                },
            ),
            (
                words.unpaid,
                number(figures.unpaid),
                format!("{} {}", others(&figures), note(words.scanned_unpaid, figures.scanned_unpaid)),
            ),
        ];
        view! { <Tiles tiles /> }
    };
    view! {
        {tiles}
        <p class="hint">{words.paid_rule}</p>
    }
}
