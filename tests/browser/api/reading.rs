//! Lists and records of the service.

use leptos::prelude::window;
use loket::api::{Failure, event, ticket};
use loket::domain::{EventId, TicketId};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::begin;
use crate::setup::stand_in::{client, requests};

#[wasm_bindgen_test]
async fn a_page_of_tickets_knows_its_place() {
    begin().await;
    let page = client().read(&ticket::list(2)).await.unwrap();
    assert_eq!(page.rows.len(), 20);
    assert!(page.rows.iter().all(|row| row.record().is_some()));
    assert_eq!((page.place.page, page.place.from, page.place.to), (2, 21, 40));
    assert_eq!(page.place.last_page, page.place.total.div_ceil(20));
}

#[wasm_bindgen_test]
async fn a_page_after_the_last_is_empty() {
    begin().await;
    let page = client().read(&ticket::list(9_999)).await.unwrap();
    assert_eq!(page.rows, []);
    assert_eq!((page.place.from, page.place.to), (0, 0));
    assert!(page.place.total > 0);
}

#[wasm_bindgen_test]
async fn a_ticket_is_the_same_in_the_list_and_by_itself() {
    begin().await;
    let page = client().read(&ticket::list(1)).await.unwrap();
    let listed = page.rows[0].record().unwrap();
    let ticket = client().read(&ticket::get(&listed.id)).await.unwrap();
    assert_eq!(ticket.record, *listed);
}

#[wasm_bindgen_test]
async fn an_event_is_the_same_in_the_list_and_by_itself() {
    begin().await;
    let page = client().read(&event::list(1)).await.unwrap();
    let listed = page.rows[0].record().unwrap();
    let event = client().read(&event::get(&listed.id)).await.unwrap();
    assert_eq!(event.record, *listed);
    assert!(!event.tickets.is_empty());
}

#[wasm_bindgen_test]
async fn what_the_service_does_not_have_is_not_found() {
    begin().await;
    let (ticket_id, event_id) = (TicketId::new("none").unwrap(), EventId::new("0").unwrap());
    assert_eq!(client().read(&ticket::get(&ticket_id)).await.unwrap_err(), Failure::NotFound);
    assert_eq!(client().read(&event::get(&event_id)).await.unwrap_err(), Failure::NotFound);
}

#[wasm_bindgen_test]
async fn a_read_asks_for_json_and_tells_nothing_of_the_page() {
    begin().await;
    client().read(&ticket::list(3)).await.unwrap();
    let [request] = &requests().await[..] else { panic!("one request") };
    assert_eq!((request.method.as_str(), request.path.as_str()), ("GET", "/v1/tickets"));
    assert_eq!(request.query.as_deref(), Some("page=3"));
    assert_eq!(request.body, json!(""));
    let header = |name: &str| request.headers.get(name).map(String::as_str);
    assert_eq!(header("accept"), Some("application/json"));
    assert_eq!(header("origin"), window().location().origin().ok().as_deref());
    for name in ["referer", "cookie", "content-type"] {
        assert_eq!(header(name), None, "{name}");
    }
}
