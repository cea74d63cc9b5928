//! What is known of what was bought of an event, joined by turns while it is read.

use leptos::prelude::*;
use std::sync::Arc;

use crate::analytics::{Bought, Join, Pages};
use crate::features::chunked_task::Turns;
use crate::models::{Order, Purchase, Row, Unreadable};
use crate::query::{Reading, Walk};
use crate::reactive::effect;

/// What is known of what was bought.
#[derive(Clone, Default)]
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
    /// When they were read, in milliseconds since 1970; of two lists, the one that was read earlier.
    pub(super) read_at: Option<f64>,
}

/// Joins the orders, those that changed since, and perhaps the purchases. What was known before stays until all that is
/// read is joined.
pub(super) fn known(
    orders: Signal<Reading<Walk<Order>>>,
    changes: Signal<Reading<Walk<Order>>>,
    purchases: Option<Signal<Reading<Walk<Purchase>>>>,
) -> RwSignal<Known> {
    let known = RwSignal::new(Known::default());
    let join = StoredValue::new(Join::default());
    let turns = Turns::new();
    effect(move || {
        let (orders, changes) = (orders.get(), changes.get());
        let purchases = purchases.map(|purchases| purchases.get());
        let pages = Pages {
            orders: pages(&orders).to_vec(),
            changes: pages(&changes).to_vec(),
            purchases: purchases.as_ref().map(pages).unwrap_or_default().to_vec(),
        };
        let step = move || {
            let step = |join: &mut Join| {
                let has_more = join.take(&pages);
                (!has_more).then(|| Known::from(join, &orders, &changes, purchases.as_ref()))
            };
            match join.try_update_value(step) {
                Some(Some(now)) => {
                    known.set(now);
                    false
                }
                step => step.is_some(),
            }
        };
        if known.with_untracked(|known| known.has_begun) {
            // Orders and purchases tell of what is read at about the same moment.
            turns.start_soon(step);
        } else {
            turns.start(step);
        }
    });
    known
}

fn pages<T>(reading: &Reading<Walk<T>>) -> &[Arc<[Row<T>]>] {
    reading.value.as_deref().map(Walk::pages).unwrap_or_default()
}

/// Whether all of a list is read.
pub(super) fn is_whole<T>(reading: &Reading<Walk<T>>) -> bool {
    reading.value.as_ref().is_some_and(|walk| walk.is_whole())
}

/// How many records of a list are read, and how many there are to read.
fn progress<T>(walk: Option<&Walk<T>>) -> (u64, u64) {
    walk.map_or((0, 0), |walk| (walk.read + walk.unreadable, walk.total))
}

impl Known {
    fn from(
        join: &Join,
        orders: &Reading<Walk<Order>>,
        changes: &Reading<Walk<Order>>,
        purchases: Option<&Reading<Walk<Purchase>>>,
    ) -> Self {
        let of_orders = orders.value.as_deref();
        let of_purchases = purchases.and_then(|reading| reading.value.as_deref());
        let ((read, total), (read_too, total_too)) = (progress(of_orders), progress(of_purchases));
        let times = [changes.read_at.or(orders.read_at), purchases.and_then(|reading| reading.read_at)];
        Self {
            bought: Arc::new(join.bought()),
            orders: Arc::new(join.orders().to_vec()),
            unreadable: Arc::new(join.unreadable().to_vec()),
            has_begun: of_orders.is_some() || of_purchases.is_some(),
            progress: (read + read_too, total + total_too),
            is_whole: is_whole(orders) && purchases.is_none_or(is_whole),
            has_shifted: of_orders.is_some_and(|walk| walk.has_shifted)
                || of_purchases.is_some_and(|walk| walk.has_shifted),
            read_at: times.into_iter().flatten().reduce(f64::min),
        }
    }
}
