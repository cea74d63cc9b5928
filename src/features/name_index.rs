//! Names for ids: what all events and tickets are called.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;

use crate::analytics::EventSchedule;
use crate::api::{event, ticket};
use crate::components::Choice;
use crate::data_grid::folded;
use crate::features::context::{now, use_formats};
use crate::features::query_view::ReadingNotice;
use crate::i18n::Formats;
use crate::models::value::{EventDateId, EventId, TemplateId, TicketId};
use crate::models::{Event, EventDate, Ticket};
use crate::query::{PagedResult, UseQuery, use_query};

/// All events and tickets, as far as read.
#[derive(Clone, Copy)]
pub(crate) struct NameIndex {
    events: UseQuery<PagedResult<Event>>,
    /// `None` where no tickets are named.
    tickets: Option<UseQuery<PagedResult<Ticket>>>,
    /// What events are called: by their names, where several have one also by their date and id.
    event_labels: Signal<Arc<HashMap<EventId, String>>>,
}

impl NameIndex {
    /// Reads all events and tickets while the view exists.
    pub(crate) fn of_all() -> Self {
        Self::of(Some(use_query(ticket::list())))
    }

    /// Reads all events only, for views that name no tickets.
    pub(crate) fn of_events() -> Self {
        Self::of(None)
    }

    fn of(tickets: Option<UseQuery<PagedResult<Ticket>>>) -> Self {
        let events = use_query(event::list());
        let formats = use_formats();
        let event_labels = Memo::new(move |_| {
            let walk = records(events);
            Arc::new(walk.map(|walk| event_labels(&walk, &formats)).unwrap_or_default())
        });
        Self { events, tickets, event_labels: event_labels.into() }
    }

    /// Whether some names are still on their way.
    pub(crate) fn is_reading(self) -> bool {
        let is_reading_tickets = |tickets: UseQuery<_>| tickets.reading.with(|reading| reading.under_way);
        self.events.reading.with(|reading| reading.under_way) || self.tickets.is_some_and(is_reading_tickets)
    }

    /// An event, if it was read.
    pub(crate) fn event(self, id: &str) -> Option<Event> {
        records(self.events).and_then(|walk| walk.record(id).cloned())
    }

    /// A date of an event, if it was read.
    pub(crate) fn event_date(self, id: &EventDateId) -> Option<EventDate> {
        let walk = records(self.events)?;
        walk.records().flat_map(|event| &event.dates).find(|date| date.id == *id).cloned()
    }

    /// The name of an event, else its id.
    pub(crate) fn event_name(self, id: &EventId) -> String {
        self.event_labels.with(|labels| labels.get(id).cloned()).unwrap_or_else(|| format!("#{id}"))
    }

    /// The name of a ticket, else its id.
    pub(crate) fn ticket_name(self, id: &TicketId) -> String {
        let walk = self.tickets.and_then(records);
        let found = walk.as_ref().and_then(|walk| walk.record(id.as_str()));
        found.map_or_else(|| format!("#{id}"), |ticket| ticket.name.clone())
    }

    /// All events to choose from, by name.
    pub(crate) fn event_choices(self) -> Vec<Choice> {
        let choice =
            |event: &Event| Choice { value: event.id.to_string(), label: self.event_name(&event.id) };
        sorted(records(self.events).map(|walk| walk.records().map(choice).collect()))
    }

    /// All tickets but one to choose from, by name and event.
    pub(crate) fn ticket_choices(self, but: Option<&TicketId>) -> Vec<Choice> {
        let choice = |ticket: &Ticket| {
            let event = ticket.event_id.as_ref().map(|id| format!(" · {}", self.event_name(id)));
            let label = format!("{}{}", ticket.name, event.unwrap_or_default());
            Choice { value: ticket.id.to_string(), label }
        };
        let others = |walk: Arc<PagedResult<Ticket>>| {
            walk.records().filter(|ticket| Some(&ticket.id) != but).map(choice).collect()
        };
        sorted(self.tickets.and_then(records).map(others))
    }

    /// The templates that tickets of the organisation use, as suggestions.
    pub(crate) fn templates(self, of: fn(&Ticket) -> Option<&TemplateId>) -> Vec<String> {
        let used =
            |walk: Arc<PagedResult<Ticket>>| walk.records().filter_map(of).map(ToString::to_string).collect();
        let mut templates: Vec<String> = self.tickets.and_then(records).map(used).unwrap_or_default();
        templates.sort_unstable();
        templates.dedup();
        templates
    }
}

fn event_labels(events: &PagedResult<Event>, formats: &Formats) -> HashMap<EventId, String> {
    let mut counts = HashMap::<&str, usize>::new();
    for event in events.records() {
        *counts.entry(&event.name).or_default() += 1;
    }
    let label = |event: &Event| {
        if counts.get(event.name.as_str()).is_none_or(|count| *count == 1) {
            return event.name.clone();
        }
        let date = EventSchedule::at(now(), event).date.map(|date| formats.day(date.starts_at));
        disambiguated(&event.name, date.as_deref(), event.id.as_str())
    };
    events.records().map(|event| (event.id.clone(), label(event))).collect()
}

fn records<T: Send + Sync + 'static>(query: UseQuery<PagedResult<T>>) -> Option<Arc<PagedResult<T>>> {
    query.value.get()
}

fn sorted(choices: Option<Vec<Choice>>) -> Vec<Choice> {
    let mut choices = choices.unwrap_or_default();
    choices.sort_by_cached_key(|choice| folded(&choice.label));
    choices
}

/// Shown when names could not be read, so that a short list of choices is not taken for the whole.
#[component]
pub(crate) fn MissingNames(
    /// The names.
    lookup: NameIndex,
) -> impl IntoView {
    view! {
        <ReadingNotice query=lookup.events />
        {lookup.tickets.map(|query| view! { <ReadingNotice query /> })}
    }
}

/// What a record is called where several may have its name: with a detail, and its id.
pub(crate) fn disambiguated(name: &str, detail: Option<&str>, id: &str) -> String {
    let detail = detail.map(|detail| format!(" · {detail}")).unwrap_or_default();
    format!("{name}{detail} · #{id}")
}
