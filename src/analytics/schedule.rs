//! What comes, and what is over.

use std::cmp::Ordering;

use crate::models::value::Timestamp;
use crate::models::{Event, EventDate};

/// Events by when they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schedule<'a> {
    /// Those that are running or come: the next first, and those without dates to come last.
    pub coming: Vec<ScheduledEvent<'a>>,
    /// Those that are over, the latest first.
    pub past: Vec<ScheduledEvent<'a>>,
}

/// An event with the date that matters now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScheduledEvent<'a> {
    /// The event.
    pub event: &'a Event,
    /// When it starts next, or started where it is running; of a past one, when its last date started.
    pub starts_at: Option<Timestamp>,
    /// Whether it is on right now.
    pub is_running: bool,
}

/// When an event takes place, seen from a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventSchedule<'a> {
    /// The date that is running or comes next; the last one of an event that is over.
    pub date: Option<&'a EventDate>,
    /// Whether all of it is over. A continuous event never is, nor one without dates.
    pub is_past: bool,
    /// Whether it is on.
    pub is_running: bool,
}

impl<'a> EventSchedule<'a> {
    /// The schedule of an event at a moment. A date is over at the moment at which it ends.
    pub fn at(now: Timestamp, event: &'a Event) -> Self {
        let next = event.dates.iter().filter(|date| date.ends_at > now).min_by_key(|date| date.starts_at);
        let last = event.dates.iter().max_by_key(|date| date.ends_at);
        let is_continuous = event.is_continuous == Some(true);
        Self {
            date: next.or(last),
            is_past: next.is_none() && last.is_some() && !is_continuous,
            is_running: next.map_or(is_continuous, |date| date.starts_at <= now),
        }
    }
}

/// An order of events, as a pointer: a sort is compiled for each type of what it compares with.
type Order = fn(&ScheduledEvent<'_>, &ScheduledEvent<'_>) -> Ordering;

const SOONEST_FIRST: Order = |one, other| {
    let key = |scheduled: &ScheduledEvent<'_>| (scheduled.starts_at.is_none(), scheduled.starts_at);
    key(one).cmp(&key(other))
};
const LATEST_FIRST: Order = |one, other| other.starts_at.cmp(&one.starts_at);

impl<'a> Schedule<'a> {
    /// Events by their schedules at a moment.
    pub fn at(now: Timestamp, events: impl Iterator<Item = &'a Event>) -> Self {
        let mut schedule = Self::default();
        for event in events {
            let EventSchedule { date, is_past, is_running } = EventSchedule::at(now, event);
            // The dates of a continuous event that are over say nothing of when it is.
            let date = date.filter(|date| is_past || date.ends_at > now);
            let scheduled = ScheduledEvent { event, starts_at: date.map(|date| date.starts_at), is_running };
            if is_past { schedule.past.push(scheduled) } else { schedule.coming.push(scheduled) }
        }
        schedule.coming.sort_by(SOONEST_FIRST);
        schedule.past.sort_by(LATEST_FIRST);
        schedule
    }
}

impl ScheduledEvent<'_> {
    /// How many kinds of ticket it has, and how many of these are sold out.
    pub fn sold_out(&self) -> (usize, usize) {
        let tickets = &self.event.tickets;
        (tickets.iter().filter(|ticket| ticket.sold_out == Some(true)).count(), tickets.len())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::models::read_record;

    fn event(name: &str, is_continuous: bool, dates: &[(&str, &str)]) -> Event {
        let dates: Vec<String> = dates
            .iter()
            .map(|(starts_at, ends_at)| {
                format!(r#"{{"id":"1","starts_at":"{starts_at}","ends_at":"{ends_at}"}}"#)
            })
            .collect();
        let dates = dates.join(",");
        let text =
            format!(r#"{{"id":"{name}","name":"{name}","is_continuous":{is_continuous},"dates":[{dates}]}}"#);
        match read_record::<Event>(&text) {
            Ok(event) => event.record,
            Err(problem) => panic!("{problem}"),
        }
    }

    fn now() -> Timestamp {
        Timestamp::parse("2026-07-04T12:00:00Z").unwrap_or_else(|| panic!("a moment"))
    }

    #[test]
    fn the_next_comes_first_and_the_latest_of_the_past() {
        let events = [
            event("long ago", false, &[("2026-01-01T10:00:00Z", "2026-01-01T12:00:00Z")]),
            event("museum", true, &[]),
            event("later", false, &[("2026-09-01T10:00:00Z", "2026-09-01T12:00:00Z")]),
            event("just over", false, &[("2026-07-04T08:00:00Z", "2026-07-04T12:00:00Z")]),
            event(
                "second day",
                false,
                &[
                    ("2026-07-05T10:00:00Z", "2026-07-05T12:00:00Z"),
                    ("2026-07-04T10:00:00Z", "2026-07-04T14:00:00Z"),
                    ("2026-07-03T10:00:00Z", "2026-07-03T12:00:00Z"),
                ],
            ),
        ];
        let schedule = Schedule::at(now(), events.iter());
        let names = |events: &[ScheduledEvent<'_>]| {
            events
                .iter()
                .map(|scheduled| format!("{} {}", scheduled.event.name, scheduled.is_running))
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&schedule.coming), ["second day true", "later false", "museum true"]);
        assert_eq!(names(&schedule.past), ["just over false", "long ago false"]);
        assert_eq!(schedule.coming[0].starts_at, Timestamp::parse("2026-07-04T10:00:00Z"));
    }

    #[test]
    fn a_date_that_ends_now_is_over() {
        let museum = event("museum", true, &[("2026-07-04T08:00:00Z", "2026-07-04T12:00:00Z")]);
        let schedule = Schedule::at(now(), [&museum].into_iter());
        assert_eq!(schedule.coming[0].starts_at, None);
    }

    #[test]
    fn ticket_types_that_are_sold_out_are_counted() {
        let ticket = |sold_out: &str| format!(r#"{{"id":"1","name":"Day","price":"9.00"{sold_out}}}"#);
        let tickets = [r#","sold_out":true"#, r#","sold_out":false"#, r#","sold_out":true"#, ""].map(ticket);
        let text = format!(r#"{{"id":"1","name":"Fair","tickets":[{}]}}"#, tickets.join(","));
        let fair = match read_record::<Event>(&text) {
            Ok(event) => event.record,
            Err(problem) => panic!("{problem}"),
        };
        assert_eq!(Schedule::at(now(), [&fair].into_iter()).coming[0].sold_out(), (2, 4));
    }

    proptest! {
        #[test]
        fn every_event_is_listed_once(days in prop::collection::vec(prop::collection::vec(1_u32..28, 0..4), 0..12)) {
            let events: Vec<Event> = days
                .iter()
                .enumerate()
                .map(|(number, days)| {
                    let dates: Vec<(String, String)> = days
                        .iter()
                        .map(|day| (format!("2026-07-{day:02}T10:00:00Z"), format!("2026-07-{day:02}T12:00:00Z")))
                        .collect();
                    let dates: Vec<(&str, &str)> =
                        dates.iter().map(|(starts_at, ends_at)| (starts_at.as_str(), ends_at.as_str())).collect();
                    event(&number.to_string(), false, &dates)
                })
                .collect();
            let schedule = Schedule::at(now(), events.iter());
            let mut names: Vec<&str> = schedule.coming.iter().chain(&schedule.past).map(|scheduled| scheduled.event.name.as_str()).collect();
            names.sort_unstable();
            let mut expected: Vec<&str> = events.iter().map(|event| event.name.as_str()).collect();
            expected.sort_unstable();
            prop_assert_eq!(names, expected);
        }
    }
}
