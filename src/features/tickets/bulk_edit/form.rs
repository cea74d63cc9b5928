//! The form: which field, its new value, and what becomes of each ticket.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::BulkEditing;
use super::save::{Attempt, ChangeOutcome, Saving};
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
pub(super) type Outcomes = HashMap<TicketId, Attempt>;

/// What is wanted, as far as that is typed; or what is wrong with it.
pub(super) type Typed = Result<Option<WantedChange>, ProblemKind>;

/// Which field, its new value, and what becomes of each ticket.
#[component]
pub(crate) fn BulkEditForm() -> impl IntoView {
    let words = use_i18n();
    let BulkEditing(selection) = expect_context();
    let all = use_query(ticket::list());
    let field = RwSignal::new(Some(TicketField::Price));
    let typed = RwSignal::new(String::new());
    let outcomes = RwSignal::new(Outcomes::new());
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
    let is_saved = move |id: &TicketId| {
        outcomes
            .with(|outcomes| outcomes.get(id).is_some_and(|attempt| attempt.outcome == ChangeOutcome::Saved))
    };
    let left = Memo::new(move |_| {
        let Ok(Some(wanted)) = wanted.get() else { return Vec::new() };
        let change = |ticket: &Arc<Received<Ticket>>| {
            let change =
                wanted.of(ticket).filter(|change| !change.is_made(ticket) && !is_saved(&ticket.id))?;
            Some((Arc::clone(ticket), change))
        };
        tickets.with(|tickets| tickets.iter().filter_map(change).collect::<Vec<_>>())
    });
    let saving = Saving { queries: StoredValue::new(use_query_client()), outcomes, is_saving, is_stopped };
    let is_complete = move || all.value.get().is_some_and(|list| list.is_complete());
    let toasts: Toasts = expect_context();
    let save_all = move |event: SubmitEvent| {
        event.prevent_default();
        is_sent.set(true);
        if !matches!(wanted.get_untracked(), Ok(Some(_))) {
            let missing = if field.get_untracked().is_some() { VALUE } else { FIELD };
            return focus_by_id(&control_id(missing));
        };
        if is_saving.get_untracked() || !untrack(is_complete) {
            return;
        }
        outcomes.update(HashMap::clear);
        let left = left.get_untracked();
        let count = left.len();
        spawn_local(async move {
            let saved = saving.run(left, false).await;
            if is_saving.is_disposed() && saved > 0 {
                toasts.say((words.ticket.bulk_stopped)(saved, count));
            }
        });
    };
    let undo = move |_| {
        if is_saving.get_untracked() {
            return;
        }
        let back = |ticket: &Arc<Received<Ticket>>| {
            let before = outcomes.with_untracked(|outcomes| outcomes.get(&ticket.id).map(|it| it.before))?;
            untrack(|| is_saved(&ticket.id)).then(|| (Arc::clone(ticket), before))
        };
        let saved = tickets.with_untracked(|tickets| tickets.iter().filter_map(back).collect::<Vec<_>>());
        spawn_local(async move {
            let undone = saving.run(saved, true).await;
            toasts.say((words.ticket.bulk_undone)(undone));
        });
    };
    let can_undo = move || {
        let any_saved =
            outcomes.with(|all| all.values().any(|attempt| attempt.outcome == ChangeOutcome::Saved));
        any_saved && !is_saving.get()
    };
    ask_before_leaving(Callback::new(move |()| is_saving.get_untracked()));
    let heading = move || (words.ticket.bulk_title)(tickets.with(Vec::len));
    let progress = move || all.value.get().map(|list| view! { <ReadProgress list=Some(&*list) /> });
    let saved = move || {
        let count = outcomes.with(|all| all.values().filter(|it| it.outcome == ChangeOutcome::Saved).count());
        (!outcomes.with(HashMap::is_empty)).then(|| (words.ticket.bulk_saved)(count))
    };
    let save_label = move || match is_saving.get() {
        true => words.form.saving.to_owned(),
        false => (words.ticket.bulk_save)(left.with(Vec::len)),
    };
    // The dialog was opened before its content had loaded.
    request_animation_frame(|| focus_by_id(&control_id(FIELD)));
    view! {
        <form class="several" on:submit=save_all novalidate>
            <h2>{heading}</h2>
            <fieldset class="field-row" disabled=is_saving>
                <FieldChoice field typed outcomes />
                <ValueField field typed wanted=wanted.into() is_sent=is_sent.into() outcomes />
            </fieldset>
            {progress}
            <ChangedTickets tickets wanted=wanted.into() field=field.into() outcomes=outcomes.into() />
            <p class="hint" role="status">
                {saved}
            </p>
            <p class="actions">
                <button
                    type="submit"
                    class="button primary"
                    aria-disabled=move || (is_saving.get() || !is_complete()).then_some("true")
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
    outcomes: RwSignal<Outcomes>,
) -> impl IntoView {
    let words = use_i18n();
    let choices = TicketField::ALL
        .map(|field| Choice { value: field.name().to_owned(), label: field.label(words).to_owned() });
    let choose = Callback::new(move |name: String| {
        field.set(TicketField::ALL.into_iter().find(|field| field.name() == name));
        typed.set(String::new());
        outcomes.update(HashMap::clear);
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
    outcomes: RwSignal<Outcomes>,
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
        outcomes.update(HashMap::clear);
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
