//! Answers with a success that can't be read.

use loket::api::{Failure, ticket};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::begin;
use crate::setup::stand_in::{client, count, strike_once};

/// The failure of a page of tickets under a fault, in words.
async fn reason(fault: Value) -> String {
    begin().await;
    strike_once("list_tickets", fault).await;
    let failure = client().read(&ticket::list(1)).await.unwrap_err();
    assert_eq!(count("list_tickets").await, 1);
    assert!(matches!(failure, Failure::Unreadable(_)), "{failure}");
    failure.to_string()
}

#[wasm_bindgen_test]
async fn broken_json_says_where_it_breaks() {
    let reason = reason(json!({ "kind": "broken_json" })).await;
    assert!(reason.contains("not JSON (line 1, column"), "{reason}");
}

#[wasm_bindgen_test]
async fn an_answer_that_is_cut_off_says_so() {
    let reason = reason(json!({ "kind": "cut_json" })).await;
    assert!(reason.contains("the text ends too early"), "{reason}");
}

#[wasm_bindgen_test]
async fn a_page_for_people_is_no_answer() {
    let page = "<!doctype html><title>Welcome</title>";
    let fault = json!({ "kind": "status", "status": 200, "body": page, "content_type": "text/html" });
    let reason = reason(fault).await;
    assert!(reason.contains("not JSON"), "{reason}");
}

#[wasm_bindgen_test]
async fn an_answer_of_another_shape_says_where_it_differs() {
    let reason = reason(json!({ "kind": "body", "body": r#"{"data":"secret"}"# })).await;
    assert!(reason.contains("data: expected"), "{reason}");
    assert!(!reason.contains("secret"), "{reason}");
}
