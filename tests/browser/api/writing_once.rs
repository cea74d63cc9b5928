//! A write goes out once, whatever becomes of it.

use std::time::Duration;

use loket::api::client::RequestSettings;
use loket::api::{Client, Failure, ticket};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::fetches::Fetches;
use crate::setup::stage::begin;
use crate::setup::stand_in::{ADDRESS, connection, count, status, strike};
use crate::setup::tickets::{count_named, draft, unique_name};

/// Creates a ticket under a fault that stays, and returns why that fails.
async fn failure(fault: &Value, name: &str) -> Failure {
    begin().await;
    strike("create_ticket", fault.clone()).await;
    let settings = RequestSettings { timeout: Duration::from_secs(1), ..RequestSettings::default() };
    let fetches = Fetches::watch();
    let failure = Client::new(connection(), settings).write(&ticket::create(draft(name))).await.unwrap_err();
    fetches.only();
    failure
}

#[wasm_bindgen_test]
async fn a_refused_write_is_not_repeated_and_nothing_is_written() {
    let pause = json!({ "kind": "status", "status": 429, "retry_after": "0" });
    for fault in [400, 401, 403, 404, 409, 413, 415, 419, 422, 429].map(status).into_iter().chain([pause]) {
        let failure = failure(&fault, "Never").await;
        assert!(!failure.leaves_outcome_unknown(), "{fault}: {failure}");
        assert_eq!(count("create_ticket").await, 1, "{fault}");
    }
}

#[wasm_bindgen_test]
async fn a_write_without_an_answer_is_not_repeated_and_its_outcome_is_unknown() {
    let faults = [
        status(500),
        status(502),
        status(503),
        status(504),
        json!({ "kind": "html" }),
        json!({ "kind": "hang" }),
        json!({ "kind": "no_cors" }),
        json!({ "kind": "redirect", "location": format!("{ADDRESS}/v1/tickets") }),
    ];
    for fault in faults {
        let failure = failure(&fault, &unique_name()).await;
        assert!(failure.leaves_outcome_unknown(), "{fault}: {failure}");
        assert_eq!(count("create_ticket").await, 1, "{fault}");
    }
}

// Here the stand-in may be asked more than once: over HTTP/1.1 a browser itself sends a request again when a
// connection that it used before closes without a word. No page can see or prevent that; it can only ask once.
#[wasm_bindgen_test]
async fn when_the_connection_breaks_a_write_is_not_repeated_and_its_outcome_is_unknown() {
    for kind in ["drop", "lost_answer"] {
        let failure = failure(&json!({ "kind": kind }), &unique_name()).await;
        assert_eq!(failure, Failure::Dropped, "{kind}");
        assert!(failure.leaves_outcome_unknown(), "{kind}");
    }
}

#[wasm_bindgen_test]
async fn a_write_whose_answer_is_lost_may_have_been_carried_out() {
    let name = unique_name();
    failure(&json!({ "kind": "lost_answer" }), &name).await;
    assert!(count_named(&name).await >= 1);
}
