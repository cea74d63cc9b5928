//! The page: to which event, and of which one.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;

use super::form::CopyForm;
use crate::analytics::previous_edition;
use crate::api::{event, ticket};
use crate::components::{Choice, ChoiceField, EmptyState, Label};
use crate::features::back_link::BackLink;
use crate::features::context::{use_formats, use_i18n, use_query_client};
use crate::features::form::{Loading, Opening, OpeningView};
use crate::features::heading::PageHeader;
use crate::models::value::{EventId, TicketId};
use crate::models::{Event, Received, Ticket};
use crate::query::{PagedResult, QueryClient};
use crate::routes::{EventTab, ListQuery, Route};

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
    /// The event that has them; of another edition of the event, if none is named.
    from: Option<EventId>,
) -> impl IntoView {
    let words = &use_i18n().ticket;
    let queries = use_query_client();
    let back = tickets_of(&to);
    let opening = Opening::begin(move || read(queries.clone(), to.clone()));
    view! {
        <BackLink to=back label=words.title />
        <PageHeader title=words.copy_title />
        <OpeningView opening let:known>
            <CopyTickets known from=from.clone() />
        </OpeningView>
    }
}

fn read(queries: QueryClient, to: EventId) -> Loading<Known> {
    Box::pin(async move {
        Ok(Known {
            to: queries.fetch(event::get(&to)).await?,
            events: queries.fetch(event::list()).await?,
            tickets: queries.fetch(ticket::list()).await?,
        })
    })
}

pub(super) fn tickets_of(event: &EventId) -> Route {
    Route::Event(event.clone(), EventTab::Tickets, ListQuery::page(1))
}

impl Known {
    /// The events whose tickets can be copied: the latest first.
    fn sources(&self) -> Vec<&Event> {
        let has_tickets = |event: &&Event| event.id != self.to.id && !event.tickets.is_empty();
        let mut sources: Vec<_> = self.events.records().filter(has_tickets).collect();
        sources.sort_by_key(|event| std::cmp::Reverse(event.dates.iter().map(|date| date.starts_at).min()));
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
    /// The event to begin with.
    from: Option<EventId>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let sources = known.sources();
    if sources.is_empty() {
        return view! { <EmptyState title=words.ticket.copy_nothing advice="" /> }.into_any();
    }
    let label = |event: &Event| {
        let day = event.dates.iter().map(|date| date.starts_at).min().map(|first| formats.day(first));
        [Some(event.name.clone()), day].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let choices: Vec<_> =
        sources.iter().map(|event| Choice { value: event.id.to_string(), label: label(event) }).collect();
    let previous = || previous_edition(&known.to, sources.iter().copied()).map(|event| event.id.clone());
    let from = RwSignal::new(from.or_else(previous).map(|id| id.to_string()).unwrap_or_default());
    let is_saving = RwSignal::new(false);
    // The tickets that the event has: those that were created here among them.
    let own: Vec<_> = known.tickets_of(&known.to.id).map(|own| (own.id.clone(), own.name.clone())).collect();
    let own = StoredValue::new(HashMap::<TicketId, String>::from_iter(own));
    let to_name = known.to.name.clone();
    let form = move || {
        let from = from.with(|from| known.events.records().find(|event| event.id.as_str() == from).cloned());
        from.map(|from| view! { <CopyForm known=known.clone() from own is_saving /> })
    };
    view! {
        <p class="subtitle">
            {words.ticket.copy_to} " " <bdi>{to_name}</bdi>
        </p>
        <div class="several">
            <fieldset class="field-row" disabled=is_saving>
                <ChoiceField
                    label=Label::new("copy_from", words.ticket.copy_from)
                    none=words.common.none
                    choices
                    value=from
                    on_change=Callback::new(move |id| from.set(id))
                />
            </fieldset>
            {form}
        </div>
    }
    .into_any()
}
