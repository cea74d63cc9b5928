//! Answers other than success.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::problems::Problems;

/// Why a request is not carried out.
///
/// The interface leaves statuses and payloads open ("Errors"); these are the stand-in's choice.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// No token, or not the organisation's.
    #[error("Unauthenticated.")]
    Unauthenticated,
    /// There is no such record, or no such path.
    #[error("{0}")]
    NotFound(String),
    /// The path is known, the method is not.
    #[error("This method is not supported for this path.")]
    MethodNotAllowed,
    /// The body is larger than the service takes.
    #[error("The body is larger than {0} bytes.")]
    TooLarge(usize),
    /// The body is neither JSON nor multipart/form-data.
    #[error("The body must be application/json or multipart/form-data.")]
    UnsupportedMediaType,
    /// The body is not what its type says.
    #[error("{0}")]
    Malformed(String),
    /// Fields of the request break a rule.
    #[error("The given data was invalid.")]
    Invalid(Problems),
    /// More requests in this second than are allowed.
    #[error("Too many requests.")]
    TooMany,
    /// The stand-in's own fault.
    #[error("The service failed.")]
    Failed(String),
}

/// What every refusal looks like.
#[derive(Serialize)]
struct Payload {
    message: String,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    errors: BTreeMap<String, Vec<String>>,
}

impl Refusal {
    /// A record that this organisation does not have.
    pub(crate) fn no_such(kind: &str) -> Self {
        Self::NotFound(format!("There is no such {kind}."))
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::Unauthenticated => StatusCode::UNAUTHORIZED,
            Self::NotFound(_) => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<rusqlite::Error> for Refusal {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        if let Self::Failed(error) = &self {
            tracing::error!(%error, "a request could not be carried out");
        }
        let status = self.status();
        let message = self.to_string();
        let errors = match self {
            Self::Invalid(problems) => problems.into_messages(),
            _ => BTreeMap::new(),
        };
        let mut response = (status, Json(Payload { message, errors })).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            // The limit counts by the second, so the next one is open again.
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
