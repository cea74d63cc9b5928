//! Operations as values.

use super::assumptions::IdForm;
use super::body::Body;
use super::endpoint::Endpoint;
use super::form_data::{Part, UnencodableBody, edited_parts, parts};
use super::raw_json::FreeObject;
use super::reader::{InWorker, LongListed};
use loket_models::{DecodeError, FromJson, Identified, Page, Received, read_id, read_record};

/// Reads the text of an answer.
type Decode<T> = fn(&str) -> Result<T, DecodeError>;

/// An operation that changes nothing (GET): it may be repeated, and its answer may be cached.
pub struct Query<T> {
    endpoint: Endpoint,
    decode: Decode<T>,
}

/// An operation that changes something (POST): never repeated by itself.
pub struct Mutation<T> {
    endpoint: Endpoint,
    body: Body,
    edited: Option<FreeObject>,
    decode: Decode<T>,
}

/// The pages of a list.
pub struct PagedQuery<T> {
    endpoint: Endpoint,
    decode: Decode<Page<T>>,
    /// How the worker reads it once it is long; none of lists that are short everywhere.
    pub(super) in_worker: Option<InWorker<T>>,
}

impl<T: FromJson> PagedQuery<T> {
    pub(super) fn new(endpoint: Endpoint) -> Self {
        Self { endpoint, decode: Page::read, in_worker: None }
    }

    /// A list that may have thousands of records.
    pub(super) fn long(endpoint: Endpoint) -> Self
    where
        T: LongListed,
    {
        Self { in_worker: Some(InWorker::new()), ..Self::new(endpoint) }
    }
}

impl<T> PagedQuery<T> {
    /// Where it is, without a page.
    pub fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// Reads one page, counted from 1.
    pub fn page(&self, number: u64) -> Query<Page<T>> {
        Query { endpoint: self.endpoint.page(number), decode: self.decode }
    }
}

impl<T: FromJson> Query<Received<T>> {
    /// One record.
    pub(super) fn record(endpoint: Endpoint) -> Self {
        Self { endpoint, decode: read_record }
    }
}

impl<T: FromJson + Identified> Mutation<Received<T>> {
    /// A write that answers with the record it wrote.
    pub(super) fn record(endpoint: Endpoint, body: Body) -> Self {
        Self { endpoint, body, edited: None, decode: read_record }
    }

    /// A write of a new record; `None` if the body lacks a required member. A new record has nothing to clear, so null
    /// members are left out.
    pub(super) fn create(endpoint: Endpoint, body: Body, required: &[&str]) -> Option<Self> {
        let body = body.without_nulls();
        required.iter().all(|name| body.holds(name)).then(|| Self::record(endpoint, body))
    }

    /// The same, but reads only the id of the answer: the record was written even if the rest of the answer can't be
    /// read. All writes are of one type then.
    pub fn for_id(self) -> Mutation<String> {
        let Self { endpoint, body, edited, .. } = self;
        Mutation { endpoint, body, edited, decode: read_id }
    }
}

impl<T> Query<T> {
    /// Where it goes.
    pub fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// Reads the text of an answer.
    pub fn decode(&self, text: &str) -> Result<T, DecodeError> {
        (self.decode)(text)
    }
}

impl<T> Mutation<T> {
    /// The same with the text that an expert made of its body.
    pub fn edited(self, text: FreeObject) -> Self {
        Self { edited: Some(text), ..self }
    }

    /// Where it goes.
    pub fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// What it sends, unless it was edited.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// What it sends as JSON text.
    pub fn to_json(&self, ids: IdForm) -> String {
        self.edited.as_ref().map_or_else(|| self.body.to_json(ids), |text| text.text().to_owned())
    }

    /// What it sends as a member, as a text; empty if it sends nothing.
    pub fn text(&self, member: &str) -> String {
        let body: serde_json::Value =
            serde_json::from_str(&self.to_json(IdForm::default())).unwrap_or_default();
        match &body[member] {
            serde_json::Value::Null => String::new(),
            serde_json::Value::String(text) => text.clone(),
            other => other.to_string(),
        }
    }

    /// What it sends as the parts of a form.
    pub fn parts(&self) -> Result<Vec<Part>, UnencodableBody> {
        self.edited.as_ref().map_or_else(|| parts(&self.body), |text| edited_parts(text, &self.body))
    }

    pub(super) fn decode(&self, text: &str) -> Result<T, DecodeError> {
        (self.decode)(text)
    }
}

impl<T> Clone for Query<T> {
    fn clone(&self) -> Self {
        Self { endpoint: self.endpoint.clone(), decode: self.decode }
    }
}

impl<T> Clone for PagedQuery<T> {
    fn clone(&self) -> Self {
        Self { endpoint: self.endpoint.clone(), decode: self.decode, in_worker: self.in_worker }
    }
}

impl<T> Clone for Mutation<T> {
    fn clone(&self) -> Self {
        Self {
            endpoint: self.endpoint.clone(),
            body: self.body.clone(),
            edited: self.edited.clone(),
            decode: self.decode,
        }
    }
}
