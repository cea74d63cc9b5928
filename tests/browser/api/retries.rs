//! When a read is tried again.

use std::time::Duration;

use futures_util::future::join;

use loket::api::{Failure, event, ticket};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::fetches::Fetches;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_reading, count, strike, strike_once};

#[wasm_bindgen_test]
async fn a_pause_in_seconds_is_respected() {
    begin().await;
    strike_once("list_tickets", json!({ "kind": "status", "status": 429, "retry_after": "1" })).await;
    let fetches = Fetches::watch();
    client().read(&ticket::list().page(1)).await.unwrap();
    let [first, second] = &fetches.of_operations()[..] else { panic!("two requests") };
    assert!(second.at - first.at >= 1_000.0);
}

#[wasm_bindgen_test]
async fn a_pause_until_a_date_is_respected() {
    begin().await;
    // A date of HTTP has no fraction, so this one is at least a second ahead.
    let date = js_sys::Date::new(&(js_sys::Date::now() + 2_000.0).into()).to_utc_string();
    let asked = json!({ "kind": "status", "status": 429, "retry_after": date.as_string() });
    strike_once("list_tickets", asked).await;
    let fetches = Fetches::watch();
    client().read(&ticket::list().page(1)).await.unwrap();
    let [_, second] = &fetches.of_operations()[..] else { panic!("two requests") };
    assert!(second.at >= js_sys::Date::parse(&date.as_string().unwrap()));
}

#[wasm_bindgen_test]
async fn a_pause_is_respected_by_every_read_and_not_only_by_the_limited_one() {
    begin().await;
    strike_once("list_tickets", json!({ "kind": "status", "status": 429, "retry_after": "1" })).await;
    let fetches = Fetches::watch();
    // One after the other, so that the second is asked for when the first has been asked to wait.
    let client = client_reading(1);
    let (tickets, events) = (ticket::list().page(1), event::list().page(1));
    let (limited, other) = join(client.read(&tickets), client.read(&events)).await;
    assert!(limited.is_ok() && other.is_ok());
    let sent = fetches.of_operations();
    assert!(sent[1].at - sent[0].at >= 1_000.0, "the next request came before the pause was over");
}

#[wasm_bindgen_test]
async fn a_pause_that_is_too_long_is_left_to_the_person() {
    begin().await;
    let asked = json!({ "kind": "status", "status": 429, "retry_after": "3600" });
    strike("list_tickets", asked).await;
    let failure = client().read(&ticket::list().page(1)).await.unwrap_err();
    assert_eq!(failure, Failure::TooMany { retry_after: Some(Duration::from_secs(3600)) });
    assert_eq!(count("list_tickets").await, 1);
}

#[wasm_bindgen_test]
async fn what_fails_for_good_is_found_out_once_for_all_tries() {
    begin().await;
    strike("list_tickets", json!({ "kind": "drop" })).await;
    let fetches = Fetches::watch();
    let failure = client().read(&ticket::list().page(1)).await.unwrap_err();
    assert_eq!(failure, Failure::Dropped);
    let tries = fetches.of_operations().len();
    assert_eq!(tries, 4, "a read is tried again three times");
    let probes = fetches.count() - tries;
    assert!((1..=3).contains(&probes), "{probes} probes");
}
