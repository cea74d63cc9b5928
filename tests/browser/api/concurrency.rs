//! How many reads are under way at once.

use futures_util::future::join_all;
use leptos::prelude::window;
use loket::api::client::RequestSettings;
use loket::api::{Client, ticket};
use serde_json::json;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::PerformanceResourceTiming;

use crate::setup::stage::begin;
use crate::setup::stand_in::{client, connection, strike};

/// The largest number of exchanges that the browser saw under way at one moment.
fn most_at_once() -> usize {
    let exchanges: Vec<PerformanceResourceTiming> = window()
        .performance()
        .unwrap()
        .get_entries_by_type("resource")
        .iter()
        .map(|entry| entry.unchecked_into::<PerformanceResourceTiming>())
        .filter(|exchange| exchange.name().contains("/v1/"))
        .collect();
    let under_way_at = |moment: f64| {
        exchanges.iter().filter(|other| other.start_time() <= moment && moment < other.response_end()).count()
    };
    exchanges.iter().map(|exchange| under_way_at(exchange.start_time())).max().unwrap_or_default()
}

/// Reads many pages at once, slowly.
async fn read_many(client: Client) {
    begin().await;
    strike("list_tickets", json!({ "kind": "latency", "milliseconds": 50 })).await;
    window().performance().unwrap().clear_resource_timings();
    let reads: Vec<_> = (1..=9).map(ticket::list).collect();
    let pages = join_all(reads.iter().map(|read| client.read(read))).await;
    assert!(pages.iter().all(Result::is_ok));
}

#[wasm_bindgen_test]
async fn four_reads_are_under_way_at_most() {
    read_many(client()).await;
    assert_eq!(most_at_once(), 4);
}

#[wasm_bindgen_test]
async fn a_deployment_chooses_how_many() {
    read_many(Client::new(connection(), RequestSettings { concurrency: 2, ..RequestSettings::default() }))
        .await;
    assert_eq!(most_at_once(), 2);
}
