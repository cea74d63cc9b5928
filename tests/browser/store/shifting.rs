//! Pages that arrive late, repeat a row, or change while they are read.

use std::collections::HashSet;

use loket::api::ticket;
use loket::query::{PagedResult, QueryClient};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use super::purchases::{assert_is_complete, ids, list, watched, whole};
use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{client_reading, count, said, strike_nth};
use crate::setup::tickets::created;
use crate::setup::watcher::{Watcher, store};

#[wasm_bindgen_test]
async fn a_late_page_takes_its_place_in_the_order() {
    begin().await;
    // The first of the pages that are asked for at once; those behind it are there sooner.
    strike_nth(2, "list_purchases", json!({ "kind": "latency", "milliseconds": 400 })).await;
    assert_is_complete(&whole(&watched(&store())).await);
}

#[wasm_bindgen_test]
async fn a_row_that_comes_twice_is_listed_once() {
    begin().await;
    let mut second = said(list().page(2).endpoint()).await;
    let first = said(list().page(1).endpoint()).await;
    second["data"][0] = first["data"][49].clone();
    begin().await;
    strike_nth(2, "list_purchases", json!({ "kind": "body", "body": second.to_string() })).await;
    let walk = whole(&watched(&QueryClient::new(client_reading(1)))).await;
    let ids = ids(&walk);
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
    assert_eq!((walk.read, ids.len() as u64), (walk.total - 1, walk.total - 1));
}

#[wasm_bindgen_test]
async fn a_total_that_changes_on_the_way_is_noticed() {
    begin().await;
    strike_nth(2, "list_tickets", json!({ "kind": "latency", "milliseconds": 500 })).await;
    let store = QueryClient::new(client_reading(1));
    let view = Watcher::of(&store, ticket::list());
    until("the second page is asked for", async || count("list_tickets").await == 2).await;
    let before = view.shows().value.unwrap().total;
    let new = created().await;
    let is_complete = |walk: &PagedResult<_>| walk.is_complete();
    let reading = view.until("the walk is over", |it| it.value.as_deref().is_some_and(is_complete)).await;
    let walk = reading.value.unwrap();
    assert!(walk.changed_while_reading);
    assert_eq!((walk.total, walk.read), (before + 1, before + 1));
    assert!(walk.records().any(|ticket| ticket.id == new.id));
}
