//! What each status of the service means.

use std::time::Duration;

use loket::api::{Failure, ticket};
use loket::wire::Refusal;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::begin;
use crate::setup::stand_in::{client, count, status, strike, strike_once};

/// What a status means, given what the service says with it.
type Meaning = fn(Refusal) -> Failure;

#[wasm_bindgen_test]
async fn a_status_becomes_what_a_person_can_do_about_it() {
    begin().await;
    let cases: [(u16, Meaning); 15] = [
        (400, Failure::Invalid),
        (401, |_| Failure::Refused),
        (403, Failure::Forbidden),
        (404, |_| Failure::NotFound),
        (409, Failure::Conflict),
        (413, Failure::TooLarge),
        (415, Failure::UnsupportedBody),
        (418, |refusal| Failure::Unexpected { status: 418, refusal }),
        (419, Failure::Expired),
        (422, Failure::Invalid),
        (429, |_| Failure::TooMany { retry_after: None }),
        (500, |refusal| Failure::Service { status: 500, refusal }),
        (502, |refusal| Failure::Service { status: 502, refusal }),
        (503, |refusal| Failure::Service { status: 503, refusal }),
        (504, |refusal| Failure::Service { status: 504, refusal }),
    ];
    let body = r#"{"message":"Nu niet.","errors":{"price":["Te laag."]}}"#;
    let refusal = Refusal {
        message: Some("Nu niet.".to_owned()),
        fields: vec![("price".to_owned(), vec!["Te laag.".to_owned()])],
    };
    for (status, expected) in cases {
        strike_once("list_tickets", json!({ "kind": "status", "status": status, "body": body })).await;
        let failure = client().read_once(&ticket::list(1)).await.unwrap_err();
        assert_eq!(failure, expected(refusal.clone()));
    }
}

#[wasm_bindgen_test]
async fn what_will_not_pass_is_asked_once() {
    begin().await;
    for (asked, refused) in [400, 401, 403, 404, 409, 413, 415, 419, 422].into_iter().enumerate() {
        strike_once("list_tickets", status(refused)).await;
        assert!(client().read(&ticket::list(1)).await.is_err(), "{refused}");
        assert_eq!(count("list_tickets").await, asked + 1, "{refused}");
    }
}

#[wasm_bindgen_test]
async fn the_page_of_a_proxy_is_known_by_its_title() {
    begin().await;
    strike("list_tickets", json!({ "kind": "html" })).await;
    let failure = client().read_once(&ticket::list(1)).await.unwrap_err();
    let refusal = Refusal { message: Some("502 Bad Gateway".to_owned()), fields: Vec::new() };
    assert_eq!(failure, Failure::Service { status: 502, refusal });
}

#[wasm_bindgen_test]
async fn the_wanted_pause_is_read_across_origins() {
    begin().await;
    let asked = json!({ "kind": "status", "status": 429, "retry_after": "3600" });
    strike("list_tickets", asked).await;
    let failure = client().read(&ticket::list(1)).await.unwrap_err();
    assert_eq!(failure, Failure::TooMany { retry_after: Some(Duration::from_secs(3600)) });
    assert_eq!(count("list_tickets").await, 1, "so long a pause is left to the person");
}
