//! What a write may have changed is read again where it is watched; what it can't have changed is left alone.

use loket::api::order::OrderFilter;
use loket::api::ticket::{self, TicketBody};
use loket::api::{Patch, checkout, event, order, reference, shop};
use loket::query::Holding;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::sample;
use crate::setup::stage::{begin, until};
use crate::setup::stand_in::{behave, count, requests};
use crate::setup::tickets::{created, unique_name};
use crate::setup::watcher::{Watcher, store};

/// A view that has what it waited for.
async fn settled<T: Holding>(view: Watcher<T>) -> Watcher<T> {
    view.settled().await;
    view
}

#[wasm_bindgen_test]
async fn a_write_touches_what_shows_parts_of_it_and_nothing_else() {
    begin().await;
    let store = store();
    let (event, filter, ticket) = (sample::event(), OrderFilter::default(), created().await);
    let _touched = (
        settled(Watcher::of(&store, ticket::list())).await,
        settled(Watcher::of(&store, ticket::get(&ticket.id))).await,
        settled(Watcher::of(&store, event::list().page(1))).await,
        settled(Watcher::of(&store, event::get(&event))).await,
        settled(Watcher::of(&store, shop::list().page(1))).await,
        settled(Watcher::of(&store, shop::get(&sample::shop()))).await,
    );
    let _untouched = (
        settled(Watcher::of(&store, order::list(&event, filter).page(1))).await,
        settled(Watcher::of(&store, order::purchases(&event))).await,
        settled(Watcher::of(&store, order::get(&sample::order()))).await,
        settled(Watcher::of(&store, checkout::fields(&sample::session(), &event))).await,
        settled(Watcher::of(&store, reference::fields().page(1))).await,
    );
    behave().await;
    let changes = TicketBody { name: Patch::Set(unique_name()), ..TicketBody::default() };
    store.write(&ticket::update(&ticket.id, changes)).await.unwrap();

    let touched = ["list_tickets", "get_ticket", "list_events", "get_event", "list_shops", "get_shop"];
    until("all that is touched is read again", async || {
        let asked = requests().await;
        let is_asked = |name: &&str| asked.iter().any(|it| it.operation.as_deref() == Some(*name));
        touched.iter().all(is_asked)
    })
    .await;
    for name in ["list_orders", "list_purchases", "get_order", "get_fields", "list_fields"] {
        assert_eq!(count(name).await, 0, "{name}");
    }
}
