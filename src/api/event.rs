//! The operations on events.

use super::endpoint::{Area, Endpoint};
use super::operation::Read;
use crate::domain::EventId;
use crate::wire::{Event, Page, Received};

/// List events: one page, from 1.
pub fn list(page: u64) -> Read<Page<Event>> {
    Read::page(Endpoint::list(Area::Events), page)
}

/// Get event.
pub fn get(id: &EventId) -> Read<Received<Event>> {
    Read::record(Endpoint::record(Area::Events, id.as_str()))
}
