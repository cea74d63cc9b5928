//! The forms of a new ticket and of one that is there.

use leptos::prelude::*;

use super::fields::{describe, fields, label};
use crate::api::{Write, ticket};
use crate::domain::{EventId, TicketId};
use crate::form::ticket::{create, draft, update};
use crate::form::{Clocks, Draft, Problem, Typed};
use crate::page::context::{href, use_formats, use_store, use_words};
use crate::page::form::{Creation, Editing, Finding, Opening, Subject, create_form, edit_form};
use crate::page::heading::page_header;
use crate::page::lookup::Lookup;
use crate::route::Route;
use crate::store::Store;
use crate::ui::{Shape, icon};
use crate::view::{View, view};

static TICKET: Subject = Subject {
    label,
    describe,
    unshown: &[],
    place: |id| Some(Route::Ticket(TicketId::new(id)?)),
    read: |store, id, formats| {
        let (store, formats, id) = (store.clone(), formats.clone(), TicketId::new(id)?);
        Some(Box::pin(async move {
            let ticket = store.fetch(ticket::get(&id)).await?;
            Ok(draft(Some(&ticket), &formats))
        }))
    },
};

static CREATION: Creation = Creation {
    subject: &TICKET,
    back: Route::TICKETS,
    submit: |words| words.ticket.create,
    created: |words| words.ticket.created,
    plan: |draft, clocks| create(draft, clocks).map(|request| ticket::create(request).for_id()),
    differing: |now, draft, clocks| {
        let write = plan_update("0", now, draft, clocks);
        write.map(|write| write.body().names().collect()).unwrap_or_default()
    },
    find,
};

static EDITING: Editing = Editing {
    subject: &TICKET,
    form: |id| Some(Route::EditTicket(TicketId::new(id)?)),
    title: |words, draft| (words.ticket.edit_title)(draft.text_of("name")),
    updated: |words| words.ticket.updated,
    note: |words| words.ticket.no_deletion,
    plan: plan_update,
};

fn plan_update(
    id: &str,
    before: &Draft,
    after: &Draft,
    clocks: &dyn Clocks,
) -> Result<Write<String>, Vec<Problem>> {
    let id = TicketId::new(id).ok_or_else(Vec::new)?;
    update(before, after, clocks).map(|changes| ticket::update(&id, changes).for_id())
}

/// Tickets of the typed name.
fn find(store: &Store, draft: &Draft) -> Finding {
    let (store, name) = (store.clone(), draft.text_of("name").trim().to_owned());
    Box::pin(async move {
        let tickets = store.fetch_all(ticket::list()).await?;
        let same = tickets.records().filter(|ticket| ticket.name == name);
        Ok(same.map(|ticket| (Route::Ticket(ticket.id.clone()), format!("#{}", ticket.id))).collect())
    })
}

/// The form of a new ticket, filled as another one is if it starts from that.
pub fn create_ticket_page(from: Option<TicketId>) -> View {
    let place = Route::NewTicket { from: from.clone() };
    let (store, formats, words) = (use_store(), use_formats(), use_words());
    let Some(from) = from else {
        let start = draft(None, &formats);
        return new_ticket(move |lookup| form_from(&place, start, lookup));
    };
    let opening = Opening::begin(move || {
        let (store, formats, from) = (store.clone(), formats.clone(), from.clone());
        Box::pin(async move {
            let ticket = store.fetch(ticket::get(&from)).await?;
            let mut copy = draft(Some(&ticket), &formats);
            copy.set("name", Typed::Text((words.ticket.copy_of)(&ticket.name)));
            Ok(copy)
        })
    });
    new_ticket(move |lookup| opening.view(move |start| form_from(&place, start, lookup)))
}

/// The form of a new ticket of an event.
pub fn create_ticket_page_of(event: EventId) -> View {
    let mut start = draft(None, &use_formats());
    start.set("event_id", Typed::Text(event.to_string()));
    new_ticket(move |lookup| form_from(&Route::NewTicketOf(event), start, lookup))
}

fn new_ticket(form: impl FnOnce(Lookup) -> View) -> View {
    let lookup = Lookup::of_all();
    provide_context(lookup);
    view! {
        {back()}
        {page_header(use_words().ticket.new_title, View::Nothing)}
        {form(lookup)}
    }
}

fn form_from(place: &Route, start: Draft, lookup: Lookup) -> View {
    create_form(&CREATION, place, start, |form| fields(form, lookup, None))
}

/// The form of one ticket.
pub fn edit_ticket_page(id: TicketId) -> View {
    let lookup = Lookup::of_all();
    provide_context(lookup);
    let own = Some(id.clone());
    let form = edit_form(&EDITING, id.to_string(), move |form| fields(form, lookup, own.clone()));
    view! { {back()} {form} }
}

fn back() -> View {
    view! {
        <p class="back">
            <a href=href(&Route::TICKETS)>{icon(Shape::Left)}{use_words().ticket.title}</a>
        </p>
    }
}
