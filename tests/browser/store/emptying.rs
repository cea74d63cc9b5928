//! When everything is forgotten, and where it was stored.

use leptos::prelude::{GetUntracked, window};
use loket::api::Failure;
use loket::api::order::{self, OrderFilter};
use loket::api::ticket::{self, TicketBody};
use loket::models::{Order, Page, Purchase, Ticket};
use loket::query::{PagedResult, QueryClient, Reading};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use super::purchases::{watched, whole};
use crate::setup::fetches::Fetches;
use crate::setup::sample;
use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{count, status, strike};
use crate::setup::watcher::{Watcher, store};

/// Three views with something to show.
struct Views {
    tickets: Watcher<Page<Ticket>>,
    orders: Watcher<Page<Order>>,
    purchases: Watcher<PagedResult<Purchase>>,
}

impl Views {
    async fn of(store: &QueryClient) -> Self {
        let views = Self {
            tickets: Watcher::of(store, ticket::list().page(1)),
            orders: Watcher::of(store, order::list(&sample::event(), OrderFilter::default()).page(1)),
            purchases: watched(store),
        };
        assert!(views.tickets.settled().await.value.is_some());
        assert!(views.orders.settled().await.value.is_some());
        whole(&views.purchases).await;
        views
    }

    /// Waits until none of them shows anything, nor waits for something.
    async fn until_empty(&self) {
        fn is_empty<T>(reading: Reading<T>) -> bool {
            reading.value.is_none() && !reading.under_way
        }
        until("the views are empty", async || {
            is_empty(self.tickets.drawn())
                && is_empty(self.orders.drawn())
                && is_empty(self.purchases.drawn())
        })
        .await;
    }
}

#[wasm_bindgen_test]
async fn emptying_takes_everything_from_every_view() {
    begin().await;
    let store = store();
    let views = Views::of(&store).await;
    drop(Watcher::of(&store, ticket::list().page(2)));
    store.close();
    views.until_empty().await;
    assert!(!store.refused().get_untracked());
    for number in [1, 2] {
        assert!(Watcher::of(&store, ticket::list().page(number)).shows().value.is_none());
    }
}

#[wasm_bindgen_test]
async fn after_the_session_nothing_is_sent() {
    begin().await;
    let store = store();
    let view = Watcher::of(&store, ticket::list().page(1));
    assert!(view.settled().await.value.is_some());
    store.close();
    let asked = count("list_tickets").await;
    view.refresh();
    assert_eq!(store.fetch(ticket::list().page(2)).await.err(), Some(Failure::Cancelled));
    let ticket = sample::ticket();
    let write = ticket::update(&ticket, TicketBody::default()).for_id();
    assert_eq!(store.write(&write).await.err(), Some(Failure::Cancelled));
    assert_eq!((count("list_tickets").await, count("update_ticket").await), (asked, 0));
}

#[wasm_bindgen_test]
async fn emptying_gives_up_what_is_under_way() {
    begin().await;
    let store = store();
    strike("list_tickets", json!({ "kind": "hang" })).await;
    let fetches = Fetches::watch();
    let view = Watcher::of(&store, ticket::list().page(1));
    until("the service is asked", async || count("list_tickets").await == 1).await;
    store.close();
    let signal = fetches.only().signal();
    until("the request is aborted", async || signal.aborted()).await;
    view.until("nothing is under way", |reading| !reading.under_way).await;
}

#[wasm_bindgen_test]
async fn a_refused_token_takes_everything_from_every_view() {
    begin().await;
    let store = store();
    let views = Views::of(&store).await;
    strike("list_tickets", status(401)).await;
    views.tickets.refresh();
    until("the refusal is known", async || store.refused().get_untracked()).await;
    views.until_empty().await;
}

#[wasm_bindgen_test]
async fn records_are_held_in_memory_only() {
    begin().await;
    let _views = Views::of(&store()).await;
    for storage in [window().session_storage(), window().local_storage()] {
        assert_eq!(storage.unwrap().unwrap().length(), Ok(0));
    }
}
