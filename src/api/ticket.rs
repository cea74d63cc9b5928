//! The operations on tickets.

use super::body::Body;
use super::endpoint::{Area, Endpoint};
use super::operation::{Mutation, PagedQuery, Query};
use super::patch::{NonEmpty, NullablePatch, Patch};
use crate::models::value::{EventDateId, EventId, Price, TemplateId, TicketId};
use crate::models::{Period, Received, SalePercentage, Ticket};

/// `Create ticket body`.
#[derive(Clone, Debug, PartialEq)]
pub struct CreateTicket {
    /// Its name.
    pub name: String,
    /// The owning event.
    pub event_id: Option<EventId>,
    /// The event dates on which it can be scanned.
    pub dates: Vec<EventDateId>,
    /// Its price.
    pub price: Price,
    /// How many can be sold; used only where the event is not continuous.
    pub max_capacity: Option<u64>,
    /// The least number in one order.
    pub min_order_amount: Option<u64>,
    /// The greatest number in one purchase.
    pub max_order_amount: Option<u64>,
    /// The A4 template, else the default one.
    pub template_id: Option<TemplateId>,
    /// The template for phones, else the default one.
    pub mobile_template_id: Option<TemplateId>,
    /// When it is available in a shop.
    pub availability: Vec<Period>,
    /// Tickets recommended with it.
    pub related_tickets: Vec<TicketId>,
    /// Tickets that cannot be bought when it is in the cart.
    pub excluded_tickets: Vec<TicketId>,
    /// Marks it as popular.
    pub on_fire: bool,
    /// Shows the sales percentage; `sale_percentage` in responses.
    pub sales_percentage: Option<SalePercentage>,
    /// Hides it from all shops.
    pub is_hidden: bool,
    /// Marks an entry ticket.
    pub is_entry: bool,
}

/// `Update ticket body`: every field may be left out, nine may be cleared.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UpdateTicket {
    /// Its name.
    pub name: Patch<String>,
    /// The owning event.
    pub event_id: NullablePatch<EventId>,
    /// The event dates on which it can be scanned.
    pub dates: NullablePatch<NonEmpty<EventDateId>>,
    /// Its price.
    pub price: Patch<Price>,
    /// How many can be sold.
    pub max_capacity: NullablePatch<u64>,
    /// The least number in one order.
    pub min_order_amount: NullablePatch<u64>,
    /// The greatest number in one purchase.
    pub max_order_amount: NullablePatch<u64>,
    /// The A4 template.
    pub template_id: NullablePatch<TemplateId>,
    /// The template for phones.
    pub mobile_template_id: NullablePatch<TemplateId>,
    /// When it is available in a shop.
    pub availability: NullablePatch<NonEmpty<Period>>,
    /// Tickets recommended with it.
    pub related_tickets: NullablePatch<NonEmpty<TicketId>>,
    /// Tickets that cannot be bought together with it. How to clear them is not shown.
    pub excluded_tickets: Patch<NonEmpty<TicketId>>,
    /// Marks it as popular.
    pub on_fire: Patch<bool>,
    /// Shows the sales percentage.
    pub sales_percentage: Patch<SalePercentage>,
    /// Hides it from all shops.
    pub is_hidden: Patch<bool>,
    /// Marks an entry ticket.
    pub is_entry: Patch<bool>,
}

/// Create ticket.
pub fn create(ticket: CreateTicket) -> Mutation<Received<Ticket>> {
    let body = Body::new()
        .set("name", ticket.name)
        .optional("event_id", ticket.event_id)
        .list("dates", ticket.dates)
        .set("price", ticket.price)
        .optional("max_capacity", ticket.max_capacity)
        .optional("min_order_amount", ticket.min_order_amount)
        .optional("max_order_amount", ticket.max_order_amount)
        .optional("template_id", ticket.template_id)
        .optional("mobile_template_id", ticket.mobile_template_id)
        .list("availability", ticket.availability)
        .list("related_tickets", ticket.related_tickets)
        .list("excluded_tickets", ticket.excluded_tickets)
        .set("on_fire", ticket.on_fire)
        .optional("sales_percentage", ticket.sales_percentage)
        .set("is_hidden", ticket.is_hidden)
        .set("is_entry", ticket.is_entry);
    Mutation::record(Endpoint::list(Area::Tickets), body)
}

/// List tickets.
pub fn list() -> PagedQuery<Ticket> {
    PagedQuery::new(Endpoint::list(Area::Tickets))
}

/// Get ticket.
pub fn get(id: &TicketId) -> Query<Received<Ticket>> {
    Query::record(Endpoint::record(Area::Tickets, id.as_str()))
}

/// Update ticket.
pub fn update(id: &TicketId, changes: UpdateTicket) -> Mutation<Received<Ticket>> {
    let body = Body::new()
        .patch("name", changes.name)
        .nullable("event_id", changes.event_id)
        .nullable("dates", changes.dates)
        .patch("price", changes.price)
        .nullable("max_capacity", changes.max_capacity)
        .nullable("min_order_amount", changes.min_order_amount)
        .nullable("max_order_amount", changes.max_order_amount)
        .nullable("template_id", changes.template_id)
        .nullable("mobile_template_id", changes.mobile_template_id)
        .nullable("availability", changes.availability)
        .nullable("related_tickets", changes.related_tickets)
        .patch("excluded_tickets", changes.excluded_tickets)
        .patch("on_fire", changes.on_fire)
        .patch("sales_percentage", changes.sales_percentage)
        .patch("is_hidden", changes.is_hidden)
        .patch("is_entry", changes.is_entry);
    Mutation::record(Endpoint::record(Area::Tickets, id.as_str()), body)
}
