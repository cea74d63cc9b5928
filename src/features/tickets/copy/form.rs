//! The form: which tickets, at which price, and what becomes of them.

use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use super::page::{Known, tickets_of};
use super::row::CopyRow;
use super::save::{Copying, Names, is_same};
use super::table::{CopyTable, price_name};
use super::typed::remember;
use crate::api::Failure;
use crate::components::{control_id, focus_by_id};
use crate::features::context::{href, use_formats, use_i18n, use_query_client};
use crate::features::failure::FailureNotice;
use crate::features::tickets::stop_button::StopButton;
use crate::forms::EventMove;
use crate::models::Event;
use crate::routes::Route;

/// The tickets of an event, and the button that copies them.
#[component]
pub(super) fn CopyForm(
    /// What was read.
    known: Known,
    /// The event that has them.
    from: Event,
    /// The names of the tickets that the event has already, by their ids.
    own: StoredValue<Names>,
    /// Whether tickets are being created.
    is_saving: RwSignal<bool>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let listed = || known.tickets_of(&from.id);
    let way = EventMove::new(&from, listed().map(|ticket| &ticket.id), &known.to, &formats);
    let is_there = |name: &str| own.with_value(|own| own.iter().any(|(_, other)| is_same(other, name)));
    let rows: Vec<_> =
        listed().map(|ticket| CopyRow::new(ticket, &way, is_there(&ticket.name), &formats)).collect();
    let unknown = from.tickets.len().saturating_sub(rows.len());
    let moved = match way.days() {
        Some(days) => (words.copy.moved)(days),
        None => words.copy.not_moved.to_owned(),
    };
    let rows = StoredValue::new(rows);
    let to = known.to.id.clone();
    remember(&Route::CopyTickets { to: to.clone(), from: Some(from.id.clone()) }.path(), rows, own);
    let is_stopped = RwSignal::new(false);
    let copying = Copying { queries: use_query_client(), to: to.clone(), own, rows, is_stopped };
    copying.note_unlinked();
    let count = move |is_so: fn(&CopyRow) -> bool| {
        Memo::new(move |_| rows.with_value(|rows| rows.iter().filter(|row| is_so(row)).count()))
    };
    let left = count(CopyRow::is_left);
    let created = count(|row| row.choice.copy().is_some());
    let unlinked = count(|row| row.choice.is_unlinked());
    let has_work = move || left.get() > 0 || unlinked.get() > 0;
    let failure = RwSignal::new(None::<Failure>);
    let clocks = formats.clone();
    let copy = move |event: SubmitEvent| {
        event.prevent_default();
        if is_saving.get_untracked() || !untrack(has_work) {
            return;
        }
        let has_problem = |row: &&CopyRow| row.is_left() && row.price_problem(&clocks).is_some();
        let invalid = untrack(|| {
            rows.with_value(|rows| rows.iter().find(has_problem).map(|row| price_name(&row.original)))
        });
        if let Some(name) = invalid {
            return focus_by_id(&control_id(&name));
        }
        is_saving.set(true);
        is_stopped.set(false);
        failure.set(None);
        let (copying, clocks) = (copying.clone(), clocks.clone());
        let work = async move {
            failure.set(copying.run(&clocks).await.err());
            is_saving.set(false);
        };
        // The work ends with the page: what was under way is looked for when it is opened again.
        spawn_local_scoped_with_cancellation(work);
    };
    let label = move || match (is_saving.get(), left.get(), unlinked.get()) {
        (true, ..) => words.form.saving.to_owned(),
        (false, 0, 1..) => words.copy.link.to_owned(),
        (false, left, _) => (words.copy.count)(left),
    };
    let said = move || (created.get() > 0).then(|| (words.copy.created)(created.get()));
    let missing = (unknown > 0).then(|| {
        view! { <p class="hint">{(words.copy.unknown)(&formats.integer(unknown as u64))}</p> }
    });
    let ended = move || {
        let failure = failure.get()?;
        let trying = is_saving.into();
        Some(view! { <FailureNotice failure on_retry=None trying /> })
    };
    // To confirm a price, or to tick a box by Enter, is not to create all tickets.
    let hold_enter = |event: KeyboardEvent| {
        let is_input = || event_target::<web_sys::Element>(&event).matches("input").unwrap_or_default();
        if event.key() == "Enter" && is_input() {
            event.prevent_default();
        }
    };
    view! {
        <form class="several copies" on:submit=copy on:keydown=hold_enter novalidate>
            <p class="hint">{moved} " " {words.copy.not_copied}</p>
            {missing}
            <CopyTable rows is_saving=is_saving.into() />
            <p class="hint" role="status">
                {said}
            </p>
            {ended}
            <p class="actions">
                <button
                    type="submit"
                    class="button primary"
                    aria-disabled=move || (is_saving.get() || !has_work()).then_some("true")
                >
                    {label}
                </button>
                <StopButton is_saving is_stopped />
                <a class="button" href=href(&tickets_of(&to))>
                    {words.copy.done}
                </a>
            </p>
        </form>
    }
}
