//! Views that watch what is read.

use leptos::prelude::*;
use std::sync::Arc;

use loket::api::ticket::{self, TicketBody};
use loket::api::{Failure, Patch, event};
use loket::query::Reading;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::fetches::Fetches;
use crate::setup::sample;
use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{behave, client, count, status, strike};
use crate::setup::tickets::{created, unique_name};
use crate::setup::watcher::{Watcher, store};

#[wasm_bindgen_test]
async fn two_views_of_one_page_share_one_request() {
    begin().await;
    let store = store();
    let views = [(); 2].map(|()| Watcher::of(&store, ticket::list().page(1)));
    let [one, other] = [views[0].settled().await, views[1].settled().await];
    assert!(Arc::ptr_eq(&one.value.unwrap(), &other.value.unwrap()));
    assert_eq!(count("list_tickets").await, 1);
}

#[wasm_bindgen_test]
async fn what_was_seen_before_shows_at_once_and_is_read_again_behind() {
    begin().await;
    let store = store();
    let (ticket, name) = (created().await, unique_name());
    Watcher::of(&store, ticket::get(&ticket.id)).settled().await;
    let changes = TicketBody { name: Patch::Set(name.clone()), ..TicketBody::default() };
    client().write(&ticket::update(&ticket.id, changes)).await.unwrap();

    let again = Watcher::of(&store, ticket::get(&ticket.id));
    assert_eq!(again.shows().value.unwrap().name, ticket.name);
    again
        .until("the new name shows", |reading| reading.value.as_ref().is_some_and(|it| it.name == name))
        .await;
}

#[wasm_bindgen_test]
async fn what_could_not_be_read_again_stays_beside_the_failure() {
    begin().await;
    let store = store();
    Watcher::of(&store, ticket::list().page(1)).settled().await;
    strike("list_tickets", status(403)).await;
    let again = Watcher::of(&store, ticket::list().page(1));
    let reading = again.until("the failure shows", |reading| reading.failure.is_some()).await;
    assert!(matches!(reading.failure, Some(Failure::Forbidden(_))));
    assert_eq!(reading.value.unwrap().rows.len(), 20);
    assert!(!reading.under_way);
}

#[wasm_bindgen_test]
async fn a_failure_goes_when_a_later_try_succeeds() {
    begin().await;
    let store = store();
    strike("list_tickets", status(403)).await;
    let view = Watcher::of(&store, ticket::list().page(1));
    assert!(view.settled().await.failure.is_some());
    behave().await;
    view.refresh();
    view.until("the page shows", |reading| reading.value.is_some() && reading.failure.is_none()).await;
}

#[wasm_bindgen_test]
async fn a_view_that_turns_to_another_page_shows_that_one() {
    begin().await;
    let store = store();
    let number = RwSignal::new(1);
    let view = Watcher::new(|| store.watch(move || Some(ticket::list().page(number.get()))));
    view.settled().await;
    number.set(2);
    view.until("the second page shows", |it| it.value.as_ref().is_some_and(|page| page.place.page == 2))
        .await;
}

#[wasm_bindgen_test]
async fn when_the_last_view_is_left_the_request_is_aborted() {
    begin().await;
    strike("list_tickets", json!({ "kind": "hang" })).await;
    let store = store();
    let fetches = Fetches::watch();
    let views = [(); 2].map(|()| Watcher::of(&store, ticket::list().page(1)));
    until("the service is asked", async || count("list_tickets").await == 1).await;
    let signal = fetches.only().signal();

    let [first, last] = views;
    drop(first);
    assert!(!signal.aborted(), "the other view still waits");
    drop(last);
    until("the request is aborted", async || signal.aborted()).await;
}

#[wasm_bindgen_test]
async fn a_view_that_comes_back_after_all_were_left_reads_anew() {
    begin().await;
    strike("list_tickets", json!({ "kind": "hang" })).await;
    let store = store();
    let left = Watcher::of(&store, ticket::list().page(1));
    until("the service is asked", async || count("list_tickets").await == 1).await;
    drop(left);
    behave().await;
    let back = Watcher::of(&store, ticket::list().page(1));
    assert_eq!(back.settled().await.value.unwrap().rows.len(), 20);
}

#[wasm_bindgen_test]
async fn a_view_with_nothing_to_watch_asks_for_nothing_until_there_is_something() {
    begin().await;
    let store = store();
    let number = RwSignal::new(None);
    let view =
        Watcher::new(|| store.watch(move || number.get().map(|number: u64| ticket::list().page(number))));
    // What this reads is asked for after anything that the view would ask for.
    Watcher::of(&store, event::list().page(1)).settled().await;
    assert_eq!(count("list_tickets").await, 0);
    number.set(Some(2));
    view.settled().await;
    number.set(None);
    view.until("the page is gone", |it| it.value.is_none()).await;
    assert_eq!(count("list_tickets").await, 1);
}

/// Reads again, and returns what was read before and after.
async fn again<T: Send + Sync + 'static>(view: &Watcher<T>) -> [Arc<T>; 2] {
    let before = view.settled().await;
    view.refresh();
    let is_new = |reading: &Reading<T>| !reading.under_way && reading.read_at > before.read_at;
    let after = view.until("it is read again", is_new).await;
    [before, after].map(|reading| reading.value.unwrap())
}

#[wasm_bindgen_test]
async fn what_has_not_changed_is_the_very_same_when_it_is_read_again() {
    begin().await;
    let store = store();
    let [before, after] = again(&Watcher::of(&store, ticket::get(&sample::ticket()))).await;
    assert!(Arc::ptr_eq(&before, &after), "a record");
    let [before, after] = again(&Watcher::of(&store, ticket::list().page(1))).await;
    assert!(Arc::ptr_eq(&before, &after), "a page");
    let [before, after] = again(&Watcher::of(&store, ticket::list())).await;
    let mut pages = before.pages().iter().zip(after.pages());
    assert!(pages.all(|(before, after)| Arc::ptr_eq(before, after)), "all pages");
}
