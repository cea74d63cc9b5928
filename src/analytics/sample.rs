//! Records to test with, read from the texts that services send.

use std::sync::Arc;

use super::join::{Join, Leaf, Pages};
use super::sold_ticket::SoldTicket;
use crate::models::{FromJson, Order, Purchase, Received, Row, Ticket, read_record};

fn read<T: FromJson>(text: &str) -> Received<T> {
    match read_record(text) {
        Ok(record) => record,
        Err(problem) => panic!("{problem}: {text}"),
    }
}

fn quoted(moment: Option<&str>) -> String {
    moment.map_or("null".to_owned(), |moment| format!("{moment:?}"))
}

/// An order of Zoë Jansen with purchases: id, name of the ticket, and when it was scanned. A ticket's id is its name,
/// and a purchase's barcode its id behind two zeros.
pub(super) fn order(id: &str, status: u64, purchases: &[(&str, &str, Option<&str>)]) -> Arc<Received<Order>> {
    let purchases: Vec<String> = purchases
        .iter()
        .map(|(id, ticket, scanned_at)| {
            let scanned_at = quoted(*scanned_at);
            format!(
                r#"{{"id":"{id}","ticket":{{"id":"{ticket}","name":"{ticket}"}},"barcode":"00{id}","scanned_at":{scanned_at},"values":[]}}"#
            )
        })
        .collect();
    let purchases = purchases.join(",");
    Arc::new(read(&format!(
        r#"{{"id":"{id}","status":{{"code":{status},"text":"Status {status}"}},"orderer":{{"type":"customer","data":
        {{"first_name":"Zoë","last_name":"Jansen","email":"zoe{id}@mail.example","phone":"+31 6 1234567{id}"}}}},"purchases":[{purchases}]}}"#
    )))
}

/// An order from its text.
pub(super) fn read_order(text: &str) -> Arc<Received<Order>> {
    Arc::new(read(text))
}

/// A purchase that was made at noon on 1 July.
pub(super) fn purchase(id: &str, scanned_at: Option<&str>) -> Arc<Received<Purchase>> {
    let scanned_at = quoted(scanned_at);
    Arc::new(read(&format!(
        r#"{{"id":"{id}","barcode":"00{id}","scanned_at":{scanned_at},"created_at":"2026-07-01T12:00:00.000000Z"}}"#
    )))
}

/// A ticket whose id is its name.
pub(super) fn ticket(name: &str, price: &str, capacity: u64) -> Ticket {
    read(&format!(
        r#"{{"id":"{name}","name":"{name}","event_id":"1","price":"{price}","capacity":{capacity}}}"#
    ))
    .record
}

/// A record from its text.
pub(super) fn record<T: FromJson>(text: &str) -> T {
    read(text).record
}

/// Records as the one page of their list.
pub(super) fn leaf<T>(records: &[Arc<Received<T>>]) -> Leaf<T> {
    records.iter().cloned().map(Row::Record).collect()
}

/// All tickets in orders and purchases.
pub(super) fn joined(
    orders: &[Arc<Received<Order>>],
    purchases: &[Arc<Received<Purchase>>],
) -> Vec<SoldTicket> {
    let pages = Pages { orders: vec![leaf(orders)], purchases: vec![leaf(purchases)], ..Pages::default() };
    let mut join = Join::default();
    while join.take(&pages) {}
    join.sold()
}
