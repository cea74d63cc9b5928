//! What happens on which day: events, and what opens or closes.

use std::collections::BTreeMap;
use std::ops::Range;

use super::local_hours::LocalHours;
use crate::models::value::{EventId, Timestamp};
use crate::models::{Availability, Event, Period, Shop, Ticket};

/// In microseconds.
const DAY: i64 = 86_400_000_000;
/// A date of an event that has more days than this is on its first and its last one only.
const MOST_DAYS: i64 = 7;

/// What happens in a time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calendar<'a> {
    /// What happens on each day, counted from 1970; days without anything are left out.
    pub days: BTreeMap<i64, Vec<CalendarEntry<'a>>>,
    /// The events that run on for more than a week, as a museum does.
    pub running: Vec<&'a Event>,
}

/// Something on a day of the calendar.
#[derive(Clone, Debug, PartialEq)]
pub struct CalendarEntry<'a> {
    /// When it begins, which may be on a day before.
    pub at: Timestamp,
    /// What it is.
    pub happening: Happening<'a>,
}

/// What happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening<'a> {
    /// A date of an event.
    Event {
        /// The event.
        event: &'a Event,
        /// When the date ends.
        ends_at: Timestamp,
        /// Which of its days it is.
        part: DatePart,
    },
    /// A sale period of tickets of one event opens, or of tickets of no event.
    TicketsOpen(Vec<&'a Ticket>),
    /// A sale period of such tickets closes.
    TicketsClose(Vec<&'a Ticket>),
    /// A shop opens.
    ShopOpens(&'a Shop),
    /// A shop closes.
    ShopCloses(&'a Shop),
}

/// Which day of a date of an event it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatePart {
    /// The only one.
    Whole,
    /// The first.
    First,
    /// One between the first and the last.
    Between,
    /// The last.
    Last,
}

/// What happens on some days, counted from 1970 on the clocks that `hours` knows.
///
/// A date of an event of at most 24 hours is on the day on which it starts, as a night out is; a longer one is on each
/// of its days. An event with more than a week of days is in `running` if it runs in `month`, a part of `days`. Tickets
/// of one event that open or close together are one entry. Hidden tickets are left out: customers can not buy them.
pub fn calendar<'a>(
    days: &Range<i64>,
    month: &Range<i64>,
    hours: &mut LocalHours<'_>,
    events: impl Iterator<Item = &'a Event>,
    tickets: impl Iterator<Item = &'a Ticket>,
    shops: impl Iterator<Item = &'a Shop>,
) -> Calendar<'a> {
    let mut found = Calendar::default();
    let mut add = |day: i64, at: Timestamp, happening: Happening<'a>| {
        if days.contains(&day) {
            found.days.entry(day).or_default().push(CalendarEntry { at, happening });
        }
    };
    for event in events {
        for date in &event.dates {
            let (at, ends_at) = (date.starts_at, date.ends_at);
            let first = hours.day(at);
            let last = last_day(first, at, ends_at, hours);
            let mut add = |day, part| add(day, at, Happening::Event { event, ends_at, part });
            if first == last {
                add(first, DatePart::Whole);
                continue;
            }
            add(first, DatePart::First);
            add(last, DatePart::Last);
            if last - first < MOST_DAYS {
                (first + 1..last).for_each(|day| add(day, DatePart::Between));
            } else if first < month.end && last >= month.start && !found.running.contains(&event) {
                found.running.push(event);
            }
        }
    }
    for ((at, opens, _), tickets) in together(tickets) {
        let happening = if opens { Happening::TicketsOpen } else { Happening::TicketsClose };
        add(hours.day(at), at, happening(tickets));
    }
    for shop in shops {
        for Period { opens_at, closes_at, .. } in shop.availability.iter().filter_map(Availability::period) {
            add(hours.day(*opens_at), *opens_at, Happening::ShopOpens(shop));
            add(hours.day(*closes_at), *closes_at, Happening::ShopCloses(shop));
        }
    }
    for entries in found.days.values_mut() {
        entries.sort_by_key(|entry| (entry.at, entry.happening.rank()));
    }
    found
}

/// The last day of a date of an event.
fn last_day(first: i64, at: Timestamp, ends_at: Timestamp, hours: &mut LocalHours<'_>) -> i64 {
    // One that ends at midnight is not on the day that begins then.
    let end = Timestamp::from_microseconds(ends_at.microseconds() - 1).unwrap_or(ends_at);
    if end.microseconds() - at.microseconds() < DAY { first } else { hours.day(end) }
}

/// Tickets by the moment at which a period of theirs opens or closes, and by their event.
fn together<'a>(
    tickets: impl Iterator<Item = &'a Ticket>,
) -> BTreeMap<(Timestamp, bool, Option<&'a EventId>), Vec<&'a Ticket>> {
    let mut found: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for ticket in tickets.filter(|ticket| ticket.is_hidden != Some(true)) {
        for period in ticket.availability.iter().filter_map(Availability::period) {
            for (at, opens) in [(period.opens_at, true), (period.closes_at, false)] {
                found.entry((at, opens, ticket.event_id.as_ref())).or_default().push(ticket);
            }
        }
    }
    found
}

impl Happening<'_> {
    /// The order of what is at one moment.
    fn rank(&self) -> u8 {
        match self {
            Self::Event { .. } => 0,
            Self::ShopOpens(_) => 1,
            Self::TicketsOpen(_) => 2,
            Self::TicketsClose(_) => 3,
            Self::ShopCloses(_) => 4,
        }
    }
}

#[cfg(test)]
mod tests;
