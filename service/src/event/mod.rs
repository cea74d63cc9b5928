//! Events: what tickets are for.

mod create;
mod date;
mod record;
mod venue;
mod view;

pub(crate) use create::create;
pub(crate) use date::{EventDate, ShopDate};
pub(crate) use record::{CONTINUOUS, Event};
use rusqlite::Connection;
pub(crate) use venue::Venue;
use view::EventView;

use crate::page::Page;
use crate::refusal::Refusal;
use crate::request::Call;
use crate::ticket::Tags;

/// Get event.
pub(crate) fn get(connection: &Connection, call: &Call) -> Result<EventView, Refusal> {
    let event = Event::find(connection, call.id("event")?)?;
    Ok(EventView::of(connection, event, Tags::Shown)?)
}

/// List events.
pub(crate) fn list(connection: &Connection, call: &Call) -> Result<Page<EventView>, Refusal> {
    Page::of_table(connection, call, "event", |row| {
        EventView::of(connection, Event::from_row(row)?, Tags::Shown)
    })
}
