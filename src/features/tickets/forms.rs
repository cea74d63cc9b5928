//! The forms of a new ticket and of one that is there.

use leptos::prelude::*;

use super::fields::{TicketFields, choose_event, describe, label};
use crate::api::{Mutation, event, ticket};
use crate::features::back_link::BackLink;
use crate::features::context::{use_formats, use_query_client, use_words};
use crate::features::form::{
    CreateForm, Creation, EditForm, Editing, Finding, Opening, OpeningView, Subject,
};
use crate::features::heading::PageHeader;
use crate::features::name_index::{NameIndex, disambiguated};
use crate::forms::ticket::{create, draft, required, update};
use crate::forms::{Draft, Problem, TimeZone, Typed};
use crate::i18n::Formats;
use crate::models::Ticket;
use crate::models::value::{EventId, TicketId};
use crate::query::QueryClient;
use crate::routes::Route;

static TICKET: Subject = Subject {
    label,
    describe,
    required,
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
    created: |words, draft| {
        // Nobody means to sell what can't be used, and nothing of it can be deleted.
        let Some(draft) = draft else { return words.ticket.created.to_owned() };
        let unusual = [
            (draft.chosen_in("dates").is_empty(), words.ticket.created_without_dates),
            (!draft.is_on("is_entry"), words.ticket.created_without_entry),
            (draft.is_on("is_hidden"), words.ticket.created_hidden),
        ];
        let unusual: Vec<_> = unusual.into_iter().filter(|(is_so, _)| *is_so).map(|(_, text)| text).collect();
        match unusual.is_empty() {
            true => words.ticket.created.to_owned(),
            false => format!("{}: {}", words.ticket.created, unusual.join(", ")),
        }
    },
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
    clocks: &dyn TimeZone,
) -> Result<Mutation<String>, Vec<Problem>> {
    let id = TicketId::new(id).ok_or_else(Vec::new)?;
    update(before, after, clocks).map(|changes| ticket::update(&id, changes).for_id())
}

/// Tickets of the typed name.
fn find(store: &QueryClient, draft: &Draft, formats: &Formats) -> Finding {
    let (store, name) = (store.clone(), draft.text_of("name").trim().to_owned());
    let formats = formats.clone();
    Box::pin(async move {
        let tickets = store.fetch_all(ticket::list()).await?;
        let same = tickets.records().filter(|ticket| ticket.name == name);
        let label = |ticket: &Ticket| {
            disambiguated(&ticket.name, Some(&formats.price(ticket.price)), ticket.id.as_str())
        };
        Ok(same.map(|ticket| (Route::Ticket(ticket.id.clone()), label(ticket))).collect())
    })
}

/// The form of a new ticket, filled as another one is if it starts from that.
#[component]
pub(crate) fn CreateTicketPage(
    /// The record that it starts from.
    from: Option<TicketId>,
) -> impl IntoView {
    let place = Route::NewTicket { from: from.clone() };
    let (store, formats, words) = (use_query_client(), use_formats(), use_words());
    let Some(from) = from else {
        let start = draft(None, &formats);
        return view! {
            <NewTicket let:lookup>
                <TicketForm place start lookup />
            </NewTicket>
        }
        .into_any();
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
    view! { <NewTicketFrom opening place /> }.into_any()
}

/// The form of a new ticket of an event: valid on all of its dates, unless the organiser says otherwise.
#[component]
pub(crate) fn CreateTicketOfEventPage(
    /// The event.
    event: EventId,
) -> impl IntoView {
    let (store, formats) = (use_query_client(), use_formats());
    let place = Route::NewTicketOf(event.clone());
    let opening = Opening::begin(move || {
        let (store, formats, event) = (store.clone(), formats.clone(), event.clone());
        Box::pin(async move {
            let event = store.fetch(event::get(&event)).await?;
            let mut start = draft(None, &formats);
            choose_event(&mut start, event.id.as_str(), &event.dates);
            Ok(start)
        })
    });
    view! { <NewTicketFrom opening place /> }
}

/// The form of a new ticket whose start has to be read.
#[component]
fn NewTicketFrom(
    /// What it starts with.
    opening: Opening,
    /// Where the form is.
    place: Route,
) -> impl IntoView {
    view! {
        <NewTicket let:lookup>
            <OpeningView opening let:start>
                <TicketForm place=place.clone() start lookup />
            </OpeningView>
        </NewTicket>
    }
}

/// What stands around the form of a new ticket.
#[component]
fn NewTicket<F, V>(
    /// The form, with the names of other records.
    children: F,
) -> impl IntoView
where
    F: FnOnce(NameIndex) -> V + 'static,
    V: IntoView + 'static,
{
    let lookup = NameIndex::of_all();
    provide_context(lookup);
    view! {
        <BackToTickets />
        <PageHeader title=use_words().ticket.new_title />
        {children(lookup)}
    }
}

/// The form of a new ticket.
#[component]
fn TicketForm(
    /// Its place.
    place: Route,
    /// What it starts with.
    start: Draft,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    view! {
        <CreateForm creation=&CREATION place start let:form>
            <TicketFields form lookup own=None />
        </CreateForm>
    }
}

/// The form of one ticket.
#[component]
pub(crate) fn EditTicketPage(
    /// The id.
    id: TicketId,
) -> impl IntoView {
    let lookup = NameIndex::of_all();
    provide_context(lookup);
    let own = Some(id.clone());
    view! {
        <BackToTickets />
        <EditForm editing=&EDITING id=id.to_string() let:form>
            <TicketFields form lookup own=own.clone() />
        </EditForm>
    }
}

#[component]
fn BackToTickets() -> impl IntoView {
    view! { <BackLink to=Route::TICKETS label=use_words().ticket.title /> }
}
