//! Creating and updating.

use loket::api::client::{Encoding, RequestSettings};
use loket::api::ticket::{self, UpdateTicket};
use loket::api::{Client, Failure, NullablePatch, Patch};
use loket::domain::Price;
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::begin;
use crate::setup::stand_in::{Recorded, client, connection, requests_for, strike_once};
use crate::setup::tickets::{created, draft, unique_name};

/// The JSON of a request's body.
fn body(request: &Recorded) -> Value {
    serde_json::from_str(request.body.as_str().unwrap()).unwrap()
}

#[wasm_bindgen_test]
async fn a_new_ticket_is_there_afterwards() {
    begin().await;
    let name = unique_name();
    let created = client().write(&ticket::create(draft(&name))).await.unwrap();
    assert_eq!((created.name.as_str(), created.price), (name.as_str(), Price::parse("12.50").unwrap()));
    let read = client().read(&ticket::get(&created.id)).await.unwrap();
    assert_eq!(read.name, name);

    let [request] = &requests_for("create_ticket").await[..] else { panic!("one request") };
    assert_eq!((request.method.as_str(), request.path.as_str()), ("POST", "/v1/tickets"));
    assert_eq!(request.headers.get("content-type").map(String::as_str), Some("application/json"));
    assert!(request.authorized);
    assert_eq!(request.ignored_fields, [""; 0]);
    assert!(request.body.as_str().unwrap().contains("12.50"), "the price with two fractional digits");
}

#[wasm_bindgen_test]
async fn a_deployment_that_wants_forms_sends_the_same_ticket_in_parts() {
    begin().await;
    let settings = RequestSettings { encoding: Encoding::Form, ..RequestSettings::default() };
    let name = unique_name();
    let created = Client::new(connection(), settings).write(&ticket::create(draft(&name))).await.unwrap();
    assert_eq!((created.name.as_str(), created.is_entry), (name.as_str(), Some(true)));

    let [request] = &requests_for("create_ticket").await[..] else { panic!("one request") };
    let content_type = request.headers.get("content-type").unwrap();
    assert!(content_type.starts_with("multipart/form-data; boundary="), "{content_type}");
    let parts = request.body.as_array().unwrap();
    let text = |name: &str| parts.iter().find(|part| part["name"] == name).map(|part| part["text"].clone());
    assert_eq!(text("name"), Some(json!(name)));
    assert_eq!(text("price"), Some(json!("12.50")));
    assert_eq!((text("is_entry"), text("is_hidden")), (Some(json!("1")), Some(json!("0"))));
}

#[wasm_bindgen_test]
async fn an_update_sends_and_changes_nothing_but_what_it_sets() {
    begin().await;
    let before = created().await;
    let name = unique_name();
    let changes = UpdateTicket { name: Patch::Set(name.clone()), ..UpdateTicket::default() };
    client().write(&ticket::update(&before.id, changes)).await.unwrap();
    let after = client().read(&ticket::get(&before.id)).await.unwrap().record;
    assert_eq!(
        (after.name.as_str(), after.price, after.is_entry),
        (name.as_str(), before.price, before.is_entry)
    );
    let [request] = &requests_for("update_ticket").await[..] else { panic!("one request") };
    assert_eq!(body(request), json!({ "name": name }));
}

#[wasm_bindgen_test]
async fn an_update_clears_with_null() {
    begin().await;
    let id = created().await.id;
    let limit = |max_order_amount| UpdateTicket { max_order_amount, ..UpdateTicket::default() };
    let limited = client().write(&ticket::update(&id, limit(NullablePatch::Set(3)))).await.unwrap();
    assert_eq!(limited.max_order_amount, Some(3));
    let cleared = client().write(&ticket::update(&id, limit(NullablePatch::Clear))).await.unwrap();
    assert_ne!(cleared.max_order_amount, Some(3));
    let updates = requests_for("update_ticket").await;
    assert_eq!(body(&updates[1]), json!({ "max_order_amount": null }));
}

#[wasm_bindgen_test]
async fn what_the_service_says_of_a_field_comes_back_with_its_name() {
    begin().await;
    let failure = client().write(&ticket::create(draft(""))).await.unwrap_err();
    let Failure::Invalid(refusal) = failure else { panic!("{failure}") };
    assert_eq!(refusal.fields.iter().map(|(field, _)| field.as_str()).collect::<Vec<_>>(), ["name"]);
}

#[wasm_bindgen_test]
async fn an_unreadable_answer_to_a_write_leaves_its_outcome_unknown() {
    begin().await;
    for kind in ["broken_json", "cut_json"] {
        strike_once("create_ticket", json!({ "kind": kind })).await;
        let failure = client().write(&ticket::create(draft(&unique_name()))).await.unwrap_err();
        assert!(matches!(failure, Failure::Unreadable(_)), "{kind}: {failure}");
        assert!(failure.leaves_outcome_unknown(), "{kind}");
    }
}
