//! What a write does to what has been read.

use loket::api::ticket::{self, TicketBody};
use loket::api::{Mutation, Patch};
use loket::models::{Received, Ticket};
use loket::query::QueryClient;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{count, strike, strike_once};
use crate::setup::tickets::{created, unique_name};
use crate::setup::watcher::{Watcher, store};

fn renaming(ticket: &Ticket, name: &str) -> Mutation<Received<Ticket>> {
    let changes = TicketBody { name: Patch::Set(name.to_owned()), ..TicketBody::default() };
    ticket::update(&ticket.id, changes)
}

async fn shows_name(view: &Watcher<Received<Ticket>>, name: &str) {
    view.until("the new name shows", |it| it.value.as_ref().is_some_and(|it| it.name == name)).await;
}

/// Whether the store has a page of tickets to show at once.
fn has_first_page(store: &QueryClient) -> bool {
    Watcher::of(store, ticket::list().page(1)).shows().value.is_some()
}

#[wasm_bindgen_test]
async fn what_is_watched_is_read_again_and_the_rest_is_forgotten() {
    begin().await;
    let store = store();
    let (ticket, name) = (created().await, unique_name());
    Watcher::of(&store, ticket::list().page(1)).settled().await;
    assert!(has_first_page(&store));
    let view = Watcher::of(&store, ticket::get(&ticket.id));
    view.settled().await;
    store.write(&renaming(&ticket, &name)).await.unwrap();
    assert!(!has_first_page(&store));
    shows_name(&view, &name).await;
}

#[wasm_bindgen_test]
async fn a_write_that_may_have_been_carried_out_counts_too() {
    begin().await;
    let store = store();
    let (ticket, name) = (created().await, unique_name());
    let view = Watcher::of(&store, ticket::get(&ticket.id));
    view.settled().await;
    strike_once("update_ticket", json!({ "kind": "cut_json" })).await;
    assert!(store.write(&renaming(&ticket, &name)).await.unwrap_err().leaves_outcome_unknown());
    shows_name(&view, &name).await;
}

#[wasm_bindgen_test]
async fn what_was_asked_before_the_write_is_asked_again_after_it() {
    begin().await;
    let store = store();
    let (ticket, name) = (created().await, unique_name());
    strike("get_ticket", json!({ "kind": "latency", "milliseconds": 500 })).await;
    let view = Watcher::of(&store, ticket::get(&ticket.id));
    until("the ticket is asked for", async || count("get_ticket").await == 1).await;
    store.write(&renaming(&ticket, &name)).await.unwrap();
    assert!(view.shows().under_way, "the first answer is still on its way, and may be older than the write");
    until("the ticket is asked for again", async || count("get_ticket").await >= 2).await;
    shows_name(&view, &name).await;
}
