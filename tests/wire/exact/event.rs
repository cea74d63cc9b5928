use loket::models::value::{EventDateId, EventId, ShopId, TicketId};
use loket::models::{Event, EventDate, EventTicket};

use super::{fee, loods, moment, price, reads_as};

#[test]
fn an_event_with_every_member() {
    let expected = Event {
        id: EventId::new("1004").unwrap(),
        name: "Nachtconcert".to_owned(),
        is_continuous: Some(false),
        dates: vec![EventDate {
            id: EventDateId::new("71").unwrap(),
            starts_at: moment("2026-11-26T21:00:00Z"),
            ends_at: moment("2026-11-27T06:00:00Z"),
        }],
        venue: Some(loods()),
        shops: vec![ShopId::new("501").unwrap(), ShopId::new("502").unwrap()],
        tickets: vec![EventTicket {
            id: TicketId::new("3021").unwrap(),
            name: "Balkon".to_owned(),
            price: price("59.00"),
            service_fee: fee("2.35"),
            min_order_amount: Some(2),
            max_order_amount: Some(6),
            sold_out: Some(false),
            tags: Some(vec!["vip".to_owned()]),
        }],
    };
    reads_as(include_str!("../samples/event.json"), expected);
}
