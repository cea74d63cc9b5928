use loket::models::value::{EventDateId, EventId, ProductId, ShopId, TicketId};
use loket::models::{
    Category, LimitedTickets, Offer, Product, ShopEvent, ShopEventDate, ShopTicket, ShopView,
};

use super::{fee, loods, moment, period, price, reads_as, text, unshown};

#[test]
fn a_shop_view_with_every_member() {
    let expected = ShopView {
        id: ShopId::new("501").unwrap(),
        url: "loods".to_owned(),
        full_url: text("https://loods.shop.example"),
        availability: vec![period("9", "2026-10-01T08:00:00Z", "2026-11-26T21:00:00Z")],
        events: vec![event()],
    };
    reads_as(include_str!("../samples/shop_view.json"), expected);
}

#[test]
fn each_ticket_with_a_limit_counts_once() {
    let of = |id: &str, most, sold| {
        let (id, sold) = (TicketId::new(id).unwrap(), Some(sold));
        ShopTicket { id, max_capacity: Some(most), amount_sold: sold, ..ticket() }
    };
    let left = |tickets: &[ShopTicket]| {
        // One ticket may be under two headings.
        let category = || Category { name: None, tickets: tickets.to_vec() };
        let offer = Offer { categories: vec![category(), category()], other: vec![], products: vec![] };
        ShopEvent { tickets: Some(offer), ..event() }.limited_tickets()
    };
    let sum = |left, total| LimitedTickets::Left { left, total };
    let (small, large, free) = (of("1", 10, 4), of("2", 500, 501), of("3", 0, 70));
    assert_eq!(left(&[small.clone(), large, free.clone()]), sum(6, 510));
    let sold_out = ShopTicket { sold_out: Some(true), amount_sold: None, ..small.clone() };
    assert_eq!(left(&[sold_out]), sum(0, 10));
    assert_eq!(left(&[free]), LimitedTickets::None);
    assert_eq!(left(&[ShopTicket { amount_sold: None, ..small }]), LimitedTickets::Unknown);
}

fn event() -> ShopEvent {
    ShopEvent {
        id: EventId::new("1004").unwrap(),
        full_url: text("https://loods.shop.example/nachtconcert"),
        name: "Nachtconcert".to_owned(),
        description: text("Tot het licht wordt."),
        r#type: text("Eenmalig"),
        dates: vec![ShopEventDate {
            id: EventDateId::new("71").unwrap(),
            flat_date: text("2026-11-26"),
            starts_at: moment("2026-11-26T21:00:00Z"),
            ends_at: moment("2026-11-27T06:00:00Z"),
            doors_open_at: Some(moment("2026-11-26T20:00:00Z")),
        }],
        venue: Some(loods()),
        characteristics: vec!["Binnen".to_owned()],
        tags: vec!["nacht".to_owned()],
        availability: vec![period("10", "2026-10-02T08:00:00Z", "2026-11-25T21:00:00Z")],
        total_capacity: Some(800),
        capacity_per_day: Some(400),
        amount_sold: Some(123),
        tickets: Some(Offer {
            categories: vec![Category { name: text("Staan"), tickets: vec![ticket()] }],
            other: vec![unshown(r#"{ "id": "1", "name": "Cadeaubon" }"#)],
            products: vec![product()],
        }),
    }
}

fn ticket() -> ShopTicket {
    ShopTicket {
        id: TicketId::new("3021").unwrap(),
        name: "Balkon".to_owned(),
        price: price("59.00"),
        service_fee: fee("2.35"),
        min_order_amount: Some(2),
        max_order_amount: Some(6),
        max_capacity: Some(59),
        amount_sold: Some(31),
        sold_out: Some(false),
        on_fire: Some(true),
        show_percentage: Some(true),
        sale_percentage: Some(unshown("53")),
        tags: vec!["vip".to_owned()],
        availability: vec![period("11", "2026-10-03T08:00:00Z", "2026-11-24T21:00:00Z")],
    }
}

fn product() -> Product {
    Product {
        id: ProductId::new("901").unwrap(),
        name: "Kluisje".to_owned(),
        price: price("4.50"),
        service_fee: fee("0.1"),
        min_order_amount: Some(1),
        max_order_amount: Some(2),
        sold_out: Some(false),
        on_fire: Some(false),
        show_percentage: Some(false),
        sale_percentage: Some(unshown(r#"{ "active": false }"#)),
    }
}
