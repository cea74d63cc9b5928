//! Requests whose answer is not awaited any more.

use std::future::Future;
use std::pin::pin;

use futures_util::future::{Either, join, select};

use loket::api::ticket;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::fetches::Fetches;
use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{client, client_reading, count, strike, strike_once};

/// Drives an exchange until a condition holds, then drops it.
async fn abandon_when(exchange: impl Future, condition: &str, holds: impl AsyncFnMut() -> bool) {
    let waiting = pin!(until(condition, holds));
    match select(pin!(exchange), waiting).await {
        Either::Left(_) => panic!("the exchange ended before {condition}"),
        Either::Right(_) => {}
    }
}

#[wasm_bindgen_test]
async fn a_dropped_exchange_is_aborted() {
    begin().await;
    strike("list_tickets", json!({ "kind": "hang" })).await;
    let fetches = Fetches::watch();
    let (client, read) = (client(), ticket::list().page(1));
    abandon_when(client.read(&read), "the service is asked", async || count("list_tickets").await == 1).await;
    assert!(fetches.only().signal().aborted());
}

#[wasm_bindgen_test]
async fn a_place_goes_to_the_next_in_line_when_others_give_up() {
    begin().await;
    strike_once("list_tickets", json!({ "kind": "hang" })).await;
    let client = client_reading(1);
    let (first, second, third) = (ticket::list().page(1), ticket::list().page(2), ticket::list().page(3));
    let mut line = pin!(client.read(&third));
    {
        let ahead = pin!(join(client.read(&first), client.read(&second)));
        abandon_when(select(ahead, &mut line), "the first is under way", async || {
            count("list_tickets").await == 1
        })
        .await;
    }
    let Either::Left((page, _)) = select(line, pin!(until("the third is read", async || false))).await else {
        unreachable!("the wait ends before that");
    };
    assert_eq!(page.unwrap().place.page, 3);
    assert_eq!(count("list_tickets").await, 2, "the second gave up in line");
}
