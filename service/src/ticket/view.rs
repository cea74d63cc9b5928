//! A ticket as the interface shows it ("Ticket").

use rusqlite::Connection;
use serde::Serialize;

use super::record::{Sale, Ticket};
use crate::availability::{Owner, Period};
use crate::event::EventDate;
use crate::price::Price;
use crate::template;

/// Whether tags are part of a view; the interface shows them only where records are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tags {
    Shown,
    Hidden,
}

impl Tags {
    /// The tags, if they are shown.
    pub(crate) fn of(self, tags: Vec<String>) -> Option<Vec<String>> {
        (self == Self::Shown).then_some(tags)
    }
}

/// Ticket.
#[derive(Debug, Serialize)]
pub(crate) struct TicketView {
    id: String,
    name: String,
    event_id: Option<String>,
    dates: Vec<EventDate>,
    price: Price,
    capacity: i64,
    min_order_amount: i64,
    max_order_amount: i64,
    template_id: String,
    mobile_template_id: String,
    service_fee: f64,
    availability: Vec<Period>,
    fields: Vec<String>,
    related_tickets: Vec<String>,
    excluded_tickets: Vec<String>,
    sale_percentage: Sale,
    on_fire: bool,
    is_hidden: bool,
    is_entry: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    tags: Option<Vec<String>>,
}

impl TicketView {
    /// The view of a ticket.
    pub(crate) fn of(connection: &Connection, ticket: Ticket, tags: Tags) -> rusqlite::Result<Self> {
        Ok(Self {
            dates: EventDate::with_ids(connection, &ticket.dates)?,
            availability: Period::of(connection, Owner::Ticket(ticket.id))?,
            fields: fields(connection, ticket.id)?,
            min_order_amount: ticket.least(),
            max_order_amount: ticket.most(),
            id: ticket.id.to_string(),
            name: ticket.name,
            event_id: ticket.event_id.map(|id| id.to_string()),
            price: ticket.price,
            capacity: ticket.capacity.unwrap_or_default(),
            template_id: ticket.template_id.unwrap_or(template::A4[0]).to_string(),
            mobile_template_id: ticket.mobile_template_id.unwrap_or(template::MOBILE[0]).to_string(),
            service_fee: ticket.service_fee,
            related_tickets: texts(&ticket.related_tickets),
            excluded_tickets: texts(&ticket.excluded_tickets),
            sale_percentage: ticket.sale,
            on_fire: ticket.on_fire,
            is_hidden: ticket.is_hidden,
            is_entry: ticket.is_entry,
            tags: tags.of(ticket.tags),
        })
    }
}

/// Whether no more can be sold: a capacity of 0 is none.
pub(crate) fn is_sold_out(ticket: &Ticket) -> bool {
    ticket.capacity.is_some_and(|capacity| capacity > 0 && ticket.amount_sold >= capacity)
}

/// The fields that the checkout asks with a ticket.
fn fields(connection: &Connection, ticket_id: i64) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached("select field_id from field_use where ticket_id = ? order by field_id")?
        .query_map([ticket_id], |row| row.get::<_, i64>(0))?
        .map(|id| id.map(|id| id.to_string()))
        .collect()
}

fn texts(ids: &[i64]) -> Vec<String> {
    ids.iter().map(i64::to_string).collect()
}
