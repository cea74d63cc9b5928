//! How many of a ticket type are sold, and whether a new capacity leaves any.

use leptos::prelude::*;

use crate::api::shop;
use crate::models::Event;
use crate::models::value::TicketId;
use crate::query::use_query_if;

/// How many of a ticket are sold, as a shop of its event says; none where no shop says it.
pub(super) fn use_amount_sold(ticket: TicketId, event: Signal<Option<Event>>) -> Memo<Option<u64>> {
    let first_shop = Memo::new(move |_| event.with(|event| event.as_ref()?.shops.first().cloned()));
    let shop = use_query_if(move || first_shop.get().map(|id| shop::get(&id)));
    Memo::new(move |_| shop.value.get()?.ticket(&ticket)?.amount_sold)
}

/// Whether a capacity leaves nothing to sell of a ticket.
pub(super) fn leaves_none(capacity: Option<u64>, sold: Option<u64>) -> bool {
    // 0 is no limit.
    capacity.zip(sold).is_some_and(|(capacity, sold)| (1..=sold).contains(&capacity))
}
