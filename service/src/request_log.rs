//! What was asked of the service, so that a test can say what the app sent.

use std::collections::BTreeMap;

use parking_lot::Mutex;
use serde::Serialize;

use crate::operation::Operation;

/// One request below `/v1`, as it arrived; the token is never part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordedRequest {
    /// The operation; none where the interface has none.
    pub operation: Option<Operation>,
    /// The method.
    pub method: String,
    /// The path, percent-encoded as it came.
    pub path: String,
    /// What followed the `?`.
    pub query: Option<String>,
    /// The headers by lower-case name, without the one that carries the token.
    pub headers: BTreeMap<String, String>,
    /// Whether it carried the organisation's token.
    pub authorized: bool,
    /// The body's type.
    pub content_type: Option<String>,
    /// The body.
    pub body: RecordedBody,
    /// The body's fields that the interface does not have; they were ignored.
    pub ignored_fields: Vec<String>,
}

/// The body of a recorded request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum RecordedBody {
    /// Anything but multipart.
    Text(String),
    /// The parts of multipart/form-data.
    Parts(Vec<RecordedPart>),
}

/// One part of a multipart body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordedPart {
    /// The field's name as it was sent, brackets included.
    pub name: String,
    /// The file's name, if the part is a file.
    pub file_name: Option<String>,
    /// The part's own type.
    pub content_type: Option<String>,
    /// The part's size in bytes.
    pub size: usize,
    /// The part's text; none for a file.
    pub text: Option<String>,
}

/// The requests since the start, or since the last clearing, in order of arrival.
#[derive(Debug, Default)]
pub(crate) struct RequestLog(Mutex<Vec<RecordedRequest>>);

impl RequestLog {
    pub(crate) fn record(&self, request: RecordedRequest) {
        self.0.lock().push(request);
    }

    pub(crate) fn requests(&self) -> Vec<RecordedRequest> {
        self.0.lock().clone()
    }

    pub(crate) fn clear(&self) {
        self.0.lock().clear();
    }
}
