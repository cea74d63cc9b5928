//! What was bought of an event, as the service itself tells it.

use serde_json::Value;

use crate::service::Colleague;

/// The big event of the sample.
pub(super) const EVENT: &str = "/events/1001";

/// All records of a list.
pub(super) async fn all(colleague: &Colleague<'_>, path: &str) -> Vec<Value> {
    let mut records = Vec::new();
    for page in 1.. {
        let answer = colleague.get(&format!("{path}?page={page}")).await;
        records.extend(answer["data"].as_array().unwrap().iter().cloned());
        if answer["meta"]["last_page"].as_u64() == Some(page) {
            break;
        }
    }
    records
}

/// All orders of the event.
pub(super) async fn orders(colleague: &Colleague<'_>) -> Vec<Value> {
    all(colleague, &format!("{EVENT}/orders")).await
}

/// The purchases of an order.
pub(super) fn purchases(order: &Value) -> &[Value] {
    order["purchases"].as_array().unwrap()
}

/// The tickets of paid orders, each with its order.
pub(super) fn sold(orders: &[Value]) -> Vec<(&Value, &Value)> {
    let paid = orders.iter().filter(|order| order["status"]["code"] == 190);
    paid.flat_map(|order| purchases(order).iter().map(move |purchase| (order, purchase))).collect()
}

/// A text of a record; empty for nothing.
pub(super) fn text<'a>(record: &'a Value, pointer: &str) -> &'a str {
    record.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

/// A barcode with all its digits.
pub(super) fn barcode(purchase: &Value) -> String {
    purchase["barcode"].to_string()
}

/// What the app calls the status of an order.
pub(super) fn status_text(order: &Value) -> String {
    if order["status"]["code"] == 190 { "Paid".to_owned() } else { text(order, "/status/text").to_owned() }
}

/// Hundredths of a price such as `49.50`.
pub(super) fn hundredths(price: &str) -> u64 {
    price.replace('.', "").parse().unwrap()
}

/// Whether the holder of a ticket may come in on a date of the event, by the service's list of tickets.
pub(super) fn may_come(tickets: &[Value], purchase: &Value, date: &str) -> bool {
    let ticket = tickets.iter().find(|ticket| ticket["id"] == purchase["ticket"]["id"]).unwrap();
    let mut dates = ticket["dates"].as_array().unwrap().iter();
    ticket["is_entry"] == true && dates.any(|valid| valid["id"] == date)
}
