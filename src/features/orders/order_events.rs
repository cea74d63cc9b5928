//! The events that the tickets of an order are for: an order names its tickets only.

use leptos::prelude::*;

use crate::api::{event, ticket};
use crate::features::context::{href, use_formats, use_i18n};
use crate::models::value::{EventId, TicketId};
use crate::models::{Order, Received, Ticket};
use crate::query::{UseQuery, use_query};
use crate::routes::{EventTab, Route};

/// Each event of an order, with the way to its orders.
#[component]
pub(super) fn OrderEvents<'a>(
    /// The order.
    order: &'a Order,
) -> impl IntoView + use<> {
    let mut ids: Vec<TicketId> =
        order.purchases.iter().filter_map(|purchase| Some(purchase.ticket.as_ref()?.id.clone())).collect();
    ids.sort_unstable();
    ids.dedup();
    let tickets: Vec<UseQuery<Received<Ticket>>> = ids.iter().map(|id| use_query(ticket::get(id))).collect();
    let events = Memo::new(move |_| {
        let event_of = |ticket: &UseQuery<Received<Ticket>>| {
            ticket.reading.with(|reading| reading.value.as_ref()?.event_id.clone())
        };
        let mut events: Vec<EventId> = tickets.iter().filter_map(event_of).collect();
        events.sort_unstable();
        events.dedup();
        events
    });
    view! {
        <div class="order-events">
            <For each=move || events.get() key=EventId::clone let:id>
                <OrderEvent id />
            </For>
        </div>
    }
}

/// An event of an order: what it is called, and when it is.
#[component]
fn OrderEvent(
    /// Its id.
    id: EventId,
) -> impl IntoView {
    let words = &use_i18n().order;
    let formats = use_formats();
    let query = use_query(event::get(&id));
    move || {
        let event = query.value.get()?;
        // Of several dates, the tickets may be for any.
        let date = match &event.dates[..] {
            [date] => Some(formats.day(date.starts_at)),
            _ => None,
        };
        let orders = Route::event_tab(event.id.clone(), EventTab::Orders);
        Some(view! {
            <p class="subtitle facts">
                <a href=href(&Route::event(event.id.clone()))>
                    <bdi>{event.name.clone()}</bdi>
                </a>
                <span>{date}</span>
                <a href=href(&orders)>{words.event_orders}</a>
            </p>
        })
    }
}
