//! The form of one ticket: fill in, review, save.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;
use leptos::task::spawn_local;

use super::detail::missing_heading;
use super::fields::{Problems, TicketFields};
use super::lookup::Lookup;
use super::review::{RestoredNotice, Summary, Unsaved, WriteFailure};
use super::save::{Change, Review, Step, altered};
use crate::api::ticket;
use crate::domain::TicketId;
use crate::form::ticket::{TicketDraft, update};
use crate::page::context::{href, say, use_formats, use_go_instead, use_store, use_words};
use crate::page::flash::{Done, Flash};
use crate::page::heading::Heading;
use crate::page::leaving::KeptDraft;
use crate::page::reading::shown;
use crate::route::Route;
use crate::store::Reading;
use crate::ui::{Icon, Notice, Shape, Tone};
use crate::wire::{Availability, Received, Ticket};

/// The form of one ticket.
#[component]
pub fn EditTicketPage(
    /// Its id.
    id: TicketId,
) -> impl IntoView {
    let store = use_store();
    // The form starts from what is there when it is opened, never from what was kept. What is read later neither
    // replaces nor disturbs it: it is compared before saving.
    let opened = RwSignal::new(Reading::<Received<Ticket>>::default());
    let back = href(&Route::Ticket(id.clone()));
    let open = move || {
        let (store, id) = (store.clone(), id.clone());
        opened.update(|opened| opened.under_way = true);
        spawn_local_scoped_with_cancellation(async move {
            let (value, failure) = match store.fetch(ticket::get(&id)).await {
                Ok(ticket) => (Some(ticket), None),
                Err(failure) => (None, Some(failure)),
            };
            opened.set(Reading { value, failure, ..Reading::default() });
        });
    };
    open();
    let loading = || view! { <p class={"waiting"}>{say(|words| words.common.loading)}</p> }.into_any();
    view! {
        <p class={"back"}>
            <a href=back><Icon shape=Shape::Left/>{say(|words| words.ticket.title)}</a>
        </p>
        {missing_heading(opened.into())}
        {shown(opened.into(), open, loading, |ticket| view! { <TicketEditor ticket/> })}
    }
}

#[component]
fn TicketEditor(ticket: Arc<Received<Ticket>>) -> impl IntoView {
    let words = use_words();
    let formats = use_formats();
    let store = use_store();
    let flash = expect_context::<Flash>();
    let go = use_go_instead();
    let lookup = Lookup::new();
    let original = formats.with_untracked(|formats| TicketDraft::of(&ticket, formats));
    let kept = KeptDraft::open(&Route::EditTicket(ticket.id.clone()).path(), original.clone());
    let draft = kept.draft;
    let problems = Problems::new();
    let failure = RwSignal::new(None::<Unsaved>);
    let step = RwSignal::new(Step::Filling);
    let notice = RwSignal::new(None::<EditNotice>);
    let sending = RwSignal::new(false);
    let sent = RwSignal::new(None::<Change>);
    let name = ticket.name.clone();
    let title = Signal::derive(move || (words.get().ticket.edit_title)(&name));

    let reviewed = Arc::clone(&ticket);
    let review = move || {
        problems.clear();
        failure.set(None);
        notice.set(None);
        let outcome =
            draft.with_untracked(|draft| formats.with_untracked(|formats| update(&reviewed, draft, formats)));
        match outcome.map(|request| Change::new(&reviewed, request, draft.get_untracked())) {
            Err(found) => problems.found.set(found),
            Ok(change) if change.members.is_empty() => notice.set(Some(EditNotice::Unchanged)),
            Ok(change) => step.set(Step::Reviewing(change)),
        }
    };
    let id = ticket.id.clone();
    // After a lost answer: what is saved now is either what was typed, or not.
    let look = move || {
        if sending.get_untracked() {
            return;
        }
        sending.set(true);
        let (store, go, id) = (store.clone(), go.clone(), id.clone());
        spawn_local(async move {
            let now = store.fetch(ticket::get(&id)).await;
            if sending.try_set(false).is_some() {
                return;
            }
            let is_saved = |now: &Ticket| {
                let formats = formats.get_untracked();
                sent.with_untracked(|sent| {
                    sent.as_ref().is_some_and(|sent| altered(now, sent, &formats).is_empty())
                })
            };
            match now {
                Err(failed) => failure.set(Some(Unsaved::Perhaps(failed))),
                Ok(now) if is_saved(&now) => {
                    kept.reset();
                    flash.leave(Done::TicketUpdated);
                    go(&Route::Ticket(id));
                }
                Ok(_) => {
                    failure.set(None);
                    notice.set(Some(EditNotice::NotSaved));
                }
            }
        });
    };
    let is_unshown = |availability: &Availability| matches!(availability, Availability::Unshown(_));
    let has_unshown_availability = ticket.availability.iter().any(is_unshown);
    let own = Some(ticket.id.clone());
    let cancel = href(&Route::Ticket(ticket.id.clone()));
    let is_filling = Memo::new(move |_| step.with(|step| *step == Step::Filling));
    let review_button = NodeRef::<leptos::html::Button>::new();
    let on_back = Callback::new(move |()| {
        step.set(Step::Filling);
        request_animation_frame(move || {
            if let Some(button) = review_button.get_untracked() {
                // The button that had the focus is gone with the review; this is the one that led there.
                let _ = button.focus();
            }
        });
    });
    let review_view = move || {
        let (change, theirs) = match step.get() {
            Step::Filling => return None,
            Step::Reviewing(change) => (change, None),
            Step::Contested(change, theirs) => (change, Some(theirs)),
        };
        let (ticket, original) = (Arc::clone(&ticket), original.clone());
        Some(
            view! { <Review ticket original change theirs lookup step problems failure sending sent kept on_back/> },
        )
    };
    view! {
        <header class={"page-header"}>
            <Heading title/>
        </header>
        <form
            class={"form"}
            novalidate=true
            hidden=move || !is_filling.get()
            on:submit=move |event| {
                event.prevent_default();
                review();
            }
        >
            <RestoredNotice kept/>
            <Summary problems/>
            <WriteFailure failure unknown=say(|words| words.form.unknown_outcome_update) on_look=look/>
            {move || notice.get().map(|notice| view! { <EditNoticeView notice/> })}
            <TicketFields draft problems lookup own availability_is_unshown=has_unshown_availability/>
            <p class={"hint"}>{say(|words| words.ticket.no_deletion)}</p>
            <div class={"actions sticky"}>
                <button type="submit" class={"button primary"} node_ref=review_button>
                    {say(|words| words.form.review)}
                </button>
                <a class={"button"} href=cancel>{say(|words| words.form.cancel)}</a>
            </div>
        </form>
        {review_view}
    }
}

/// What there is to say instead of a review.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EditNotice {
    /// Nothing differs from what was there.
    Unchanged,
    /// The write whose answer was lost was not carried out.
    NotSaved,
}

#[component]
fn EditNoticeView(notice: EditNotice) -> impl IntoView {
    match notice {
        EditNotice::Unchanged => view! {
            <Notice tone=Tone::Information title=say(|words| words.form.unchanged) focused=true/>
        }
        .into_any(),
        EditNotice::NotSaved => view! {
            <Notice tone=Tone::Information title=say(|words| words.form.not_there) focused=true>
                <p>{say(|words| words.form.not_there_advice)}</p>
            </Notice>
        }
        .into_any(),
    }
}
