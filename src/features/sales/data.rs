//! Orders and purchases of an event, joined in short turns while they load.

use leptos::prelude::*;
use std::sync::Arc;

use crate::analytics::{Join, Pages, SoldTicket};
use crate::components::ReadCount;
use crate::features::chunked_task::ChunkedTask;
use crate::models::{DecodeError, Order, Purchase, Row};
use crate::query::{PagedResult, Reading};
use crate::reactive::effect;

/// How much is read of the lists that are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SalesLoaded {
    /// Nothing.
    #[default]
    Nothing,
    /// Something of one of two.
    OneList,
    /// Something of each.
    EachList,
    /// Everything.
    All,
}

/// What has loaded of an event's sales.
#[derive(Clone, Default)]
pub(crate) struct SalesData {
    /// The tickets that were sold.
    pub(crate) sold_tickets: Arc<Vec<SoldTicket>>,
    /// The orders, those that can't be read among them.
    pub(crate) orders: Arc<Vec<Row<Order>>>,
    /// Why purchases can't be read.
    pub(crate) unreadable: Arc<Vec<DecodeError>>,
    /// How much of the lists is read.
    pub(crate) loaded: SalesLoaded,
    /// How many records are read, and how many there are to read.
    pub(crate) progress: ReadCount,
    /// Whether only the orders were asked for that were updated since a day.
    pub(crate) is_part: bool,
    /// Whether the lists changed while they were read.
    pub(crate) changed_while_reading: bool,
    /// When they were read, in milliseconds since 1970; of two lists, the one that was read earlier.
    pub(crate) read_at: Option<f64>,
    /// When the orders were read, with all that has changed since.
    pub(crate) orders_read_at: Option<f64>,
    /// The version of the joined data (`Join::version`).
    version: usize,
}

/// Compares the version instead of thousands of records.
impl PartialEq for SalesData {
    fn eq(&self, other: &Self) -> bool {
        let known = |data: &Self| {
            let Self {
                version,
                loaded,
                progress,
                is_part,
                changed_while_reading,
                read_at,
                orders_read_at,
                ..
            } = data;
            let times = (*read_at, *orders_read_at);
            (*version, *loaded, *progress, *is_part, *changed_while_reading, times)
        };
        known(self) == known(other)
    }
}

/// Joins the orders, those that changed since, and perhaps the purchases. What loaded before stays until all that is
/// read is joined. `is_part` tells whether only the orders are asked for that were updated since a day.
pub(crate) fn join_sales(
    is_part: Signal<bool>,
    orders: Signal<Reading<PagedResult<Order>>>,
    changes: Signal<Reading<PagedResult<Order>>>,
    purchases: Option<Signal<Reading<PagedResult<Purchase>>>>,
) -> ReadSignal<SalesData> {
    let (data, set_data) = signal(SalesData::default());
    let join = StoredValue::new(Join::default());
    let task = ChunkedTask::new();
    effect(move || {
        let (orders, changes, is_part) = (orders.get(), changes.get(), is_part.get());
        let purchases = purchases.map(|purchases| purchases.get());
        let pages = Pages {
            orders: pages(&orders).to_vec(),
            changes: pages(&changes).to_vec(),
            purchases: purchases.as_ref().map(pages).unwrap_or_default().to_vec(),
        };
        let step = move || {
            let step = |join: &mut Join| {
                let has_more = join.take(&pages);
                (!has_more).then(|| {
                    let before = data.get_untracked();
                    let now = SalesData::from(before, join, &orders, &changes, purchases.as_ref());
                    SalesData { is_part, ..now }
                })
            };
            match join.try_update_value(step) {
                Some(Some(now)) => {
                    // A request that begins or ends changes nothing that is shown.
                    if data.with_untracked(|before| *before != now) {
                        set_data.set(now);
                    }
                    false
                }
                step => step.is_some(),
            }
        };
        if data.with_untracked(SalesData::has_begun) {
            // Orders and purchases tell of what is read at about the same moment.
            task.start_soon(step);
        } else {
            task.start(step);
        }
    });
    data
}

fn pages<T>(reading: &Reading<PagedResult<T>>) -> &[Arc<[Row<T>]>] {
    reading.value.as_deref().map(PagedResult::pages).unwrap_or_default()
}

/// How far a list is read.
fn progress<T>(walk: Option<&PagedResult<T>>) -> ReadCount {
    let count = |walk: &PagedResult<T>| ReadCount { read: walk.read + walk.unreadable, total: walk.total };
    walk.map(count).unwrap_or_default()
}

impl SalesData {
    /// Whether anything is read.
    pub(crate) fn has_begun(&self) -> bool {
        self.loaded > SalesLoaded::Nothing
    }

    /// Whether everything is read.
    pub(crate) fn is_complete(&self) -> bool {
        self.loaded == SalesLoaded::All
    }

    fn from(
        before: Self,
        join: &Join,
        orders: &Reading<PagedResult<Order>>,
        changes: &Reading<PagedResult<Order>>,
        purchases: Option<&Reading<PagedResult<Purchase>>>,
    ) -> Self {
        let of_orders = orders.value.as_deref();
        let of_purchases = purchases.and_then(|reading| reading.value.as_deref());
        // Of changes that are read in part, an order may still be as old as the list.
        let changes_read_at = changes.read_at.filter(|_| changes.is_complete());
        let orders_read_at = [orders.read_at, changes_read_at].into_iter().flatten().reduce(f64::max);
        let times = [orders_read_at, purchases.and_then(|reading| reading.read_at)];
        let is_complete = orders.is_complete() && purchases.is_none_or(Reading::is_complete);
        let loaded = match (of_orders.is_some(), of_purchases.is_some() || purchases.is_none()) {
            _ if is_complete => SalesLoaded::All,
            (true, true) => SalesLoaded::EachList,
            (false, false) => SalesLoaded::Nothing,
            (false, true) if purchases.is_none() => SalesLoaded::Nothing,
            _ => SalesLoaded::OneList,
        };
        let lists = if before.version == join.version() {
            before
        } else {
            Self {
                sold_tickets: Arc::new(join.sold()),
                orders: Arc::new(join.orders().to_vec()),
                unreadable: Arc::new(join.unreadable().to_vec()),
                version: join.version(),
                ..Self::default()
            }
        };
        Self {
            loaded,
            progress: progress(of_orders) + progress(of_purchases),
            changed_while_reading: of_orders.is_some_and(|walk| walk.changed_while_reading)
                || of_purchases.is_some_and(|walk| walk.changed_while_reading),
            read_at: times.into_iter().flatten().reduce(f64::min),
            orders_read_at,
            ..lists
        }
    }
}
