//! What is read of each answer: all of it, and nothing else.

use loket::api::order::OrderFilter;
use loket::api::{PagedQuery, Query, checkout, event, order, reference, shop, ticket};
use loket::models::{Identified, Received};
use serde_json::{Map, Value};
use wasm_bindgen_test::wasm_bindgen_test;

use super::spelled::Spelled;
use crate::setup::sample;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, said};

/// The same without what says nothing: null and an empty text are read as if they were not there.
fn meaning(json: Value) -> Value {
    match json {
        Value::Object(members) => {
            let says = |value: &Value| !matches!(value, Value::Null) && value != "";
            let said = members.into_iter().filter(|(_, value)| says(value));
            said.map(|(name, value)| (name, meaning(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(elements) => elements.into_iter().map(meaning).collect(),
        single => single,
    }
}

/// Reads a record and compares it with what the stand-in says.
async fn assert_is_read<T: Spelled>(read: Query<Received<T>>) {
    begin().await;
    let received = client().read(&read).await.unwrap();
    let said = said(read.endpoint()).await;
    assert_eq!(serde_json::from_str::<Value>(&received.text).unwrap(), said);
    assert_eq!(meaning(received.record.spelled()), meaning(said));
}

/// Reads the first pages of a list and compares them with what the stand-in says.
async fn assert_is_listed<T: Spelled + Identified>(list: PagedQuery<T>) {
    begin().await;
    for number in 1.. {
        let read = list.page(number);
        let page = client().read(&read).await.unwrap();
        let said = said(read.endpoint()).await;
        let records: Value = page.rows.iter().map(|row| row.record().unwrap().spelled()).collect();
        assert_eq!(meaning(records), meaning(said["data"].clone()));
        assert!(!page.rows.is_empty());

        let (place, meta) = (page.place, &said["meta"]);
        for (read, name) in [
            (place.page, "current_page"),
            (place.last_page, "last_page"),
            (place.per_page.unwrap(), "per_page"),
            (place.from, "from"),
            (place.to, "to"),
            (place.total, "total"),
        ] {
            assert_eq!(Some(read), meta[name].as_u64(), "{name}");
        }
        if number == place.last_page.min(4) {
            break;
        }
    }
}

#[wasm_bindgen_test]
async fn list_tickets_and_get_ticket() {
    assert_is_listed(ticket::list()).await;
    assert_is_read(ticket::get(&sample::ticket())).await;
}

#[wasm_bindgen_test]
async fn list_events_and_get_event() {
    assert_is_listed(event::list()).await;
    assert_is_read(event::get(&sample::event())).await;
}

#[wasm_bindgen_test]
async fn list_orders_and_get_order() {
    assert_is_listed(order::list(&sample::event(), OrderFilter::default())).await;
    assert_is_read(order::get(&sample::order())).await;
}

#[wasm_bindgen_test]
async fn list_purchases() {
    assert_is_listed(order::purchases(&sample::event())).await;
}

#[wasm_bindgen_test]
async fn list_shops_and_get_shop() {
    assert_is_listed(shop::list()).await;
    for shop in client().read(&shop::list().page(1)).await.unwrap().rows {
        assert_is_read(shop::get(&shop.record().unwrap().id)).await;
    }
}

#[wasm_bindgen_test]
async fn get_fields() {
    assert_is_read(checkout::fields(&sample::session(), &sample::event())).await;
}

#[wasm_bindgen_test]
async fn list_fields() {
    assert_is_listed(reference::fields()).await;
}

#[wasm_bindgen_test]
async fn list_billing_information() {
    assert_is_listed(reference::billing_information()).await;
}

#[wasm_bindgen_test]
async fn list_terms_and_conditions() {
    assert_is_listed(reference::terms_and_conditions()).await;
}

#[wasm_bindgen_test]
async fn list_privacy_statements() {
    assert_is_listed(reference::privacy_statements()).await;
}
