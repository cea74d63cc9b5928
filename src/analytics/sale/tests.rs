use super::*;
use crate::models::{FromJson, read_record};

fn read<T: FromJson>(text: &str) -> T {
    match read_record(text) {
        Ok(received) => received.record,
        Err(problem) => panic!("{problem}: {text}"),
    }
}

fn moment(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap_or_else(|| panic!("a moment: {text}"))
}

/// Noon of a day in July 2026.
fn noon(day: u32) -> Timestamp {
    moment(&format!("2026-07-{day:02}T12:00:00Z"))
}

fn period(from: u32, to: u32) -> String {
    format!(
        r#"{{"id":"1","opens_at":"2026-07-{from:02}T12:00:00Z","closes_at":"2026-07-{to:02}T12:00:00Z"}}"#
    )
}

fn date(day: u32) -> String {
    format!(r#"{{"id":"1","starts_at":"2026-07-{day:02}T10:00:00Z","ends_at":"2026-07-{day:02}T12:00:00Z"}}"#)
}

/// The records behind a sale, which can be bought at any time before 30 July.
struct Records {
    event: Event,
    ticket: Ticket,
    shop: Shop,
    view: ShopView,
}

impl Records {
    fn new() -> Self {
        Self {
            event: read(&format!(r#"{{"id":"1","name":"Fair","dates":[{}]}}"#, date(30))),
            ticket: read(r#"{"id":"5","name":"Day","price":"9.00","event_id":"1"}"#),
            shop: read(r#"{"id":"2","url":"fair","is_available":true}"#),
            view: read(
                r#"{"id":"2","url":"fair","events":[{"id":"1","name":"Fair","tickets":{"categories":[{"tickets":
                [{"id":"5","name":"Day","price":"9.00","sold_out":false}]}]}}]}"#,
            ),
        }
    }

    fn sale(&self) -> Sale<'_> {
        let Self { event, ticket, shop, view } = self;
        Sale { event, id: &ticket.id, ticket: Some(ticket), shop: Some(shop), view }
    }

    fn obstacles(&self, day: u32) -> Vec<Obstacle> {
        self.sale().obstacles(noon(day), noon(1))
    }

    fn event_in_shop(&mut self) -> &mut ShopEvent {
        &mut self.view.events[0]
    }

    fn offered(&mut self) -> &mut ShopTicket {
        let offer = self.event_in_shop().tickets.as_mut().unwrap_or_else(|| panic!("an offer"));
        &mut offer.categories[0].tickets[0]
    }

    fn remove_offer(&mut self) {
        self.event_in_shop().tickets = None;
    }
}

#[test]
fn what_nothing_speaks_against_can_be_bought() {
    let records = Records::new();
    assert_eq!(records.obstacles(4), []);
    assert_eq!(records.sale().conditions(), []);
    assert!(records.sale().is_known());
    assert!(!Sale { shop: None, ..records.sale() }.is_known());
    assert!(!Sale { ticket: None, ..records.sale() }.is_known());
}

#[test]
fn a_hidden_ticket_is_not_also_said_to_be_left_out() {
    let mut records = Records::new();
    records.remove_offer();
    assert_eq!(records.obstacles(4), [Obstacle::NotOffered]);
    records.ticket.is_hidden = Some(true);
    assert_eq!(records.obstacles(4), [Obstacle::Hidden]);
    // Of a ticket that is not read yet, it is not known whether it is hidden.
    assert_eq!(Sale { ticket: None, ..records.sale() }.obstacles(noon(4), noon(1)), []);
}

#[test]
fn a_shop_that_does_not_show_the_event_says_nothing_of_its_tickets() {
    let mut records = Records::new();
    records.view.events.clear();
    assert_eq!(records.obstacles(4), [Obstacle::EventNotInShop]);
}

#[test]
fn each_period_is_an_obstacle_before_between_and_after() {
    let periods = || -> Vec<Period> { vec![read(&period(3, 5)), read(&period(10, 12))] };
    type Case = (fn(Gap) -> Obstacle, fn(&mut Records, Vec<Period>));
    let cases: [Case; 3] = [
        (Obstacle::ShopPeriod, |records, periods| records.view.availability = periods),
        (Obstacle::EventPeriod, |records, periods| records.event_in_shop().availability = periods),
        (Obstacle::TicketPeriod, |records, periods| records.offered().availability = periods),
    ];
    for (obstacle, set) in cases {
        let mut records = Records::new();
        set(&mut records, periods());
        for (day, gap) in [
            (2, Some(Gap::Opens(noon(3)))),
            (3, None),
            (4, None),
            (5, Some(Gap::Opens(noon(10)))),
            (12, Some(Gap::Closed(noon(12)))),
        ] {
            assert_eq!(records.obstacles(day), gap.map(obstacle).into_iter().collect::<Vec<_>>(), "{day}");
        }
    }
}

#[test]
fn what_the_shop_says_of_itself_counts_now_and_where_it_has_no_period() {
    let mut records = Records::new();
    records.shop.is_available = Some(false);
    assert_eq!(records.obstacles(4), [Obstacle::ShopClosed]);
    records.view.availability = vec![read(&period(5, 6))];
    assert_eq!(records.obstacles(4), [Obstacle::ShopPeriod(Gap::Opens(noon(5)))]);
    assert_eq!(records.obstacles(5), [], "it is about another moment than the present");
    assert_eq!(records.sale().obstacles(noon(5), noon(5)), [Obstacle::ShopClosed]);
}

#[test]
fn the_periods_of_a_ticket_that_is_not_offered_are_its_own() {
    let mut records = Records::new();
    records.remove_offer();
    records.ticket.availability = vec![Availability::Period(read(&period(5, 6)))];
    let closed = Obstacle::TicketPeriod(Gap::Opens(noon(5)));
    assert_eq!(records.obstacles(4), [closed, Obstacle::NotOffered]);
}

#[test]
fn sold_out_says_how_many_where_that_is_known() {
    let mut records = Records::new();
    records.offered().sold_out = Some(true);
    assert_eq!(records.obstacles(4), [Obstacle::SoldOut(None)]);
    records.offered().amount_sold = Some(20);
    records.offered().max_capacity = Some(0);
    assert_eq!(records.obstacles(4), [Obstacle::SoldOut(None)], "0 means no limit of the ticket");
    records.offered().max_capacity = Some(20);
    assert_eq!(records.obstacles(4), [Obstacle::SoldOut(Some(Amount { sold: 20, capacity: 20 }))]);
}

#[test]
fn an_event_is_full_at_its_capacity_if_it_has_one() {
    let mut records = Records::new();
    records.event_in_shop().amount_sold = Some(100);
    records.offered().sold_out = None;
    for (capacity, full) in [(None, false), (Some(0), false), (Some(101), false), (Some(100), true)] {
        records.event_in_shop().total_capacity = capacity;
        let expected = full.then_some(Obstacle::EventFull(Amount { sold: 100, capacity: 100 }));
        assert_eq!(records.obstacles(4), expected.into_iter().collect::<Vec<_>>(), "{capacity:?}");
    }
    records.offered().sold_out = Some(false);
    assert_eq!(records.obstacles(4), [], "the shop says that some are left");
}

#[test]
fn what_may_be_among_offers_of_another_kind_is_not_known() {
    let mut records = Records::new();
    let offer = records.event_in_shop().tickets.as_mut();
    if let Some(offer) = offer {
        offer.categories.clear();
    }
    assert_eq!(records.obstacles(4), [Obstacle::NotOffered]);
    assert!(records.sale().is_known());
    if let Some(offer) = records.event_in_shop().tickets.as_mut() {
        offer.other = vec![read(r#"{"id":"5"}"#)];
    }
    assert_eq!(records.obstacles(4), []);
    assert!(!records.sale().is_known());
}

#[test]
fn after_its_last_date_nothing_of_an_event_is_sold() {
    let mut records = Records::new();
    assert_eq!(records.obstacles(30), [Obstacle::EventOver(noon(30))]);
    records.ticket.dates = vec![read(&date(4)), read(&date(2))];
    assert_eq!(records.obstacles(4), [Obstacle::TicketOver(noon(4))]);
    assert_eq!(records.obstacles(30), [Obstacle::EventOver(noon(30))], "one of both is enough");
    records.event.is_continuous = Some(true);
    records.ticket.dates.clear();
    assert_eq!(records.obstacles(30), []);
}

#[test]
fn conditions_can_be_retained() {
    let mut records = Records::new();
    records.shop.protected = Some(true);
    records.offered().min_order_amount = Some(1);
    records.ticket.excluded_tickets = TicketId::new("6").into_iter().collect();
    let excluded = records.ticket.excluded_tickets.clone();
    assert_eq!(records.sale().conditions(), [SaleCondition::Protected, SaleCondition::NotWith(&excluded)]);
    records.offered().min_order_amount = Some(2);
    assert!(records.sale().conditions().contains(&SaleCondition::AtLeast(2)));
}

#[test]
fn changes_are_every_moment_at_which_the_answer_differs() {
    let mut records = Records::new();
    records.view.availability = vec![read(&period(1, 28))];
    records.event_in_shop().availability = vec![read(&period(2, 27))];
    records.offered().availability = vec![read(&period(3, 5)), read(&period(8, 9))];
    records.ticket.dates = vec![read(&date(20)), read(&date(4))];
    let found = changes([records.sale(), records.sale()].into_iter());
    let (shop, ticket) = (records.view.id.clone(), records.ticket.id.clone());
    let expected = [
        (1, SaleChange::ShopOpens(shop.clone())),
        (2, SaleChange::EventOpens),
        (3, SaleChange::TicketOpens(ticket.clone())),
        (5, SaleChange::TicketCloses(ticket.clone())),
        (8, SaleChange::TicketOpens(ticket.clone())),
        (9, SaleChange::TicketCloses(ticket.clone())),
        (20, SaleChange::TicketOver(ticket)),
        (27, SaleChange::EventCloses),
        (28, SaleChange::ShopCloses(shop)),
        (30, SaleChange::EventOver),
    ];
    let expected: BTreeMap<_, _> =
        expected.into_iter().map(|(day, change)| (noon(day), vec![change])).collect();
    assert_eq!(found, expected);
    for day in (2..=30).filter(|day| !found.contains_key(&noon(*day))) {
        assert_eq!(records.obstacles(day), records.obstacles(day - 1), "{day}");
    }
}
