//! What the service does not have.

use loket::api::{Failure, event, ticket};
use loket::models::value::{EventId, TicketId};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::begin;
use crate::setup::stand_in::client;

#[wasm_bindgen_test]
async fn a_page_after_the_last_is_empty() {
    begin().await;
    let page = client().read(&ticket::list().page(9_999)).await.unwrap();
    assert_eq!(page.rows, []);
    assert_eq!((page.place.from, page.place.to), (0, 0));
    assert!(page.place.total > 0);
}

#[wasm_bindgen_test]
async fn what_the_service_does_not_have_is_not_found() {
    begin().await;
    let (ticket_id, event_id) = (TicketId::new("none").unwrap(), EventId::new("0").unwrap());
    assert!(matches!(client().read(&ticket::get(&ticket_id)).await.unwrap_err(), Failure::NotFound(_)));
    assert!(matches!(client().read(&event::get(&event_id)).await.unwrap_err(), Failure::NotFound(_)));
}
