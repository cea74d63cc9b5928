//! A ticket that can be copied: as it would be, and what the user makes of that.

use leptos::prelude::*;

use super::save::CopyOutcome;
use crate::api::ticket::TicketBody;
use crate::forms::ticket::TicketDraft;
use crate::forms::{EventMove, Problem, ProblemKind, Text, TypedFormats};
use crate::models::value::TicketId;
use crate::models::{Availability, Ticket};

/// A ticket that can be copied.
#[derive(Clone)]
pub(super) struct CopyRow {
    /// The ticket of the other event.
    pub(super) original: Ticket,
    /// Its price, as it is typed.
    price: String,
    /// The same as the event would have it.
    pub(super) moved: Ticket,
    /// Whether some of its dates have no counterpart.
    pub(super) loses_dates: bool,
    /// Why it can't be sent as it is at any price: an old ticket may have what a new one can't.
    pub(super) trouble: Option<ProblemKind>,
    /// What the user makes of it.
    pub(super) choice: RowChoice,
}

/// What the user makes of a row, and what became of it.
#[derive(Clone, Copy)]
pub(super) struct RowChoice {
    /// Whether the event has a ticket of that name.
    pub(super) is_there: RwSignal<bool>,
    /// Whether it is to be copied.
    pub(super) is_chosen: RwSignal<bool>,
    /// Its price, as typed.
    pub(super) price: RwSignal<String>,
    /// What became of it.
    pub(super) outcome: RwSignal<Option<CopyOutcome>>,
    /// The tickets that its copy refers to as the original does.
    pub(super) linked: StoredValue<Vec<TicketId>>,
}

impl CopyRow {
    /// The row of a ticket. From the start, it is chosen if the event lacks it and nothing of it is lost.
    pub(super) fn new(
        original: &Ticket,
        way: &EventMove<'_>,
        is_there: bool,
        formats: &dyn TypedFormats,
    ) -> Self {
        let choice = RowChoice {
            is_there: RwSignal::new(is_there),
            is_chosen: RwSignal::new(false),
            price: RwSignal::new(formats.typed_amount(original.price)),
            outcome: RwSignal::new(None),
            linked: StoredValue::new(Vec::new()),
        };
        let mut row = Self {
            price: formats.typed_amount(original.price),
            original: original.clone(),
            moved: way.ticket(original),
            loses_dates: way.loses_dates(original),
            trouble: None,
            choice,
        };
        let problems = untrack(|| row.problems(formats));
        row.trouble = problems.into_iter().find(|problem| !is_price(problem)).map(|problem| problem.kind);
        choice.is_chosen.set(row.start().0);
        row
    }

    /// Whether it is chosen, and its price, until the user says otherwise.
    pub(super) fn start(&self) -> (bool, String) {
        let is_whole = !self.loses_dates && !self.loses_periods() && self.trouble.is_none();
        (is_whole && !self.choice.is_there.get_untracked(), self.price.clone())
    }

    /// Whether it has sale periods of a structure that the app doesn't know, which can't be copied.
    pub(super) fn loses_periods(&self) -> bool {
        self.moved.availability.iter().any(|sale| matches!(sale, Availability::RawJson(_)))
    }

    /// Whether it is chosen and not created yet.
    pub(super) fn is_left(&self) -> bool {
        self.trouble.is_none() && self.choice.is_chosen.get() && self.choice.copy().is_none()
    }

    /// The request that creates it, with the price that is typed; or what is wrong with it.
    pub(super) fn body(&self, formats: &dyn TypedFormats) -> Result<TicketBody, Vec<Problem>> {
        let price = Text::new(self.choice.price.get());
        TicketDraft { price, ..TicketDraft::of(&self.moved, formats) }.body(None, formats)
    }

    /// What is wrong with its price.
    pub(super) fn price_problem(&self, formats: &dyn TypedFormats) -> Option<ProblemKind> {
        self.problems(formats).find(is_price).map(|problem| problem.kind)
    }

    fn problems(&self, formats: &dyn TypedFormats) -> impl Iterator<Item = Problem> + use<> {
        self.body(formats).err().into_iter().flatten()
    }
}

fn is_price(problem: &Problem) -> bool {
    problem.field == TicketDraft::FIELDS.price.name
}

impl RowChoice {
    /// The copy, once it is created.
    pub(super) fn copy(self) -> Option<TicketId> {
        self.outcome.with(|outcome| outcome.as_ref().and_then(CopyOutcome::copy).cloned())
    }

    /// Whether its copy does not refer to all others yet that it should refer to.
    pub(super) fn is_unlinked(self) -> bool {
        self.outcome.with(|outcome| matches!(outcome, Some(CopyOutcome::Unlinked(_))))
    }
}
