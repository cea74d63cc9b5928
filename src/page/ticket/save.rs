//! The review of an edit, and the way from there to what the service keeps.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::describe::labels;
use super::fields::Problems;
use super::lookup::Lookup;
use super::review::{ChangeTable, RequestView, Unsaved};
use crate::api::ticket::UpdateTicket;
use crate::api::{Body, ticket};
use crate::form::ticket::{TicketDraft, update};
use crate::page::context::{say, use_formats, use_go_instead, use_store, use_words};
use crate::page::flash::{Done, Flash};
use crate::page::leaving::KeptDraft;
use crate::route::Route;
use crate::store::Store;
use crate::text::Formats;
use crate::ui::{Notice, Tone};
use crate::wire::{Received, Ticket};

/// How far an edit has come.
#[derive(Clone, PartialEq)]
pub(super) enum Step {
    /// The form is being filled in.
    Filling,
    /// The changes stand beside what is there.
    Reviewing(Change),
    /// They also stand beside what somebody else has saved meanwhile.
    Contested(Change, Box<TicketDraft>),
}

/// Changes that are ready to go.
#[derive(Clone, PartialEq)]
pub(super) struct Change {
    request: UpdateTicket,
    after: TicketDraft,
    /// The members of the request.
    pub(super) members: Vec<&'static str>,
}

impl Change {
    pub(super) fn new(ticket: &Ticket, request: UpdateTicket, after: TicketDraft) -> Self {
        let members = ticket::update(&ticket.id, request.clone()).body().names().collect();
        Self { request, after, members }
    }
}

/// How a save ended.
enum Saved {
    /// The service keeps what was sent.
    Kept,
    /// It keeps something else for these members.
    Altered(Vec<&'static str>),
    /// Nothing was sent, and nobody is there any more to be told.
    Abandoned,
    /// Nothing was sent: somebody else has changed the same fields meanwhile.
    Contested(Box<TicketDraft>),
}

/// Looks whether the same fields were changed meanwhile (unless `past` that), sends, and reads what was kept.
async fn save(
    store: &Store,
    ticket: &Ticket,
    original: &TicketDraft,
    change: &Change,
    past: bool,
    formats: &Formats,
    is_wanted: impl Fn() -> bool,
) -> Result<Saved, Unsaved> {
    let read = || store.fetch(ticket::get(&ticket.id));
    if !past {
        let now = read().await.map_err(Unsaved::Certainly)?;
        let theirs = TicketDraft::of(&now, formats);
        if is_contested(&now, &theirs.changed_members(original), change, formats) {
            return Ok(Saved::Contested(Box::new(theirs)));
        }
    }
    // Whoever has left the page, or signed out, before anything was sent wants nothing sent.
    if !is_wanted() {
        return Ok(Saved::Abandoned);
    }
    store.write(&ticket::update(&ticket.id, change.request.clone())).await.map_err(Unsaved::after_sending)?;
    // It is saved; that it can't be read now is said by the page that follows.
    let altered = read().await.map(|now| altered(&now, change, formats)).unwrap_or_default();
    Ok(if altered.is_empty() { Saved::Kept } else { Saved::Altered(altered) })
}

/// Whether a member that is to be sent was changed meanwhile, to something else than is to be sent: the same value is
/// nobody's conflict, least of all after a save whose answer was lost.
fn is_contested(now: &Ticket, meanwhile: &[&str], change: &Change, formats: &Formats) -> bool {
    let differs = |member: &&str| match update(now, &change.after, formats) {
        Ok(rest) => ticket::update(&now.id, rest).body().names().any(|differing| differing == *member),
        Err(_) => true,
    };
    change.members.iter().filter(|member| meanwhile.contains(member)).any(differs)
}

/// The members that the service did not keep as they were sent.
pub(super) fn altered(now: &Ticket, change: &Change, formats: &Formats) -> Vec<&'static str> {
    let sent = ticket::update(&now.id, change.request.clone());
    kept_otherwise(now, &change.after, sent.body(), formats)
}

/// The members of a body that the service keeps otherwise than the draft has them. What a cleared one reads as
/// afterwards is not shown by the interface, so those tell nothing.
pub(super) fn kept_otherwise(
    now: &Ticket,
    draft: &TicketDraft,
    sent: &Body,
    formats: &Formats,
) -> Vec<&'static str> {
    let Ok(rest) = update(now, draft, formats) else { return Vec::new() };
    let differing = ticket::update(&now.id, rest);
    differing.body().names().filter(|member| sent.holds(member)).collect()
}

/// Old beside new, and the button that sends.
#[component]
pub(super) fn Review(
    /// The ticket as it was when the form was opened.
    ticket: Arc<Received<Ticket>>,
    /// The form as the ticket filled it then.
    original: TicketDraft,
    /// What is to be sent.
    change: Change,
    /// The form as somebody else's ticket would fill it now.
    theirs: Option<Box<TicketDraft>>,
    /// Names for ids.
    lookup: Lookup,
    /// How far the edit has come.
    step: RwSignal<Step>,
    /// Receives what the service says of the fields.
    problems: Problems,
    /// Receives what went wrong.
    failure: RwSignal<Option<Unsaved>>,
    /// Whether something is being sent: kept by the page, which hears of the outcome however the review ends.
    sending: RwSignal<bool>,
    /// Receives what is sent.
    sent: RwSignal<Option<Change>>,
    /// What was typed, to be forgotten once it is saved.
    kept: KeptDraft<TicketDraft>,
    /// Goes back to the form.
    on_back: Callback<()>,
) -> impl IntoView {
    let store = use_store();
    let formats = use_formats();
    let words = use_words();
    let flash = expect_context::<Flash>();
    let go = use_go_instead();
    let is_contested = theirs.is_some();
    let write = ticket::update(&ticket.id, change.request.clone());
    let request = (format!("POST {}", write.endpoint()), write.body().to_json(store.client().settings().ids));
    let members = change.members.clone();
    let (before, after) = (original.clone(), change.after.clone());

    let send = move |_| {
        if sending.get_untracked() {
            return;
        }
        sending.set(true);
        sent.set(Some(change.clone()));
        let (store, go, ticket) = (store.clone(), go.clone(), Arc::clone(&ticket));
        let (change, original) = (change.clone(), original.clone());
        spawn_local(async move {
            let formats = formats.get_untracked();
            let outcome =
                save(&store, &ticket, &original, &change, is_contested, &formats, || !sending.is_disposed())
                    .await;
            // The page may have been left meanwhile; then nobody is there to be told or led on.
            if sending.try_set(false).is_some() {
                return;
            }
            let done = match outcome {
                Ok(Saved::Abandoned) => return,
                Ok(Saved::Kept) => Done::TicketUpdated,
                Ok(Saved::Altered(members)) => Done::NotTaken(labels(&members, words.get_untracked())),
                Ok(Saved::Contested(theirs)) => return step.set(Step::Contested(change, theirs)),
                Err(unsaved) => {
                    // The form first: what is hidden can't take the focus.
                    step.set(Step::Filling);
                    problems.said.set(unsaved.fields());
                    return failure.set(Some(unsaved));
                }
            };
            kept.reset();
            flash.leave(done);
            go(&Route::Ticket(ticket.id.clone()));
        });
    };
    let send_label = move || match (sending.get(), is_contested) {
        (true, _) => say(|words| words.form.saving),
        (false, true) => say(|words| words.form.save_anyway),
        (false, false) => say(|words| words.form.save),
    };
    view! {
        <section class={"review"} aria-busy=move || sending.get().to_string()>
            <ReviewHeading/>
            {is_contested.then(|| view! {
                <Notice tone=Tone::Warning title=say(|words| words.form.conflict) focused=true>
                    <p>{say(|words| words.form.conflict_advice)}</p>
                </Notice>
            })}
            <ChangeTable members before after theirs lookup/>
            <RequestView request=Signal::stored(Some(request))/>
            <div class={"actions sticky"}>
                <button
                    type="button"
                    class={"button primary"}
                    aria-disabled=move || sending.get().then_some("true")
                    on:click=send
                >
                    {send_label}
                </button>
                <button
                    type="button"
                    class={"button"}
                    aria-disabled=move || sending.get().then_some("true")
                    on:click=move |_| if !sending.get_untracked() { on_back.run(()) }
                >
                    {say(|words| words.form.back_to_form)}
                </button>
            </div>
        </section>
    }
}

/// The title of the review, which takes the focus from the form that it replaces.
#[component]
fn ReviewHeading() -> impl IntoView {
    let element = NodeRef::<leptos::html::H2>::new();
    Effect::new(move || {
        if let Some(element) = element.get() {
            // An element that is gone already needs no focus.
            let _ = element.focus();
        }
    });
    view! { <h2 tabindex="-1" node_ref=element>{say(|words| words.form.review_title)}</h2> }
}
