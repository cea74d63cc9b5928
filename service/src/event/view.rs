//! An event as the interface shows it ("Event").

use rusqlite::Connection;
use serde::Serialize;

use super::date::EventDate;
use super::record::Event;
use super::venue::Venue;
use crate::price::Price;
use crate::ticket::{Tags, Ticket, is_sold_out};

/// Event.
#[derive(Debug, Serialize)]
pub(crate) struct EventView {
    id: String,
    name: String,
    is_continuous: bool,
    dates: Vec<EventDate>,
    venue: Venue,
    shops: Vec<String>,
    tickets: Vec<TicketSummary>,
}

/// Event ticket summary.
#[derive(Debug, Serialize)]
struct TicketSummary {
    id: String,
    name: String,
    price: Price,
    service_fee: f64,
    min_order_amount: i64,
    max_order_amount: i64,
    sold_out: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    tags: Option<Vec<String>>,
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(connection: &Connection, event: Event, tags: Tags) -> rusqlite::Result<Self> {
        let tickets = Ticket::of_event(connection, event.id)?;
        Ok(Self {
            dates: EventDate::of_event(connection, event.id)?,
            shops: shops(connection, event.id)?,
            tickets: tickets.into_iter().map(|ticket| TicketSummary::of(ticket, tags)).collect(),
            id: event.id.to_string(),
            is_continuous: event.is_continuous(),
            name: event.name,
            venue: event.venue,
        })
    }
}

impl TicketSummary {
    fn of(ticket: Ticket, tags: Tags) -> Self {
        Self {
            min_order_amount: ticket.least(),
            max_order_amount: ticket.most(),
            sold_out: is_sold_out(&ticket),
            id: ticket.id.to_string(),
            name: ticket.name,
            price: ticket.price,
            service_fee: ticket.service_fee,
            tags: tags.of(ticket.tags),
        }
    }
}

/// The ids of the shops that show an event.
fn shops(connection: &Connection, event_id: i64) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached("select shop_id from shop_event where event_id = ? order by shop_id")?
        .query_map([event_id], |row| row.get::<_, i64>(0))?
        .map(|id| id.map(|id| id.to_string()))
        .collect()
}
