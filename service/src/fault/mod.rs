//! Misbehaviour on request: what a network, a proxy or a tired server does to an answer.

mod plan;

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
pub(crate) use plan::Faults;
pub use plan::{FaultPlan, Target};
use serde::{Deserialize, Deserializer};

use crate::perform::Answer;

/// One way to misbehave.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Fault {
    /// The answer is late.
    Latency {
        /// By how much.
        milliseconds: u64,
    },
    /// The request is not handled; the answer is this status.
    Status {
        /// The status.
        #[serde(deserialize_with = "status_code")]
        status: StatusCode,
        /// The `Retry-After` header: seconds or an HTTP date.
        #[serde(default)]
        retry_after: Option<String>,
        /// The body; absent for a JSON message.
        #[serde(default)]
        body: Option<String>,
        /// The body's type; absent for JSON.
        #[serde(default)]
        content_type: Option<String>,
    },
    /// The request is not handled; the answer is a proxy's page about it, with status 502.
    Html,
    /// The request is handled; its answer is not JSON any more.
    BrokenJson,
    /// The request is handled; its answer stops half-way.
    CutJson,
    /// The connection is closed before the request is handled.
    Drop,
    /// The request is handled, and what it wrote stays; then the connection is closed.
    LostAnswer,
    /// There is never an answer.
    Hang,
    /// The request is not handled; the answer sends the client elsewhere.
    Redirect {
        /// Where to.
        location: String,
    },
    /// The request is handled; its answer lacks what lets pages of other origins read it.
    NoCors,
    /// The request is not handled; the answer is this JSON text, with status 200.
    Body {
        /// The text.
        body: String,
    },
}

/// Marks a response that never leaves: its connection is closed instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dropped;

/// Marks a response that leaves without CORS headers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WithoutCors;

impl Fault {
    /// A status with a JSON message and nothing else.
    pub fn status(status: StatusCode) -> Self {
        Self::Status { status, retry_after: None, body: None, content_type: None }
    }

    /// What happens before a request is handled; a response means that it is not.
    pub(crate) async fn before(&self) -> Option<Response> {
        match self {
            Self::Latency { milliseconds } => {
                tokio::time::sleep(Duration::from_millis(*milliseconds)).await;
                None
            }
            Self::Hang => std::future::pending().await,
            Self::Drop => Some(dropped()),
            Self::Status { status, retry_after, body, content_type } => {
                let message = || format!(r#"{{"message":"{status}"}}"#);
                let mut response = Response::new(Body::from(body.clone().unwrap_or_else(message)));
                *response.status_mut() = *status;
                let content_type = content_type.as_deref().unwrap_or("application/json");
                set(&mut response, header::CONTENT_TYPE, content_type);
                if let Some(retry_after) = retry_after {
                    set(&mut response, header::RETRY_AFTER, retry_after);
                }
                Some(response)
            }
            Self::Html => Some((StatusCode::BAD_GATEWAY, Html(BAD_GATEWAY)).into_response()),
            Self::Redirect { location } => {
                let mut response = StatusCode::FOUND.into_response();
                set(&mut response, header::LOCATION, location);
                Some(response)
            }
            Self::Body { body } => Some(Answer(body.clone()).into_response()),
            Self::BrokenJson | Self::CutJson | Self::LostAnswer | Self::NoCors => None,
        }
    }

    /// What happens to the JSON of a request that was handled well.
    pub(crate) fn spoil(&self, answer: Answer) -> Answer {
        match self {
            Self::BrokenJson => Answer(answer.0.replacen(':', "", 1)),
            Self::CutJson => Answer(answer.0.chars().take(answer.0.chars().count() / 2).collect()),
            _ => answer,
        }
    }

    /// What happens to the response of a request that was handled.
    pub(crate) fn after(&self, mut response: Response) -> Response {
        match self {
            Self::LostAnswer => dropped(),
            Self::NoCors => {
                response.extensions_mut().insert(WithoutCors);
                response
            }
            _ => response,
        }
    }
}

fn dropped() -> Response {
    let mut response = Response::new(Body::empty());
    response.extensions_mut().insert(Dropped);
    response
}

/// Sets a header to a text of the plan's; one that no header can hold is left out.
fn set(response: &mut Response, name: header::HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        response.headers_mut().insert(name, value);
    }
}

fn status_code<'de, D: Deserializer<'de>>(deserializer: D) -> Result<StatusCode, D::Error> {
    StatusCode::from_u16(u16::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

const BAD_GATEWAY: &str = "<!doctype html>\n<html lang=\"en\"><head><title>502 Bad Gateway</title></head>\
    <body><h1>Bad Gateway</h1><p>The upstream server did not answer.</p></body></html>\n";
