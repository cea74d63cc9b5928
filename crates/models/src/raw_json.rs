//! Values whose structure the interface does not show.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::decode_error::DecodeError;
use super::json::{FromJson, Json};

/// A value that is stored and shown as received, and never guessed at.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RawJson(Box<str>);

impl RawJson {
    /// The JSON text, as received.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// It as JSON.
    pub fn parsed(&self) -> Option<Json<'_>> {
        Json::parse(&self.0).ok()
    }

    /// What it says, if it is a text.
    pub fn said(&self) -> Option<String> {
        Json::parse(&self.0).ok()?.as_text().map(|text| text.into_owned())
    }
}

impl fmt::Debug for RawJson {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromJson for RawJson {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        Ok(Self(json.text().into()))
    }

    /// Where the interface shows no elements, a value that is no list is taken as the only one: it is no reason to lose
    /// the record.
    fn list_from_json(json: Json<'_>) -> Result<Vec<Self>, DecodeError> {
        match json.elements() {
            Ok(elements) => elements.into_iter().map(Self::from_json).collect(),
            Err(_) => Ok(vec![Self(json.text().into())]),
        }
    }
}
