//! The current and upcoming events, with how they sell.

use leptos::prelude::*;

use super::event_figures::{CheckIns, ComingEvent, EventCapacity, FiguresByEvent, at_least};
use super::sales::WantedSales;
use crate::analytics::{RecentSales, Schedule};
use crate::components::{PlainTable, TableColumn};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::copied_table::{CopyTableButton, name_cell, table_text};
use crate::features::lazy_page::LazyPart;
use crate::features::query_view::ReadProgress;
use crate::features::today::{use_minute, use_today};
use crate::i18n::Messages;
use crate::models::value::ShopId;
use crate::models::{Event, Shop};
use crate::query::{PagedResult, QueryValue, UseQuery};
use crate::routes::{Area, EventTab, Route};

/// Of how many events the sales are read without being asked for: each takes a few requests.
const READ_AT_ONCE: usize = 12;

/// The current and upcoming events: the figures of all together, then those of each.
#[component]
pub(super) fn ComingEvents(
    /// The events, as far as read.
    events: UseQuery<PagedResult<Event>>,
    /// The shops, as far as read.
    shops: QueryValue<PagedResult<Shop>>,
    /// Reads the events, tickets and shops again.
    refresh_lists: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    let minute = use_minute();
    let coming = Memo::new(move |_| {
        // An event begins and ends also while the page stays open.
        minute.track();
        let list = events.value.get()?;
        let coming = Schedule::at(now(), list.records()).coming;
        Some(coming.iter().map(ComingEvent::new).collect::<Vec<_>>())
    });
    let most = RwSignal::new(READ_AT_ONCE);
    let figures = RwSignal::new(FiguresByEvent::new());
    let count = Signal::derive(move || coming.with(|coming| coming.as_ref().map_or(0, Vec::len)));
    let is_waiting =
        move || coming.with(Option::is_none) && events.reading.with(|reading| reading.failure.is_none());
    let is_none = move || coming.with(|coming| coming.as_ref().is_some_and(Vec::is_empty));
    let wanted = Memo::new(move |_| {
        let coming = coming.get().unwrap_or_default();
        coming.into_iter().take(most.get()).collect::<Vec<_>>()
    });
    let read_at = Signal::derive(move || events.reading.with(|reading| reading.read_at));
    provide_context(WantedSales { events: wanted.into(), count, most, figures, refresh_lists, read_at });
    let rows = move || {
        let row = |event| view! { <EventRow event wanted=wanted.into() figures=figures.into() shops /> };
        coming.get().unwrap_or_default().into_iter().map(row).collect_view()
    };
    let progress = move || {
        let list = events.value.get();
        view! { <ReadProgress list=list.as_deref() /> }
    };
    let text = Signal::derive(move || {
        coming.with(|coming| {
            figures.with(|figures| copied(coming.as_deref().unwrap_or_default(), figures, words))
        })
    });
    let columns = [
        TableColumn::Text(words.event.basics),
        TableColumn::Number(words.home.sold_today),
        TableColumn::Number(words.home.week),
        TableColumn::Number(words.home.week_before),
        TableColumn::Number(words.home.capacity_left),
        TableColumn::Number(words.home.checked_in),
    ];
    view! {
        <section class="coming">
            <h2>{words.home.coming}</h2>
            <Show when=is_waiting>
                <p class="waiting" role="status">
                    {words.common.loading}
                </p>
            </Show>
            <Show when=is_none>
                <p class="hint">{words.home.no_events}</p>
            </Show>
            <Show when=move || count.get() != 0>
                <SalesPart />
                <PlainTable name=words.home.coming columns=&columns is_stacked=true>
                    <tbody>
                        {rows}
                    </tbody>
                </PlainTable>
                <p class="actions">
                    <CopyTableButton text name=words.home.coming />
                    <a href=href(&Route::SALES_REPORT)>{words.frame.sales_report}</a>
                </p>
            </Show>
            {progress}
        </section>
    }
}

/// The sales of all events together, once what reads them has loaded. It has its height before.
#[component]
fn SalesPart() -> impl IntoView {
    view! {
        <div class="coming-sales">
            <LazyPart area=Area::Sales route=Route::Home loading=|| () />
        </div>
    }
}

/// An event with its figures.
#[component]
fn EventRow(
    /// The event.
    event: ComingEvent,
    /// The events whose sales are read.
    wanted: Signal<Vec<ComingEvent>>,
    /// The figures of all of these, as far as read.
    figures: Signal<FiguresByEvent>,
    /// The shops, as far as read.
    shops: QueryValue<PagedResult<Shop>>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let id = event.id.clone();
    let own = Memo::new(move |_| figures.with(|all| all.get(&id).map(|(own, _)| own.clone())));
    let id = event.id.clone();
    let is_wanted = Memo::new(move |_| wanted.with(|wanted| wanted.iter().any(|event| event.id == id)));
    let numbers = move || {
        let own = own.get();
        // What is still being read is not unknown.
        let is_waiting = own.as_ref().map_or(is_wanted.get(), |own| own.under_way);
        let unread = if is_waiting { "…" } else { "—" };
        let own = own.unwrap_or_default();
        let sold = |of: fn(&RecentSales) -> u64| {
            own.sales.as_ref().and_then(|sales| at_least(of(sales), own.is_complete, &formats))
        };
        let numbers = [
            sold(|sales| sales.today),
            sold(|sales| sales.week),
            sold(|sales| sales.week_before),
            own.places.map(|places| match places {
                EventCapacity::Unlimited => words.ticket.no_limit.to_owned(),
                EventCapacity::Limited { left, .. } | EventCapacity::PartlyLimited { left, .. } => {
                    formats.integer(left)
                }
            }),
            match own.checked_in {
                CheckIns::NotToday => Some("—".to_owned()),
                CheckIns::Unread => None,
                CheckIns::Counted { count, is_complete } => at_least(count, is_complete, &formats),
            },
        ];
        let is_partly_limited = matches!(own.places, Some(EventCapacity::PartlyLimited { .. }));
        let partly = is_partly_limited.then(|| view! { <div class="hint">{words.home.partly_limited}</div> });
        let [today, week, before, left, checked_in] =
            numbers.map(|number| number.unwrap_or_else(|| unread.to_owned()));
        let home = &words.home;
        view! {
            <td class="number" data-label=home.sold_today>{today}</td>
            <td class="number" data-label=home.week>{week}</td>
            <td class="number" data-label=home.week_before>{before}</td>
            <td class="number" data-label=home.capacity_left>{left} {partly}</td>
            <td class="number" data-label=home.checked_in>{checked_in}</td>
        }
    };
    let (sold_out, tickets) = event.sold_out;
    let sold_out = (tickets > 0).then(|| (words.home.sold_out)(sold_out, tickets));
    let running = event.is_running.then(|| view! { <span class="badge good">{words.home.running}</span> });
    let (today, clocks) = (use_today(), use_formats());
    let (id, starts_at, is_running) = (event.id.clone(), event.starts_at, event.is_running);
    // Phones are made ready before the doors open.
    let door = move || {
        today.track();
        let is_today = starts_at.is_some_and(|at| clocks.day(at) == clocks.day(now()));
        (is_running || is_today).then(|| {
            let door = Route::event_tab(id.clone(), EventTab::Purchases);
            view! { <a href=href(&door)>{words.home.door}</a> }
        })
    };
    let at = event.starts_at.map(|at| use_formats().moment(at));
    let shown_by = event.shops.clone();
    let is_closed = Memo::new(move |_| is_each_closed(&shown_by, shops.get().as_deref()));
    let closed =
        move || is_closed.get().then(|| view! { <span class="badge bad">{words.home.shops_shut}</span> });
    view! {
        <tr>
            <th scope="row">
                <a class="record-link" href=href(&Route::event(event.id.clone()))>
                    <bdi>{event.name.clone()}</bdi>
                </a>
                <span class="hint facts">{running} <span>{at}</span> <span>{sold_out}</span> {closed} {door}</span>
            </th>
            {numbers}
        </tr>
    }
}

/// The table for a spreadsheet. A number that is not known, or not whole, is left out.
fn copied(events: &[ComingEvent], figures: &FiguresByEvent, words: &Messages) -> String {
    let row = |event: &ComingEvent| {
        let own = figures.get(&event.id).map(|(own, _)| own.clone()).unwrap_or_default();
        let sold = |of: fn(RecentSales) -> u64| own.sales.filter(|_| own.is_complete).map(of);
        let left = match own.places {
            Some(EventCapacity::Limited { left, .. }) => Some(left),
            _ => None,
        };
        let checked_in = match own.checked_in {
            CheckIns::Counted { count, is_complete: true } => Some(count),
            _ => None,
        };
        let (today, week, before) = (sold(|it| it.today), sold(|it| it.week), sold(|it| it.week_before));
        let numbers = [today, week, before, left, checked_in];
        let numbers = numbers.map(|number| number.map(|number| number.to_string()).unwrap_or_default());
        std::iter::once(name_cell(&event.name)).chain(numbers).collect()
    };
    let home = &words.home;
    let figures = [home.sold_today, home.week, home.week_before, home.capacity_left, home.checked_in];
    let headings: Vec<&str> = std::iter::once(words.event.basics).chain(figures).collect();
    table_text(&headings, events.iter().map(row))
}

/// Whether an event is in shops, all of which are closed.
fn is_each_closed(shown_by: &[ShopId], shops: Option<&PagedResult<Shop>>) -> bool {
    let is_closed = |id: &ShopId| {
        let mut shops = shops.iter().flat_map(|list| list.records());
        shops.any(|shop| shop.id == *id && shop.is_available == Some(false))
    };
    !shown_by.is_empty() && shown_by.iter().all(is_closed)
}
