//! Whether a sold ticket admits its holder now, from what its order, its ticket type and its scans say.

use super::SoldTicket;
use crate::models::value::Timestamp;
use crate::models::{EventDate, Ticket};

const HOURS_OF_DAY: i64 = 24;

/// The decision at the door. Only [`Valid`](Self::Valid) admits the holder.
#[derive(Clone, Debug, PartialEq)]
pub enum Admission {
    /// Its order is not paid.
    NotPaid,
    /// Its ticket type grants no entry, such as parking or camping.
    NotEntry,
    /// It is valid on these dates, none of which is today.
    NotToday(Vec<EventDate>),
    /// It was checked in today, or on the only day that it is valid on.
    CheckedIn {
        /// When.
        at: Timestamp,
        /// Whether that was today.
        is_today: bool,
    },
    /// It was checked in on another day, and is valid on so many.
    CheckedInEarlier {
        /// When.
        at: Timestamp,
        /// On how many dates it is valid.
        dates: usize,
    },
    /// Paid and not checked in, but its ticket type is not read: nothing says whether it is valid today.
    Unknown {
        /// Whether it could not be read, rather than being on its way.
        has_failed: bool,
    },
    /// Paid, valid today and not checked in.
    Valid,
}

/// What is known of the ticket types of an event.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// The ticket type; none while it is not read.
    pub ticket: Option<&'a Ticket>,
    /// Whether it could not be read.
    pub has_failed: bool,
    /// Whether the event is open all the time: a ticket of it without dates is valid on any day. None while the event is
    /// not read.
    pub is_continuous: Option<bool>,
}

impl Rules<'_> {
    /// Whether a paid ticket may admit its holder on a date of the event: unless what is known rules it out.
    pub fn may_admit_on(&self, date: &str) -> bool {
        let is_of_date = |ticket: &Ticket| ticket.dates.iter().any(|other| other.id.as_str() == date);
        self.ticket.is_none_or(|ticket| {
            ticket.is_entry != Some(false) && (is_of_date(ticket) || self.is_unlimited(ticket))
        })
    }

    /// Whether a ticket type has no dates because its event is open all the time.
    fn is_unlimited(&self, ticket: &Ticket) -> bool {
        ticket.dates.is_empty() && self.is_continuous == Some(true)
    }
}

/// Decides at a moment; `hour` tells the hour since 1970 that the clocks of the event show at another one.
pub fn admission(
    sold: &SoldTicket,
    rules: Rules<'_>,
    now: Timestamp,
    mut hour: impl FnMut(Timestamp) -> i64,
) -> Admission {
    let mut day = |moment| hour(moment).div_euclid(HOURS_OF_DAY);
    if !sold.is_paid() {
        return Admission::NotPaid;
    }
    let today = day(now);
    let scanned = sold.scanned_at().map(|at| (at, day(at) == today));
    let Some(ticket) = rules.ticket else {
        let unknown = Admission::Unknown { has_failed: rules.has_failed };
        return scanned.map_or(unknown, |(at, is_today)| Admission::CheckedIn { at, is_today });
    };
    if ticket.is_entry == Some(false) {
        return Admission::NotEntry;
    }
    // A date counts for its whole day, and after midnight until it ends.
    let is_now = |date: &EventDate| {
        let first = day(date.starts_at);
        first == today || (first < today && now <= date.ends_at)
    };
    if ticket.dates.is_empty() && rules.is_continuous.is_none() {
        return Admission::Unknown { has_failed: false };
    }
    if !rules.is_unlimited(ticket) && !ticket.dates.iter().any(is_now) {
        return Admission::NotToday(ticket.dates.clone());
    }
    match scanned {
        None => Admission::Valid,
        Some((at, false)) if ticket.dates.len() > 1 => {
            Admission::CheckedInEarlier { at, dates: ticket.dates.len() }
        }
        Some((at, is_today)) => Admission::CheckedIn { at, is_today },
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{joined, order, ticket};
    use super::*;
    use crate::models::value::EventDateId;

    const MICROSECONDS_OF_HOUR: i64 = 3_600_000_000;

    fn at(text: &str) -> Timestamp {
        Timestamp::parse(text).unwrap_or_else(|| panic!("no moment: {text}"))
    }

    /// What is decided of a ticket on clocks that are two hours ahead of UTC.
    fn decided(status: u64, scanned_at: Option<&str>, ticket: Option<&Ticket>, now: &str) -> Admission {
        let sold = joined(&[order("1", status, &[("11", "Dag 1", scanned_at)])], &[]);
        let hour = |moment: Timestamp| moment.microseconds().div_euclid(MICROSECONDS_OF_HOUR) + 2;
        admission(&sold[0], Rules { ticket, has_failed: false, is_continuous: Some(false) }, at(now), hour)
    }

    fn valid_on(dates: &[(&str, &str)]) -> Ticket {
        let date = |(number, (starts_at, ends_at)): (usize, &(&str, &str))| EventDate {
            id: EventDateId::new(number.to_string()).unwrap_or_else(|| panic!("an id")),
            starts_at: at(starts_at),
            ends_at: at(ends_at),
        };
        Ticket {
            dates: dates.iter().enumerate().map(date).collect(),
            is_entry: Some(true),
            ..ticket("Dag 1", "49.50", 100)
        }
    }

    const FIRST: (&str, &str) = ("2026-07-04T10:00:00Z", "2026-07-04T21:00:00Z");
    const SECOND: (&str, &str) = ("2026-07-05T10:00:00Z", "2026-07-05T21:00:00Z");

    #[test]
    fn only_a_paid_entry_ticket_of_today_is_valid() {
        let first = valid_on(&[FIRST]);
        let noon = "2026-07-04T12:00:00Z";
        assert_eq!(decided(190, None, Some(&first), noon), Admission::Valid);
        assert_eq!(decided(200, None, Some(&first), noon), Admission::NotPaid);
        assert_eq!(decided(190, None, None, noon), Admission::Unknown { has_failed: false });
        let camping = Ticket { is_entry: Some(false), ..first.clone() };
        assert_eq!(decided(190, None, Some(&camping), noon), Admission::NotEntry);
        for other_day in ["2026-07-03T21:59:59Z", "2026-07-04T22:00:00Z"] {
            let expected = Admission::NotToday(first.dates.clone());
            assert_eq!(decided(190, None, Some(&first), other_day), expected, "{other_day}");
        }
        assert_eq!(decided(190, None, Some(&valid_on(&[])), noon), Admission::NotToday(Vec::new()));
    }

    #[test]
    fn a_date_lasts_all_of_its_day_and_past_midnight() {
        let night = valid_on(&[("2026-07-04T20:00:00Z", "2026-07-05T03:00:00Z")]);
        for (now, is_valid) in [
            ("2026-07-04T08:00:00Z", true),
            ("2026-07-05T02:59:00Z", true),
            ("2026-07-05T03:01:00Z", false),
            ("2026-07-03T20:00:00Z", false),
        ] {
            assert_eq!(decided(190, None, Some(&night), now) == Admission::Valid, is_valid, "{now}");
        }
    }

    #[test]
    fn one_night_is_checked_in_once() {
        let night = valid_on(&[("2026-07-04T18:00:00Z", "2026-07-05T03:00:00Z")]);
        let scan = "2026-07-04T19:00:00Z";
        let after_midnight = decided(190, Some(scan), Some(&night), "2026-07-04T23:00:00Z");
        assert_eq!(after_midnight, Admission::CheckedIn { at: at(scan), is_today: false });
    }

    #[test]
    fn a_scan_counts_for_its_day() {
        let (first, both) = (valid_on(&[FIRST]), valid_on(&[FIRST, SECOND]));
        let scan = "2026-07-04T11:00:00Z";
        let same_day = "2026-07-04T12:00:00Z";
        let checked_in = Admission::CheckedIn { at: at(scan), is_today: true };
        assert_eq!(decided(190, Some(scan), Some(&first), same_day), checked_in);
        assert_eq!(decided(190, Some(scan), Some(&both), same_day), checked_in);
        let next_day = "2026-07-05T12:00:00Z";
        let earlier = Admission::CheckedInEarlier { at: at(scan), dates: 2 };
        assert_eq!(decided(190, Some(scan), Some(&both), next_day), earlier);
        let unread = Admission::CheckedIn { at: at(scan), is_today: false };
        assert_eq!(decided(190, Some(scan), None, next_day), unread);
    }

    #[test]
    fn a_ticket_without_dates_is_valid_where_the_event_is_always_open() {
        let sold = joined(&[order("1", 190, &[("11", "Dag 1", None)])], &[]);
        let ticket = valid_on(&[]);
        let rules = Rules { ticket: Some(&ticket), has_failed: false, is_continuous: Some(true) };
        let now = at("2026-07-04T12:00:00Z");
        assert_eq!(admission(&sold[0], rules, now, |_| 0), Admission::Valid);
        let unread = Rules { is_continuous: None, ..rules };
        assert_eq!(admission(&sold[0], unread, now, |_| 0), Admission::Unknown { has_failed: false });
        assert!(rules.may_admit_on("7"));
        assert!(!unread.may_admit_on("7"));
    }

    #[test]
    fn a_list_for_a_date_leaves_out_what_can_not_come_in_then() {
        let first = valid_on(&[FIRST]);
        fn rules(ticket: Option<&Ticket>) -> Rules<'_> {
            Rules { ticket, has_failed: false, is_continuous: Some(false) }
        }
        assert!(rules(Some(&first)).may_admit_on("0"));
        assert!(!rules(Some(&first)).may_admit_on("1"));
        let camping = Ticket { is_entry: Some(false), ..first.clone() };
        assert!(!rules(Some(&camping)).may_admit_on("0"));
        let undated = valid_on(&[]);
        assert!(!rules(Some(&undated)).may_admit_on("0"));
        assert!(rules(None).may_admit_on("0"), "what is not known is not left out");
    }
}
