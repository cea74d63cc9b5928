//! What a failed fetch means, though the browser says only that it failed.

use std::time::Duration;

use js_sys::{Function, Object, Reflect};
use leptos::prelude::window;

use loket::api::{Client, Connection, Failure, Header, RequestSettings, ticket};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::fetches::Fetches;
use crate::setup::stage::begin;
use crate::setup::stand_in::{address, client, client_with, connection, strike};

/// The failure of the first page of tickets.
async fn failure(client: Client) -> Failure {
    client.read_once(&ticket::list().page(1)).await.unwrap_err()
}

/// A client of a service elsewhere.
fn client_at(service: &str) -> Client {
    let connection = Connection { address: address(service), ..connection() };
    Client::new(connection, RequestSettings::default())
}

#[wasm_bindgen_test]
async fn a_connection_that_breaks_is_not_blocked() {
    begin().await;
    strike("list_tickets", json!({ "kind": "drop" })).await;
    assert_eq!(failure(client()).await, Failure::Dropped);
}

#[wasm_bindgen_test]
async fn a_service_that_admits_no_other_origin_is_blocked() {
    begin().await;
    // The server of this page by another name is another origin, and it admits none.
    let service = window().location().origin().unwrap().replace("127.0.0.1", "localhost");
    assert_eq!(failure(client_at(&service)).await, Failure::Blocked);
}

#[wasm_bindgen_test]
async fn an_operation_that_admits_no_other_origin_is_blocked() {
    begin().await;
    strike("list_tickets", json!({ "kind": "no_cors" })).await;
    assert_eq!(failure(client()).await, Failure::Blocked);
}

#[wasm_bindgen_test]
async fn a_header_that_the_service_does_not_admit_is_blocked() {
    begin().await;
    let header = Header::new("X-Api-Key", None).unwrap();
    let client = Client::new(Connection { header, ..connection() }, RequestSettings::default());
    assert_eq!(failure(client).await, Failure::Blocked);
}

#[wasm_bindgen_test]
async fn where_nothing_listens_nothing_is_reached() {
    begin().await;
    assert_eq!(failure(client_at("http://127.0.0.1:2")).await, Failure::Unreachable);
}

#[wasm_bindgen_test]
async fn without_a_network_it_is_the_device() {
    begin().await;
    // The browser's own answer is on the prototype, and applies again when this one goes.
    let navigator = window().navigator();
    let offline = Object::new();
    Reflect::set(&offline, &"get".into(), &Function::new_no_args("return false")).unwrap();
    Reflect::set(&offline, &"configurable".into(), &true.into()).unwrap();
    Object::define_property(&navigator, &"onLine".into(), &offline);
    let failure = failure(client_at("http://127.0.0.1:2")).await;
    Reflect::delete_property(&navigator, &"onLine".into()).unwrap();
    assert_eq!(failure, Failure::Offline);
}

#[wasm_bindgen_test]
async fn an_answer_that_never_comes_is_given_up() {
    begin().await;
    strike("list_tickets", json!({ "kind": "hang" })).await;
    let settings = RequestSettings { timeout: Duration::from_millis(100), ..RequestSettings::default() };
    let fetches = Fetches::watch();
    assert_eq!(failure(client_with(settings)).await, Failure::TimedOut);
    assert!(fetches.only().signal().aborted());
}

#[wasm_bindgen_test]
async fn what_answers_in_the_place_of_a_service_that_has_worked_is_not_the_service() {
    begin().await;
    // As a gateway does in front of a service that is down.
    let service = window().location().origin().unwrap().replace("127.0.0.1", "localhost");
    let connection = Connection { address: address(&service), ..connection() };
    let client = Client::of_session(connection, RequestSettings::default());
    assert_eq!(failure(client).await, Failure::Unreachable);
}

#[wasm_bindgen_test]
async fn an_operation_that_admits_no_other_origin_is_blocked_in_a_session_too() {
    begin().await;
    strike("list_tickets", json!({ "kind": "no_cors" })).await;
    let client = Client::of_session(connection(), RequestSettings::default());
    assert_eq!(failure(client).await, Failure::Blocked);
}
