//! The tickets that are changed, before and after.

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::form::{Attempts, Typed};
use super::picked::Picked;
use super::save::{Attempt, ChangeOutcome};
use super::wanted::Unchangeable;
use crate::components::{CheckBox, Label, PlainTable, TableColumn, TextField};
use crate::data_grid::{RankQuery, folded};
use crate::features::context::{use_formats, use_i18n};
use crate::features::failure::title;
use crate::features::name_index::NameIndex;
use crate::features::tickets::amount_sold::{leaves_none, use_amount_sold};
use crate::features::tickets::change::{TicketChange, TicketField};
use crate::i18n::Messages;
use crate::models::value::TicketId;
use crate::models::{Received, Ticket};

/// More tickets than this can be searched.
const MANY: usize = 12;
/// The name of the control for that.
const FIND: &str = "bulk_find";

/// What is shown of each ticket.
#[derive(Clone, Copy)]
pub(super) struct BulkChange {
    /// The field.
    pub(super) field: Signal<Option<TicketField>>,
    /// What is wanted of it.
    pub(super) wanted: Signal<Typed>,
    /// What became of each ticket.
    pub(super) attempts: Signal<Attempts>,
    /// The tickets whose boxes are ticked.
    pub(super) picked: RwSignal<Picked>,
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
    let typed = RwSignal::new(String::new());
    let shown = Memo::new(move |_| {
        let (wanted, names_events) = (typed.with(|typed| RankQuery::new(typed)), change.names_events.get());
        let is_shown = |ticket: &Ticket| {
            let event = ticket.event_id.as_ref().filter(|_| names_events);
            let event = event.map(|id| change.events.event_name(id)).unwrap_or_default();
            wanted.is_empty() || wanted.rank(&folded(&format!("{} {event}", ticket.name))).is_some()
        };
        let id = |ticket: &Arc<Received<Ticket>>| is_shown(ticket).then(|| ticket.id.clone());
        tickets.with(|tickets| tickets.iter().filter_map(id).collect::<Vec<_>>())
    });
    let are_all_picked = Memo::new(move |_| {
        let shown = shown.get();
        !shown.is_empty() && change.picked.with(|picked| shown.iter().all(|id| picked.contains(id)))
    });
    let pick_all = Callback::new(move |is_on: bool| {
        let shown = shown.get_untracked();
        change.picked.update(|picked| shown.into_iter().for_each(|id| picked.set(id, is_on)));
    });
    let is_long = Memo::new(move |_| {
        tickets.with(|tickets| tickets.len() > MANY) || typed.with(|typed| !typed.is_empty())
    });
    let find = move || {
        let on_input = Callback::new(move |text| typed.set(text));
        let label = Label::new(FIND, words.ticket.bulk_find);
        // It narrows what is shown, and sends nothing.
        let on_key = |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
            }
        };
        is_long.get().then(|| {
            view! {
                <div on:keydown=on_key>
                    <TextField label value=typed on_input />
                </div>
            }
        })
    };
    let formats = use_formats();
    let hidden = move || {
        let (picked, shown) = (change.picked.get(), shown.get());
        let is_picked = |ticket: &&Arc<Received<Ticket>>| picked.contains(&ticket.id);
        let all = tickets.with(|tickets| tickets.iter().filter(is_picked).count());
        let hidden = all - shown.iter().filter(|id| picked.contains(id)).count();
        let number = |count: usize| formats.integer(count as u64);
        let text = (hidden > 0).then(|| (words.list.selected_hidden)(&number(all), &number(hidden)));
        text.map(|text| view! { <p class="hint">{text}</p> })
    };
    let columns = [
        TableColumn::Text(words.ticket.name.label),
        TableColumn::Text(words.ticket.bulk_now),
        TableColumn::Text(words.ticket.bulk_after),
        TableColumn::Text(words.ticket.bulk_outcome),
    ];
    view! {
        {find}
        <Show
            when=move || !shown.with(Vec::is_empty)
            fallback=move || {
                let has_some = tickets.with(|tickets| !tickets.is_empty());
                has_some.then(|| view! { <p class="hint">{words.list.nothing_matches}</p> })
            }
        >
            <CheckBox label=words.ticket.bulk_all is_on=are_all_picked on_change=pick_all />
        </Show>
        {hidden}
        <PlainTable name=words.ticket.bulk_edit columns=&columns is_stacked=true>
            <tbody>
                <For each=move || shown.get() key=TicketId::clone children=row />
            </tbody>
        </PlainTable>
    }
}

/// A ticket that is changed if its box is ticked.
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
    let BulkChange { field, wanted, attempts, picked, events, names_events } = change;
    let id = StoredValue::new(id);
    let attempt = Memo::new(move |_| attempts.with(|attempts| id.with_value(|id| attempts.get(id).cloned())));
    let is_in = Memo::new(move |_| picked.with(|picked| id.with_value(|id| picked.contains(id))));
    let name = move || ticket.with(|ticket| ticket.as_ref().map(|ticket| ticket.name.clone()));
    let event_name = move || {
        let id = ticket.with(|ticket| ticket.as_ref()?.event_id.clone()).filter(|_| names_events.get())?;
        Some(view! { <bdi class="hint">{events.event_name(&id)}</bdi> })
    };
    let text = move |change: &TicketChange| formats.with_value(|formats| change.text(words, formats));
    let switch = move |event| {
        let is_on = event_target_checked(&event);
        picked.update(|picked| picked.set(id.get_value(), is_on));
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
        Unchangeable::Free => words.ticket.bulk_free,
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
