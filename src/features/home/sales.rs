//! The sales of the events on the start page: a separate part of the app, so that the list of events does not wait for
//! what reads orders and purchases.

use leptos::prelude::*;

use super::event_figures::{CheckIns, ComingEvent, EventCapacity, EventFigures, FiguresByEvent};
use super::figures::SalesFigures;
use crate::analytics::{LocalHours, RecentSales};
use crate::api::{order, shop};
use crate::features::context::{now, use_formats};
use crate::features::sales::orders_since;
use crate::features::today::use_today;
use crate::models::value::{EventId, Timestamp};
use crate::models::{LimitedTickets, Purchase, ShopView};
use crate::query::{NewestQuery, PagedResult, Readable, Reading, use_query, use_query_if};
use crate::reactive::effect;

/// What is read for, and where the figures go.
#[derive(Clone, Copy)]
pub(super) struct WantedSales {
    /// The events whose sales are wanted.
    pub(super) events: Signal<Vec<ComingEvent>>,
    /// How many events there are.
    pub(super) count: Signal<usize>,
    /// Of how many the sales are wanted.
    pub(super) most: RwSignal<usize>,
    /// The figures of each, as far as read.
    pub(super) figures: RwSignal<FiguresByEvent>,
    /// Reads the events, tickets and shops again.
    pub(super) refresh_lists: Callback<()>,
    /// When the events were read, in milliseconds since 1970.
    pub(super) read_at: Signal<Option<f64>>,
}

/// Reads the sales that the start page wants, and shows the figures of all together.
#[component]
pub(crate) fn ComingSales() -> impl IntoView {
    let WantedSales { events, count, most, figures, refresh_lists, read_at } = expect_context();
    let today = use_today();
    // Another day has other sales, and other people who come in.
    let of_today = move || {
        let today = today.get();
        events.get().into_iter().map(move |event| (today, event))
    };
    view! {
        <SalesFigures figures=figures.into() count most refresh_lists read_at />
        <For each=of_today key=Clone::clone let:entry>
            <EventReader event=entry.1 figures />
        </For>
    }
}

#[component]
fn EventReader(
    /// The event.
    event: ComingEvent,
    /// Where its figures go.
    figures: RwSignal<FiguresByEvent>,
) -> impl IntoView {
    let EventSales { figures: own, refresh } = EventSales::of(&event);
    let id = event.id.clone();
    effect(move || figures.update(|all| drop(all.insert(id.clone(), (own.get(), refresh)))));
    on_cleanup(move || {
        // The page may be gone, too.
        figures.try_update(|all| all.remove(&event.id));
    });
}

/// For how long who came in is not read again by itself, in milliseconds: it takes the whole list of purchases.
const DOOR_LASTS: f64 = 300_000.0;

/// What is read for the figures of an event.
#[derive(Clone, Copy)]
pub(super) struct EventSales {
    pub(super) figures: Signal<EventFigures>,
    /// Reads what may have changed.
    pub(super) refresh: Callback<()>,
}

impl EventSales {
    /// Reads the newest purchases and the orders updated since; all purchases of an event that is on today as well, to
    /// know who came in.
    pub(super) fn of(event: &ComingEvent) -> Self {
        let formats = use_formats();
        let is_today = is_today(event, now(), &mut LocalHours::new(|moment| formats.minutes_ahead(moment)));
        let since = RecentSales::since(now());
        let list = order::purchases(&event.id);
        let all = is_today.then(|| use_query(list.clone().until_refreshed()));
        if let Some(all) = all.filter(|all| all.reading.with_untracked(is_stale)) {
            all.refresh.run(());
        }
        let purchases =
            use_query(NewestQuery { list, moment: |purchase: &Purchase| purchase.created_at, since });
        let orders = orders_since(&event.id, since);
        let shop = event.shops.first().cloned();
        let shop = use_query_if(move || shop.clone().map(|id| shop::get(&id)));

        let id = event.id.clone();
        let figures = Memo::new(move |_| {
            let moment = now();
            let mut hours = LocalHours::new(|moment| formats.minutes_ahead(moment));
            let (bought, paid, sold_in) = (purchases.reading.get(), orders.reading.get(), shop.reading.get());
            let sales =
                bought.value.as_ref().zip(paid.value.as_ref()).map(|(bought, paid)| {
                    RecentSales::of(moment, bought.records(), paid.records(), &mut hours)
                });
            let door = all.map(|all| all.reading.get());
            let checked_in = match &door {
                None => CheckIns::NotToday,
                Some(Reading { value: None, .. }) => CheckIns::Unread,
                Some(Reading { value: Some(all), .. }) => {
                    let today = hours.day(moment);
                    let is_in =
                        |purchase: &&Purchase| purchase.scanned_at.is_some_and(|at| hours.day(at) == today);
                    let count = all.records().filter(is_in).count() as u64;
                    CheckIns::Counted { count, is_complete: all.is_complete() }
                }
            };
            let door_under_way = door.as_ref().is_some_and(|door| door.under_way);
            let door_failure = door.and_then(|door| door.failure);
            EventFigures {
                sales,
                is_complete: bought.value.as_ref().is_some_and(|list| list.is_complete())
                    && paid.value.as_ref().is_some_and(|list| list.is_complete()),
                places: sold_in.value.as_ref().and_then(|view| places(view, &id)),
                checked_in,
                under_way: bought.under_way || paid.under_way || sold_in.under_way || door_under_way,
                failure: bought.failure.or(paid.failure).or(sold_in.failure).or(door_failure),
            }
        });
        let refresh = Callback::new(move |()| {
            if let Some(all) = all {
                all.refresh.run(());
            }
            purchases.refresh.run(());
            orders.refresh.run(());
            shop.refresh.run(());
        });
        Self { figures: figures.into(), refresh }
    }
}

/// The places of an event in a shop that shows it, where the shop has the numbers. On a single date, no more people fit than in a
/// day.
fn places(view: &ShopView, id: &EventId) -> Option<EventCapacity> {
    let event = view.events.iter().find(|event| event.id == *id)?;
    let lasts_a_day = match &event.dates[..] {
        [date] => date.ends_at.microseconds() - date.starts_at.microseconds() <= DAY,
        _ => false,
    };
    let of_day = event.capacity_per_day.filter(|of_day| *of_day > 0 && lasts_a_day);
    // None is the sum of what has no limit (docs/assumptions.md).
    let in_all = event.total_capacity.filter(|total| *total > 0 && !event.sells_without_limit());
    match [of_day, in_all].into_iter().flatten().min() {
        Some(total) => Some(EventCapacity::Limited { left: total.saturating_sub(event.amount_sold?), total }),
        None if event.sells_without_limit() => Some(match event.limited_tickets() {
            LimitedTickets::Left { left, total } => EventCapacity::PartlyLimited { left, total },
            LimitedTickets::None | LimitedTickets::Unknown => EventCapacity::Unlimited,
        }),
        None => None,
    }
}

/// Whether a list of purchases is too old to say who came in.
fn is_stale(all: &Reading<PagedResult<Purchase>>) -> bool {
    all.read_at.is_some_and(|at| js_sys::Date::now() - at > DOOR_LASTS)
}

/// In microseconds.
const DAY: i64 = 86_400_000_000;
/// The longest date of an event whose purchases are all read to know who is in: what is open for months has too many.
const LONGEST_DATE: i64 = 2 * DAY;

/// Whether a date of an event is on today, on local clocks.
fn is_today(event: &ComingEvent, now: Timestamp, hours: &mut LocalHours<'_>) -> bool {
    let today = hours.day(now);
    event.dates.iter().any(|(starts_at, ends_at)| {
        ends_at.microseconds() - starts_at.microseconds() <= LONGEST_DATE
            && (hours.day(*starts_at)..=hours.day(*ends_at)).contains(&today)
    })
}
