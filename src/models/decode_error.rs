//! Where and why something could not be read.

use std::fmt;
use std::sync::Arc;

/// What is wrong with a text, and where. Its message holds no value of it: values may be personal data.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct DecodeError {
    /// The path of the member, such as `dates[0].starts_at`; `.` for the whole.
    pub place: String,
    /// What was expected there, or what is wrong with the text.
    pub reason: String,
    /// The whole text that was received, to be shown where nothing else can be.
    pub received: Option<ReceivedText>,
}

/// A text as received. It may hold personal data, so it never gets into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct ReceivedText(Arc<str>);

impl ReceivedText {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ReceivedText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("ReceivedText")
    }
}

impl DecodeError {
    /// Something is wrong with the whole of what is read.
    pub(super) fn whole(reason: impl Into<String>) -> Self {
        Self { place: ".".to_owned(), reason: reason.into(), received: None }
    }

    /// The same with the whole text that was received.
    pub fn received(self, text: &str) -> Self {
        Self { received: Some(ReceivedText(text.into())), ..self }
    }

    /// The same, seen from the object that has it as this member.
    pub(super) fn in_member(self, name: &str) -> Self {
        self.below(if name.is_empty() { "\"\"".to_owned() } else { name.to_owned() })
    }

    /// The same, seen from the list that has it as this element, from 0.
    pub(super) fn in_element(self, index: usize) -> Self {
        self.below(format!("[{index}]"))
    }

    fn below(mut self, step: String) -> Self {
        self.place = match self.place.as_str() {
            "." => step,
            place if place.starts_with('[') => step + place,
            place => step + "." + place,
        };
        self
    }
}

impl DecodeError {
    /// The text as such is no JSON. One that breaks off within a number counts as cut like any other.
    pub(super) fn of(error: &serde_json::Error, text: &str) -> Self {
        let is_in_number = text.ends_with(['.', '-', '+', 'e', 'E']) && error.column() >= text.len();
        Self::whole(if error.is_eof() || is_in_number {
            "the text ends too early".to_owned()
        } else {
            format!("not JSON (line {}, column {})", error.line(), error.column())
        })
    }
}

impl From<serde_json::Error> for DecodeError {
    /// A text that was read as JSON before, or is read for nothing else.
    fn from(error: serde_json::Error) -> Self {
        Self::of(&error, "")
    }
}
