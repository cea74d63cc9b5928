//! All pages of a list as one.

use std::collections::HashSet;

use loket::api::{event, ticket};
use loket::models::Ticket;
use loket::query::{PagedResult, QueryClient, Reading};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{behave, count, strike_later};
use crate::setup::tickets::{draft, new_ticket, unique_name};
use crate::setup::watcher::{Watcher, store};

fn all_tickets(store: &QueryClient) -> Watcher<PagedResult<Ticket>> {
    Watcher::of(store, ticket::list())
}

/// How many tickets show.
fn shown(reading: &Reading<PagedResult<Ticket>>) -> usize {
    reading.value.as_ref().map_or(0, |walk| walk.records().count())
}

/// Walks to the end.
async fn walked(store: &QueryClient) -> PagedResult<Ticket> {
    let view = all_tickets(store);
    let reading = view.until("the walk is over", |reading| !reading.under_way && shown(reading) > 20).await;
    PagedResult::clone(&reading.value.unwrap())
}

#[wasm_bindgen_test]
async fn every_ticket_is_listed_once() {
    begin().await;
    let walk = walked(&store()).await;
    let ids: HashSet<_> = walk.records().map(|ticket| ticket.id.as_str()).collect();
    assert_eq!(ids.len(), walk.records().count());
    assert_eq!(walk.records().count() as u64, walk.total);
    assert_eq!(walk.unreadable, 0);
}

#[wasm_bindgen_test]
async fn what_has_been_read_shows_while_the_rest_is_on_its_way() {
    begin().await;
    strike_later("list_tickets", json!({ "kind": "hang" })).await;
    let view = all_tickets(&store());
    let reading = view.until("the first page shows", |reading| shown(reading) > 0).await;
    assert!(reading.under_way);
    let walk = reading.value.unwrap();
    assert_eq!(walk.records().count(), 20);
    assert!(walk.total > 20);
}

#[wasm_bindgen_test]
async fn a_walk_seen_lately_shows_at_once_without_another_request() {
    begin().await;
    let store = store();
    let whole = walked(&store).await;
    let pages = count("list_tickets").await;
    let again = all_tickets(&store);
    assert_eq!(*again.shows().value.unwrap(), whole);
    // What this reads is asked for after anything that the walk would ask for.
    Watcher::of(&store, event::list().page(1)).settled().await;
    assert_eq!(count("list_tickets").await, pages);
}

#[wasm_bindgen_test]
async fn a_walk_stays_whole_while_it_is_walked_again() {
    begin().await;
    let store = store();
    let whole = walked(&store).await;
    let view = all_tickets(&store);
    behave().await;
    strike_later("list_tickets", json!({ "kind": "hang" })).await;
    store.write(&new_ticket(draft(&unique_name()))).await.unwrap();
    until("the second page is asked for again", async || count("list_tickets").await >= 2).await;
    assert_eq!(shown(&view.shows()), whole.records().count());
}
