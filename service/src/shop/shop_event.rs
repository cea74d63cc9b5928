//! An event as a shop shows it ("Shop event").

use rusqlite::Connection;
use serde::Serialize;

use super::offer::Offer;
use crate::availability::{Owner, Period};
use crate::event::{Event, ShopDate, Venue};
use crate::ticket::Ticket;

/// Shop event.
#[derive(Debug, Serialize)]
pub(crate) struct ShopEvent {
    id: String,
    full_url: String,
    name: String,
    description: String,
    #[serde(rename = "type")]
    kind: String,
    dates: Vec<ShopDate>,
    venue: Venue,
    characteristics: Vec<String>,
    tags: Vec<String>,
    availability: Vec<Period>,
    total_capacity: i64,
    capacity_per_day: Option<i64>,
    amount_sold: i64,
    tickets: Offer,
}

impl ShopEvent {
    /// The view of an event in the shop at `shop_url`.
    pub(crate) fn of(connection: &Connection, event: Event, shop_url: &str) -> rusqlite::Result<Self> {
        let tickets = Ticket::of_event(connection, event.id)?;
        Ok(Self {
            dates: ShopDate::of_event(connection, event.id)?,
            availability: Period::of(connection, Owner::Event(event.id))?,
            total_capacity: tickets.iter().filter_map(|ticket| ticket.capacity).sum(),
            capacity_per_day: event.max_capacity,
            amount_sold: tickets.iter().map(|ticket| ticket.amount_sold).sum(),
            tickets: Offer::of(connection, event.id, tickets)?,
            full_url: format!("{shop_url}/{}", event.id),
            id: event.id.to_string(),
            name: event.name,
            description: event.description,
            kind: event.kind,
            venue: event.venue,
            characteristics: event.characteristics,
            tags: event.tags,
        })
    }
}
