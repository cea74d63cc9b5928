//! One ticket of several that are changed, saved with the same care as by its form.

use std::sync::Arc;

use leptos::prelude::*;

use super::form::Attempts;
use crate::api::{Failure, ticket};
use crate::features::tickets::change::TicketChange;
use crate::models::{Received, Ticket};
use crate::query::{Batch, QueryClient};

/// A change of a ticket, from the value that the user has seen.
#[derive(Clone, PartialEq)]
pub(super) struct Planned {
    pub(super) ticket: Arc<Received<Ticket>>,
    pub(super) before: TicketChange,
    pub(super) after: TicketChange,
}

impl Planned {
    /// The way back. What another user has made of it since stays.
    fn reversed(&self) -> Self {
        Self { ticket: Arc::clone(&self.ticket), before: self.after.clone(), after: self.before.clone() }
    }

    fn is_same(&self, other: &Self) -> bool {
        (&self.ticket.id, &self.before, &self.after) == (&other.ticket.id, &other.before, &other.after)
    }
}

/// A change that was sent, or is being sent.
#[derive(Clone, PartialEq)]
pub(super) struct Attempt {
    /// The field as it was.
    pub(super) before: TicketChange,
    pub(super) after: TicketChange,
    pub(super) outcome: ChangeOutcome,
    /// What became of the way back, unless it has succeeded: then there is no attempt any more.
    pub(super) undo: Option<ChangeOutcome>,
}

/// What became of a ticket.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ChangeOutcome {
    UnderWay,
    Saved,
    /// It had the value already: nothing was sent.
    Unchanged,
    /// The field had another value than the one that was shown: nothing was sent.
    ChangedMeanwhile,
    /// The service accepted it and saved something else.
    NotTaken,
    /// The answer was lost, and nothing shows that it is saved.
    Unknown,
    Failed(Failure),
}

impl Attempt {
    /// The way back, if it was saved.
    pub(super) fn reversed(self, ticket: &Arc<Received<Ticket>>) -> Option<Planned> {
        let Self { before, after, outcome, .. } = self;
        let change = Planned { ticket: Arc::clone(ticket), before, after };
        (outcome == ChangeOutcome::Saved).then(|| change.reversed())
    }
}

impl ChangeOutcome {
    /// Whether the ticket has the value.
    pub(super) fn is_made(&self) -> bool {
        matches!(self, Self::Saved | Self::Unchanged)
    }

    /// Whether the next ticket may fare better.
    pub(super) fn goes_on(&self) -> bool {
        match self {
            Self::Failed(failure) => failure.is_of_one_record(),
            Self::Unknown => false,
            Self::UnderWay | Self::Saved | Self::Unchanged | Self::ChangedMeanwhile | Self::NotTaken => true,
        }
    }
}

/// Saves changes, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Saving {
    pub(super) queries: StoredValue<QueryClient>,
    pub(super) attempts: RwSignal<Attempts>,
    /// The ways back from all that this form has saved, the latest last.
    pub(super) reversals: StoredValue<Vec<Planned>>,
    /// The last run, and how many it has saved so far; none before the first one.
    pub(super) saved: RwSignal<Option<(Run, usize)>>,
    pub(super) is_saving: RwSignal<bool>,
    /// Whether the user wants nothing more sent.
    pub(super) is_stopped: RwSignal<bool>,
}

/// What is saved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Run {
    /// What the form asks for.
    Change,
    /// What was before.
    Undo,
}

/// How a run ended.
pub(super) struct Ended {
    pub(super) saved: usize,
    /// The name of a ticket of which it is not known whether it is saved.
    pub(super) in_doubt: Option<String>,
}

impl Saving {
    /// Saves each change, until one fails for a reason that the next one would, too.
    pub(super) async fn run(self, changes: Vec<Planned>) -> Ended {
        self.run_all(Run::Change, changes, |attempts, change, outcome| {
            let Planned { ticket, before, after } = change;
            match outcome {
                Some(outcome) => {
                    let attempt =
                        Attempt { before: before.clone(), after: after.clone(), outcome, undo: None };
                    attempts.insert(ticket.id.clone(), attempt);
                }
                None => drop(attempts.remove(&ticket.id)),
            }
        })
        .await
    }

    /// Brings back what was saved. What is back is as if it had never been changed.
    pub(super) async fn undo(self, changes: Vec<Planned>) -> Ended {
        self.run_all(Run::Undo, changes, |attempts, change, outcome| match outcome {
            Some(ChangeOutcome::Saved | ChangeOutcome::Unchanged) => {
                attempts.remove(&change.ticket.id);
            }
            outcome => {
                if let Some(attempt) = attempts.get_mut(&change.ticket.id) {
                    attempt.undo = outcome;
                }
            }
        })
        .await
    }

    async fn run_all(
        self,
        run: Run,
        changes: Vec<Planned>,
        note: fn(&mut Attempts, &Planned, Option<ChangeOutcome>),
    ) -> Ended {
        let Self { queries, attempts, reversals, saved, is_saving, is_stopped } = self;
        is_saving.set(true);
        is_stopped.set(false);
        saved.set(Some((run, 0)));
        let queries = queries.get_value();
        let mut batch = queries.batch();
        // Nothing more is sent once this was stopped or closed.
        let is_wanted = || is_stopped.try_get_untracked() == Some(false);
        let mut ended = Ended { saved: 0, in_doubt: None };
        for change in changes {
            if !is_wanted() {
                break;
            }
            attempts.try_update(|attempts| note(attempts, &change, Some(ChangeOutcome::UnderWay)));
            let outcome = save(&queries, &mut batch, &change, is_wanted).await;
            let goes_on = outcome.as_ref().is_some_and(ChangeOutcome::goes_on);
            match outcome {
                Some(ChangeOutcome::Saved) => ended.saved += 1,
                Some(ChangeOutcome::Unchanged) if run == Run::Undo => ended.saved += 1,
                Some(ChangeOutcome::Unknown) => ended.in_doubt = Some(change.ticket.name.clone()),
                _ => {}
            }
            saved.try_set(Some((run, ended.saved)));
            reversals.try_update_value(|reversals| match (run, &outcome) {
                (Run::Change, Some(ChangeOutcome::Saved)) => reversals.push(change.reversed()),
                (Run::Undo, Some(outcome))
                    if outcome.is_made() || *outcome == ChangeOutcome::ChangedMeanwhile =>
                {
                    reversals.retain(|own| !own.is_same(&change));
                }
                _ => {}
            });
            let noted = attempts.try_update(|attempts| note(attempts, &change, outcome));
            if noted.is_none() || !goes_on {
                break;
            }
        }
        is_saving.try_set(false);
        ended
    }
}

/// Saves a change of a ticket, once, unless another user has changed the same field since it was shown; then reads what
/// was saved: the list has the new version from that reading. None, and nothing sent, where it is not wanted any more after
/// the look before.
pub(super) async fn save(
    queries: &QueryClient,
    batch: &mut Batch,
    change: &Planned,
    is_wanted: impl Fn() -> bool,
) -> Option<ChangeOutcome> {
    let Planned { ticket: shown, before, after } = change;
    let read = || queries.fetch(ticket::get(&shown.id));
    match read().await {
        Err(failure) => return Some(ChangeOutcome::Failed(failure)),
        Ok(now) if after.is_made(&now) => return Some(ChangeOutcome::Unchanged),
        Ok(now) if !before.is_made(&now) => return Some(ChangeOutcome::ChangedMeanwhile),
        // A user who stopped it, left the page or signed out before it was sent wants nothing sent.
        Ok(_) if !is_wanted() => return None,
        Ok(_) => {}
    }
    let failure = batch.write(&after.write(&shown.id)).await.err();
    Some(match (failure, read().await) {
        (Some(failure), _) if !failure.leaves_outcome_unknown() => ChangeOutcome::Failed(failure),
        (_, Ok(now)) if after.is_made(&now) => ChangeOutcome::Saved,
        (None, Ok(_)) => ChangeOutcome::NotTaken,
        // It is saved; if it can't be read now, the list shows that.
        (None, Err(_)) => ChangeOutcome::Saved,
        // What is not there yet may still arrive.
        (Some(_), _) => ChangeOutcome::Unknown,
    })
}
