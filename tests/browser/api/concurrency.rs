//! How many reads are under way at once.

use futures_util::future::join_all;

use loket::api::{Client, ticket};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::exchanges::{forget, most_at_once};
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_reading, strike};

/// Reads many pages at once, slowly.
async fn read_many(client: Client) {
    begin().await;
    strike("list_tickets", json!({ "kind": "latency", "milliseconds": 50 })).await;
    forget();
    let reads: Vec<_> = (1..=9).map(|number| ticket::list().page(number)).collect();
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
    read_many(client_reading(2)).await;
    assert_eq!(most_at_once(), 2);
}
