//! A record beside the text it was read from.

use std::fmt;
use std::ops::Deref;

use serde::de::{Deserialize, DeserializeOwned, Deserializer};
use serde_json::value::RawValue;

/// A record with the text it was received as: members that the interface doesn't show are kept there.
#[derive(Clone, Debug, PartialEq)]
pub struct Received<T> {
    /// The record.
    pub record: T,
    /// The JSON text of the record, as received.
    pub text: String,
}

impl<T> Deref for Received<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.record
    }
}

/// Where and why something could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct Unreadable {
    /// The path of the member, such as `dates[0].starts_at`; `.` for the whole.
    pub place: String,
    /// What was expected there, or what is wrong with the text.
    pub reason: String,
}

impl From<serde_path_to_error::Error<serde_json::Error>> for Unreadable {
    fn from(error: serde_path_to_error::Error<serde_json::Error>) -> Self {
        // A text that breaks off between members has no member to name.
        let place = match error.path().to_string() {
            unknown if unknown == "?" => ".".to_owned(),
            place => place,
        };
        Self { place, reason: reason(error.inner()) }
    }
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Self {
        Self { place: ".".to_owned(), reason: reason(&error) }
    }
}

/// A value whose structure the interface does not show: kept and shown as received, never guessed at.
#[derive(Clone, PartialEq, Eq)]
pub struct Unshown(String);

impl Unshown {
    /// The JSON text, as received.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Unshown {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Unshown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <&RawValue>::deserialize(deserializer).map(|raw| Self(raw.get().to_owned()))
    }
}

/// Reads one record from its JSON text.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let read: T = serde_path_to_error::deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(read)
}

/// Reads an answer that is one record, also where a service wraps it in `data`.
pub fn read_record<T: DeserializeOwned>(text: &str) -> Result<Received<T>, Unreadable> {
    #[derive(serde::Deserialize)]
    struct Wrapped<'a> {
        #[serde(borrow)]
        data: Option<&'a RawValue>,
        id: Option<serde::de::IgnoredAny>,
    }
    let text = match serde_json::from_str::<Wrapped<'_>>(text) {
        Ok(Wrapped { data: Some(data), id: None }) => data.get(),
        _ => text,
    };
    read(text).map(|record| Received { record, text: text.to_owned() })
}

/// What is wrong, without the position (the place says it) and without any value of the record.
fn reason(error: &serde_json::Error) -> String {
    use serde_json::error::Category;
    match error.classify() {
        Category::Eof => "the text ends too early".to_owned(),
        Category::Syntax => format!("not JSON (line {}, column {})", error.line(), error.column()),
        Category::Io => "the text could not be read".to_owned(),
        Category::Data => {
            let full = error.to_string();
            let bare = full.rsplit_once(" at line ").map_or(full.as_str(), |(reason, _)| reason);
            without_values(bare)
        }
    }
}

/// `invalid type: string "Jan", expected a sequence` becomes `expected a sequence, found a string`: values may be
/// personal data and belong in no message.
fn without_values(reason: &str) -> String {
    let Some((found, expected)) = reason.rsplit_once(", expected ") else {
        return reason.to_owned();
    };
    match found.strip_prefix("invalid type: ").or_else(|| found.strip_prefix("invalid value: ")) {
        Some(found) => {
            let kind = found.split([' ', '`', '"']).next().unwrap_or_default();
            format!("expected {expected}, found {kind}")
        }
        None => format!("expected {expected}"),
    }
}
