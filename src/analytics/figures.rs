//! The figures of an event: what was sold, scanned and taken, as far as its orders and purchases are read.
//!
//! Only tickets in orders known to be paid count as sold. The interface shows no other status, so orders with another
//! one are counted separately, and in no other figure.

use std::collections::BTreeMap;

use rust_decimal::Decimal;

use super::date_figures::DateFigures;
use super::slot_figures::BySlot;
use super::sold_ticket::SoldTicket;
use super::status::Status;
use crate::models::Ticket;
use crate::models::value::{Price, TicketId};

/// The most days of sales that are shown day by day.
pub(super) const LONGEST: i64 = 3_660;

/// The figures of an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// By the status of the order, paid first.
    pub by_status: Vec<StatusFigures>,
    /// By ticket, as the organisation lists them; then those that it doesn't list any more.
    pub by_ticket: Vec<TicketFigures>,
    /// By date of the event, as far as that and the tickets are listed.
    pub by_date: Vec<DateFigures>,
    /// By time slot, as far as the event and the tickets are listed.
    pub by_slot: BySlot,
    /// How many tickets were sold.
    pub sold: u64,
    /// How many are in orders that are not known to be paid.
    pub unpaid: u64,
    /// How many of the sold were scanned.
    pub scanned: u64,
    /// How many were scanned though their order is not known to be paid.
    pub scanned_unpaid: u64,
    /// What the sold would bring at today's prices.
    pub estimate: Decimal,
    /// How many of the sold have no price in it, because their ticket is not listed.
    pub unpriced: u64,
    /// When they were sold and scanned.
    pub timeline: Timeline,
    /// How many of the sold have no moment, because List purchases has not shown them yet.
    pub undated: u64,
}

/// When tickets were sold and scanned, on local clocks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timeline {
    /// How many were sold on a day, counted from 1970.
    pub sold_by_day: BTreeMap<i64, u64>,
    /// How many of the sold were scanned in a minute, counted from 1970.
    pub scanned_by_minute: BTreeMap<i64, u64>,
}

/// What orders of one status hold.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatusFigures {
    /// The status; none while the order is not read.
    pub status: Option<Status>,
    /// How many orders.
    pub orders: u64,
    /// How many tickets in them.
    pub tickets: u64,
    /// What these would bring at today's prices.
    pub estimate: Decimal,
}

/// What was sold of one ticket.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TicketFigures {
    /// Its id; none where that is not known.
    pub id: Option<TicketId>,
    /// Its name.
    pub name: Option<String>,
    /// Whether the organisation lists it.
    pub is_listed: bool,
    /// Whether it lets people in; none where that is not known.
    pub is_entry: Option<bool>,
    /// How many can be sold, where that is limited.
    pub capacity: Option<u64>,
    /// Its price today.
    pub price: Option<Price>,
    /// How many were sold.
    pub sold: u64,
    /// How many are in orders that are not known to be paid.
    pub unpaid: u64,
    /// How many of the sold were scanned.
    pub scanned: u64,
    /// When they were sold and scanned.
    pub timeline: Timeline,
}

impl Figures {
    /// What was sold of a ticket.
    pub fn of_ticket(&self, id: &TicketId) -> Option<&TicketFigures> {
        self.by_ticket.iter().find(|ticket| ticket.id.as_ref() == Some(id))
    }

    /// How many tickets can be sold in all; none where one of them has no limit.
    pub fn capacity(&self) -> Option<u64> {
        self.by_ticket
            .iter()
            .map(|ticket| ticket.capacity)
            // What is too much to add up is no limit.
            .try_fold(0_u64, |sum, capacity| sum.checked_add(capacity?))
            .filter(|capacity| *capacity > 0)
    }

    /// How many of the sold tickets that let people in were scanned, and how many there are; none where all do, as far as known.
    pub fn entry(&self) -> Option<(u64, u64)> {
        let is_other = |ticket: &&TicketFigures| ticket.is_entry == Some(false);
        let other = self.by_ticket.iter().filter(is_other);
        let (scanned, sold) =
            other.fold((0, 0), |(scanned, sold), ticket| (scanned + ticket.scanned, sold + ticket.sold));
        (sold > 0).then(|| (self.scanned - scanned, self.sold - sold))
    }
}

impl TicketFigures {
    /// How many can still be sold, where that is limited.
    pub fn left(&self) -> Option<u64> {
        Some(self.capacity?.saturating_sub(self.sold))
    }

    /// What the sold would bring at today's price, where that is known.
    pub fn revenue(&self) -> Option<Decimal> {
        Some(self.price?.amount().saturating_mul(Decimal::from(self.sold)))
    }

    pub(super) fn listed(ticket: &Ticket) -> Self {
        let (id, name) = (Some(ticket.id.clone()), Some(ticket.name.clone()));
        Self {
            id,
            name,
            is_listed: true,
            is_entry: ticket.is_entry,
            capacity: ticket.limit(),
            price: Some(ticket.price),
            ..Self::default()
        }
    }

    pub(super) fn unlisted(sold: &SoldTicket) -> Self {
        let (id, name) = (sold.ticket_id().cloned(), sold.ticket_name().map(str::to_owned));
        Self { id, name, ..Self::default() }
    }
}

/// How many there were up to each day from the first to the last, that day included.
pub fn up_to_each(counts: &BTreeMap<i64, u64>) -> Vec<(i64, u64)> {
    let (Some((first, _)), Some((last, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return Vec::new();
    };
    let mut sum = 0;
    let up_to = |at| {
        sum += counts.get(&at).copied().unwrap_or_default();
        (at, sum)
    };
    // Beyond ten years, a day is one of a clock that was wrong.
    if last - first > LONGEST { Vec::new() } else { (*first..=*last).map(up_to).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_counted_apart_where_something_else_is_scanned_too() {
        let ticket = |is_entry, sold, scanned| TicketFigures {
            is_listed: true,
            is_entry,
            sold,
            scanned,
            ..TicketFigures::default()
        };
        let entry = |by_ticket: Vec<TicketFigures>| {
            let sum = |of: fn(&TicketFigures) -> u64| by_ticket.iter().map(of).sum();
            let (sold, scanned) = (sum(|ticket| ticket.sold), sum(|ticket| ticket.scanned));
            Figures { sold, scanned, by_ticket, ..Figures::default() }.entry()
        };
        let pass = ticket(Some(true), 10, 4);
        assert_eq!(entry(vec![pass.clone(), ticket(Some(false), 5, 3), ticket(None, 1, 1)]), Some((5, 11)));
        assert_eq!(entry(vec![pass, ticket(Some(false), 0, 0)]), None);
    }

    #[test]
    fn a_sum_goes_on_through_days_without_sales() {
        let counts = BTreeMap::from([(3, 1), (6, 2)]);
        assert_eq!(up_to_each(&counts), [(3, 1), (4, 1), (5, 1), (6, 3)]);
        assert!(up_to_each(&BTreeMap::new()).is_empty());
        assert!(up_to_each(&BTreeMap::from([(0, 1), (9_999, 1)])).is_empty());
    }
}
