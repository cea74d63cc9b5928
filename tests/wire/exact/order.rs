use loket::models::value::{Barcode, OrderId, PurchaseId, TicketId};
use loket::models::{
    Order, OrderPurchase, OrderStatus, Orderer, OrdererData, Person, Purchase, PurchasedTicket,
};

use super::{moment, reads_as, text, unshown};

#[test]
fn an_order_with_every_member() {
    let expected = Order {
        id: OrderId::new("70001").unwrap(),
        status: Some(OrderStatus { code: Some(190), text: text("Betaald") }),
        orderer: Some(Orderer {
            r#type: text("customer"),
            data: OrdererData::Person(Person {
                first_name: text("Noor"),
                last_name: text("van Dijk"),
                email: text("noor@example.org"),
                phone: text("+31612345678"),
                company: None,
            }),
        }),
        purchases: vec![OrderPurchase {
            id: PurchaseId::new("88001").unwrap(),
            ticket: Some(PurchasedTicket { id: TicketId::new("3021").unwrap(), name: text("Balkon") }),
            barcode: Barcode::new("9223372036854775809"),
            available_at: Some(unshown(r#""2026-11-26T20:00:00.000000Z""#)),
            timeslot: Some(unshown(r#"{ "from": "21:00", "to": "22:00" }"#)),
            scanned_at: Some(moment("2026-11-26T21:13:07.123456Z")),
            values: vec![unshown(r#"{ "field": "6005", "value": "Sam" }"#)],
        }],
    };
    reads_as(include_str!("../samples/order.json"), expected);
}

#[test]
fn a_purchase_with_every_member() {
    let expected = Purchase {
        id: PurchaseId::new("88001").unwrap(),
        barcode: Barcode::new("9223372036854775809"),
        available_at: Some(unshown(r#""2026-11-26T20:00:00.000000Z""#)),
        slot: Some(unshown(r#"{ "from": "21:00", "to": "22:00" }"#)),
        scanned_at: Some(moment("2026-11-26T21:13:07.123456Z")),
        created_at: Some(moment("2026-10-01T08:00:01.000002Z")),
    };
    reads_as(include_str!("../samples/purchase.json"), expected);
}
