//! One ticket of several that are changed, saved with the same care as by its form.

use crate::api::{Failure, ticket};
use crate::features::tickets::change::TicketChange;
use crate::models::Ticket;
use crate::query::{Batch, QueryClient};

/// What became of a ticket.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outcome {
    UnderWay,
    Saved,
    /// The field had another value than the one that was shown: nothing was sent.
    ChangedMeanwhile,
    /// The service accepted it and saved something else.
    NotTaken,
    /// The answer was lost, and the ticket can't be read.
    Unknown,
    Failed(Failure),
}

impl Outcome {
    /// Whether the next ticket may fare better.
    pub(super) fn goes_on(&self) -> bool {
        match self {
            Self::Failed(failure) => failure.is_of_one_record(),
            Self::Unknown => false,
            Self::UnderWay | Self::Saved | Self::ChangedMeanwhile | Self::NotTaken => true,
        }
    }
}

/// Saves a change of a ticket, once, unless another user has changed the same field since it was shown; then reads what
/// was saved: the list has the new version from that reading. None, and nothing sent, where it is not wanted any more after
/// the look before.
pub(super) async fn save(
    queries: &QueryClient,
    batch: &mut Batch,
    shown: &Ticket,
    change: TicketChange,
    is_wanted: impl Fn() -> bool,
) -> Option<Outcome> {
    let read = || queries.fetch(ticket::get(&shown.id));
    let field = change.field();
    match read().await {
        Err(failure) => return Some(Outcome::Failed(failure)),
        Ok(now) if change.is_made(&now) => return Some(Outcome::Saved),
        Ok(now) if field.value(&now) != field.value(shown) => return Some(Outcome::ChangedMeanwhile),
        // A user who stopped it, left the page or signed out before it was sent wants nothing sent.
        Ok(_) if !is_wanted() => return None,
        Ok(_) => {}
    }
    let failure = batch.write(&change.write(&shown.id)).await.err();
    Some(match (failure, read().await) {
        (Some(failure), _) if !failure.leaves_outcome_unknown() => Outcome::Failed(failure),
        (_, Ok(now)) if change.is_made(&now) => Outcome::Saved,
        (Some(failure), Ok(_)) => Outcome::Failed(failure),
        (None, Ok(_)) => Outcome::NotTaken,
        // It is saved; if it can't be read now, the list shows that.
        (None, Err(_)) => Outcome::Saved,
        (Some(_), Err(_)) => Outcome::Unknown,
    })
}
