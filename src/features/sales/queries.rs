//! The orders and purchases of an event, as far as they are read, and what is known from both.

use leptos::prelude::*;

use super::data::{SalesData, join_sales};
use super::recent_orders::LargePages;
use crate::api::order::{self, LastUpdated, OrderFilter};
use crate::api::{Failure, LastUpdatedForm, PagedQuery, reader};
use crate::features::context::{use_formats, use_query_client};
use crate::features::listing::{Part, Source, Sources};
use crate::models::Order;
use crate::models::value::{EventId, Timestamp};
use crate::query::{Readable, Reading, use_query_if};
use crate::reactive::effect;

/// By how much the clocks of this device and of the service may differ, in milliseconds.
const CLOCK_MARGIN: f64 = 600_000.0;
/// By how much the service's day may begin later than that of UTC, in milliseconds.
const DAY_MARGIN: f64 = 12.0 * 3_600_000.0;
/// From when on it is worth asking what has changed, in milliseconds.
pub(crate) const FRESH: f64 = 60_000.0;

/// What is read of an event.
#[derive(Clone, Copy)]
pub(crate) struct SalesQueries {
    /// The orders and purchases, joined.
    pub(crate) data: ReadSignal<SalesData>,
    /// What the service is asked for.
    pub(crate) filter: Signal<OrderFilter>,
    /// Why the last try failed.
    pub(crate) failure: Signal<Option<Failure>>,
    /// Whether something is being read.
    pub(crate) under_way: Signal<bool>,
    /// Whether the user paused it.
    pub(crate) is_paused: Signal<bool>,
    /// Reads on, or what has changed.
    pub(crate) refresh: Callback<()>,
    /// Reads the orders that have changed, once all are read.
    pub(crate) read_changes: Callback<()>,
    /// Stops reading.
    pub(crate) pause: Callback<()>,
}

/// Which of the two lists are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SalesExtent {
    Orders,
    OrdersAndPurchases,
}

impl SalesQueries {
    /// Whether they can't be read. Without a network, its return is what is waited for.
    pub(crate) fn has_failed(self) -> bool {
        let is_failure = |failure: &Failure| *failure != Failure::Offline;
        self.failure.with(|failure| failure.as_ref().is_some_and(is_failure)) && !self.under_way.get()
    }

    /// The rows of a list of these sales, as `rows` makes them.
    pub(crate) fn sources(self, rows: impl Fn(&SalesData) -> Source + Send + Sync + 'static) -> Sources {
        let source = Memo::new(move |_| {
            self.data.with(|data| {
                let progress = |source: Source| {
                    source.with_progress(
                        data.progress,
                        Part::of_all(data.is_complete(), data.changed_while_reading),
                    )
                };
                data.has_begun().then(|| progress(rows(data)).read_at(data.read_at))
            })
        });
        Sources {
            source: source.into(),
            failure: self.failure,
            under_way: self.under_way,
            waits: None,
            is_paused: self.is_paused,
            refresh: self.refresh,
            pause: self.pause,
        }
    }

    /// Reads all orders of an event, or those updated since the beginning of a day, and perhaps the purchases too.
    pub(crate) fn of(event: &EventId, extent: SalesExtent, since: Signal<Option<Timestamp>>) -> Self {
        let queries = use_query_client();
        reader::start(queries.client());
        let form = queries.client().settings().last_updated;
        let formats = use_formats();
        let pages = LargePages::new();
        let filter = Memo::new(move |_| OrderFilter {
            per_page: pages.per_page(),
            last_updated: since
                .get()
                .map(|start| LastUpdated::since_day(start, formats.minutes_ahead(start), form)),
        });
        let orders_of = lists(event);
        let orders_query = use_query_if(move || Some(orders_of(filter.get()).until_refreshed()));
        let orders = orders_query.reading;
        pages.follow(orders);

        // Once all is read, only what was updated since is read again. The cache puts it into both lists.
        let began_at = Memo::new(move |_| orders.with(|reading| Some(reading.value.as_ref()?.began_at)));
        let wants_changes = RwSignal::new(false);
        let changes_of = lists(event);
        let changed = move |filter: OrderFilter| {
            let margin = if form == LastUpdatedForm::Date { DAY_MARGIN } else { CLOCK_MARGIN };
            let began_at = (began_at.get()? - margin) as i64 * 1_000;
            let last_updated = Some(LastUpdated::new(Timestamp::from_microseconds(began_at)?, form));
            Some(changes_of(OrderFilter { last_updated, ..filter }))
        };
        let changes_query = use_query_if(move || changed(filter.get()).filter(|_| wants_changes.get()));
        let changes = changes_query.reading;
        let opened_at = js_sys::Date::now();
        effect(move || {
            let is_old = || began_at.get().is_some_and(|began_at| opened_at - began_at > FRESH);
            if orders.with(Reading::is_complete) && is_old() {
                wants_changes.set(true);
            }
        });

        let purchases_of = order::purchases(event);
        let with_purchases = extent == SalesExtent::OrdersAndPurchases;
        let purchases_query =
            use_query_if(move || with_purchases.then(|| purchases_of.clone().until_refreshed()));
        let purchases = purchases_query.reading;

        let is_part = Signal::derive(move || since.with(Option::is_some));
        let data = join_sales(is_part, orders, changes, with_purchases.then_some(purchases));
        let read_changes = Callback::new(move |()| {
            if !orders.with_untracked(Reading::is_complete) {
                return;
            }
            if filter.with_untracked(|filter| filter.last_updated.is_some()) {
                orders_query.refresh.run(());
            } else if !wants_changes.get_untracked() {
                wants_changes.set(true);
            } else {
                changes_query.refresh.run(());
            }
        });
        let refresh = Callback::new(move |()| {
            let (has_orders, has_purchases) =
                (orders.with_untracked(Reading::is_complete), purchases.with_untracked(Reading::is_complete));
            // The service does not report which purchases have changed: once both lists are whole, all are read
            // again.
            if has_orders || !has_purchases {
                purchases_query.refresh.run(());
            }
            match has_orders {
                true => read_changes.run(()),
                false => orders_query.refresh.run(()),
            }
        });
        let pause = Callback::new(move |()| {
            orders_query.pause.run(());
            purchases_query.pause.run(());
            changes_query.pause.run(());
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
            orders.with(|reading| reading.is_paused)
                || changes.with(|reading| reading.is_paused)
                || purchases.with(|reading| reading.is_paused)
        });
        Self { data, filter: filter.into(), failure, under_way, is_paused, refresh, read_changes, pause }
    }
}

/// The lists of an event's orders.
fn lists(event: &EventId) -> impl Fn(OrderFilter) -> PagedQuery<Order> + Clone + Send + Sync + 'static {
    let event = event.clone();
    move |filter| order::list(&event, filter)
}
