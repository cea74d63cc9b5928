//! The tickets that are changed, before and after.

use std::sync::Arc;

use leptos::prelude::*;

use super::form::{Attempts, Typed};
use super::save::ChangeOutcome;
use crate::components::{Column, PlainTable};
use crate::features::context::{use_formats, use_i18n};
use crate::features::failure::title;
use crate::features::tickets::change::TicketField;
use crate::models::{Received, Ticket};

/// Each ticket with its value before and after, and what became of it.
#[component]
pub(super) fn ChangedTickets(
    /// The tickets.
    tickets: Memo<Vec<Arc<Received<Ticket>>>>,
    /// What is wanted of them.
    wanted: Signal<Typed>,
    /// The field.
    field: Signal<Option<TicketField>>,
    /// What became of each ticket.
    attempts: Signal<Attempts>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let row = move |ticket: &Arc<Received<Ticket>>| {
        let attempt = attempts.with(|attempts| attempts.get(&ticket.id).cloned());
        // What was saved is in the list by now.
        let before = match &attempt {
            Some(attempt) => Some(attempt.before),
            None => field.get().map(|field| field.value(ticket)),
        };
        let wanted = || Some(wanted.get().ok().flatten()?.of(ticket));
        let after = match &attempt {
            Some(attempt) => Some(attempt.after.text(words, &formats)),
            None => wanted().map(|change| match change {
                None => words.ticket.bulk_below_zero.to_owned(),
                Some(change) if change.is_made(ticket) => words.ticket.bulk_unchanged.to_owned(),
                Some(change) => change.text(words, &formats),
            }),
        };
        let now = before.map(|before| before.text(words, &formats));
        let outcome = attempt.map(|attempt| outcome_text(attempt.undo.as_ref().unwrap_or(&attempt.outcome)));
        view! {
            <tr>
                <th scope="row">
                    <bdi>{ticket.name.clone()}</bdi>
                </th>
                <td>{now}</td>
                <td>{after}</td>
                <td>{outcome}</td>
            </tr>
        }
    };
    let rows = move || tickets.with(|tickets| tickets.iter().map(&row).collect_view());
    let columns = [
        Column::Text(words.ticket.name.label),
        Column::Text(words.ticket.bulk_now),
        Column::Text(words.ticket.bulk_after),
        Column::Text(words.ticket.bulk_outcome),
    ];
    view! {
        <PlainTable name=words.ticket.bulk_edit columns=&columns>
            <tbody>{rows}</tbody>
        </PlainTable>
    }
}

/// What became of a ticket, in words.
fn outcome_text(outcome: &ChangeOutcome) -> String {
    let words = use_i18n();
    match outcome {
        ChangeOutcome::UnderWay => words.form.saving.to_owned(),
        ChangeOutcome::Unchanged => words.ticket.bulk_unchanged.to_owned(),
        ChangeOutcome::Saved => words.ticket.bulk_is_saved.to_owned(),
        ChangeOutcome::ChangedMeanwhile => words.ticket.bulk_changed_meanwhile.to_owned(),
        ChangeOutcome::NotTaken => words.ticket.bulk_not_taken.to_owned(),
        ChangeOutcome::Unknown => words.form.unknown_outcome.to_owned(),
        ChangeOutcome::Failed(failure) => title(failure, words).to_owned(),
    }
}
