//! The tickets of an order and the events that they are for: an order has the names of its tickets only.

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;

use super::prices::Prices;
use crate::api::{event, ticket};
use crate::features::context::{href, use_formats, use_i18n};
use crate::models::value::{EventId, TicketId};
use crate::models::{Order, Received, Ticket};
use crate::query::{QueryValue, use_query};
use crate::routes::{EventTab, Route};

/// The ticket types of an order, as far as read.
#[derive(Clone, Copy)]
pub(super) struct OrderTickets(StoredValue<BTreeMap<TicketId, QueryValue<Received<Ticket>>>>);

impl OrderTickets {
    /// Reads each of them.
    pub(super) fn of(order: &Order) -> Self {
        let mut tickets = BTreeMap::new();
        for ticket in order.purchases.iter().filter_map(|purchase| purchase.ticket.as_ref()) {
            let read = || use_query(ticket::get(&ticket.id)).value;
            tickets.entry(ticket.id.clone()).or_insert_with(read);
        }
        Self(StoredValue::new(tickets))
    }

    /// A ticket type, if it is read.
    pub(super) fn get(self, id: &TicketId) -> Option<Arc<Received<Ticket>>> {
        self.0.with_value(|tickets| tickets.get(id).copied())?.get()
    }

    /// Those that are read.
    fn read(self) -> impl Iterator<Item = Arc<Received<Ticket>>> {
        let tickets: Vec<_> = self.0.with_value(|tickets| tickets.values().copied().collect());
        tickets.into_iter().filter_map(|ticket| ticket.get())
    }

    /// What they cost today.
    pub(super) fn prices(self) -> Prices {
        Prices::new(self.read().map(|ticket| (ticket.id.clone(), ticket.price)))
    }

    /// The events that they are for.
    fn events(self) -> Vec<EventId> {
        let mut events: Vec<_> = self.read().filter_map(|ticket| ticket.event_id.clone()).collect();
        events.sort_unstable();
        events.dedup();
        events
    }
}

/// Each event of an order, with the way to its orders.
#[component]
pub(super) fn OrderEvents(
    /// The tickets of the order.
    tickets: OrderTickets,
) -> impl IntoView {
    let events = Memo::new(move |_| tickets.events());
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
        // Of several dates, the tickets may be for any, and of one that goes on and on, for any day.
        let date = match &event.dates[..] {
            [date] if event.is_continuous != Some(true) => Some(formats.day(date.starts_at)),
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
