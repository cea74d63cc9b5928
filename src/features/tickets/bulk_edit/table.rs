//! The tickets that are changed, before and after.

use std::sync::Arc;

use leptos::prelude::*;

use super::form::{Attempts, LeftOut, Typed};
use super::save::{Attempt, ChangeOutcome};
use super::wanted::Unchangeable;
use crate::components::{PlainTable, TableColumn};
use crate::features::context::{use_formats, use_i18n};
use crate::features::failure::title;
use crate::features::name_index::NameIndex;
use crate::features::tickets::amount_sold::{leaves_none, use_amount_sold};
use crate::features::tickets::change::{TicketChange, TicketField};
use crate::i18n::Messages;
use crate::models::value::TicketId;
use crate::models::{Received, Ticket};

/// What is shown of each ticket.
#[derive(Clone, Copy)]
pub(super) struct BulkChange {
    /// The field.
    pub(super) field: Signal<Option<TicketField>>,
    /// What is wanted of it.
    pub(super) wanted: Signal<Typed>,
    /// What became of each ticket.
    pub(super) attempts: Signal<Attempts>,
    /// The tickets that the user leaves out.
    pub(super) left_out: RwSignal<LeftOut>,
    /// The events that they are of.
    pub(super) events: NameIndex,
    /// Whether they are of more than one: it distinguishes tickets of one name.
    pub(super) names_events: Signal<bool>,
}

/// Each ticket with its value before and after, and what became of it.
#[component]
pub(super) fn ChangedTickets(
    /// The tickets.
    tickets: Memo<Vec<Arc<Received<Ticket>>>>,
    /// How they are changed.
    change: BulkChange,
) -> impl IntoView {
    let words = use_i18n();
    let row = move |id: TicketId| {
        let wanted = id.clone();
        let ticket = Memo::new(move |_| {
            tickets.with(|tickets| tickets.iter().find(|ticket| ticket.id == wanted).cloned())
        });
        view! { <ChangedTicket id ticket change /> }
    };
    let ids =
        move || tickets.with(|tickets| tickets.iter().map(|ticket| ticket.id.clone()).collect::<Vec<_>>());
    let columns = [
        TableColumn::Text(words.ticket.name.label),
        TableColumn::Text(words.ticket.bulk_now),
        TableColumn::Text(words.ticket.bulk_after),
        TableColumn::Text(words.ticket.bulk_outcome),
    ];
    view! {
        <PlainTable name=words.ticket.bulk_edit columns=&columns is_stacked=true>
            <tbody>
                <For each=ids key=TicketId::clone children=row />
            </tbody>
        </PlainTable>
    }
}

/// A ticket that is changed, unless it is left out.
#[component]
fn ChangedTicket(
    /// Its id.
    id: TicketId,
    /// What the list has of it.
    ticket: Memo<Option<Arc<Received<Ticket>>>>,
    /// How it is changed.
    change: BulkChange,
) -> impl IntoView {
    let words = use_i18n();
    let formats = StoredValue::new(use_formats());
    let BulkChange { field, wanted, attempts, left_out, events, names_events } = change;
    let id = StoredValue::new(id);
    let attempt = Memo::new(move |_| attempts.with(|attempts| id.with_value(|id| attempts.get(id).cloned())));
    let is_in = Memo::new(move |_| left_out.with(|left_out| id.with_value(|id| !left_out.contains(id))));
    let name = move || ticket.with(|ticket| ticket.as_ref().map(|ticket| ticket.name.clone()));
    let event_name = move || {
        let id = ticket.with(|ticket| ticket.as_ref()?.event_id.clone()).filter(|_| names_events.get())?;
        Some(view! { <bdi class="hint">{events.event_name(&id)}</bdi> })
    };
    let text = move |change: &TicketChange| formats.with_value(|formats| change.text(words, formats));
    let switch = move |event| {
        left_out.update(|left_out| match event_target_checked(&event) {
            true => drop(left_out.remove(&id.get_value())),
            false => drop(left_out.insert(id.get_value())),
        });
    };
    let is_done = |attempt: &Attempt| {
        matches!(attempt.outcome, ChangeOutcome::UnderWay | ChangeOutcome::Saved | ChangeOutcome::Unchanged)
    };
    let now = move || {
        // What was saved is in the list by now, and so is what another user has made of it.
        let before = match attempt.get() {
            Some(attempt) if is_done(&attempt) && attempt.undo.is_none() => Some(attempt.before),
            _ => ticket.with(|ticket| field.get()?.value(ticket.as_ref()?)),
        };
        before.map(|before| text(&before))
    };
    // What is wanted of the ticket: the next try may do what one that failed did not.
    let planned = Memo::new(move |_| {
        let is_open = is_in.get() && !attempt.with(|attempt| attempt.as_ref().is_some_and(is_done));
        let wanted = wanted.get().ok().flatten().filter(|_| is_open)?;
        ticket.with(|ticket| ticket.as_ref().map(|ticket| wanted.of(ticket)))
    });
    let capacity = Memo::new(move |_| match planned.get() {
        Some(Ok(TicketChange::Capacity(capacity))) => capacity,
        _ => None,
    });
    let loses_limit = move || {
        let is_limited =
            || ticket.with(|ticket| ticket.as_ref().is_some_and(|ticket| ticket.limit().is_some()));
        planned.get() == Some(Ok(TicketChange::Capacity(None))) && is_limited()
    };
    let event = Signal::derive(move || {
        let id = ticket.with(|ticket| ticket.as_ref()?.event_id.clone())?;
        (field.get()? == TicketField::Capacity).then(|| events.event(id.as_str()))?
    });
    let sold = use_amount_sold(id.get_value(), event);
    let sold_text = move |text: fn(&str) -> String| {
        let sold = sold.get().filter(|_| field.get() == Some(TicketField::Capacity))?;
        Some(text(&formats.with_value(|formats| formats.integer(sold))))
    };
    let sold_already = move || {
        sold_text(words.ticket.sold_already).map(|text| view! { <p class="amount-sold hint">{text}</p> })
    };
    let none_left = move || {
        let text = sold_text(words.ticket.none_left).filter(|_| leaves_none(capacity.get(), sold.get()))?;
        Some(view! { <p class="amount-sold warn">{text}</p> })
    };
    let after = move || {
        if let Some(attempt) = attempt.get() {
            return Some(text(&attempt.after));
        }
        let planned = planned.get()?;
        ticket.with(|ticket| {
            let ticket = ticket.as_ref()?;
            Some(match planned {
                Err(reason) => reason_text(reason, words).to_owned(),
                Ok(change) if change.is_made(ticket) => words.ticket.bulk_unchanged.to_owned(),
                Ok(change) => text(&change),
            })
        })
    };
    let outcome = move || {
        attempt.get().map(|attempt| outcome_text(attempt.undo.as_ref().unwrap_or(&attempt.outcome), words))
    };
    view! {
        <tr>
            <th scope="row">
                <label class="choice">
                    <input type="checkbox" prop:checked=is_in on:change=switch />
                    <span>
                        <bdi>{name}</bdi>
                        " "
                        {event_name}
                    </span>
                </label>
            </th>
            <td data-label=words.ticket.bulk_now>{now} {sold_already}</td>
            <td data-label=words.ticket.bulk_after>
                <span class:warn=loses_limit>{after}</span>
                {none_left}
            </td>
            <td>{outcome}</td>
        </tr>
    }
}

/// Why a ticket stays as it is, in words.
fn reason_text(reason: Unchangeable, words: &'static Messages) -> &'static str {
    match reason {
        Unchangeable::BelowZero => words.ticket.bulk_below_zero,
        Unchangeable::NoneLeft => words.ticket.bulk_none_left,
        Unchangeable::NoLimit => words.ticket.bulk_no_limit,
        Unchangeable::NoPeriod => words.ticket.bulk_no_period,
        Unchangeable::SeveralPeriods => words.ticket.bulk_several_periods,
        Unchangeable::EndsBeforeStart => words.ticket.bulk_ends_before_start,
        Unchangeable::UnknownPeriods => words.ticket.availability_unshown,
    }
}

/// What became of a ticket, in words.
fn outcome_text(outcome: &ChangeOutcome, words: &'static Messages) -> String {
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
