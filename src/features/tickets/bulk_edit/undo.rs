//! The way back from a change of several tickets, also after its form was closed.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::save::{ChangeOutcome, Planned, save};
use crate::components::Toasts;
use crate::features::context::{use_i18n, use_query_client};
use crate::features::flash::Flash;
use crate::query::QueryClient;
use crate::session::Session;

/// When the form goes, offers the way back from what `saved` says is saved by then.
pub(super) fn offer_undo_on_close(saved: impl Fn() -> Vec<Planned> + Send + Sync + 'static) {
    let words = use_i18n();
    let (toasts, flash): (Toasts, Flash) = (expect_context(), expect_context());
    let session: Session = expect_context();
    let queries = StoredValue::new(use_query_client());
    on_cleanup(move || {
        let changes = saved();
        let Some(queries) = queries.try_get_value().filter(|_| untrack(|| session.connection()).is_some())
        else {
            return;
        };
        if changes.is_empty() {
            return;
        }
        let said = toasts.say((words.ticket.bulk_saved)(changes.len()));
        flash.add_undo(said, words, move || {
            let (queries, changes) = (queries.clone(), changes.clone());
            spawn_local(async move {
                let others = undo(&queries, &changes).await;
                let undone = (words.ticket.bulk_undone)(changes.len() - others.len());
                toasts.say(match others.is_empty() {
                    true => undone,
                    false => format!("{undone}. {}: {}", words.form.not_undone, others.join(", ")),
                });
            });
        });
    });
}

/// Brings back what was saved, and says of which tickets that did not succeed: another user may have changed them since.
async fn undo(queries: &QueryClient, changes: &[Planned]) -> Vec<String> {
    let mut batch = queries.batch();
    let mut others = Vec::new();
    for change in changes {
        let outcome = save(queries, &mut batch, change, || true).await;
        if !matches!(outcome, Some(ChangeOutcome::Saved | ChangeOutcome::Unchanged)) {
            others.push(change.ticket.name.clone());
        }
    }
    others
}
