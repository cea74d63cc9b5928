//! The page: to which event, and of which one.

use std::sync::Arc;

use futures_util::future::try_join3;
use leptos::prelude::*;

use super::form::CopyForm;
use super::save::Names;
use crate::analytics::previous_edition;
use crate::api::{event, ticket};
use crate::components::{Choice, ChoiceField, EmptyState, Label};
use crate::features::context::{use_amend, use_formats, use_i18n, use_query_client};
use crate::features::form::{LeaveDialog, Loading, Opening, OpeningView, ask_before_leaving};
use crate::features::heading::{BackLink, PageHeader};
use crate::features::name_index::disambiguated;
use crate::features::record_text::name_and_day;
use crate::models::value::EventId;
use crate::models::{Event, Received, Ticket};
use crate::navigation::CurrentRoute;
use crate::query::{PagedResult, QueryClient};
use crate::routes::{EventTab, Route};

/// What is read for the page.
#[derive(Clone)]
pub(super) struct Known {
    /// The event that gets the tickets.
    pub(super) to: Arc<Received<Event>>,
    events: Arc<PagedResult<Event>>,
    tickets: Arc<PagedResult<Ticket>>,
}

/// The page on which tickets of another event are copied to an event.
#[component]
pub(crate) fn CopyTicketsPage(
    /// The event that gets them.
    to: EventId,
) -> impl IntoView {
    let words = use_i18n();
    let queries = use_query_client();
    let back = tickets_of(&to);
    let opening = Opening::begin(move || read(queries.clone(), to.clone()));
    view! {
        <BackLink to=back label=words.ticket.title />
        <PageHeader title=words.copy.title />
        <OpeningView opening let:known>
            <CopyTickets known />
        </OpeningView>
    }
}

fn read(queries: QueryClient, to: EventId) -> Loading<Known> {
    Box::pin(async move {
        let event = queries.fetch(event::get(&to));
        let (events, tickets) = (queries.fetch(event::list()), queries.fetch(ticket::list()));
        let (to, events, tickets) = try_join3(event, events, tickets).await?;
        Ok(Known { to, events, tickets })
    })
}

pub(super) fn tickets_of(event: &EventId) -> Route {
    Route::event_tab(event.clone(), EventTab::Tickets)
}

impl Known {
    /// The events whose tickets can be copied: the latest first.
    fn sources(&self) -> Vec<&Event> {
        let has_tickets = |event: &&Event| event.id != self.to.id && !event.tickets.is_empty();
        let mut sources: Vec<_> = self.events.records().filter(has_tickets).collect();
        sources.sort_by_key(|event| std::cmp::Reverse(event.first_start()));
        sources
    }

    pub(super) fn tickets_of<'a>(&'a self, event: &'a EventId) -> impl Iterator<Item = &'a Ticket> {
        self.tickets.records().filter(move |ticket| ticket.event_id.as_ref() == Some(event))
    }
}

/// The choice of the event, and its tickets.
#[component]
fn CopyTickets(
    /// What was read.
    known: Known,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let sources = known.sources();
    if sources.is_empty() {
        let advice = words.event.no_tickets_advice;
        return view! { <EmptyState title=words.copy.nothing advice /> }.into_any();
    }
    let label = |event: &Event| name_and_day(event, &formats);
    let choice = |event: &&Event| {
        let name = label(event);
        let is_only = sources.iter().filter(|other| label(other) == name).count() == 1;
        let label = if is_only { name } else { disambiguated(&name, None, event.id.as_str()) };
        Choice { value: event.id.to_string(), label }
    };
    let choices: Vec<_> = sources.iter().map(choice).collect();
    let CurrentRoute(route) = expect_context();
    let asked = match route.get_untracked() {
        Some(Route::CopyTickets { from, .. }) => from,
        _ => None,
    };
    let asked = asked.filter(|id| sources.iter().any(|event| event.id == *id));
    let previous = || previous_edition(&known.to, sources.iter().copied()).map(|event| event.id.clone());
    let from = RwSignal::new(asked.or_else(previous));
    let (amend, to) = (use_amend(), known.to.id.clone());
    let choose = Callback::new(move |id: String| {
        let id = EventId::new(&id);
        // A reload, and another language, begin with it.
        amend(&Route::CopyTickets { to: to.clone(), from: id.clone() });
        from.set(id);
    });
    let is_saving = RwSignal::new(false);
    ask_before_leaving(Callback::new(move |()| is_saving.get_untracked()));
    // The tickets that the event has, as its own list and that of all tickets know them.
    let mut own: Names = known.to.tickets.iter().map(|own| (own.id.clone(), own.name.clone())).collect();
    for listed in known.tickets_of(&known.to.id) {
        if own.iter().all(|(id, _)| *id != listed.id) {
            own.push((listed.id.clone(), listed.name.clone()));
        }
    }
    let own = StoredValue::new(own);
    let to_name = known.to.name.clone();
    let form = move || {
        let from = from.get()?;
        let from = known.events.record(from.as_str()).cloned()?;
        Some(view! { <CopyForm known=known.clone() from own is_saving /> })
    };
    view! {
        <p class="subtitle">
            {words.copy.to} " " <bdi>{to_name}</bdi>
        </p>
        <div class="several">
            <fieldset class="field-row" disabled=is_saving>
                <ChoiceField
                    label=Label::new("copy_from", words.copy.from)
                    none=words.common.none
                    choices
                    value=Signal::derive(move || from.get().map(|id| id.to_string()).unwrap_or_default())
                    on_change=choose
                />
            </fieldset>
            <Show when=move || from.with(Option::is_none)>
                <p class="hint">{words.copy.choose}</p>
            </Show>
            {form}
        </div>
        <LeaveDialog detail=words.copy.leave />
    }
    .into_any()
}
