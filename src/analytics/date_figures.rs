//! How many visitors each date of an event expects, and how many came.

use std::collections::HashMap;

use super::admission::Rules;
use super::sold_ticket::SoldTicket;
use crate::models::value::{TicketId, Timestamp};
use crate::models::{Event, EventDate, Ticket};

/// The visitors of one date.
#[derive(Clone, Debug, PartialEq)]
pub struct DateFigures {
    /// The date.
    pub date: EventDate,
    /// How many paid entry tickets are valid on it.
    pub expected: u64,
    /// How many of these were checked in for it.
    pub checked_in: u64,
}

/// Counts the visitors of each date of an event.
pub(super) struct DateCount {
    event: Event,
    figures: Vec<DateFigures>,
    /// The ticket types by their ids, with the places of the dates on which they are valid.
    tickets: HashMap<TicketId, (Ticket, Vec<usize>)>,
}

impl DateCount {
    /// Nothing is counted yet; with the tickets that the organisation lists for the event.
    pub(super) fn new(event: &Event, tickets: &[Ticket]) -> Self {
        let mut dates = event.dates.clone();
        dates.sort_by_key(|date| date.starts_at);
        let valid_on = |ticket: &Ticket| {
            let rules = rules(event, ticket);
            let is_valid = |(_, date): &(usize, &EventDate)| rules.may_admit_on(date.id.as_str());
            dates.iter().enumerate().filter(is_valid).map(|(place, _)| place).collect::<Vec<_>>()
        };
        let by_id = |ticket: &Ticket| (ticket.id.clone(), (ticket.clone(), valid_on(ticket)));
        let tickets = tickets.iter().map(by_id).collect();
        let figures =
            dates.into_iter().map(|date| DateFigures { date, expected: 0, checked_in: 0 }).collect();
        Self { event: event.clone(), figures, tickets }
    }

    /// Counts a ticket of a paid order; `day` tells the day since 1970 that the clocks show at a moment.
    pub(super) fn add(&mut self, sold: &SoldTicket, mut day: impl FnMut(Timestamp) -> i64) {
        let Some((ticket, places)) = sold.ticket_id().and_then(|id| self.tickets.get(id)) else { return };
        for place in places {
            let Some(figures) = self.figures.get_mut(*place) else { continue };
            figures.expected += 1;
            let is_in = |at| rules(&self.event, ticket).is_scanned_for(&figures.date, at, &mut day);
            figures.checked_in += u64::from(sold.scanned_at().is_some_and(is_in));
        }
    }

    /// The figures of what is counted, in the order of the dates.
    pub(super) fn figures(&self) -> &[DateFigures] {
        &self.figures
    }
}

fn rules<'a>(event: &'a Event, ticket: &'a Ticket) -> Rules<'a> {
    Rules { ticket: Some(ticket), has_failed: false, is_continuous: event.is_continuous, dates: &event.dates }
}
