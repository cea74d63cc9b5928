//! Operations as values.

use serde::de::DeserializeOwned;

use super::body::Body;
use super::endpoint::Endpoint;
use crate::wire::{Page, Received, Unreadable, read_record};

/// Reads the text of an answer.
type Decode<T> = fn(&str) -> Result<T, Unreadable>;

/// An operation that changes nothing (GET): may be repeated, its answer may be kept.
pub struct Read<T> {
    endpoint: Endpoint,
    decode: Decode<T>,
}

/// An operation that changes something (POST): never repeated by itself.
pub struct Write<T> {
    endpoint: Endpoint,
    body: Body,
    decode: Decode<T>,
}

impl<T: DeserializeOwned> Read<Page<T>> {
    /// A page of a list, from 1.
    pub(super) fn page(list: Endpoint, page: u64) -> Self {
        Self { endpoint: list.with("page", page), decode: Page::read }
    }
}

impl<T: DeserializeOwned> Read<Received<T>> {
    /// One record.
    pub(super) fn record(endpoint: Endpoint) -> Self {
        Self { endpoint, decode: read_record }
    }
}

impl<T: DeserializeOwned> Write<Received<T>> {
    /// A write that answers with the record it wrote.
    pub(super) fn record(endpoint: Endpoint, body: Body) -> Self {
        Self { endpoint, body, decode: read_record }
    }
}

impl<T> Read<T> {
    /// Where it goes.
    pub fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    pub(super) fn decode(&self, text: &str) -> Result<T, Unreadable> {
        (self.decode)(text)
    }
}

impl<T> Write<T> {
    /// Where it goes.
    pub fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// What it sends.
    pub fn body(&self) -> &Body {
        &self.body
    }

    pub(super) fn decode(&self, text: &str) -> Result<T, Unreadable> {
        (self.decode)(text)
    }
}

impl<T> Clone for Read<T> {
    fn clone(&self) -> Self {
        Self { endpoint: self.endpoint.clone(), decode: self.decode }
    }
}

impl<T> Clone for Write<T> {
    fn clone(&self) -> Self {
        Self { endpoint: self.endpoint.clone(), body: self.body.clone(), decode: self.decode }
    }
}
