//! The form: which field, its new value, and what becomes of each ticket.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::BulkEditing;
use super::save::{Attempt, ChangeOutcome, Ended, Planned, Saving};
use super::table::ChangedTickets;
use crate::api::ticket;
use crate::components::{Choice, ChoiceField, Label, TextField, TextKind, Toasts, control_id, focus_by_id};
use crate::features::context::{use_i18n, use_query_client};
use crate::features::form::{LeaveDialog, ask_before_leaving};
use crate::features::read_progress::ReadProgress;
use crate::features::tickets::change::{TicketField, WantedChange};
use crate::features::tickets::stop_button::StopButton;
use crate::forms::ProblemKind;
use crate::models::value::TicketId;
use crate::models::{Received, Ticket};
use crate::query::use_query;

/// The names of the controls.
const FIELD: &str = "bulk_field";
const VALUE: &str = "bulk_value";

/// What became of each ticket.
pub(super) type Attempts = HashMap<TicketId, Attempt>;

/// What is wanted, as far as that is typed; or what is wrong with it.
pub(super) type Typed = Result<Option<WantedChange>, ProblemKind>;

/// What is left to be done of a ticket.
fn planned(
    ticket: &Arc<Received<Ticket>>,
    wanted: WantedChange,
    attempt: Option<&Attempt>,
) -> Option<Planned> {
    let (before, after) = match attempt {
        Some(Attempt {
            outcome: ChangeOutcome::UnderWay | ChangeOutcome::Saved | ChangeOutcome::Unchanged,
            ..
        }) => return None,
        // What may have arrived meanwhile is not done twice.
        Some(Attempt { before, after, outcome: ChangeOutcome::Unknown, .. }) => (*before, *after),
        _ => {
            let after = wanted.of(ticket)?;
            (after.field().value(ticket), after)
        }
    };
    (!after.is_made(ticket)).then(|| Planned { ticket: Arc::clone(ticket), before, after })
}

/// Which field, its new value, and what becomes of each ticket.
#[component]
pub(crate) fn BulkEditForm() -> impl IntoView {
    let words = use_i18n();
    let BulkEditing(selection) = expect_context();
    let all = use_query(ticket::list());
    let field = RwSignal::new(Some(TicketField::Price));
    let typed = RwSignal::new(String::new());
    let attempts = RwSignal::new(Attempts::new());
    let is_saving = RwSignal::new(false);
    let is_stopped = RwSignal::new(false);
    let is_sent = RwSignal::new(false);
    let tickets = Memo::new(move |_| {
        let list = all.value.get();
        let selected = |ticket: &&Arc<Received<Ticket>>| {
            selection.with(|selection| selection.contains(ticket.id.as_str()))
        };
        list.iter().flat_map(|list| list.received()).filter(selected).cloned().collect::<Vec<_>>()
    });
    let wanted = Memo::new(move |_| match field.get() {
        Some(field) => typed.with(|typed| field.wanted(typed)),
        None => Ok(None),
    });
    let left = Memo::new(move |_| {
        let Ok(Some(wanted)) = wanted.get() else { return Vec::new() };
        let plan = |ticket: &Arc<Received<Ticket>>| {
            attempts.with(|attempts| planned(ticket, wanted, attempts.get(&ticket.id)))
        };
        tickets.with(|tickets| tickets.iter().filter_map(plan).collect::<Vec<_>>())
    });
    let left_count = Memo::new(move |_| left.with(Vec::len));
    let saved = RwSignal::new(None);
    let queries = StoredValue::new(use_query_client());
    let saving = Saving { queries, attempts, saved, is_saving, is_stopped };
    let is_complete = move || all.value.get().is_some_and(|list| list.is_complete());
    let toasts: Toasts = expect_context();
    let save_all = move |event: SubmitEvent| {
        event.prevent_default();
        is_sent.set(true);
        if !matches!(wanted.get_untracked(), Ok(Some(_))) {
            let missing = if field.get_untracked().is_some() { VALUE } else { FIELD };
            return focus_by_id(&control_id(missing));
        };
        let left = left.get_untracked();
        if is_saving.get_untracked() || !untrack(is_complete) || left.is_empty() {
            return;
        }
        let count = left.len();
        spawn_local(async move {
            let Ended { saved, in_doubt } = saving.run(left).await;
            // The form shows it itself as long as it is open.
            if is_saving.is_disposed() {
                let in_doubt = in_doubt.map(|name| format!("{}: {name}", words.form.unknown_outcome));
                let stopped = (words.ticket.bulk_stopped)(saved, count);
                toasts.say([Some(stopped), in_doubt].into_iter().flatten().collect::<Vec<_>>().join(". "));
            }
        });
    };
    let undo = move |_| {
        if is_saving.get_untracked() {
            return;
        }
        let back = |ticket: &Arc<Received<Ticket>>| {
            let attempt = attempts.with_untracked(|attempts| attempts.get(&ticket.id).cloned())?;
            let ticket = Arc::clone(ticket);
            // What another user has made of it since stays.
            (attempt.outcome == ChangeOutcome::Saved).then_some(Planned {
                ticket,
                before: attempt.after,
                after: attempt.before,
            })
        };
        let saved = tickets.with_untracked(|tickets| tickets.iter().filter_map(back).collect::<Vec<_>>());
        spawn_local(async move {
            let undone = saving.undo(saved).await.saved;
            if undone > 0 {
                toasts.say((words.ticket.bulk_undone)(undone));
            }
        });
    };
    let can_undo = move || {
        let is_saved = |attempt: &Attempt| attempt.outcome == ChangeOutcome::Saved;
        attempts.with(|attempts| attempts.values().any(is_saved)) && !is_saving.get()
    };
    ask_before_leaving(Callback::new(move |()| is_saving.get_untracked()));
    let heading = move || (words.ticket.bulk_title)(tickets.with(Vec::len));
    let progress = move || all.value.get().map(|list| view! { <ReadProgress list=Some(&*list) /> });
    let said = move || {
        let has_attempts = attempts.with(|attempts| !attempts.is_empty());
        saved.get().filter(|_| has_attempts).map(words.ticket.bulk_saved)
    };
    let is_disabled = move || {
        is_saving.get() || !is_complete() || (left_count.get() == 0 && matches!(wanted.get(), Ok(Some(_))))
    };
    let save_label = move || match is_saving.get() {
        true => words.form.saving.to_owned(),
        false => (words.ticket.bulk_save)(left_count.get()),
    };
    // The dialog was opened before its content had loaded.
    request_animation_frame(|| focus_by_id(&control_id(FIELD)));
    view! {
        <form class="several" on:submit=save_all novalidate>
            <h2>{heading}</h2>
            <fieldset class="field-row" disabled=is_saving>
                <FieldChoice field typed attempts />
                <ValueField field typed wanted=wanted.into() is_sent=is_sent.into() attempts />
            </fieldset>
            {progress}
            <ChangedTickets tickets wanted=wanted.into() field=field.into() attempts=attempts.into() />
            <p class="hint" role="status">
                {said}
            </p>
            <p class="actions">
                <button
                    type="submit"
                    class="button primary"
                    aria-disabled=move || is_disabled().then_some("true")
                >
                    {save_label}
                </button>
                <StopButton is_saving is_stopped />
                <Show when=can_undo>
                    <button type="button" class="button" on:click=undo>
                        {words.ticket.undo}
                    </button>
                </Show>
            </p>
            <LeaveDialog detail=words.ticket.bulk_leave />
        </form>
    }
}

/// What is changed.
#[component]
fn FieldChoice(
    /// The field.
    field: RwSignal<Option<TicketField>>,
    /// Its new value, as it is typed or chosen.
    typed: RwSignal<String>,
    /// What became of each ticket.
    attempts: RwSignal<Attempts>,
) -> impl IntoView {
    let words = use_i18n();
    let choices = TicketField::ALL
        .map(|field| Choice { value: field.name().to_owned(), label: field.label(words).to_owned() });
    let choose = Callback::new(move |name: String| {
        field.set(TicketField::ALL.into_iter().find(|field| field.name() == name));
        typed.set(String::new());
        attempts.update(HashMap::clear);
    });
    let value = Signal::derive(move || field.get().map_or("", TicketField::name).to_owned());
    let label = Label::new(FIELD, words.ticket.bulk_field);
    view! { <ChoiceField label none=words.common.none choices=choices.to_vec() value on_change=choose /> }
}

/// Its new value.
#[component]
fn ValueField(
    /// The field.
    field: RwSignal<Option<TicketField>>,
    /// What is typed or chosen.
    typed: RwSignal<String>,
    /// What that means.
    wanted: Signal<Typed>,
    /// Whether problems are shown.
    is_sent: Signal<bool>,
    /// What became of each ticket.
    attempts: RwSignal<Attempts>,
) -> impl IntoView {
    let words = use_i18n();
    let problem = Signal::derive(move || {
        let problem = match wanted.get() {
            Ok(Some(_)) => return None,
            Ok(None) => ProblemKind::Missing,
            Err(problem) => problem,
        };
        is_sent.get().then(|| (words.form.problem)(&problem))
    });
    let on_change = Callback::new(move |text| {
        typed.set(text);
        // What follows is another change.
        attempts.update(HashMap::clear);
    });
    move || {
        let label = Label::new(VALUE, words.ticket.bulk_value).problem(problem);
        match field.get() {
            None => ().into_any(),
            Some(TicketField::Price) => {
                let label = label.hint(words.ticket.bulk_price_hint);
                view! { <TextField label kind=TextKind::Line value=typed on_input=on_change /> }.into_any()
            }
            Some(TicketField::Flag(_)) => {
                let choice =
                    |value: &str, label: &str| Choice { value: value.to_owned(), label: label.to_owned() };
                let choices = vec![choice("true", words.common.yes), choice("false", words.common.no)];
                view! { <ChoiceField label none=words.common.none choices value=typed on_change /> }
                    .into_any()
            }
        }
    }
}
