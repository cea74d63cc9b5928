//! Tickets: the types of ticket that an organisation sells.

mod change;
mod record;
mod view;

pub(crate) use change::{create, update};
pub(crate) use record::{Sale, Ticket};
use rusqlite::Connection;
pub(crate) use view::{Tags, TicketView, is_sold_out};

use crate::page::Page;
use crate::refusal::Refusal;
use crate::request::Call;

/// Get ticket.
pub(crate) fn get(connection: &Connection, call: &Call) -> Result<TicketView, Refusal> {
    let ticket = Ticket::find(connection, call.id("ticket")?)?;
    Ok(TicketView::of(connection, ticket, Tags::Shown)?)
}

/// List tickets.
pub(crate) fn list(connection: &Connection, call: &Call) -> Result<Page<TicketView>, Refusal> {
    Page::of_table(connection, call, "ticket", |row| {
        TicketView::of(connection, Ticket::from_row(row)?, Tags::Shown)
    })
}
