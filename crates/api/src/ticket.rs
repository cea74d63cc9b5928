//! The operations on tickets.

use loket_derive::IntoBody;

use super::endpoint::{Endpoint, Resource};
use super::operation::{Mutation, PagedQuery, Query};
use super::patch::{NonEmpty, NullablePatch, Patch};
use loket_models::value::{EventDateId, EventId, Price, TemplateId, TicketId};
use loket_models::{Period, Received, SalePercentage, Ticket};

/// `Create ticket body` and `Update ticket body`: every field may be left out of an update, nine may be cleared by it.
#[derive(Clone, Debug, Default, PartialEq, IntoBody)]
pub struct TicketBody {
    /// Its name.
    pub name: Patch<String>,
    /// The owning event.
    pub event_id: NullablePatch<EventId>,
    /// The event dates on which it can be scanned.
    pub dates: NullablePatch<NonEmpty<EventDateId>>,
    /// Its price.
    pub price: Patch<Price>,
    /// How many can be sold; used only where the event is not continuous.
    pub max_capacity: NullablePatch<u64>,
    /// The least number in one order.
    pub min_order_amount: NullablePatch<u64>,
    /// The greatest number in one purchase.
    pub max_order_amount: NullablePatch<u64>,
    /// The A4 template, else the default one.
    pub template_id: NullablePatch<TemplateId>,
    /// The template for phones, else the default one.
    pub mobile_template_id: NullablePatch<TemplateId>,
    /// When it is available in a shop.
    pub availability: NullablePatch<NonEmpty<Period>>,
    /// Tickets recommended with it.
    pub related_tickets: NullablePatch<NonEmpty<TicketId>>,
    /// Tickets that cannot be bought together with it. How to clear them is not shown.
    pub excluded_tickets: Patch<NonEmpty<TicketId>>,
    /// Marks it as popular.
    pub on_fire: Patch<bool>,
    /// Shows the sales percentage; `sale_percentage` in responses.
    pub sales_percentage: Patch<SalePercentage>,
    /// Hides it from all shops.
    pub is_hidden: Patch<bool>,
    /// Marks an entry ticket.
    pub is_entry: Patch<bool>,
}

/// Create ticket; `None` without a name or a price.
pub fn create(ticket: TicketBody) -> Option<Mutation<Received<Ticket>>> {
    Mutation::create(Endpoint::list(Resource::Tickets), ticket.into(), &["name", "price"])
}

/// List tickets.
pub fn list() -> PagedQuery<Ticket> {
    PagedQuery::new(Endpoint::list(Resource::Tickets))
}

/// Get ticket.
pub fn get(id: &TicketId) -> Query<Received<Ticket>> {
    Query::record(Endpoint::record(Resource::Tickets, id.as_str()))
}

/// Update ticket.
pub fn update(id: &TicketId, changes: TicketBody) -> Mutation<Received<Ticket>> {
    Mutation::record(Endpoint::record(Resource::Tickets, id.as_str()), changes.into())
}
