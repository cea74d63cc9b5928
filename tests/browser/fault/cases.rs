//! Each fault, and what it means for any operation.

use std::time::Duration;

use loket::api::Failure;
use loket::models::{DecodeError, ErrorBody};
use serde_json::{Value, json};

use crate::setup::stand_in::{ADDRESS, status};

/// A fault and its meaning.
pub struct Case {
    /// What the stand-in does.
    pub fault: Value,
    /// Whether a failure says so.
    pub means: fn(&Failure) -> bool,
    /// Whether a write may have been carried out all the same.
    pub leaves_outcome_unknown: bool,
}

/// A fault that can't have let a write through.
fn refused(fault: Value, means: fn(&Failure) -> bool) -> Case {
    Case { fault, means, leaves_outcome_unknown: false }
}

/// A fault after which the outcome of a write is unknown.
fn unknown(fault: Value, means: fn(&Failure) -> bool) -> Case {
    Case { fault, means, leaves_outcome_unknown: true }
}

/// Faults that another try would meet again.
pub fn lasting() -> Vec<Case> {
    let fields = r#"{"message":"Nee.","errors":{"price":["Te laag."],"dates.0":["Weg.","Oud."]}}"#;
    vec![
        refused(
            status(400),
            |failure| matches!(failure, Failure::Invalid(it) if says(it, "400 Bad Request")),
        ),
        refused(status(401), |failure| *failure == Failure::Refused),
        refused(
            status(403),
            |failure| matches!(failure, Failure::Forbidden(it) if says(it, "403 Forbidden")),
        ),
        refused(status(404), |failure| matches!(failure, Failure::NotFound(_))),
        refused(status(409), |failure| matches!(failure, Failure::Conflict(it) if says(it, "409 Conflict"))),
        refused(status(413), |failure| matches!(failure, Failure::TooLarge(_))),
        refused(status(415), |failure| matches!(failure, Failure::UnsupportedBody(_))),
        refused(
            status(418),
            |failure| matches!(failure, Failure::Unexpected { status: 418, refusal } if says(refusal, "418 I'm a teapot")),
        ),
        refused(status(419), |failure| matches!(failure, Failure::Expired(_))),
        refused(json!({ "kind": "status", "status": 422, "body": fields }), |failure| {
            let fields = [("dates.0", vec!["Weg.", "Oud."]), ("price", vec!["Te laag."])];
            matches!(failure, Failure::Invalid(it) if says(it, "Nee.") && it.fields == fields.map(owned))
        }),
        unknown(json!({ "kind": "redirect", "location": format!("{ADDRESS}/v1/fields") }), |failure| {
            *failure == Failure::Redirected
        }),
        unknown(json!({ "kind": "no_cors" }), |failure| *failure == Failure::Blocked),
    ]
}

/// Faults that may be gone at the next try.
pub fn passing() -> Vec<Case> {
    vec![
        refused(status(429), |failure| *failure == Failure::TooMany { retry_after: None }),
        unknown(status(500), |failure| is_fault_of_service(failure, 500, "500 Internal Server Error")),
        unknown(status(502), |failure| is_fault_of_service(failure, 502, "502 Bad Gateway")),
        unknown(status(503), |failure| is_fault_of_service(failure, 503, "503 Service Unavailable")),
        unknown(status(504), |failure| is_fault_of_service(failure, 504, "504 Gateway Timeout")),
        unknown(json!({ "kind": "html" }), |failure| is_fault_of_service(failure, 502, "502 Bad Gateway")),
        unknown(json!({ "kind": "drop" }), |failure| *failure == Failure::Dropped),
        unknown(json!({ "kind": "lost_answer" }), |failure| *failure == Failure::Dropped),
    ]
}

/// Too many requests, and for how long.
pub fn asks_for_a_pause() -> Case {
    refused(json!({ "kind": "status", "status": 429, "retry_after": "7" }), |failure| {
        *failure == Failure::TooMany { retry_after: Some(Duration::from_secs(7)) }
    })
}

/// Successes that can't be read.
pub fn unreadable() -> Vec<Case> {
    let body = |body: &str| json!({ "kind": "body", "body": body });
    let welcome = "<!doctype html><title>Welcome</title>";
    let page = json!({ "kind": "status", "status": 200, "body": welcome, "content_type": "text/html" });
    vec![
        unknown(body("not json"), |failure| is_unreadable(failure, "not JSON (line 1, column 2)")),
        unknown(body("[1]"), |failure| is_unreadable(failure, "expected an object, found a list")),
        unknown(body("\"text\""), |failure| is_unreadable(failure, "expected an object, found a text")),
        unknown(body(r#"{"data":"text"}"#), |failure| is_unreadable(failure, "expected")),
        unknown(page, |failure| is_unreadable(failure, "not JSON (line 1, column 1)")),
        unknown(json!({ "kind": "cut_json" }), |failure| is_unreadable(failure, "the text ends too early")),
        unknown(json!({ "kind": "broken_json" }), |failure| {
            is_unreadable(failure, "not JSON (line 1, column")
        }),
    ]
}

/// No answer at all.
pub fn silent() -> Case {
    unknown(json!({ "kind": "hang" }), |failure| *failure == Failure::TimedOut)
}

fn says(refusal: &ErrorBody, message: &str) -> bool {
    refusal.message.as_deref() == Some(message)
}

fn owned((field, messages): (&str, Vec<&str>)) -> (String, Vec<String>) {
    (field.to_owned(), messages.into_iter().map(str::to_owned).collect())
}

fn is_fault_of_service(failure: &Failure, expected: u16, message: &str) -> bool {
    matches!(failure, Failure::Service { status, refusal } if *status == expected && says(refusal, message))
}

fn is_unreadable(failure: &Failure, expected: &str) -> bool {
    matches!(failure, Failure::DecodeError(DecodeError { reason, .. }) if reason.to_string().starts_with(expected))
}
