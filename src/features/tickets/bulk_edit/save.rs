//! One ticket of several that are changed, saved with the same care as by its form.

use crate::api::{Failure, ticket};
use std::sync::Arc;

use leptos::prelude::*;

use super::form::Outcomes;
use crate::features::tickets::change::TicketChange;
use crate::models::{Received, Ticket};
use crate::query::{Batch, QueryClient};

/// A change that was sent, or is being sent.
#[derive(Clone)]
pub(super) struct Attempt {
    /// The field as it was.
    pub(super) before: TicketChange,
    pub(super) after: TicketChange,
    pub(super) outcome: ChangeOutcome,
}

/// What became of a ticket.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ChangeOutcome {
    UnderWay,
    Saved,
    /// The field had another value than the one that was shown: nothing was sent.
    ChangedMeanwhile,
    /// The service accepted it and saved something else.
    NotTaken,
    /// The answer was lost, and nothing shows that it is saved.
    Unknown,
    Failed(Failure),
}

impl ChangeOutcome {
    /// Whether the next ticket may fare better.
    pub(super) fn goes_on(&self) -> bool {
        match self {
            Self::Failed(failure) => failure.is_of_one_record(),
            Self::Unknown => false,
            Self::UnderWay | Self::Saved | Self::ChangedMeanwhile | Self::NotTaken => true,
        }
    }
}

/// Saves changes, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Saving {
    pub(super) queries: StoredValue<QueryClient>,
    pub(super) outcomes: RwSignal<Outcomes>,
    pub(super) is_saving: RwSignal<bool>,
    /// Whether the user wants nothing more sent.
    pub(super) is_stopped: RwSignal<bool>,
}

impl Saving {
    /// Saves a change of each ticket, until one fails for a reason that the next one would, too; how many are saved. What is undone
    /// is as if it had never been.
    pub(super) async fn run(
        self,
        changes: Vec<(Arc<Received<Ticket>>, TicketChange)>,
        is_undone: bool,
    ) -> usize {
        let Self { queries, outcomes, is_saving, is_stopped } = self;
        is_saving.set(true);
        is_stopped.set(false);
        let queries = queries.get_value();
        let mut batch = queries.batch();
        // Nothing more is sent once this was stopped or closed.
        let is_wanted = || is_stopped.try_get_untracked() == Some(false);
        let mut saved = 0;
        for (ticket, after) in changes {
            if !is_wanted() {
                break;
            }
            let before = after.field().value(&ticket);
            let note = |outcome| {
                let attempt = Attempt { before, after, outcome };
                outcomes.try_update(|outcomes| drop(outcomes.insert(ticket.id.clone(), attempt)))
            };
            note(ChangeOutcome::UnderWay);
            let outcome = save(&queries, &mut batch, &ticket, after, is_wanted).await;
            let goes_on = outcome.as_ref().is_some_and(ChangeOutcome::goes_on);
            saved += usize::from(outcome == Some(ChangeOutcome::Saved));
            let noted = match outcome.filter(|outcome| !(is_undone && *outcome == ChangeOutcome::Saved)) {
                Some(outcome) => note(outcome),
                None => outcomes.try_update(|outcomes| drop(outcomes.remove(&ticket.id))),
            };
            if noted.is_none() || !goes_on {
                break;
            }
        }
        is_saving.try_set(false);
        saved
    }
}

/// Saves a change of a ticket, once, unless another user has changed the same field since it was shown; then reads what
/// was saved: the list has the new version from that reading. None, and nothing sent, where it is not wanted any more after
/// the look before.
async fn save(
    queries: &QueryClient,
    batch: &mut Batch,
    shown: &Ticket,
    change: TicketChange,
    is_wanted: impl Fn() -> bool,
) -> Option<ChangeOutcome> {
    let read = || queries.fetch(ticket::get(&shown.id));
    let field = change.field();
    match read().await {
        Err(failure) => return Some(ChangeOutcome::Failed(failure)),
        Ok(now) if change.is_made(&now) => return Some(ChangeOutcome::Saved),
        Ok(now) if field.value(&now) != field.value(shown) => return Some(ChangeOutcome::ChangedMeanwhile),
        // A user who stopped it, left the page or signed out before it was sent wants nothing sent.
        Ok(_) if !is_wanted() => return None,
        Ok(_) => {}
    }
    let failure = batch.write(&change.write(&shown.id)).await.err();
    Some(match (failure, read().await) {
        (Some(failure), _) if !failure.leaves_outcome_unknown() => ChangeOutcome::Failed(failure),
        (_, Ok(now)) if change.is_made(&now) => ChangeOutcome::Saved,
        (None, Ok(_)) => ChangeOutcome::NotTaken,
        // It is saved; if it can't be read now, the list shows that.
        (None, Err(_)) => ChangeOutcome::Saved,
        // What is not there yet may still arrive.
        (Some(_), _) => ChangeOutcome::Unknown,
    })
}
