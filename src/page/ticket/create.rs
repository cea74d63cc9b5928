//! The form of a new ticket.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::describe::labels;
use super::fields::{Problems, TicketFields};
use super::lookup::Lookup;
use super::review::{RequestView, RestoredNotice, Summary, Unsaved, WriteFailure};
use super::save::kept_otherwise;
use crate::api::ticket;
use crate::domain::TicketId;
use crate::form::ticket::{TicketDraft, create};
use crate::page::context::{href, say, use_formats, use_go_instead, use_store, use_words};
use crate::page::flash::{Done, Flash};
use crate::page::heading::Heading;
use crate::page::leaving::KeptDraft;
use crate::route::Route;
use crate::ui::{Icon, Notice, Shape, Tone};

/// The form of a new ticket.
#[component]
pub fn CreateTicketPage() -> impl IntoView {
    let store = use_store();
    let words = use_words();
    let formats = use_formats();
    let flash = expect_context::<Flash>();
    let go = use_go_instead();
    let lookup = Lookup::new();
    let kept = KeptDraft::open(&Route::NewTicket.path(), TicketDraft::default());
    let draft = kept.draft;
    let problems = Problems::new();
    let failure = RwSignal::new(None::<Unsaved>);
    let found = RwSignal::new(None::<Vec<TicketId>>);
    let busy = RwSignal::new(false);
    let id_form = store.client().settings().ids;

    let request = move || {
        let request = draft.with(|draft| formats.with(|formats| create(draft, formats)));
        request.ok().map(|request| {
            let write = ticket::create(request);
            (format!("POST {}", write.endpoint()), write.body().to_json(id_form))
        })
    };
    let looking = store.clone();
    let submit = move || {
        if busy.get_untracked() {
            return;
        }
        problems.clear();
        failure.set(None);
        found.set(None);
        // What is typed while this is on its way is not what was sent.
        let sent = draft.get_untracked();
        let request = match formats.with_untracked(|formats| create(&sent, formats)) {
            Ok(request) => request,
            Err(found) => return problems.found.set(found),
        };
        busy.set(true);
        let (store, go) = (store.clone(), go.clone());
        spawn_local(async move {
            let write = ticket::create(request);
            let mut altered = Vec::new();
            let outcome = store.write(&write).await;
            if let Ok(created) = &outcome
                && let Ok(now) = store.fetch(ticket::get(&created.id)).await
            {
                let formats = formats.get_untracked();
                altered = kept_otherwise(&now, &sent, write.body(), &formats);
            }
            // The page may have been left meanwhile; then nobody is there to be told or led on.
            if busy.try_set(false).is_some() {
                return;
            }
            match outcome {
                Ok(created) => {
                    kept.reset();
                    let words = words.get_untracked();
                    let done = if altered.is_empty() {
                        Done::TicketCreated
                    } else {
                        Done::NotTaken(labels(&altered, words))
                    };
                    flash.leave(done);
                    go(&Route::Ticket(created.record.id));
                }
                Err(refused) => {
                    let unsaved = Unsaved::after_sending(refused);
                    problems.said.set(unsaved.fields());
                    failure.set(Some(unsaved));
                }
            }
        });
    };
    // Whether a ticket of this name is there: the answer that was lost would have carried its id.
    let look = move || {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let store = looking.clone();
        spawn_local(async move {
            let tickets = store.fetch_all(ticket::list()).await;
            if busy.try_set(false).is_some() {
                return;
            }
            match tickets {
                Ok(tickets) => {
                    let name = draft.with_untracked(|draft| draft.name.trim().to_owned());
                    let same = tickets.records().filter(|ticket| ticket.name == name);
                    found.set(Some(same.map(|ticket| ticket.id.clone()).collect()));
                    failure.set(None);
                }
                Err(failed) => failure.set(Some(Unsaved::Perhaps(failed))),
            }
        });
    };
    // A second ticket can't be deleted, so looking comes before sending again.
    let is_in_doubt = move || failure.with(|failure| matches!(failure, Some(Unsaved::Perhaps(_))));
    view! {
        <p class={"back"}>
            <a href=href(&Route::TICKETS)><Icon shape=Shape::Left/>{say(|words| words.ticket.title)}</a>
        </p>
        <header class={"page-header"}>
            <Heading title=say(|words| words.ticket.new_title)/>
        </header>
        <form
            class={"form"}
            novalidate=true
            aria-busy=move || busy.get().to_string()
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <RestoredNotice kept/>
            <Summary problems/>
            <WriteFailure failure unknown=say(|words| words.form.unknown_outcome_create) on_look=look/>
            {move || found.get().map(|found| view! { <Found found/> })}
            <TicketFields draft problems lookup own=None/>
            <RequestView request=Signal::derive(request)/>
            <div class={"actions sticky"}>
                <button
                    type="submit"
                    class={"button"}
                    class:primary=move || !is_in_doubt()
                    aria-disabled=move || busy.get().then_some("true")
                >
                    {move || match (busy.get(), is_in_doubt()) {
                        (true, _) => say(|words| words.form.saving),
                        (false, true) => say(|words| words.form.send_again),
                        (false, false) => say(|words| words.ticket.create),
                    }}
                </button>
                <a class={"button"} href=href(&Route::TICKETS)>{say(|words| words.form.cancel)}</a>
            </div>
        </form>
    }
}

/// Whether tickets of the typed name are there already.
#[component]
fn Found(found: Vec<TicketId>) -> impl IntoView {
    if found.is_empty() {
        return view! {
            <Notice tone=Tone::Information title=say(|words| words.form.not_there) focused=true>
                <p>{say(|words| words.form.not_there_advice)}</p>
            </Notice>
        }
        .into_any();
    }
    let links = found
        .into_iter()
        .map(|id| view! { <li><a href=href(&Route::Ticket(id.clone()))>{format!("#{id}")}</a></li> })
        .collect_view();
    view! {
        <Notice tone=Tone::Warning title=say(|words| words.form.perhaps_there) focused=true>
            <p>{say(|words| words.form.perhaps_there_advice)}</p>
            <ul>{links}</ul>
        </Notice>
    }
    .into_any()
}
