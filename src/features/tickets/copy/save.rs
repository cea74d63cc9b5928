//! The requests that copy a ticket.

use std::collections::HashSet;

use crate::api::ticket::TicketBody;
use crate::api::{Failure, Patch, event, ticket};
use crate::models::EventTicket;
use crate::models::value::{EventId, TicketId};
use crate::query::QueryClient;

/// What became of a ticket.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outcome {
    UnderWay,
    Created(TicketId),
    /// It was created, but does not refer to the other copies.
    Unlinked(TicketId),
    /// The answer was lost, and no such ticket was found.
    Unknown,
    Failed(Failure),
}

impl Outcome {
    /// The copy.
    pub(super) fn copy(&self) -> Option<&TicketId> {
        match self {
            Self::Created(id) | Self::Unlinked(id) => Some(id),
            Self::UnderWay | Self::Unknown | Self::Failed(_) => None,
        }
    }

    /// Whether the next ticket may fare better.
    pub(super) fn goes_on(&self) -> bool {
        match self {
            Self::Failed(failure) => failure.is_of_one_record(),
            Self::Unknown => false,
            Self::UnderWay | Self::Created(_) | Self::Unlinked(_) => true,
        }
    }
}

/// Creates a ticket of an event, once. Where the answer is lost, the event is asked for a ticket of that name that is not among those
/// that are `known`.
pub(super) async fn create(
    queries: &QueryClient,
    event: &EventId,
    known: &HashSet<TicketId>,
    body: TicketBody,
) -> Outcome {
    let name = match &body.name {
        Patch::Set(name) => name.clone(),
        Patch::Keep => String::new(),
    };
    // A body that was checked has what it needs.
    let Some(write) = ticket::create(body) else { return Outcome::Unknown };
    let failure = match queries.write(&write.for_id()).await {
        Ok(id) => return TicketId::new(&id).map_or(Outcome::Unknown, Outcome::Created),
        Err(failure) => failure,
    };
    if !failure.leaves_outcome_unknown() {
        return Outcome::Failed(failure);
    }
    let found = queries.fetch(event::get(event)).await.ok().and_then(|event| {
        let is_it = |ticket: &&EventTicket| ticket.name == name && !known.contains(&ticket.id);
        event.tickets.iter().find(is_it).map(|ticket| ticket.id.clone())
    });
    found.map_or(Outcome::Unknown, Outcome::Created)
}

/// Lets a copy refer to the others.
pub(super) async fn link(queries: &QueryClient, copy: TicketId, links: TicketBody) -> Outcome {
    match queries.write(&ticket::update(&copy, links).for_id()).await {
        Ok(_) => Outcome::Created(copy),
        Err(_) => Outcome::Unlinked(copy),
    }
}
