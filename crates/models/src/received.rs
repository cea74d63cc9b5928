//! A record beside the text it was read from.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::decode_error::{DecodeError, ValueKind};
use super::json::{FromJson, Json};

/// A record with the text it was received as, which includes the members that the interface doesn't show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Received<T> {
    /// The record.
    pub record: T,
    /// The JSON text of the record, as received.
    pub text: Box<str>,
}

impl<T> Deref for Received<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.record
    }
}

impl<T: FromJson> FromJson for Received<T> {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        T::from_json(json).map(|record| Self { record, text: json.text().into() })
    }
}

/// Reads an answer that is one record, also where a service wraps it in `data`.
pub fn read_record<T: FromJson>(text: &str) -> Result<Received<T>, DecodeError> {
    Received::from_json(unwrapped(Json::parse(text)?))
}

/// Reads the id of an answer that is one record, even if the rest of it can't be read.
pub fn read_id(text: &str) -> Result<String, DecodeError> {
    let id: PlainId = unwrapped(Json::parse(text)?).members()?.read("id")?;
    Ok(id.0)
}

/// An id of any kind of record.
struct PlainId(String);

impl FromJson for PlainId {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        let id = json.as_literal().filter(|id| !id.is_empty());
        id.map(|id| Self(id.into_owned())).ok_or_else(|| json.unexpected(ValueKind::Id))
    }
}

/// What an answer holds in `data`; no record of the interface has both that and no id.
fn unwrapped(answer: Json<'_>) -> Json<'_> {
    match answer.members() {
        Ok(members) if members.get("id").is_none() => members.get("data").unwrap_or(answer),
        _ => answer,
    }
}
