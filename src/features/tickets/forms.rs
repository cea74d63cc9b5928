//! The forms of a new and of an existing ticket.

use leptos::prelude::*;

use super::fields::{TicketFields, choose_event};
use crate::api::{event, ticket};
use crate::components::{Notice, Tone};
use crate::features::context::{use_formats, use_i18n, use_query_client};
use crate::features::form::{
    CreateForm, CreateRecord, EditForm, EditRecord, Finding, FoundRecords, Loading, Opening, OpeningView,
    Plan, RecordDraft, Save,
};
use crate::features::heading::{BackLink, PageHeader};
use crate::features::name_index::{NameIndex, disambiguated};
use crate::forms::ticket::TicketDraft;
use crate::forms::{Control, Spans, Text, TimeZone};
use crate::i18n::{Formats, Messages};
use crate::models::Ticket;
use crate::models::value::{EventId, TicketId};
use crate::query::QueryClient;
use crate::routes::{EventTab, Route};

impl RecordDraft for TicketDraft {
    fn place(id: &str) -> Option<Route> {
        TicketId::new(id).map(Route::Ticket)
    }

    fn load(client: &QueryClient, id: &str, formats: &Formats) -> Option<Loading<Self>> {
        let (client, formats, id) = (client.clone(), formats.clone(), TicketId::new(id)?);
        Some(Box::pin(async move {
            let ticket = client.fetch(ticket::get(&id)).await?;
            Ok(Self::of(&ticket, &formats))
        }))
    }
}

impl CreateRecord for TicketDraft {
    const BACK: Route = Route::TICKETS;
    const NAME: &'static str = Self::FIELDS.name.name;

    fn submit(words: &'static Messages) -> &'static str {
        words.ticket.create
    }

    /// Names what is unusual: no organiser means to sell unusable tickets, and none of them can be deleted.
    fn created(words: &'static Messages, sent: Option<&Self>) -> String {
        let words = &words.ticket;
        let unusual = |sent: &Self| {
            let unusual = [
                (sent.dates.is_empty(), words.created_without_dates),
                (!sent.is_entry, words.created_without_entry),
                (sent.is_hidden, words.created_hidden),
            ];
            unusual
                .into_iter()
                .filter(|(is_so, _)| *is_so)
                .map(|(_, text)| text)
                .collect::<Vec<_>>()
                .join(", ")
        };
        match sent.map(unusual).filter(|unusual| !unusual.is_empty()) {
            None => words.created.to_owned(),
            Some(unusual) => format!("{}: {unusual}", words.created),
        }
    }

    fn create(&self, zone: &dyn TimeZone) -> Plan {
        ticket::create(self.body(None, zone)?).map(|write| write.for_id()).ok_or_else(Vec::new)
    }

    fn find(names: Vec<String>, client: &QueryClient, formats: &Formats) -> Finding {
        let (client, formats) = (client.clone(), formats.clone());
        Box::pin(async move {
            let tickets = client.fetch(ticket::list()).await?;
            let link = |ticket: &Ticket| {
                let price = formats.price(ticket.price);
                let label = disambiguated(&ticket.name, Some(&price), ticket.id.as_str());
                (Route::Ticket(ticket.id.clone()), label)
            };
            Ok(FoundRecords::of(&tickets, &names, |ticket| &ticket.name, link))
        })
    }
}

impl EditRecord for TicketDraft {
    fn form(id: &str) -> Option<Route> {
        TicketId::new(id).map(Route::EditTicket)
    }

    fn title(words: &'static Messages, draft: Option<&Self>) -> String {
        draft.map_or_else(
            || words.ticket.edit.to_owned(),
            |draft| (words.ticket.edit_title)(draft.name.trimmed()),
        )
    }

    fn updated(words: &'static Messages) -> &'static str {
        words.ticket.updated
    }

    fn note(words: &'static Messages) -> &'static str {
        words.ticket.no_deletion
    }

    fn doubt(&self, before: &Self, words: &'static Messages) -> Option<&'static str> {
        let (before, after) = (before.price.value()?, self.price.value()?);
        before.is_far_from(after).then_some(words.ticket.price_jump)
    }

    fn update(&self, id: &str, before: &Self, zone: &dyn TimeZone) -> Plan {
        let id = TicketId::new(id).ok_or_else(Vec::new)?;
        self.body(Some(before), zone).map(|changes| ticket::update(&id, changes).for_id())
    }
}

/// The form of a new ticket, filled as another one is if it starts from that.
#[component]
pub(crate) fn CreateTicketPage(
    /// The record that it starts from.
    from: Option<TicketId>,
) -> impl IntoView {
    let place = Route::NewTicket { from: from.clone() };
    let (queries, formats, words) = (use_query_client(), use_formats(), use_i18n());
    let Some(from) = from else {
        let start = TicketDraft::new();
        return view! {
            <NewTicket back=Route::TICKETS let:lookup>
                <TicketForm place start lookup />
            </NewTicket>
        }
        .into_any();
    };
    let opening = Opening::begin(move || {
        let (queries, formats, from) = (queries.clone(), formats.clone(), from.clone());
        Box::pin(async move {
            let ticket = queries.fetch(ticket::get(&from)).await?;
            let name = Text::new((words.ticket.copy_of)(&ticket.name));
            Ok(TicketDraft { name, ..TicketDraft::of(&ticket, &formats) })
        })
    });
    view! { <NewTicketFrom opening place /> }.into_any()
}

/// The form of a new ticket of an event: valid on all of its dates, unless the organiser chooses otherwise.
#[component]
pub(crate) fn CreateTicketOfEventPage(
    /// The event.
    event: EventId,
) -> impl IntoView {
    let queries = use_query_client();
    let place = Route::NewTicketOf(event.clone());
    let opening = Opening::begin(move || {
        let (queries, event) = (queries.clone(), event.clone());
        Box::pin(async move {
            let event = queries.fetch(event::get(&event)).await?;
            let mut start = TicketDraft::new();
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
    opening: Opening<TicketDraft>,
    /// Where the form is.
    place: Route,
) -> impl IntoView {
    view! {
        <NewTicket back=back(&place) let:lookup>
            <OpeningView opening let:start>
                <TicketForm place=place.clone() start lookup />
            </OpeningView>
        </NewTicket>
    }
}

/// The page around the form of a new ticket.
#[component]
fn NewTicket<F, V>(
    /// Where it is left to.
    back: Route,
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
        <BackToTickets to=back />
        <PageHeader title=use_i18n().ticket.new_title />
        {children(lookup)}
    }
}

/// The form of a new ticket.
#[component]
fn TicketForm(
    /// Its place.
    place: Route,
    /// What it starts with.
    start: TicketDraft,
    /// The names of other records.
    lookup: NameIndex,
) -> impl IntoView {
    // Periods that can't be read can't be copied, and a new ticket without any is on sale whenever its shop is open.
    let lost_periods = start.availability.is_none().then(|| {
        let words = &use_i18n().ticket;
        view! {
            <Notice tone=Tone::Warning title=words.periods_not_copied>
                <p>{words.periods_not_copied_advice}</p>
            </Notice>
        }
    });
    let availability = start.availability.clone().or_else(|| Some(Spans::default()));
    let start = TicketDraft { availability, ..start };
    view! {
        {lost_periods}
        <CreateForm back=back(&place) place start let:form>
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
    let save = Save::<TicketDraft>::of(id);
    view! {
        <BackToTickets to=Route::TICKETS />
        <EditForm save let:form>
            <TicketFields form lookup own=own.clone() />
        </EditForm>
    }
}

#[component]
fn BackToTickets(
    /// The list that they are in.
    to: Route,
) -> impl IntoView {
    view! { <BackLink to label=use_i18n().ticket.title /> }
}

/// Where the form of a new ticket is left to: the tickets of the event that it was opened from, or all.
fn back(place: &Route) -> Route {
    match place {
        Route::NewTicketOf(event) => Route::event_tab(event.clone(), EventTab::Tickets),
        _ => Route::TICKETS,
    }
}
