//! Counting what was sold, by turns.

use std::collections::HashMap;

use super::date_figures::DateCount;
use super::figures::{Figures, StatusFigures, TicketFigures};
use super::local_hours::LocalHours;
use super::slot_figures::SlotCount;
use super::sold_ticket::SoldTicket;
use super::status::Status;
use crate::models::value::{Price, TicketId, Timestamp};
use crate::models::{Event, Order, Row, Ticket};

/// A count of what was sold, some at a time.
pub struct Count<'a> {
    figures: Figures,
    places: TicketIndex,
    statuses: HashMap<Option<Status>, StatusFigures>,
    dates: Option<DateCount>,
    slots: Option<SlotCount>,
    hours: LocalHours<'a>,
    counted_orders: usize,
    counted: usize,
}

impl<'a> Count<'a> {
    /// Nothing is counted yet; with the tickets that the organisation lists for the event, and with the event where its dates
    /// matter, on clocks that are so many minutes ahead of UTC at a moment.
    pub fn new(
        tickets: &[Ticket],
        event: Option<&Event>,
        minutes_ahead: impl Fn(Timestamp) -> i32 + 'a,
    ) -> Self {
        let by_ticket: Vec<_> = tickets.iter().map(TicketFigures::listed).collect();
        Self {
            places: TicketIndex::of(&by_ticket),
            figures: Figures { by_ticket, ..Figures::default() },
            statuses: HashMap::new(),
            dates: event.and_then(|event| DateCount::new(event, tickets)),
            slots: event.map(|event| SlotCount::new(&event.dates)),
            hours: LocalHours::new(minutes_ahead),
            counted_orders: 0,
            counted: 0,
        }
    }

    fn of_status(&mut self, status: Option<Status>) -> &mut StatusFigures {
        self.statuses
            .entry(status)
            .or_insert_with_key(|status| StatusFigures { status: status.clone(), ..StatusFigures::default() })
    }

    /// Counts at most so many orders, or tickets of them, that are not counted yet; whether some are left.
    pub fn extend(&mut self, orders: &[Row<Order>], sold: &[SoldTicket], at_most: usize) -> bool {
        let until = orders.len().min(self.counted_orders.saturating_add(at_most));
        for order in orders[self.counted_orders..until].iter().filter_map(Row::record) {
            self.of_status(Status::of(order)).orders += 1;
        }
        if until > self.counted_orders {
            self.counted_orders = until;
            return true;
        }
        let until = sold.len().min(self.counted.saturating_add(at_most));
        sold[self.counted..until].iter().for_each(|sold| self.add(sold));
        self.counted = until;
        until < sold.len()
    }

    fn add(&mut self, sold: &SoldTicket) {
        let figures = &mut self.figures;
        let place = self.places.of_sold(sold, &mut figures.by_ticket);
        let ticket = &mut figures.by_ticket[place];
        let price = ticket.price.map(Price::amount);
        let is_scanned = sold.scanned_at().is_some();
        if sold.is_paid() {
            let hours = &mut self.hours;
            self.dates.iter_mut().for_each(|dates| dates.add(sold, |at| hours.day(at)));
            let is_entry = ticket.is_entry != Some(false);
            self.slots.iter_mut().filter(|_| is_entry).for_each(|slots| slots.add(sold, |at| hours.day(at)));
            ticket.sold += 1;
            ticket.scanned += u64::from(is_scanned);
            figures.sold += 1;
            figures.scanned += u64::from(is_scanned);
            figures.estimate = figures.estimate.saturating_add(price.unwrap_or_default());
            figures.unpriced += u64::from(price.is_none());
            match sold.created_at() {
                Some(at) => {
                    let day = self.hours.day(at);
                    for timeline in [&mut figures.timeline, &mut ticket.timeline] {
                        *timeline.sold_by_day.entry(day).or_default() += 1;
                    }
                }
                None => figures.undated += 1,
            }
            if let Some(at) = sold.scanned_at() {
                let minute = self.hours.minute(at);
                for timeline in [&mut figures.timeline, &mut ticket.timeline] {
                    *timeline.scanned_by_minute.entry(minute).or_default() += 1;
                }
            }
        } else {
            ticket.unpaid += 1;
            figures.unpaid += 1;
            figures.scanned_unpaid += u64::from(is_scanned);
        }
        let status = self.of_status(sold.status());
        status.tickets += 1;
        status.estimate = status.estimate.saturating_add(price.unwrap_or_default());
    }

    /// The figures of what is counted.
    pub fn figures(&self) -> Figures {
        let mut by_status: Vec<_> = self.statuses.values().cloned().collect();
        by_status.sort_unstable_by_key(|status| (status.status.is_none(), status.status.clone()));
        let by_date = self.dates.as_ref().map(|dates| dates.figures().to_vec()).unwrap_or_default();
        let by_slot = self.slots.as_ref().map(SlotCount::figures).unwrap_or_default();
        Figures { by_status, by_date, by_slot, ..self.figures.clone() }
    }
}

/// Where the figures of a ticket are, by its id.
struct TicketIndex(HashMap<Option<TicketId>, usize>);

impl TicketIndex {
    fn of(tickets: &[TicketFigures]) -> Self {
        Self(tickets.iter().enumerate().map(|(place, ticket)| (ticket.id.clone(), place)).collect())
    }

    /// The place of what was sold; a new one for a ticket that is not listed.
    fn of_sold(&mut self, sold: &SoldTicket, tickets: &mut Vec<TicketFigures>) -> usize {
        let id = sold.ticket_id().cloned();
        *self.0.entry(id).or_insert_with(|| {
            tickets.push(TicketFigures::unlisted(sold));
            tickets.len() - 1
        })
    }
}

#[cfg(test)]
mod tests;
