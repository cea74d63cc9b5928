//! What is counted of what was sold.

use proptest::prelude::*;
use rust_decimal::Decimal;

use std::sync::Arc;

use super::super::figures::Timeline;
use super::super::sample::{joined, leaf, order, purchase, record, ticket};
use super::*;
use crate::analytics::Visitors;
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
fn prices_that_are_too_much_to_add_up_stop_no_count() {
    let orders = [order("1", 190, &[("11", "Dag 1", None), ("12", "Dag 1", None)])];
    let tickets = [ticket("Dag 1", &Decimal::MAX.to_string(), 100)];
    let figures = figures(&orders, &joined(&orders, &[]), &tickets, 2);
    assert_eq!((figures.sold, figures.estimate), (2, Decimal::MAX));
    assert_eq!(figures.by_ticket[0].revenue(), Some(Decimal::MAX));
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
    let figures = figures(&orders, &sold, &[ticket("Dag 1", "49.50", 100), ticket("Dag 2", "10.00", 5)], 2);
    assert_eq!((figures.sold, figures.unpaid, figures.scanned, figures.scanned_unpaid), (3, 2, 1, 1));
    assert_eq!((figures.estimate, figures.unpriced, figures.undated), (Decimal::new(9900, 2), 1, 2));
    let by_ticket: Vec<_> = figures
        .by_ticket
        .iter()
        .map(|ticket| (ticket.name.as_deref(), ticket.sold, ticket.unpaid, ticket.scanned, ticket.capacity))
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
    let figures: Vec<_> = figures.iter().map(|it| (it.date.id.as_str(), it.visitors)).collect();
    let visitors = |expected, checked_in| Visitors { expected, checked_in };
    assert_eq!(figures, [("a", visitors(3, 1)), ("b", visitors(2, 1))]);
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
