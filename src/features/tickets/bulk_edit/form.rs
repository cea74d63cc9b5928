//! The form: which field, its new value, and what becomes of each ticket.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::BulkEditing;
use super::picked::Picked;
use super::save::{Attempt, ChangeOutcome, Ended, Planned, Run, Saving};
use super::table::{BulkChange, ChangedTickets};
use super::undo::offer_undo_on_close;
use super::value_field::{FieldChoice, ValueField};
use super::wanted::{TypedValue, UNTIL, VALUE, WantedChange};
use crate::api::ticket;
use crate::components::{Toasts, control_id, focus_by_id, has_focus, is_half_typed};
use crate::features::context::{use_formats, use_i18n, use_query_client};
use crate::features::form::{LeaveDialog, ask_before_leaving, report_left};
use crate::features::name_index::NameIndex;
use crate::features::query_view::ReadProgress;
use crate::features::tickets::change::TicketField;
use crate::features::tickets::stop_button::StopButton;
use crate::forms::Problem;
use crate::models::value::TicketId;
use crate::models::{Received, Ticket};
use crate::query::use_query;

/// The name of the control of the field.
pub(super) const FIELD: &str = "bulk_field";

/// What became of each ticket.
pub(super) type Attempts = HashMap<TicketId, Attempt>;

/// What is wanted, as far as that is typed; or what is wrong with it.
pub(super) type Typed = Result<Option<WantedChange>, Problem>;

/// What is left to be done of a ticket.
fn planned(
    ticket: &Arc<Received<Ticket>>,
    field: TicketField,
    wanted: &WantedChange,
    attempt: Option<&Attempt>,
) -> Option<Planned> {
    let (before, after) = match attempt {
        Some(Attempt {
            outcome: ChangeOutcome::UnderWay | ChangeOutcome::Saved | ChangeOutcome::Unchanged,
            ..
        }) => return None,
        // What may have arrived meanwhile is not done twice.
        Some(Attempt { before, after, outcome: ChangeOutcome::Unknown, .. }) => {
            (before.clone(), after.clone())
        }
        _ => (field.value(ticket)?, wanted.of(ticket).ok()?),
    };
    (!after.is_made(ticket)).then(|| Planned { ticket: Arc::clone(ticket), before, after })
}

/// Which field, its new value, and what becomes of each ticket.
#[component]
pub(crate) fn BulkEditForm() -> impl IntoView {
    let words = use_i18n();
    let BulkEditing { is_among, are_picked } = expect_context();
    let all = use_query(ticket::list());
    let field = RwSignal::new(Some(TicketField::Price));
    let typed = RwSignal::new(TypedValue::default());
    let attempts = RwSignal::new(Attempts::new());
    let is_saving = RwSignal::new(false);
    let is_stopped = RwSignal::new(false);
    let is_sent = RwSignal::new(false);
    let half_typed = RwSignal::new(None);
    let picked = RwSignal::new(Picked::new(are_picked));
    let tickets = Memo::new(move |_| {
        let list = all.value.get();
        let wanted = |ticket: &&Arc<Received<Ticket>>| is_among.run(ticket.id.clone());
        list.iter().flat_map(|list| list.received()).filter(wanted).cloned().collect::<Vec<_>>()
    });
    let formats = use_formats();
    let wanted = Memo::new(move |_| match field.get() {
        Some(field) => typed.with(|typed| WantedChange::read(field, typed, &formats)),
        None => Ok(None),
    });
    let is_in = move |ticket: &&Arc<Received<Ticket>>| picked.with(|picked| picked.contains(&ticket.id));
    let left = Memo::new(move |_| {
        let (Some(field), Ok(Some(wanted))) = (field.get(), wanted.get()) else { return Vec::new() };
        let plan = |ticket: &Arc<Received<Ticket>>| {
            attempts.with(|attempts| planned(ticket, field, &wanted, attempts.get(&ticket.id)))
        };
        tickets.with(|tickets| tickets.iter().filter(is_in).filter_map(plan).collect::<Vec<_>>())
    });
    let change = BulkChange {
        field: field.into(),
        wanted: wanted.into(),
        attempts: attempts.into(),
        picked,
        events: NameIndex::of_events(),
        names_events: Memo::new(move |_| {
            tickets.with(|tickets| tickets.iter().any(|ticket| ticket.event_id != tickets[0].event_id))
        })
        .into(),
    };
    let left_count = Memo::new(move |_| left.with(Vec::len));
    let saved = RwSignal::new(None);
    let queries = StoredValue::new(use_query_client());
    let reversals = StoredValue::new(Vec::new());
    let saving = Saving { queries, attempts, reversals, saved, is_saving, is_stopped };
    let is_complete = move || all.value.get().is_some_and(|list| list.is_complete());
    let toasts: Toasts = expect_context();
    let save_all = move |event: SubmitEvent| {
        event.prevent_default();
        is_sent.set(true);
        half_typed.set([VALUE, UNTIL].into_iter().find(|name| is_half_typed(name)));
        let wrong = match (half_typed.get_untracked(), wanted.get_untracked()) {
            (Some(name), _) => Some(name.to_owned()),
            (None, Err(problem)) => Some(problem.field),
            (None, Ok(None)) => Some(field.get_untracked().map_or(FIELD, |_| VALUE).to_owned()),
            (None, Ok(Some(_))) => None,
        };
        if let Some(name) = wrong {
            return focus_by_id(&control_id(&name));
        }
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
    let saved_changes = move || {
        let back = |ticket: &Arc<Received<Ticket>>| {
            attempts.with_untracked(|attempts| attempts.get(&ticket.id).cloned())?.reversed(ticket)
        };
        untrack(|| tickets.with(|tickets| tickets.iter().filter(is_in).filter_map(back).collect::<Vec<_>>()))
    };
    offer_undo_on_close(move || match is_saving.get_untracked() {
        // What is closed while it saves says how far it came.
        true => Vec::new(),
        false => reversals.get_value(),
    });
    let undo = move |_| {
        if is_saving.get_untracked() {
            return;
        }
        let saved = saved_changes();
        spawn_local(async move {
            let undone = saving.undo(saved).await.saved;
            // The form shows it itself as long as it is open.
            if undone > 0 && is_saving.is_disposed() {
                toasts.say((words.ticket.bulk_undone)(undone));
            }
        });
    };
    let can_undo = move || {
        let is_saved = |(id, attempt): (&TicketId, &Attempt)| {
            attempt.outcome == ChangeOutcome::Saved && picked.with(|picked| picked.contains(id))
        };
        attempts.with(|attempts| attempts.iter().any(is_saved)) && !is_saving.get()
    };
    // What is wrong is said as soon as the control is left, but for what is not typed yet.
    let left_with = RwSignal::new(None::<TypedValue>);
    let on_left = report_left(Callback::new(move |name: String| {
        if [VALUE, UNTIL].contains(&name.as_str()) {
            left_with.set(Some(typed.get_untracked()));
            let is_half = |name: &&str| is_half_typed(name) && !has_focus(name);
            half_typed.set([VALUE, UNTIL].into_iter().find(is_half));
        }
    }));
    let is_left =
        Signal::derive(move || left_with.with(|left| typed.with(|typed| left.as_ref() == Some(typed))));
    // What follows is another change.
    let on_change = Callback::new(move |()| {
        attempts.update(HashMap::clear);
        saved.set(None);
    });
    ask_before_leaving(Callback::new(move |()| is_saving.get_untracked()));
    let heading =
        move || (words.ticket.bulk_title)(tickets.with(|tickets| tickets.iter().filter(is_in).count()));
    let progress = move || all.value.get().map(|list| view! { <ReadProgress list=Some(&*list) /> });
    let said = move || {
        let has_attempts = attempts.with(|attempts| !attempts.is_empty());
        match saved.get()? {
            (Run::Change, count) => has_attempts.then(|| (words.ticket.bulk_saved)(count)),
            (Run::Undo, count) => (count > 0).then(|| (words.ticket.bulk_undone)(count)),
        }
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
        <form class="several" on:submit=save_all on:focusout=on_left novalidate>
            <h2>{heading}</h2>
            <fieldset class="field-row" disabled=is_saving>
                <FieldChoice field typed on_change />
                <ValueField field=field.into() typed wanted=wanted.into() is_sent=is_sent.into() is_left half_typed on_change />
            </fieldset>
            {progress}
            <ChangedTickets tickets change />
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
                        {words.form.undo}
                    </button>
                </Show>
            </p>
            <LeaveDialog detail=words.ticket.bulk_leave />
        </form>
    }
}
