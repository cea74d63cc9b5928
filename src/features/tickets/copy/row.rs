//! A ticket that can be copied: as it would be, and what the user makes of that.

use leptos::prelude::*;

use super::save::Outcome;
use crate::api::ticket::TicketBody;
use crate::forms::ticket::TicketDraft;
use crate::forms::{EventMove, Problem, ProblemKind, Text, TimeZone};
use crate::models::value::TicketId;
use crate::models::{Availability, Ticket};

/// A ticket that can be copied.
#[derive(Clone)]
pub(super) struct CopyRow {
    /// The ticket of the other event.
    pub(super) original: Ticket,
    /// The same as the event would have it.
    pub(super) moved: Ticket,
    /// Whether some of its dates have no counterpart.
    pub(super) loses_dates: bool,
    /// Whether the event has a ticket of that name.
    pub(super) is_there: bool,
    /// What the user makes of it.
    pub(super) choice: RowChoice,
}

/// What the user makes of a row, and what became of it.
#[derive(Clone, Copy)]
pub(super) struct RowChoice {
    /// Whether it is to be copied.
    pub(super) is_chosen: RwSignal<bool>,
    /// Its price, as typed.
    pub(super) price: RwSignal<String>,
    /// What became of it.
    pub(super) outcome: RwSignal<Option<Outcome>>,
}

impl CopyRow {
    /// The row of a ticket. From the start, it is chosen if the event lacks it and nothing of it is lost.
    pub(super) fn new(original: &Ticket, way: &EventMove<'_>, is_there: bool) -> Self {
        let choice = RowChoice {
            is_chosen: RwSignal::new(false),
            price: RwSignal::new(String::new()),
            outcome: RwSignal::new(None),
        };
        let row = Self {
            original: original.clone(),
            moved: way.ticket(original),
            loses_dates: way.loses_dates(original),
            is_there,
            choice,
        };
        let (is_chosen, price) = row.start();
        choice.is_chosen.set(is_chosen);
        choice.price.set(price);
        row
    }

    /// Whether it is chosen, and its price, until the user says otherwise.
    pub(super) fn start(&self) -> (bool, String) {
        let is_chosen = !self.is_there && !self.loses_dates && !self.loses_periods();
        (is_chosen, self.moved.price.to_string())
    }

    /// Whether it has sale periods of a structure that the app doesn't know, which can't be copied.
    pub(super) fn loses_periods(&self) -> bool {
        self.moved.availability.iter().any(|sale| matches!(sale, Availability::RawJson(_)))
    }

    /// The request that creates it, with the price that is typed; or what is wrong with it.
    pub(super) fn body(&self, clocks: &dyn TimeZone) -> Result<TicketBody, Vec<Problem>> {
        let price = Text::new(self.choice.price.get());
        TicketDraft { price, ..TicketDraft::of(&self.moved, clocks) }.body(None, clocks)
    }

    /// What is wrong with its price.
    pub(super) fn price_problem(&self, clocks: &dyn TimeZone) -> Option<ProblemKind> {
        let is_price = |problem: &Problem| problem.field == TicketDraft::FIELDS.price.name;
        self.body(clocks).err()?.into_iter().find(is_price).map(|problem| problem.kind)
    }

    /// What is wrong with it otherwise: an old ticket may have what can't be sent.
    pub(super) fn other_problem(&self, clocks: &dyn TimeZone) -> Option<ProblemKind> {
        let is_other = |problem: &Problem| problem.field != TicketDraft::FIELDS.price.name;
        self.body(clocks).err()?.into_iter().find(is_other).map(|problem| problem.kind)
    }
}

impl RowChoice {
    /// Whether it is chosen and not created yet.
    pub(super) fn is_left(self) -> bool {
        let is_open = |outcome: &Option<Outcome>| outcome.as_ref().is_none_or(|it| it.copy().is_none());
        self.is_chosen.get() && self.outcome.with(is_open)
    }

    /// The copy, once it is created.
    pub(super) fn copy(self) -> Option<TicketId> {
        self.outcome.with(|outcome| outcome.as_ref().and_then(Outcome::copy).cloned())
    }
}
