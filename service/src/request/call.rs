//! One call of an operation.

use super::body::Body;
use crate::refusal::Refusal;
use crate::timestamp::Timestamp;

/// What an operation gets to know about the request.
pub(crate) struct Call {
    /// The id or the session in the path; empty where the path has none.
    pub(crate) record: String,
    /// The query, decoded.
    pub(crate) query: Vec<(String, String)>,
    /// The full URL of the path, without the query.
    pub(crate) url: String,
    /// The moment of the request.
    pub(crate) now: Timestamp,
    /// Whether a list begins with its newest records.
    pub(crate) newest_first: bool,
    /// The body. A refusal is looked at only once the record was found.
    pub(crate) body: Result<Body, Refusal>,
}

impl Call {
    /// The id in the path; one that is not a number names no record.
    pub(crate) fn id(&self, kind: &str) -> Result<i64, Refusal> {
        self.record.parse().map_err(|_| Refusal::no_such(kind))
    }

    /// A parameter of the query.
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}
