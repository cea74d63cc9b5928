//! The body of a request, from bytes to fields.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use http_body_util::BodyExt;
use serde_json::Value;

use super::given::Given;
use super::members::Members;
use super::multipart::{self, Part};
use crate::problems::Problems;
use crate::refusal::Refusal;
use crate::request_log::{RecordedBody, RecordedPart};

/// How a body spells its values; the interface leaves it open ("Endpoints").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// Values have JSON's types.
    Json,
    /// Values are texts and files.
    Form,
}

/// The fields of a body.
#[derive(Debug)]
pub(crate) struct Body {
    fields: BTreeMap<String, Given>,
    encoding: Encoding,
}

impl Body {
    /// The names of its fields.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.keys().map(String::as_str)
    }

    /// Its fields, to be read; what is wrong with them goes to `problems`.
    pub(crate) fn members<'a>(&'a self, problems: &'a Problems) -> Members<'a> {
        Members::new(&self.fields, self.encoding, String::new(), problems)
    }
}

/// A body that has arrived, for the log and for the operation.
pub(crate) struct Received {
    /// How it is recorded.
    pub(crate) recorded: RecordedBody,
    /// Its fields, or why there are none.
    pub(crate) body: Result<Body, Refusal>,
}

impl Received {
    /// Reads the whole body, but keeps no more than the limit.
    pub(crate) async fn read(headers: &HeaderMap, body: axum::body::Body, limit: usize) -> Self {
        let content = match collect(body, limit).await {
            Ok(content) => content,
            Err(refusal) => return Self { recorded: RecordedBody::Text(String::new()), body: Err(refusal) },
        };
        let content_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if let Some(boundary) = content_type.and_then(|text| multer::parse_boundary(text).ok()) {
            return match multipart::parts(content, boundary).await {
                Ok(parts) => Self { recorded: recorded(&parts), body: Ok(form(parts)) },
                Err(error) => Self {
                    recorded: RecordedBody::Parts(Vec::new()),
                    body: Err(Refusal::Malformed(format!(
                        "The body is not valid multipart/form-data: {error}."
                    ))),
                },
            };
        }
        let recorded = RecordedBody::Text(String::from_utf8_lossy(&content).into_owned());
        let is_json = content_type.is_some_and(is_json);
        let body = if is_json { json(&content) } else { Err(Refusal::UnsupportedMediaType) };
        Self { recorded, body }
    }
}

/// Takes in the whole body even when it is too large: a client that is still sending could not read the refusal.
async fn collect(mut body: axum::body::Body, limit: usize) -> Result<Bytes, Refusal> {
    let mut content = Vec::new();
    let mut size = 0;
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| Refusal::Malformed("The body did not arrive whole.".into()))?;
        let Some(data) = frame.data_ref() else { continue };
        size += data.len();
        if size <= limit {
            content.extend_from_slice(data);
        }
    }
    if size > limit { Err(Refusal::TooLarge(limit)) } else { Ok(content.into()) }
}

fn is_json(content_type: &str) -> bool {
    let essence = content_type.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}

fn json(content: &[u8]) -> Result<Body, Refusal> {
    let value: Value = serde_json::from_slice(content)
        .map_err(|error| Refusal::Malformed(format!("The body is not valid JSON: {error}.")))?;
    match Given::from(value) {
        Given::Object(fields) => Ok(Body { fields, encoding: Encoding::Json }),
        _ => Err(Refusal::Malformed("The body must be a JSON object.".into())),
    }
}

fn form(parts: Vec<Part>) -> Body {
    Body { fields: multipart::fields(parts), encoding: Encoding::Form }
}

fn recorded(parts: &[Part]) -> RecordedBody {
    let record = |part: &Part| RecordedPart {
        name: part.name.clone(),
        file_name: part.file_name.clone(),
        content_type: part.content_type.clone(),
        size: part.content.len(),
        text: part.file_name.is_none().then(|| String::from_utf8_lossy(&part.content).into_owned()),
    };
    RecordedBody::Parts(parts.iter().map(record).collect())
}
