//! The requests that copy tickets.

use std::collections::{HashMap, HashSet};

use leptos::prelude::*;

use super::row::CopyRow;
use crate::api::ticket::TicketBody;
use crate::api::{Failure, Patch, event, ticket};
use crate::forms::links;
use crate::i18n::Formats;
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
async fn create(
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
async fn link(queries: &QueryClient, copy: TicketId, links: TicketBody) -> Outcome {
    match queries.write(&ticket::update(&copy, links).for_id()).await {
        Ok(_) => Outcome::Created(copy),
        Err(_) => Outcome::Unlinked(copy),
    }
}

/// Creates the tickets one after the other, until one fails as the others would, or nothing more is wanted.
pub(super) async fn copy_all(
    queries: &QueryClient,
    event: &EventId,
    clocks: &Formats,
    rows: Vec<CopyRow>,
    own: StoredValue<HashMap<TicketId, String>>,
    is_stopped: RwSignal<bool>,
) {
    for row in rows {
        // Nothing more is sent once this was stopped or left.
        if is_stopped.try_get_untracked() != Some(false) {
            return;
        }
        let Ok(body) = untrack(|| row.body(clocks)) else { continue };
        row.choice.outcome.set(Some(Outcome::UnderWay));
        let known: HashSet<TicketId> = own.with_value(|own| own.keys().cloned().collect());
        let outcome = create(queries, event, &known, body).await;
        let goes_on = outcome.goes_on();
        if let Some(copy) = outcome.copy() {
            own.try_update_value(|own| own.insert(copy.clone(), row.moved.name.clone()));
        }
        let is_left = row.choice.outcome.try_set(Some(outcome)).is_some();
        if is_left || !goes_on {
            return;
        }
    }
}

/// The tickets of the event that stand for those of the other one: the copies so far, and those that had the name before.
pub(super) fn counterparts(
    rows: StoredValue<Vec<CopyRow>>,
    own: StoredValue<HashMap<TicketId, String>>,
) -> HashMap<TicketId, TicketId> {
    let of_name = |name: &str| {
        own.with_value(|own| own.iter().find(|(_, other)| *other == name).map(|(id, _)| id.clone()))
    };
    let counterpart = |row: &CopyRow| {
        let known = || row.is_there.then(|| of_name(&row.moved.name)).flatten();
        Some((row.original.id.clone(), row.choice.copy().or_else(known)?))
    };
    // Once the page is left, there are none.
    rows.try_with_value(|rows| rows.iter().filter_map(counterpart).collect()).unwrap_or_default()
}

/// Lets the copies refer to each other as their originals do, as far as they do not refer to those `before` yet.
pub(super) async fn link_copies(
    queries: &QueryClient,
    rows: StoredValue<Vec<CopyRow>>,
    own: StoredValue<HashMap<TicketId, String>>,
    before: &HashMap<TicketId, TicketId>,
) {
    let now = untrack(|| counterparts(rows, own));
    for row in rows.try_get_value().unwrap_or_default() {
        let Some(copy) = untrack(|| row.choice.copy()) else { continue };
        let was_linked = before.get(&row.original.id) == Some(&copy);
        let links_to = |counterparts| links(&row.original, &row.moved, counterparts);
        let linked = if was_linked { links_to(before) } else { None };
        let links = links_to(&now).filter(|links| Some(links) != linked.as_ref());
        if let Some(links) = links {
            let outcome = link(queries, copy, links).await;
            row.choice.outcome.try_set(Some(outcome));
        }
    }
}
