//! How many visitors each date of an event expects, and how many came.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use super::admission::Rules;
use super::sold_ticket::SoldTicket;
use super::visitors::Visitors;
use crate::models::value::{TicketId, Timestamp};
use crate::models::{Event, EventDate, Ticket};

/// The visitors of one date.
#[derive(Clone, Debug, PartialEq)]
pub struct DateFigures {
    /// The date.
    pub date: EventDate,
    /// How many visitors may come on it, and how many of them were checked in for it.
    pub visitors: Visitors,
}

/// Of how many dates the visitors are counted: a single one has those of the event, and one of many is a time slot.
const DATES: RangeInclusive<usize> = 2..=60;

/// Counts the visitors of each date of an event.
pub(super) struct DateCount {
    event: Event,
    figures: Vec<DateFigures>,
    /// The ticket types by their ids, with the places of the dates on which they are valid.
    tickets: HashMap<TicketId, (Ticket, Vec<usize>)>,
}

impl DateCount {
    /// Nothing is counted yet; with the tickets that the organisation lists for the event. None where its dates are not counted.
    pub(super) fn new(event: &Event, tickets: &[Ticket]) -> Option<Self> {
        if !DATES.contains(&event.dates.len()) {
            return None;
        }
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
            dates.into_iter().map(|date| DateFigures { date, visitors: Visitors::default() }).collect();
        Some(Self { event: event.clone(), figures, tickets })
    }

    /// Counts a ticket of a paid order; `day` tells the day since 1970 that the clocks show at a moment.
    pub(super) fn add(&mut self, sold: &SoldTicket, mut day: impl FnMut(Timestamp) -> i64) {
        let Some((ticket, places)) = sold.ticket_id().and_then(|id| self.tickets.get(id)) else { return };
        places.iter().for_each(|place| self.figures[*place].visitors.expected += 1);
        let Some(at) = sold.scanned_at() else { return };
        let rules = rules(&self.event, ticket);
        let is_scanned_for = |place: &&usize| rules.is_scanned_for(&self.figures[**place].date, at, &mut day);
        // A scan is for one date: of several on a day, the one that was on then.
        let was_on = |place: &&usize| {
            let date = &self.figures[**place].date;
            date.starts_at <= at && at <= date.ends_at
        };
        let scanned_for: Vec<&usize> = places.iter().filter(is_scanned_for).collect();
        let place = scanned_for.iter().find(|place| was_on(place)).or_else(|| scanned_for.first());
        if let Some(place) = place.map(|place| **place) {
            self.figures[place].visitors.checked_in += 1;
        }
    }

    /// The figures of what is counted, in the order of the dates.
    pub(super) fn figures(&self) -> &[DateFigures] {
        &self.figures
    }
}

/// The ids of the tickets that may admit their holders on a date of the event.
pub fn valid_on(event: &Event, tickets: &[Ticket], date: &str) -> HashSet<TicketId> {
    let is_valid = |ticket: &&Ticket| rules(event, ticket).may_admit_on(date);
    tickets.iter().filter(is_valid).map(|ticket| ticket.id.clone()).collect()
}

fn rules<'a>(event: &'a Event, ticket: &'a Ticket) -> Rules<'a> {
    Rules { ticket: Some(ticket), has_failed: false, is_continuous: event.is_continuous, dates: &event.dates }
}
