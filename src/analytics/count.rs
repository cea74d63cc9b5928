//! Counting what was sold, by turns.

use std::collections::HashMap;

use super::date_figures::DateCount;
use super::figures::{Figures, StatusFigures, TicketFigures};
use super::local_hours::LocalHours;
use super::sold_ticket::SoldTicket;
use super::status::Status;
use crate::models::value::{Price, TicketId, Timestamp};
use crate::models::{Event, Order, Row, Ticket};

/// A count of what was sold, some at a time.
pub struct Count<'a> {
    figures: Figures,
    places: Places,
    statuses: HashMap<Option<Status>, StatusFigures>,
    dates: Option<DateCount>,
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
            places: Places::of(&by_ticket),
            figures: Figures { by_ticket, ..Figures::default() },
            statuses: HashMap::new(),
            dates: event.and_then(|event| DateCount::new(event, tickets)),
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
            ticket.sold += 1;
            ticket.scanned += u64::from(is_scanned);
            figures.sold += 1;
            figures.scanned += u64::from(is_scanned);
            figures.estimate += price.unwrap_or_default();
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
        status.estimate += price.unwrap_or_default();
    }

    /// The figures of what is counted.
    pub fn figures(&self) -> Figures {
        let mut by_status: Vec<_> = self.statuses.values().cloned().collect();
        by_status.sort_unstable_by_key(|status| (status.status.is_none(), status.status.clone()));
        let by_date = self.dates.as_ref().map(|dates| dates.figures().to_vec()).unwrap_or_default();
        Figures { by_status, by_date, ..self.figures.clone() }
    }
}

/// Where the figures of a ticket are, by its id.
struct Places(HashMap<Option<TicketId>, usize>);

impl Places {
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
mod tests {
    use proptest::prelude::*;
    use rust_decimal::Decimal;

    use std::sync::Arc;

    use super::super::figures::Timeline;
    use super::super::sample::{joined, leaf, order, purchase, record, ticket};
    use super::*;
    use crate::models::Received;

    fn figures(
        orders: &[Arc<Received<Order>>],
        sold: &[SoldTicket],
        tickets: &[Ticket],
        at_most: usize,
    ) -> Figures {
        let mut count = Count::new(tickets, None, |_| 0);
        let orders = leaf(orders);
        while count.extend(&orders, sold, at_most) {}
        count.figures()
    }

    #[test]
    fn paid_tickets_are_sold_and_all_others_are_counted_apart() {
        let at = Some("2026-07-04T13:10:00Z");
        let orders = [
            order("1", 190, &[("11", "Dag 1", at), ("12", "Dag 1", None), ("13", "Gone", None)]),
            order("2", 200, &[("21", "Dag 1", at)]),
            order("3", 200, &[]),
        ];
        let sold = joined(&orders, &[purchase("11", None), purchase("99", None)]);
        let figures =
            figures(&orders, &sold, &[ticket("Dag 1", "49.50", 100), ticket("Dag 2", "10.00", 5)], 2);
        assert_eq!((figures.sold, figures.unpaid, figures.scanned, figures.scanned_unpaid), (3, 2, 1, 1));
        assert_eq!((figures.estimate, figures.unpriced, figures.undated), (Decimal::new(9900, 2), 1, 2));
        let by_ticket: Vec<_> = figures
            .by_ticket
            .iter()
            .map(|ticket| {
                (ticket.name.as_deref(), ticket.sold, ticket.unpaid, ticket.scanned, ticket.capacity)
            })
            .collect();
        assert_eq!(
            by_ticket,
            [
                (Some("Dag 1"), 2, 1, 1, Some(100)),
                (Some("Dag 2"), 0, 0, 0, Some(5)),
                (Some("Gone"), 1, 0, 0, None),
                (None, 0, 1, 0, None),
            ]
        );
        let by_status: Vec<_> = figures
            .by_status
            .iter()
            .map(|status| (status.status.clone(), status.orders, status.tickets))
            .collect();
        assert_eq!(
            by_status,
            [(Some(Status::Paid), 1, 3), (Some(Status::Other("Status 200".to_owned())), 2, 1), (None, 0, 1)]
        );
        assert_eq!(
            figures.timeline.scanned_by_minute.into_iter().collect::<Vec<_>>(),
            [((20_638 * 24 + 13) * 60 + 10, 1)]
        );
        assert_eq!(figures.timeline.sold_by_day.into_iter().collect::<Vec<_>>(), [(20_635, 1)]);
    }

    #[test]
    fn each_date_expects_the_paid_entry_tickets_that_are_valid_on_it() {
        let date = |id: &str, day: u8| {
            format!(
                r#"{{"id":"{id}","starts_at":"2026-07-0{day}T10:00:00Z","ends_at":"2026-07-0{day}T22:00:00Z"}}"#
            )
        };
        let (fourth, fifth) = (date("a", 4), date("b", 5));
        let event: Event = record(&format!(r#"{{"id":"1","name":"Fest","dates":[{fifth},{fourth}]}}"#));
        let ticket = |name: &str, dates: &str, is_entry: bool| -> Ticket {
            record(&format!(
                r#"{{"id":"{name}","name":"{name}","price":"1.00","dates":[{dates}],"is_entry":{is_entry}}}"#
            ))
        };
        let tickets = [
            ticket("Day", &fourth, true),
            ticket("Weekend", &format!("{fourth},{fifth}"), true),
            ticket("Parking", &fourth, false),
        ];
        let at = |day: u8| format!("2026-07-0{day}T12:00:00Z");
        let (fourth, fifth) = (at(4), at(5));
        let orders = [
            order(
                "1",
                190,
                &[
                    ("11", "Day", Some(&fourth)),
                    ("12", "Weekend", Some(&fifth)),
                    ("13", "Weekend", None),
                    ("14", "Parking", Some(&fourth)),
                ],
            ),
            order("2", 200, &[("21", "Day", None)]),
        ];
        let sold = joined(&orders, &[]);
        let mut count = Count::new(&tickets, Some(&event), |_| 0);
        while count.extend(&leaf(&orders), &sold, 2) {}
        let figures = count.figures().by_date;
        let figures: Vec<_> =
            figures.iter().map(|it| (it.date.id.as_str(), it.expected, it.checked_in)).collect();
        assert_eq!(figures, [("a", 3, 1), ("b", 2, 1)]);
    }

    type Bag = Vec<(u64, Vec<(usize, bool, bool)>)>;

    fn bag() -> impl Strategy<Value = Bag> {
        let purchase = (0_usize..4, any::<bool>(), any::<bool>());
        let status = prop::sample::select(vec![100_u64, 190, 190, 190, 200, 777]);
        prop::collection::vec((status, prop::collection::vec(purchase, 0..5)), 0..12)
    }

    proptest! {
        #[test]
        fn totals_add_up(bag in bag(), at_most in 1_usize..9) {
            const NAMES: [&str; 4] = ["Dag 1", "Dag 2", "Kind", "Gone"];
            let listed = [ticket("Dag 1", "49.50", 10), ticket("Dag 2", "54.50", 0), ticket("Kind", "0.00", 3)];
            let (mut orders, mut purchases) = (Vec::new(), Vec::new());
            for (number, (status, tickets)) in bag.iter().enumerate() {
                let ids: Vec<String> = (0..tickets.len()).map(|place| (number * 10 + place).to_string()).collect();
                let of_order: Vec<_> = ids
                    .iter()
                    .zip(tickets)
                    .map(|(id, (name, scanned, _))| (&**id, NAMES[*name], scanned.then_some("2026-07-04T13:10:00Z")))
                    .collect();
                orders.push(order(&number.to_string(), *status, &of_order));
                let dated = ids.iter().zip(tickets).filter(|(_, (.., dated))| *dated);
                purchases.extend(dated.map(|(id, _)| purchase(id, None)));
            }
            let sold = joined(&orders, &purchases);
            let at_once = figures(&orders, &sold, &listed, usize::MAX);
            let figures = figures(&orders, &sold, &listed, at_most);
            prop_assert_eq!(&figures, &at_once);
            let all = sold.len() as u64;
            prop_assert_eq!(figures.sold + figures.unpaid, all);
            prop_assert_eq!(figures.by_status.iter().map(|status| status.tickets).sum::<u64>(), all);
            let of_tickets = |of: fn(&TicketFigures) -> u64| figures.by_ticket.iter().map(of).sum::<u64>();
            prop_assert_eq!(of_tickets(|ticket| ticket.sold), figures.sold);
            prop_assert_eq!(of_tickets(|ticket| ticket.unpaid), figures.unpaid);
            prop_assert_eq!(of_tickets(|ticket| ticket.scanned), figures.scanned);
            let Timeline { sold_by_day, scanned_by_minute } = &figures.timeline;
            prop_assert_eq!(sold_by_day.values().sum::<u64>() + figures.undated, figures.sold);
            prop_assert_eq!(scanned_by_minute.values().sum::<u64>(), figures.scanned);
            for (day, sold) in sold_by_day {
                let of_tickets = figures.by_ticket.iter().filter_map(|ticket| ticket.timeline.sold_by_day.get(day));
                prop_assert_eq!(of_tickets.sum::<u64>(), *sold);
            }
            for ticket in &figures.by_ticket {
                prop_assert_eq!(ticket.timeline.scanned_by_minute.values().sum::<u64>(), ticket.scanned);
            }
            prop_assert!(figures.scanned <= figures.sold && figures.scanned_unpaid <= figures.unpaid);
            let worth: Decimal = figures
                .by_ticket
                .iter()
                .filter_map(TicketFigures::revenue)
                .sum();
            prop_assert_eq!(worth, figures.estimate);
            let paid: Decimal =
                figures.by_status.iter().filter(|status| status.status == Some(Status::Paid)).map(|status| status.estimate).sum();
            prop_assert_eq!(paid, figures.estimate);
            prop_assert_eq!(figures.by_status.iter().map(|status| status.orders).sum::<u64>(), bag.len() as u64);
        }
    }
}
