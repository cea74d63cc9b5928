//! The form: which field, its new value, and what becomes of each ticket.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::BulkEditing;
use super::save::{Outcome, save};
use super::table::ChangedTickets;
use crate::api::ticket;
use crate::components::{Choice, ChoiceField, Label, TextField, TextKind, control_id, focus_by_id};
use crate::features::context::{use_i18n, use_query_client};
use crate::features::read_progress::ReadProgress;
use crate::features::tickets::change::{TicketChange, TicketField};
use crate::features::tickets::stop_button::StopButton;
use crate::forms::ProblemKind;
use crate::models::value::TicketId;
use crate::models::{Received, Ticket};
use crate::query::use_query;

/// The names of the controls.
const FIELD: &str = "bulk_field";
const VALUE: &str = "bulk_value";

/// What became of each ticket.
pub(super) type Outcomes = HashMap<TicketId, Outcome>;

/// What is to be changed, as far as that is typed; or what is wrong with it.
pub(super) type Typed = Result<Option<TicketChange>, ProblemKind>;

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
    let change = Memo::new(move |_| match field.get() {
        Some(field) => typed.with(|typed| field.change(typed)),
        None => Ok(None),
    });
    let left = Memo::new(move |_| {
        let change = change.get().ok().flatten();
        let is_left = |ticket: &Arc<Received<Ticket>>| change.is_some_and(|change| !change.is_made(ticket));
        tickets.with(|tickets| tickets.iter().filter(|ticket| is_left(ticket)).cloned().collect::<Vec<_>>())
    });
    let queries = use_query_client();
    let is_complete = move || all.value.get().is_some_and(|list| list.is_complete());
    let save_all = move |event: SubmitEvent| {
        event.prevent_default();
        is_sent.set(true);
        let Ok(Some(change)) = change.get_untracked() else {
            let missing = if field.get_untracked().is_some() { VALUE } else { FIELD };
            return focus_by_id(&control_id(missing));
        };
        if is_saving.get_untracked() || !untrack(is_complete) {
            return;
        }
        is_saving.set(true);
        is_stopped.set(false);
        outcomes.update(HashMap::clear);
        let (queries, left) = (queries.clone(), left.get_untracked());
        spawn_local(async move {
            // Nothing more is sent once this was stopped or closed.
            let is_wanted = || is_stopped.try_get_untracked() == Some(false);
            let mut batch = queries.batch();
            for ticket in left {
                if !is_wanted() {
                    break;
                }
                let id = ticket.id.clone();
                outcomes.update(|outcomes| drop(outcomes.insert(id.clone(), Outcome::UnderWay)));
                let outcome = save(&queries, &mut batch, &ticket, change, is_wanted).await;
                let goes_on = outcome.as_ref().is_some_and(Outcome::goes_on);
                let noted = outcomes.try_update(|outcomes| match outcome {
                    Some(outcome) => outcomes.insert(id, outcome),
                    None => outcomes.remove(&id),
                });
                if noted.is_none() || !goes_on {
                    break;
                }
            }
            is_saving.try_set(false);
        });
    };
    let heading = move || (words.ticket.bulk_title)(tickets.with(Vec::len));
    let progress = move || all.value.get().map(|list| view! { <ReadProgress list=Some(&*list) /> });
    let saved = move || {
        let count = outcomes.with(|all| all.values().filter(|it| **it == Outcome::Saved).count());
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
                <ValueField field typed change=change.into() is_sent=is_sent.into() />
            </fieldset>
            {progress}
            <ChangedTickets tickets change=change.into() field outcomes />
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
            </p>
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
    change: Signal<Typed>,
    /// Whether problems are shown.
    is_sent: Signal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let problem = Signal::derive(move || {
        let problem = match change.get() {
            Ok(Some(_)) => return None,
            Ok(None) => ProblemKind::Missing,
            Err(problem) => problem,
        };
        is_sent.get().then(|| (words.form.problem)(&problem))
    });
    let on_change = Callback::new(move |text| typed.set(text));
    move || {
        let label = Label::new(VALUE, words.ticket.bulk_value).problem(problem);
        match field.get() {
            None => ().into_any(),
            Some(TicketField::Price) => {
                view! { <TextField label kind=TextKind::Decimal value=typed on_input=on_change /> }.into_any()
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
