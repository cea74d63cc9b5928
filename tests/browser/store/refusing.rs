//! A token that the service refuses.

use leptos::prelude::*;
use loket::api::{Failure, ticket};
use loket::query::QueryClient;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{status, strike};
use crate::setup::tickets::{draft, new_ticket};
use crate::setup::watcher::{Watcher, store};

fn is_refused(store: &QueryClient) -> bool {
    store.refused().get_untracked()
}

#[wasm_bindgen_test]
async fn a_view_learns_that_the_token_is_refused() {
    begin().await;
    let store = store();
    let view = Watcher::of(&store, ticket::list().page(1));
    view.settled().await;
    assert!(!is_refused(&store));
    strike("list_tickets", status(401)).await;
    view.refresh();
    until("the refusal shows", async || is_refused(&store)).await;
    view.until("nothing that the token opened shows", |reading| reading.value.is_none()).await;
}

#[wasm_bindgen_test]
async fn a_single_reading_learns_it() {
    begin().await;
    strike("list_tickets", status(401)).await;
    let store = store();
    assert_eq!(store.fetch(ticket::list().page(1)).await.unwrap_err(), Failure::Refused);
    assert!(is_refused(&store));
}

#[wasm_bindgen_test]
async fn a_write_learns_it() {
    begin().await;
    strike("create_ticket", status(401)).await;
    let store = store();
    assert_eq!(store.write(&new_ticket(draft("Never"))).await.unwrap_err(), Failure::Refused);
    assert!(is_refused(&store));
}

#[wasm_bindgen_test]
async fn what_is_merely_forbidden_does_not_end_the_session() {
    begin().await;
    strike("list_tickets", status(403)).await;
    let store = store();
    assert!(store.fetch(ticket::list().page(1)).await.is_err());
    assert!(!is_refused(&store));
}
