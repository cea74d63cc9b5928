//! Tickets of one event as tickets of another one.

use super::time_zone::TimeZone;
use crate::api::ticket::TicketBody;
use crate::api::{NonEmpty, NullablePatch, Patch};
use crate::models::value::zone::LocalTime;
use crate::models::value::{Percentage, TicketId, Timestamp};
use crate::models::{Availability, Event, EventDate, Period, SalePercentage, Ticket};

/// The way from one event to another one.
pub struct EventMove<'a> {
    from: &'a Event,
    to: &'a Event,
    /// The tickets of the first one.
    own: Vec<&'a TicketId>,
    clocks: &'a dyn TimeZone,
    /// By how many days the first date is later; none where one of them has no dates.
    days: Option<i64>,
}

impl<'a> EventMove<'a> {
    /// From one event to another one, on the clocks of a time zone. The event may list tickets that its summary lacks.
    pub fn new(
        from: &'a Event,
        listed: impl Iterator<Item = &'a TicketId>,
        to: &'a Event,
        clocks: &'a dyn TimeZone,
    ) -> Self {
        let own = from.tickets.iter().map(|ticket| &ticket.id).chain(listed).collect();
        let first = |event: &Event| {
            let starts_at = event.first_start()?;
            LocalTime::at(starts_at, clocks.minutes_ahead(starts_at))
        };
        let days = first(from).zip(first(to)).map(|(from, to)| from.days_until(to));
        Self { from, to, own, clocks, days }
    }

    /// By how many days the first date is later, and with it the sale periods; none where one of the events has no dates, and the
    /// periods stay.
    pub fn days(&self) -> Option<i64> {
        self.days
    }

    /// A ticket of the one event as the other one would have it: valid on the dates at the same places, on sale as many days later. The
    /// tickets of the first event that it refers to are left out, as the other event has its own ([`links`]).
    pub fn ticket(&self, ticket: &Ticket) -> Ticket {
        let is_elsewhere = |id: &&TicketId| !self.own.contains(id);
        let elsewhere = |ids: &[TicketId]| ids.iter().filter(is_elsewhere).cloned().collect();
        Ticket {
            event_id: Some(self.to.id.clone()),
            dates: self.dates(ticket),
            availability: ticket.availability.iter().map(|sale| self.availability(sale)).collect(),
            related_tickets: elsewhere(&ticket.related_tickets),
            excluded_tickets: elsewhere(&ticket.excluded_tickets),
            // Both tell customers how well the other one sold.
            on_fire: ticket.on_fire.map(|_| false),
            sale_percentage: ticket.sale_percentage.map(|_| not_shown()),
            ..ticket.clone()
        }
    }

    /// Whether some dates of a ticket have no counterpart in the other event.
    pub fn loses_dates(&self, ticket: &Ticket) -> bool {
        !self.is_valid_on_all(ticket) && self.dates(ticket).len() < ticket.dates.len()
    }

    fn dates(&self, ticket: &Ticket) -> Vec<EventDate> {
        let (from, to) = (in_order(&self.from.dates), in_order(&self.to.dates));
        // What is valid on all dates of an event stays so, also where the other one has more or fewer. An event without dates has
        // tickets that are always valid.
        if self.is_valid_on_all(ticket) || from.is_empty() {
            return to.into_iter().cloned().collect();
        }
        let pairs = from.iter().zip(to);
        pairs.filter(|(from, _)| is_valid_on(ticket, from)).map(|(_, to)| to.clone()).collect()
    }

    fn is_valid_on_all(&self, ticket: &Ticket) -> bool {
        let dates = &self.from.dates;
        !dates.is_empty() && dates.iter().all(|date| is_valid_on(ticket, date))
    }

    fn availability(&self, sale: &Availability) -> Availability {
        match sale {
            Availability::Period(period) => Availability::Period(Period {
                id: None,
                opens_at: self.moment(period.opens_at),
                closes_at: self.moment(period.closes_at),
            }),
            Availability::RawJson(_) => sale.clone(),
        }
    }

    /// The same time of day, as many days later.
    fn moment(&self, moment: Timestamp) -> Timestamp {
        let minutes_ahead = |moment| self.clocks.minutes_ahead(moment);
        let later = || {
            let local = LocalTime::at(moment, minutes_ahead(moment))?;
            local.plus_days(self.days?)?.first_moment(minutes_ahead)
        };
        later().unwrap_or(moment)
    }
}

/// No sales percentage.
fn not_shown() -> SalePercentage {
    SalePercentage { active: Some(false), percentage: Percentage::new(0) }
}

fn is_valid_on(ticket: &Ticket, date: &EventDate) -> bool {
    ticket.dates.iter().any(|valid| valid.id == date.id)
}

fn in_order(dates: &[EventDate]) -> Vec<&EventDate> {
    let mut dates: Vec<_> = dates.iter().collect();
    dates.sort_by_key(|date| date.starts_at);
    dates
}

/// Tickets of one event, each with its counterpart in the other event. There are few.
pub type Counterparts = [(TicketId, TicketId)];

fn counterparts_of<'a>(
    tickets: &'a [TicketId],
    counterparts: &'a Counterparts,
) -> impl Iterator<Item = &'a TicketId> {
    tickets.iter().filter_map(|id| counterparts.iter().find(|(of, _)| of == id)).map(|(_, it)| it)
}

/// The tickets that stand for those that a ticket refers to.
pub fn linked(original: &Ticket, counterparts: &Counterparts) -> Vec<TicketId> {
    let of = |tickets| counterparts_of(tickets, counterparts);
    of(&original.related_tickets).chain(of(&original.excluded_tickets)).cloned().collect()
}

/// What a copy has to refer to beside what it refers to `now`, so that it does as its original; none where that is all. Nothing
/// that it refers to is taken away.
pub fn links(original: &Ticket, now: &Ticket, counterparts: &Counterparts) -> Option<TicketBody> {
    let linked = |before: &[TicketId], now_has: &[TicketId]| {
        let wanted = counterparts_of(before, counterparts);
        let missing: Vec<_> = wanted.filter(|id| **id != now.id && !now_has.contains(id)).cloned().collect();
        // The whole list is replaced.
        (!missing.is_empty()).then(|| NonEmpty::new([now_has, &missing].concat())).flatten()
    };
    let related = linked(&original.related_tickets, &now.related_tickets);
    let excluded = linked(&original.excluded_tickets, &now.excluded_tickets);
    (related.is_some() || excluded.is_some()).then(|| TicketBody {
        related_tickets: related.map_or(NullablePatch::Keep, NullablePatch::Set),
        excluded_tickets: excluded.map_or(Patch::Keep, Patch::Set),
        ..TicketBody::default()
    })
}

#[cfg(test)]
mod tests {
    use super::super::time_zone::Winter;
    use super::*;
    use crate::api::{IdForm, ticket};
    use crate::models::read_record;

    fn read<T: crate::models::FromJson>(text: &str) -> T {
        match read_record(text) {
            Ok(received) => received.record,
            Err(problem) => panic!("{problem}"),
        }
    }

    /// An event with the dates `first`, `first + 1`, …, on such days at noon, and the tickets 1 and 2.
    fn event(id: u32, first: u32, days: &[&str]) -> Event {
        let dates: Vec<String> = (first..)
            .zip(days)
            .map(|(id, day)| {
                format!(r#"{{"id":"{id}","starts_at":"{day}T12:00:00Z","ends_at":"{day}T20:00:00Z"}}"#)
            })
            .collect();
        let tickets =
            r#"[{"id":"1","name":"Day","price":"1.00"},{"id":"2","name":"Camping","price":"1.00"}]"#;
        read(&format!(r#"{{"id":"{id}","name":"Fair","dates":[{}],"tickets":{tickets}}}"#, dates.join(",")))
    }

    fn ticket_on(dates: &[u32]) -> Ticket {
        let dates: Vec<String> = dates
            .iter()
            .map(|id| {
                format!(
                    r#"{{"id":"{id}","starts_at":"2026-07-04T12:00:00Z","ends_at":"2026-07-04T20:00:00Z"}}"#
                )
            })
            .collect();
        let sale = r#"{"id":"5","opens_at":"2026-03-01T09:00:00.000000Z","closes_at":"2026-07-04T21:59:59.999999Z"}"#;
        read(&format!(
            r#"{{"id":"1","name":"Day","event_id":"7","dates":[{}],"price":"12.50","availability":[{sale},"always"],
                "related_tickets":["2","90"],"excluded_tickets":["3"],"on_fire":true,
                "sale_percentage":{{"active":true,"percentage":88}}}}"#,
            dates.join(",")
        ))
    }

    fn ids(ticket: &Ticket) -> Vec<&str> {
        ticket.dates.iter().map(|date| date.id.as_str()).collect()
    }

    #[test]
    fn dates_move_by_their_places_and_periods_by_days() {
        let from = event(7, 31, &["2026-07-04", "2026-07-05"]);
        let to = event(8, 41, &["2027-07-03", "2027-07-04"]);
        let moved = EventMove::new(&from, std::iter::empty(), &to, &Winter);
        assert_eq!(moved.days(), Some(364));
        let ticket = moved.ticket(&ticket_on(&[32]));
        assert_eq!((ticket.event_id.as_ref(), ids(&ticket)), (Some(&to.id), vec!["42"]));
        let period = ticket.availability[0].period();
        let ends = period.map(|period| (period.opens_at.to_string(), period.closes_at.to_string()));
        let (opens, closes) = ("2027-02-28T09:00:00.000000Z", "2027-07-03T21:59:59.999999Z");
        assert_eq!(ends, Some((opens.to_owned(), closes.to_owned())));
        assert!(ticket.availability[1].period().is_none());
        assert_eq!(ticket.price, ticket_on(&[]).price);
        assert_eq!(ticket.on_fire, Some(false), "how the other one sold is not copied");
        assert_eq!(ticket.sale_percentage, Some(not_shown()));
    }

    #[test]
    fn what_is_valid_on_all_dates_stays_so_and_dates_without_a_counterpart_go() {
        let from = event(7, 31, &["2026-07-05", "2026-07-04"]);
        let three = event(8, 41, &["2027-07-03", "2027-07-04", "2027-07-05"]);
        let to_three = EventMove::new(&from, std::iter::empty(), &three, &Winter);
        assert_eq!(ids(&to_three.ticket(&ticket_on(&[31, 32]))), ["41", "42", "43"]);
        // The date 31 is the second one: what counts is when they are.
        assert_eq!(ids(&to_three.ticket(&ticket_on(&[31]))), ["42"]);
        let one = event(8, 41, &["2027-07-03"]);
        let to_one = EventMove::new(&from, std::iter::empty(), &one, &Winter);
        assert_eq!(ids(&to_one.ticket(&ticket_on(&[31]))), [""; 0]);
        assert_eq!(ids(&to_one.ticket(&ticket_on(&[32]))), ["41"]);
        let loses = |dates: &[u32]| to_one.loses_dates(&ticket_on(dates));
        assert_eq!([loses(&[31]), loses(&[32]), loses(&[31, 32]), loses(&[])], [true, false, false, false]);
    }

    #[test]
    fn without_dates_the_periods_stay() {
        let (from, to) = (event(7, 31, &["2026-07-04"]), event(8, 41, &[]));
        let moved = EventMove::new(&from, std::iter::empty(), &to, &Winter);
        assert_eq!(moved.days(), None);
        let ticket = moved.ticket(&ticket_on(&[31]));
        assert!(ticket.dates.is_empty());
        let opens = ticket.availability[0].period().map(|period| period.opens_at.to_string());
        assert_eq!(opens.as_deref(), Some("2026-03-01T09:00:00.000000Z"));
    }

    #[test]
    fn what_is_always_valid_is_valid_on_all_dates() {
        let (from, to) = (event(7, 31, &[]), event(8, 41, &["2027-07-03", "2027-07-04"]));
        let moved = EventMove::new(&from, std::iter::empty(), &to, &Winter);
        assert_eq!(ids(&moved.ticket(&ticket_on(&[]))), ["41", "42"]);
        assert!(!moved.loses_dates(&ticket_on(&[])));
    }

    #[test]
    fn copies_refer_to_copies() {
        let (from, to) = (event(7, 31, &[]), event(8, 41, &[]));
        let original = ticket_on(&[]);
        let id = |id: &str| TicketId::new(id).unwrap_or_else(|| unreachable!());
        // The list has a ticket of the event that its summary lacks.
        let listed = [id("3")];
        let copied = EventMove::new(&from, listed.iter(), &to, &Winter).ticket(&original);
        assert_eq!((&copied.related_tickets[..], copied.excluded_tickets.len()), (&[id("90")][..], 0));
        let body = |counterparts: &[(&str, &str)], now: &Ticket| {
            let counterparts: Vec<_> =
                counterparts.iter().map(|(original, copy)| (id(original), id(copy))).collect();
            let links = links(&original, now, &counterparts)?;
            let json = ticket::update(&id("11"), links).body().to_json(IdForm::Auto);
            Some(json.split_whitespace().collect::<String>())
        };
        assert_eq!(body(&[("2", "12")], &copied).as_deref(), Some(r#"{"related_tickets":[90,12]}"#));
        assert_eq!(body(&[("1", "11")], &copied), None);
        // What was added meanwhile stays, and what it has already is not sent.
        let now = Ticket { excluded_tickets: vec![id("77")], related_tickets: vec![id("12")], ..copied };
        let both = [("2", "12"), ("3", "13")];
        assert_eq!(body(&both, &now).as_deref(), Some(r#"{"excluded_tickets":[77,13]}"#));
        // Nothing refers to itself.
        assert_eq!(body(&[("3", "1")], &now), None);
    }
}
