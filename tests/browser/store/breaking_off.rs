//! Walks that fail, are paused or are left, and go on from there.

use loket::api::ticket::{self, TicketBody};
use loket::api::{Failure, Patch};
use loket::query::QueryClient;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use super::purchases::{PAGE, assert_is_complete, ids, watched, whole};
use crate::setup::fetches::Fetches;
use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{behave, client_reading, count, pages_of, status, strike, strike_after};
use crate::setup::watcher::Watcher;

const OPERATION: &str = "list_purchases";

#[wasm_bindgen_test]
async fn a_walk_that_fails_keeps_the_pages_before_and_goes_on_from_there() {
    for concurrency in [1, 4] {
        begin().await;
        strike_after(3, OPERATION, status(403)).await;
        let store = QueryClient::new(client_reading(concurrency));
        let view = watched(&store);
        let broken = view.until("the walk fails", |it| !it.under_way && it.failure.is_some()).await;
        assert!(matches!(broken.failure, Some(Failure::Forbidden(_))));
        let partial = broken.value.unwrap();
        let next = partial.next_page.unwrap();
        assert_eq!(partial.read, (next - 1) * PAGE);
        assert!(concurrency > 1 || next == 4);

        behave().await;
        view.refresh();
        let walk = whole(&view).await;
        assert_is_complete(&walk);
        assert_eq!(pages_of(OPERATION).await, (next..=walk.total.div_ceil(PAGE)).collect::<Vec<_>>());
        assert!(ids(&walk).starts_with(&ids(&partial)));
        assert_eq!(view.shows().failure, None);
    }
}

#[wasm_bindgen_test]
async fn a_walk_shows_how_far_it_is_and_can_be_paused() {
    begin().await;
    strike(OPERATION, json!({ "kind": "latency", "milliseconds": 100 })).await;
    let store = QueryClient::new(client_reading(1));
    let view = watched(&store);
    let under_way =
        view.until("some pages show", |it| it.value.as_ref().is_some_and(|walk| walk.read >= 2 * PAGE)).await;
    assert!(under_way.under_way && !under_way.is_paused);
    let total = under_way.value.unwrap().total;

    view.pause();
    let paused = view.shows();
    assert!(paused.is_paused && !paused.under_way);
    let partial = paused.value.unwrap();
    assert!(partial.read < total && partial.total == total && !partial.is_complete());

    behave().await;
    // A further view of it shows what there is, and does not set it going.
    let again = watched(&store);
    assert!(again.shows().is_paused);
    // What this reads is asked for after anything that the walk would ask for.
    store.fetch(ticket::list().page(1)).await.unwrap();
    assert_eq!(count(OPERATION).await, 0);

    view.refresh();
    let walk = whole(&view).await;
    assert_is_complete(&walk);
    assert!(!view.shows().is_paused);
    let expected: Vec<u64> = (partial.next_page.unwrap()..=total.div_ceil(PAGE)).collect();
    assert_eq!(pages_of(OPERATION).await, expected);
}

#[wasm_bindgen_test]
async fn a_walk_without_watchers_is_given_up_and_continues_with_the_next_one() {
    begin().await;
    strike_after(3, OPERATION, json!({ "kind": "hang" })).await;
    let store = QueryClient::new(client_reading(1));
    let fetches = Fetches::watch();
    let left = watched(&store);
    until("the fourth page is asked for", async || count(OPERATION).await == 4).await;
    let last = fetches.of_operations().pop().unwrap().request.signal();
    assert!(!last.aborted());
    drop(left);
    until("the request is aborted", async || last.aborted()).await;

    behave().await;
    let back = watched(&store);
    assert_eq!(back.shows().value.unwrap().read, 3 * PAGE);
    let walk = whole(&back).await;
    assert_is_complete(&walk);
    assert_eq!(pages_of(OPERATION).await, (4..=walk.total.div_ceil(PAGE)).collect::<Vec<_>>());
}

#[wasm_bindgen_test]
async fn a_write_does_not_set_going_what_is_paused() {
    begin().await;
    strike("list_tickets", json!({ "kind": "latency", "milliseconds": 100 })).await;
    let store = QueryClient::new(client_reading(1));
    let view = Watcher::of(&store, ticket::list());
    let part = view.until("a page shows", |it| it.value.is_some()).await.value.unwrap();
    view.pause();
    behave().await;

    let ticket = part.records().next().unwrap();
    let changes = TicketBody { name: Patch::Set(ticket.name.clone()), ..TicketBody::default() };
    store.write(&ticket::update(&ticket.id, changes)).await.unwrap();
    // What this reads is asked for after anything that the walk would ask for.
    store.fetch(ticket::get(&ticket.id)).await.unwrap();
    assert!(view.shows().is_paused);
    assert_eq!(count("list_tickets").await, 0);
}
