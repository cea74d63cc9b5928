//! The orders of an event that were updated lately, and how many a page is asked to have.

use std::num::NonZeroU32;

use leptos::prelude::*;

use crate::api::Failure;
use crate::api::order::{self, LastUpdated, OrderFilter};
use crate::features::context::use_query_client;
use crate::models::Order;
use crate::models::value::{EventId, Timestamp};
use crate::query::{PagedResult, Reading, UseQuery, use_query_if};
use crate::reactive::effect;

/// How many orders a page is asked to have: fewer requests for the same orders.
const PER_PAGE: u32 = 100;

/// Asks for large pages. The interface does not show how many a page may have: a service that refuses is asked without.
#[derive(Clone, Copy)]
pub(super) struct LargePages(RwSignal<bool>);

impl LargePages {
    pub(super) fn new() -> Self {
        Self(RwSignal::new(true))
    }

    /// How many to ask for.
    pub(super) fn per_page(self) -> Option<NonZeroU32> {
        NonZeroU32::new(PER_PAGE).filter(|_| self.0.get())
    }

    /// Takes note of a refusal.
    pub(super) fn follow(self, orders: Signal<Reading<PagedResult<Order>>>) {
        effect(move || {
            if orders.with(|reading| matches!(reading.failure, Some(Failure::Invalid(_)))) {
                self.0.set(false);
            }
        });
    }
}

/// Watches the orders of an event that were updated since a moment.
pub(crate) fn orders_since(event: &EventId, since: Timestamp) -> UseQuery<PagedResult<Order>> {
    let form = use_query_client().client().settings().last_updated;
    let last_updated = Some(LastUpdated::new(since, form));
    let pages = LargePages::new();
    let event = event.clone();
    let filter = Memo::new(move |_| OrderFilter { per_page: pages.per_page(), last_updated });
    let orders = use_query_if(move || Some(order::list(&event, filter.get())));
    pages.follow(orders.reading);
    orders
}
