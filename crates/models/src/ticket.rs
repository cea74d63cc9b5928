//! The record of the section `Ticket`.

use super::availability::Availability;
use super::event::EventDate;
use super::json::FromJson;
use super::raw_json::RawJson;
use crate::value::{EventId, Fee, Percentage, Price, TemplateId, TicketId};

/// A ticket type, as returned by Create ticket, Update ticket, Get ticket and List tickets.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Ticket {
    /// Its id.
    pub id: TicketId,
    /// Its name, as customers see it.
    pub name: String,
    /// The owning event.
    pub event_id: Option<EventId>,
    /// The event dates on which it can be scanned.
    pub dates: Vec<EventDate>,
    /// Its price.
    pub price: Price,
    /// How many can be sold; `max_capacity` in requests.
    pub capacity: Option<u64>,
    /// The least number in one order of a customer.
    pub min_order_amount: Option<u64>,
    /// The greatest number in one purchase of a customer.
    pub max_order_amount: Option<u64>,
    /// The A4 template.
    pub template_id: Option<TemplateId>,
    /// The template for phones.
    pub mobile_template_id: Option<TemplateId>,
    /// The fee on top of the price.
    pub service_fee: Option<Fee>,
    /// When it is available in a shop.
    pub availability: Vec<Availability>,
    /// The fields that customers fill in for it; their structure is not shown.
    pub fields: Vec<RawJson>,
    /// Tickets recommended with this one.
    pub related_tickets: Vec<TicketId>,
    /// Tickets that cannot be bought together with this one.
    pub excluded_tickets: Vec<TicketId>,
    /// Whether and at which percentage sales are shown; `sales_percentage` in requests.
    pub sale_percentage: Option<SalePercentage>,
    /// Marked as popular.
    pub on_fire: Option<bool>,
    /// Hidden from all shops.
    pub is_hidden: Option<bool>,
    /// An entry ticket.
    pub is_entry: Option<bool>,
    /// Its tags; only Get ticket and List tickets return them.
    pub tags: Option<Vec<String>>,
}

impl Ticket {
    /// How many can be sold. None and 0 mean no limit for this ticket: a ticket that can't be bought is not put on
    /// sale.
    pub fn limit(&self) -> Option<u64> {
        self.capacity.filter(|capacity| *capacity > 0)
    }
}

/// The object `sale_percentage` of a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromJson)]
pub struct SalePercentage {
    /// Whether the percentage is shown to customers.
    pub active: Option<bool>,
    /// The percentage.
    pub percentage: Option<Percentage>,
}
