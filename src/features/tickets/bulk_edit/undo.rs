//! The way back from a change of several tickets, after its form was closed.

use std::collections::HashSet;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::save::{ChangeOutcome, Planned, save};
use crate::components::Toasts;
use crate::features::context::{use_i18n, use_query_client};
use crate::features::flash::Flash;
use crate::models::{Received, Ticket};
use crate::query::QueryClient;
use crate::session::Session;

/// How many tickets are named that could not be brought back.
const NAMED: usize = 5;

/// When the form goes, offers the way back from all that it has saved by then; `reversals` has the latest last.
pub(super) fn offer_undo_on_close(reversals: impl Fn() -> Vec<Planned> + Send + Sync + 'static) {
    let words = use_i18n();
    let (toasts, flash): (Toasts, Flash) = (expect_context(), expect_context());
    let session: Session = expect_context();
    let is_signed_in = move || untrack(|| session.connection()).is_some();
    let queries = StoredValue::new(use_query_client());
    on_cleanup(move || {
        let mut changes = reversals();
        changes.reverse();
        let Some(queries) = queries.try_get_value().filter(|_| is_signed_in()) else { return };
        if changes.is_empty() {
            return;
        }
        let tickets: HashSet<_> = changes.iter().map(|change| change.ticket.id.clone()).collect();
        let said = toasts.say((words.ticket.bulk_saved)(tickets.len()));
        flash.add_undo(said, words, move || {
            let (queries, changes, count) = (queries.clone(), changes.clone(), tickets.len());
            toasts.say(words.form.saving.to_owned());
            spawn_local(async move {
                let others = undo(&queries, &changes, is_signed_in).await;
                let undone = (words.ticket.bulk_undone)(count - others.len());
                if others.is_empty() {
                    toasts.say(undone);
                    return;
                }
                let more = if others.len() > NAMED { ", …" } else { "" };
                let names = others.iter().take(NAMED).map(|ticket| ticket.name.as_str());
                let names = names.collect::<Vec<_>>().join(", ");
                flash.partly_undone(undone, &format!("{names}{more}"), words);
            });
        });
    });
}

/// Brings back what was saved, until a change fails for a reason that the next one would, too; the tickets that are not as before,
/// as far as known: another user may have changed them since.
async fn undo<'a>(
    queries: &QueryClient,
    changes: &'a [Planned],
    is_signed_in: impl Fn() -> bool + Copy,
) -> Vec<&'a Received<Ticket>> {
    let mut batch = queries.batch();
    let mut others: Vec<&Received<Ticket>> = Vec::new();
    let mut goes_on = true;
    for change in changes {
        let outcome = match goes_on {
            true => save(queries, &mut batch, change, is_signed_in).await,
            false => None,
        };
        goes_on = outcome.as_ref().is_some_and(ChangeOutcome::goes_on);
        let is_undone = outcome.is_some_and(|outcome| outcome.is_made());
        if !is_undone && others.iter().all(|other| other.id != change.ticket.id) {
            others.push(&change.ticket);
        }
    }
    others
}
