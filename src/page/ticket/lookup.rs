//! Names for ids: what all events and tickets are called.

use std::sync::Arc;

use leptos::prelude::*;

use crate::api::{Failure, event, ticket};
use crate::domain::{EventId, TicketId};
use crate::page::context::use_store;
use crate::store::{Reading, Walk};
use crate::ui::Choice;
use crate::wire::{Event, Ticket};

/// All events and tickets, as far as read.
#[derive(Clone, Copy)]
pub(super) struct Lookup {
    events: Signal<Reading<Walk<Event>>>,
    tickets: Signal<Reading<Walk<Ticket>>>,
}

impl Lookup {
    /// Reads all events and tickets while the view stands.
    pub(super) fn new() -> Self {
        let store = use_store();
        Self { events: store.watch_all(event::list), tickets: store.watch_all(ticket::list) }
    }

    /// Reads all events only, for views that name no tickets.
    pub(super) fn of_events() -> Self {
        Self { events: use_store().watch_all(event::list), tickets: Signal::stored(Reading::default()) }
    }

    /// Whether some names are still on their way.
    pub(super) fn is_reading(self) -> bool {
        self.events.with(|reading| reading.under_way) || self.tickets.with(|reading| reading.under_way)
    }

    /// Why some names are missing.
    pub(super) fn failure(self) -> Option<Failure> {
        let failure = self.events.with(|reading| reading.failure.clone());
        failure.or_else(|| self.tickets.with(|reading| reading.failure.clone()))
    }

    /// An event, if it was read.
    pub(super) fn event(self, id: &str) -> Option<Event> {
        records(self.events).and_then(|walk| walk.records().find(|event| event.id.as_str() == id).cloned())
    }

    /// The name of an event, else its id.
    pub(super) fn event_name(self, id: &EventId) -> String {
        self.event(id.as_str()).map_or_else(|| format!("#{id}"), |event| event.name)
    }

    /// The name of a ticket, else its id.
    pub(super) fn ticket_name(self, id: &TicketId) -> String {
        let walk = records(self.tickets);
        let found = walk.as_ref().and_then(|walk| walk.records().find(|ticket| ticket.id == *id));
        found.map_or_else(|| format!("#{id}"), |ticket| ticket.name.clone())
    }

    /// All events to choose from, by name.
    pub(super) fn event_choices(self) -> Vec<Choice> {
        let choice = |event: &Event| Choice { value: event.id.to_string(), label: event.name.clone() };
        sorted(records(self.events).map(|walk| walk.records().map(choice).collect()))
    }

    /// All tickets but one to choose from, by name and event.
    pub(super) fn ticket_choices(self, but: Option<&TicketId>) -> Vec<Choice> {
        let choice = |ticket: &Ticket| {
            let event = ticket.event_id.as_ref().map(|id| format!(" · {}", self.event_name(id)));
            Choice {
                value: ticket.id.to_string(),
                label: format!("{}{}", ticket.name, event.unwrap_or_default()),
            }
        };
        sorted(
            records(self.tickets)
                .map(|walk| walk.records().filter(|ticket| Some(&ticket.id) != but).map(choice).collect()),
        )
    }

    /// The templates that tickets of the organisation use, as suggestions.
    pub(super) fn templates(self, of: fn(&Ticket) -> Option<&crate::domain::TemplateId>) -> Vec<String> {
        let mut templates: Vec<String> = records(self.tickets)
            .map(|walk| walk.records().filter_map(of).map(ToString::to_string).collect())
            .unwrap_or_default();
        templates.sort();
        templates.dedup();
        templates
    }
}

fn records<T: Send + Sync + 'static>(reading: Signal<Reading<Walk<T>>>) -> Option<Arc<Walk<T>>> {
    reading.with(|reading| reading.value.clone())
}

fn sorted(choices: Option<Vec<Choice>>) -> Vec<Choice> {
    let mut choices = choices.unwrap_or_default();
    choices.sort_by_cached_key(|choice| choice.label.to_lowercase());
    choices
}
