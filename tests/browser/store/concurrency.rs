//! How many pages of walks are under way at once.

use loket::api::order::{self, OrderFilter};
use loket::query::QueryClient;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use super::purchases::{assert_is_complete, watched, whole};
use crate::setup::exchanges::{forget, most_at_once};
use crate::setup::sample;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client_reading, strike};
use crate::setup::watcher::Watcher;

/// A store whose client reads so many things at once, from a service that is slow.
async fn slow_store(concurrency: usize) -> QueryClient {
    begin().await;
    strike("any", json!({ "kind": "latency", "milliseconds": 50 })).await;
    forget();
    QueryClient::new(client_reading(concurrency))
}

#[wasm_bindgen_test]
async fn a_walk_reads_as_many_pages_at_once_as_the_deployment_allows() {
    for concurrency in [1, 3] {
        let store = slow_store(concurrency).await;
        assert_is_complete(&whole(&watched(&store)).await);
        assert_eq!(most_at_once(), concurrency);
    }
}

#[wasm_bindgen_test]
async fn two_walks_at_the_same_time_share_the_number() {
    let store = slow_store(3).await;
    let purchases = watched(&store);
    let orders = Watcher::of(&store, order::list(&sample::event(), OrderFilter::default()));
    assert_is_complete(&whole(&purchases).await);
    orders
        .until("the other walk is over, too", |it| it.value.as_ref().is_some_and(|walk| walk.is_complete()))
        .await;
    assert_eq!(most_at_once(), 3);
}
