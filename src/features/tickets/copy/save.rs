//! The requests that copy tickets.

use leptos::prelude::*;

use super::row::CopyRow;
use crate::api::{Failure, event, ticket};
use crate::forms::{Counterparts, TypedFormats, linked, links};
use crate::models::value::{EventId, TicketId};
use crate::query::QueryClient;

/// What became of a ticket.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum CopyOutcome {
    UnderWay,
    Created(TicketId),
    /// It was created, but does not refer to all other copies yet.
    Unlinked(TicketId),
    /// The answer was lost, and no such ticket was found.
    Unknown,
    Failed(Failure),
}

impl CopyOutcome {
    /// The copy.
    pub(super) fn copy(&self) -> Option<&TicketId> {
        match self {
            Self::Created(id) | Self::Unlinked(id) => Some(id),
            Self::UnderWay | Self::Unknown | Self::Failed(_) => None,
        }
    }
}

/// The tickets of an event, with their names.
pub(super) type Names = Vec<(TicketId, String)>;

/// Copies tickets to an event, one after the other.
#[derive(Clone)]
pub(super) struct Copying {
    pub(super) queries: QueryClient,
    /// The event that gets them.
    pub(super) to: EventId,
    /// The tickets that it has, as far as known: the copies among them.
    pub(super) own: StoredValue<Names>,
    pub(super) rows: StoredValue<Vec<CopyRow>>,
    /// Whether the user wants nothing more sent.
    pub(super) is_stopped: RwSignal<bool>,
}

impl Copying {
    /// Copies what is chosen, then lets the copies refer to each other. Fails where the next request would fail, too.
    pub(super) async fn run(&self, formats: &dyn TypedFormats) -> Result<(), Failure> {
        let ended = self.create_all(formats).await;
        // What is missing is known from now on, also if the page is left before it is added.
        self.note_unlinked();
        let ended = match ended {
            Ok(()) => self.link_all().await,
            failed => failed,
        };
        self.note_unlinked();
        ended
    }

    async fn create_all(&self, formats: &dyn TypedFormats) -> Result<(), Failure> {
        self.look().await?;
        for row in self.rows.get_value() {
            if self.is_stopped.get_untracked() {
                break;
            }
            if untrack(|| row.is_left()) {
                self.create(&row, formats).await?;
            }
        }
        Ok(())
    }

    /// Looks what the event has by now. What has come of a request whose answer was lost is its copy; what another user has
    /// created meanwhile is not created again.
    async fn look(&self) -> Result<(), Failure> {
        let event = self.queries.fetch(event::get(&self.to)).await?;
        for ticket in &event.tickets {
            if self.own.with_value(|own| own.iter().any(|(id, _)| *id == ticket.id)) {
                continue;
            }
            self.note(&ticket.id, &ticket.name);
            let is_open = |row: &&CopyRow| {
                is_same(&row.moved.name, &ticket.name) && untrack(|| row.choice.copy()).is_none()
            };
            let is_in_doubt =
                |row: &CopyRow| row.choice.outcome.get_untracked() == Some(CopyOutcome::Unknown);
            let choice = self.rows.with_value(|rows| {
                let open = || rows.iter().filter(is_open);
                open().find(|row| is_in_doubt(row)).or_else(|| open().next()).map(|row| row.choice)
            });
            let Some(choice) = choice else { continue };
            if choice.outcome.get_untracked() == Some(CopyOutcome::Unknown) {
                choice.outcome.set(Some(CopyOutcome::Created(ticket.id.clone())));
            } else {
                choice.is_there.set(true);
                choice.is_chosen.set(false);
            }
        }
        Ok(())
    }

    /// Creates a ticket, once. Where the answer is lost, the event is asked for a new ticket of that name.
    async fn create(&self, row: &CopyRow, formats: &dyn TypedFormats) -> Result<(), Failure> {
        let outcome = row.choice.outcome;
        let write = untrack(|| row.body(formats)).ok().and_then(ticket::create);
        // A row that was checked has what it needs.
        let Some(write) = write else { return Ok(()) };
        outcome.set(Some(CopyOutcome::UnderWay));
        let failure = match self.queries.write(&write.for_id()).await {
            Ok(id) => {
                let copy = TicketId::new(&id).inspect(|id| self.note(id, &row.moved.name));
                outcome.set(Some(copy.map_or(CopyOutcome::Unknown, CopyOutcome::Created)));
                return Ok(());
            }
            Err(failure) => failure,
        };
        if failure.leaves_outcome_unknown() {
            outcome.set(Some(CopyOutcome::Unknown));
            self.look().await?;
            return match outcome.get_untracked() {
                Some(CopyOutcome::Unknown) => Err(failure),
                _ => Ok(()),
            };
        }
        outcome.set(Some(CopyOutcome::Failed(failure.clone())));
        if failure.is_of_one_record() { Ok(()) } else { Err(failure) }
    }

    /// Lets the copies refer to each other as their originals do. Each is read first: what was added to it meanwhile stays. What
    /// fails for one does not hold up the others.
    async fn link_all(&self) -> Result<(), Failure> {
        let mut first_failure = Ok(());
        for row in self.rows.get_value() {
            let Some(copy) = untrack(|| row.choice.copy()) else { continue };
            let counterparts = self.counterparts();
            let wanted = linked(&row.original, &counterparts);
            if self.is_stopped.get_untracked() || self.is_linked(&row, &wanted) {
                continue;
            }
            match self.link(&row, &copy, &counterparts).await {
                Ok(()) => row.choice.linked.set_value(wanted),
                Err(failure) if failure.is_of_one_record() => first_failure = first_failure.and(Err(failure)),
                Err(failure) => return Err(failure),
            }
        }
        first_failure
    }

    async fn link(&self, row: &CopyRow, copy: &TicketId, counterparts: &Counterparts) -> Result<(), Failure> {
        let now = self.queries.fetch(ticket::get(copy)).await?;
        if let Some(links) = links(&row.original, &now, counterparts) {
            self.queries.write(&ticket::update(copy, links).for_id()).await?;
        }
        Ok(())
    }

    /// Notes which copies do not refer yet to all that they should refer to.
    pub(super) fn note_unlinked(&self) {
        let counterparts = self.counterparts();
        for row in self.rows.get_value() {
            if let Some(copy) = untrack(|| row.choice.copy()) {
                let is_linked = self.is_linked(&row, &linked(&row.original, &counterparts));
                let outcome =
                    if is_linked { CopyOutcome::Created(copy) } else { CopyOutcome::Unlinked(copy) };
                row.choice.outcome.set(Some(outcome));
            }
        }
    }

    fn is_linked(&self, row: &CopyRow, wanted: &[TicketId]) -> bool {
        row.choice.linked.with_value(|linked| wanted.iter().all(|id| linked.contains(id)))
    }

    /// The tickets that stand for those of the other event: the copies, and those that had the name before, where only one has it.
    fn counterparts(&self) -> Vec<(TicketId, TicketId)> {
        let rows = self.rows.get_value();
        let copy = |row: &CopyRow| untrack(|| row.choice.copy());
        let copies: Vec<TicketId> = rows.iter().filter_map(copy).collect();
        let known = |row: &CopyRow| {
            let named = rows.iter().filter(|other| is_same(&other.moved.name, &row.moved.name)).count();
            self.own.with_value(|own| {
                let mut known = own
                    .iter()
                    .filter(|(id, name)| !copies.contains(id) && is_same(name, &row.moved.name))
                    .map(|(id, _)| id.clone());
                known.next().filter(|_| named == 1 && known.next().is_none())
            })
        };
        let counterpart = |row: &CopyRow| Some((row.original.id.clone(), copy(row).or_else(|| known(row))?));
        rows.iter().filter_map(counterpart).collect()
    }

    fn note(&self, id: &TicketId, name: &str) {
        self.own.update_value(|own| own.push((id.clone(), name.to_owned())));
    }
}

/// Whether two tickets have one name: blanks around it are not sent.
pub(super) fn is_same(name: &str, other: &str) -> bool {
    name.trim() == other.trim()
}
