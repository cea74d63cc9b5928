//! A failure contains no personal data.

use loket::api::order::OrderFilter;
use loket::api::{Client, Failure, Query, order};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::console::Console;
use crate::setup::sample;
use crate::setup::stage::begin;
use crate::setup::stand_in::{TOKEN, behave, client, said, strike};

/// Every text in an order that a person would not want to be read.
fn secrets(json: &Value, found: &mut Vec<String>) {
    match json {
        Value::Object(members) => members.values().for_each(|value| secrets(value, found)),
        Value::Array(elements) => elements.iter().for_each(|value| secrets(value, found)),
        // Shorter ones stand in every other word.
        Value::String(text) if text.len() > 3 => found.push(text.clone()),
        Value::Number(number) if number.to_string().len() > 3 => found.push(number.to_string()),
        _ => {}
    }
}

/// Checks that a read fails, and that neither the failure nor the console holds the token or a value.
async fn assert_is_silent<T>(client: &Client, read: &Query<T>, values: &[String]) -> Failure {
    let console = Console::watch();
    let failure = client.read(read).await.err().unwrap();
    assert_eq!(console.lines(), [""; 0]);
    drop(console);
    assert!(matches!(failure, Failure::DecodeError(_)), "{failure}");
    let printed = format!("{failure} {failure:?}");
    for value in values.iter().map(String::as_str).chain([TOKEN]) {
        assert!(!printed.contains(value), "{value} in {printed}");
    }
    failure
}

#[wasm_bindgen_test]
async fn an_unreadable_order_keeps_its_people_to_itself() {
    begin().await;
    let client = client();
    let one = order::get(&sample::order());
    let page = order::list(&sample::event(), OrderFilter::default()).page(1);
    let order = said(one.endpoint()).await;
    let mut values = Vec::new();
    secrets(&order, &mut values);
    assert!(values.iter().any(|value| value.contains("@mail.example")), "{values:?}");

    for kind in ["broken_json", "cut_json"] {
        behave().await;
        strike("any", json!({ "kind": kind })).await;
        assert_is_silent(&client, &one, &values).await;
        assert_is_silent(&client, &page, &values).await;
    }
    // An address where something else belongs.
    for place in ["/id", "/status", "/purchases", "/purchases/0/barcode", "/purchases/0/scanned_at"] {
        let mut misplaced = order.clone();
        misplaced["purchases"][0]["scanned_at"] = json!(null);
        *misplaced.pointer_mut(place).unwrap() = match place {
            "/id" => json!([order["orderer"]["data"]["email"]]),
            _ => order["orderer"]["data"]["email"].clone(),
        };
        behave().await;
        strike("any", json!({ "kind": "body", "body": misplaced.to_string() })).await;
        let failure = assert_is_silent(&client, &one, &values).await;
        let place = place.trim_start_matches('/').replace("/0/", "[0].");
        assert!(failure.to_string().contains(&format!(": {place}: ")), "{failure}");
    }
}
