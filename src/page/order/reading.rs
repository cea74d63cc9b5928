//! The orders and purchases of an event, as far as they are read, and what is known from both.

use std::collections::HashSet;
use std::num::NonZeroU32;
use std::sync::Arc;

use leptos::prelude::*;

use crate::api::order::{self, LastUpdated, OrderFilter};
use crate::api::{Failure, List};
use crate::domain::{EventId, Timestamp};
use crate::insight::{Bought, join};
use crate::page::context::use_store;
use crate::store::{Reading, Walk};
use crate::wire::{Order, Purchase, Row, Unreadable};

/// How many orders a page is asked to have: fewer requests for the same orders.
const PER_PAGE: u32 = 100;
/// By how much the clocks of this device and of the service may differ, in milliseconds.
const CLOCK_MARGIN: f64 = 600_000.0;

/// What is read of an event.
#[derive(Clone, Copy)]
pub(super) struct Sales {
    /// The orders and purchases, joined.
    pub(super) known: Memo<Known>,
    /// What the service is asked for.
    pub(super) filter: Memo<OrderFilter>,
    /// Why the last try failed.
    pub(super) failure: Signal<Option<Failure>>,
    /// Whether something is being read.
    pub(super) under_way: Signal<bool>,
    /// Whether somebody stopped it.
    pub(super) is_paused: Signal<bool>,
    /// Reads on, or what has changed.
    pub(super) refresh: Callback<()>,
    /// Stops reading.
    pub(super) pause: Callback<()>,
}

/// What is known of what was bought.
#[derive(Clone)]
pub(super) struct Known {
    /// The tickets that were bought.
    pub(super) bought: Arc<Vec<Bought>>,
    /// The orders, those that can't be read among them.
    pub(super) orders: Arc<Vec<Row<Order>>>,
    /// Why purchases can't be read.
    pub(super) unreadable: Arc<Vec<Unreadable>>,
    /// Whether anything was read.
    pub(super) has_begun: bool,
    /// How many records are read, and how many there are to read.
    pub(super) progress: (u64, u64),
    /// Whether everything is read.
    pub(super) is_whole: bool,
    /// Whether the lists changed while they were read.
    pub(super) has_shifted: bool,
    /// When they were read, in milliseconds since 1970.
    pub(super) read_at: Option<f64>,
}

impl PartialEq for Known {
    /// To compare the tickets one by one would cost more than what is made from them.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.bought, &other.bought)
    }
}

/// Which of the two lists are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    Orders,
    OrdersAndPurchases,
}

impl Sales {
    /// Reads all orders of an event, or those updated since a moment, and perhaps the purchases too.
    pub(super) fn of(event: &EventId, extent: Extent, since: Signal<Option<Timestamp>>) -> Self {
        let store = use_store();
        let form = store.client().settings().last_updated;
        // The interface does not show how many a page may have: a service that refuses is asked without.
        let asks_for_size = RwSignal::new(true);
        let filter = Memo::new(move |_| OrderFilter {
            per_page: NonZeroU32::new(PER_PAGE).filter(|_| asks_for_size.get()),
            last_updated: since.get().map(|moment| LastUpdated::new(moment, form)),
        });
        let orders_of = lists(event);
        let orders = store.watch_all(move || orders_of(filter.get()));
        Effect::new(move || {
            if orders.with(|reading| matches!(reading.failure, Some(Failure::Invalid(_)))) {
                asks_for_size.set(false);
            }
        });

        // Once all is read, only what was updated since is read again. What both lists have, the store renews.
        let began_at = js_sys::Date::now() - CLOCK_MARGIN;
        let began_at = Timestamp::from_microseconds(began_at as i64 * 1_000);
        let wants_changes = RwSignal::new(false);
        let changes_of = lists(event);
        let changed = move |filter: OrderFilter| {
            let last_updated = began_at.map(|moment| LastUpdated::new(moment, form));
            changes_of(OrderFilter { last_updated, ..filter })
        };
        let changed_now = changed.clone();
        let changes = store.watch_all_if(move || wants_changes.get().then(|| changed_now(filter.get())));

        let purchases_of = order::purchases(event);
        let with_purchases = extent == Extent::OrdersAndPurchases;
        let list = purchases_of.clone();
        let purchases = store.watch_all_if(move || with_purchases.then(|| list.clone()));

        let known = Memo::new(move |_| {
            let (orders, changes, purchases) = (orders.get(), changes.get(), purchases.get());
            Known::from(&orders, &changes, with_purchases.then_some(&purchases))
        });
        let refresh = {
            let (store, orders_of, purchases_of) = (store.clone(), lists(event), purchases_of.clone());
            Callback::new(move |()| {
                let filter = filter.get_untracked();
                if purchases.with_untracked(|reading| with_purchases && !is_whole(reading)) {
                    store.refresh_all(&purchases_of);
                }
                if orders.with_untracked(|reading| !is_whole(reading)) || filter.last_updated.is_some() {
                    store.refresh_all(&orders_of(filter));
                } else if wants_changes.get_untracked() {
                    store.refresh_all(&changed(filter));
                } else {
                    wants_changes.set(true);
                }
            })
        };
        let orders_of = lists(event);
        let pause = Callback::new(move |()| {
            store.pause_all(&orders_of(filter.get_untracked()));
            if with_purchases {
                store.pause_all(&purchases_of);
            }
        });
        let failure = Signal::derive(move || {
            let of_orders = orders.with(|reading| reading.failure.clone());
            let of_changes = move || changes.with(|reading| reading.failure.clone());
            of_orders.or_else(of_changes).or_else(move || purchases.with(|reading| reading.failure.clone()))
        });
        let under_way = Signal::derive(move || {
            orders.with(|reading| reading.under_way)
                || changes.with(|reading| reading.under_way)
                || purchases.with(|reading| reading.under_way)
        });
        let is_paused = Signal::derive(move || {
            orders.with(|reading| reading.is_paused) || purchases.with(|reading| reading.is_paused)
        });
        Self { known, filter, failure, under_way, is_paused, refresh, pause }
    }
}

/// The lists of an event's orders.
fn lists(event: &EventId) -> impl Fn(OrderFilter) -> List<Order> + Clone + Send + Sync + 'static {
    let event = event.clone();
    move |filter| order::list(&event, filter)
}

fn is_whole<T>(reading: &Reading<Walk<T>>) -> bool {
    reading.value.as_ref().is_some_and(|walk| walk.is_whole())
}

impl Known {
    fn from(
        orders: &Reading<Walk<Order>>,
        changes: &Reading<Walk<Order>>,
        purchases: Option<&Reading<Walk<Purchase>>>,
    ) -> Self {
        let rows = all_orders(orders.value.as_deref(), changes.value.as_deref());
        let read: Vec<_> = rows.iter().filter_map(Row::received).cloned().collect();
        let walk = purchases.and_then(|reading| reading.value.as_deref());
        let of_purchases: Vec<_> = walk.into_iter().flat_map(Walk::received).cloned().collect();
        let problems = walk.into_iter().flat_map(Walk::rows).filter_map(Row::problem).cloned().collect();
        let of_orders =
            orders.value.as_deref().map_or((0, 0), |walk| (walk.read + walk.unreadable, walk.total));
        let of_walk = walk.map_or((0, 0), |walk| (walk.read + walk.unreadable, walk.total));
        Self {
            bought: Arc::new(join(&read, &of_purchases)),
            has_begun: orders.value.is_some() || walk.is_some(),
            progress: (of_orders.0 + of_walk.0, of_orders.1 + of_walk.1),
            is_whole: is_whole(orders) && purchases.is_none_or(is_whole),
            has_shifted: orders.value.as_ref().is_some_and(|walk| walk.has_shifted)
                || walk.is_some_and(|walk| walk.has_shifted),
            orders: Arc::new(rows),
            unreadable: Arc::new(problems),
            read_at: changes.read_at.or(orders.read_at),
        }
    }
}

/// All orders, and those that were placed since.
fn all_orders(whole: Option<&Walk<Order>>, changes: Option<&Walk<Order>>) -> Vec<Row<Order>> {
    let mut rows: Vec<Row<Order>> = whole.into_iter().flat_map(Walk::rows).cloned().collect();
    let known: HashSet<&str> =
        whole.into_iter().flat_map(Walk::records).map(|order| order.id.as_str()).collect();
    let is_new = |row: &&Row<Order>| row.record().is_some_and(|order| !known.contains(order.id.as_str()));
    let placed: Vec<Row<Order>> = changes.into_iter().flat_map(Walk::rows).filter(is_new).cloned().collect();
    rows.extend(placed);
    rows
}
