//! Whether a sold ticket admits its holder now, from what its order, its ticket type and its scans say.

use super::SoldTicket;
use super::visits::door_day;
use crate::models::value::Timestamp;
use crate::models::{EventDate, Ticket};

const HOURS_OF_DAY: i64 = 24;

/// The decision at the door. Only [`Valid`](Self::Valid) admits the holder without a further look;
/// [`CheckedInEarlier`](Self::CheckedInEarlier) may.
#[derive(Clone, Debug, PartialEq)]
pub enum Admission {
    /// Its order is not paid.
    NotPaid,
    /// Its ticket type grants no entry, such as parking or camping.
    NotEntry,
    /// It is valid on these dates, none of which is today.
    NotToday(Vec<EventDate>),
    /// It is for a time slot on another day.
    OtherSlot(Timestamp),
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
    /// The dates of the event; none while it is not read.
    pub dates: &'a [EventDate],
}

impl Rules<'_> {
    /// Whether a paid ticket may admit its holder on a date of the event: unless what is known rules it out.
    pub fn may_admit_on(&self, date: &str) -> bool {
        self.may_admit_where(|other| other.id.as_str() == date)
    }

    /// Whether a paid ticket may admit its holder on one of the dates that it is valid on: unless what is known rules it out.
    pub fn may_admit_where(&self, is_one: impl FnMut(&EventDate) -> bool) -> bool {
        self.ticket.is_none_or(|ticket| {
            ticket.is_entry != Some(false) && (ticket.dates.iter().any(is_one) || self.is_unlimited(ticket))
        })
    }

    /// Whether a scan counts for a date of the event: any does for a ticket that is valid on one date only, else one of
    /// that day. `day` tells the day since 1970 that the clocks of the event show at a moment.
    pub fn is_scanned_for(
        &self,
        date: &EventDate,
        scanned_at: Timestamp,
        mut day: impl FnMut(Timestamp) -> i64,
    ) -> bool {
        self.ticket.is_some_and(|ticket| ticket.dates.len() == 1)
            || door_day(self.dates, scanned_at, &mut day) == day(date.starts_at)
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
    let dates = rules.dates;
    if !sold.is_paid() {
        return Admission::NotPaid;
    }
    let today = door_day(dates, now, &mut day);
    let checked_in = |at, is_today| Admission::CheckedIn { at, is_today };
    // In words, today is the day of the clocks: also after midnight.
    let scanned = sold.scanned_at().map(|at| {
        let is_for_today = door_day(dates, at, &mut day) == today;
        (at, is_for_today, day(at) == day(now))
    });
    let Some(ticket) = rules.ticket else {
        let unknown = Admission::Unknown { has_failed: rules.has_failed };
        return scanned.map_or(unknown, |(at, _, is_today)| checked_in(at, is_today));
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
    let slot = sold.available_at().and_then(|at| Timestamp::parse(&at.said()?));
    match (scanned, slot) {
        (None, Some(slot)) if day(slot) > day(now) => Admission::OtherSlot(slot),
        // Without a slot, it is the moment from which the ticket can be used.
        (None, Some(slot)) if sold.slot().is_some() && ![today, day(now)].contains(&day(slot)) => {
            Admission::OtherSlot(slot)
        }
        (None, _) => Admission::Valid,
        (Some((at, false, _)), _) if ticket.dates.len() > 1 => {
            Admission::CheckedInEarlier { at, dates: ticket.dates.len() }
        }
        (Some((at, _, is_today)), _) => checked_in(at, is_today),
    }
}

#[cfg(test)]
mod tests;
