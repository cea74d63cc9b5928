//! Where and why something could not be read.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// The path of the whole.
const WHOLE: &str = ".";

/// What is wrong with a text, and where. Its message holds no value of it: values may be personal data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{path}: {reason}")]
pub struct DecodeError {
    /// The path of the member, such as `dates[0].starts_at`; `.` for the whole.
    pub path: String,
    /// What is wrong there.
    pub reason: DecodeReason,
    /// The whole text that was received, to be shown where nothing else can be.
    pub received: Option<ReceivedText>,
}

/// What is wrong with a value or a text. In English, as logs have it; people read it in their language
/// (`i18n::messages::decode`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum DecodeReason {
    /// A required member is missing.
    #[error("is missing")]
    Missing,
    /// A member occurs twice in its object.
    #[error("occurs twice")]
    Repeated,
    /// The value is of another kind.
    #[error("expected {expected}, found {found}")]
    Unexpected {
        /// What the interface shows.
        expected: ValueKind,
        /// What was received.
        found: ValueKind,
    },
    /// The text was cut off.
    #[error("the text ends too early")]
    CutOff,
    /// The text is no JSON from here on, both counted from 1.
    #[error("not JSON (line {line}, column {column})")]
    NotJson {
        /// The line.
        line: usize,
        /// The column, in bytes.
        column: usize,
    },
}

/// The kinds of values, as JSON and as the interface distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ValueKind {
    /// An object.
    Object,
    /// An array.
    List,
    /// A string.
    Text,
    /// A string with an escape that JSON does not have.
    BrokenText,
    /// A boolean.
    Flag,
    /// Null.
    Null,
    /// A number.
    Number,
    /// A number without a fraction.
    Integer,
    /// A decimal with two fractional digits.
    Amount,
    /// An ISO 8601 timestamp.
    Timestamp,
    /// An integer up to 100.
    Percentage,
    /// A barcode.
    Barcode,
    /// The id of a record.
    Id,
}

impl fmt::Display for ValueKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Object => "an object",
            Self::List => "a list",
            Self::Text => "a text",
            Self::BrokenText => "a text with a broken escape",
            Self::Flag => "true or false",
            Self::Null => "null",
            Self::Number => "a number",
            Self::Integer => "a whole number",
            Self::Amount => "an amount with two fractional digits",
            Self::Timestamp => "a timestamp",
            Self::Percentage => "a percentage up to 100",
            Self::Barcode => "a barcode",
            Self::Id => "an id",
        })
    }
}

/// A text as received. It may hold personal data, so it never gets into a log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
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
    pub(super) fn whole(reason: DecodeReason) -> Self {
        Self { path: WHOLE.to_owned(), reason, received: None }
    }

    /// The path of the value, where it is not the whole.
    pub fn path_below(&self) -> Option<&str> {
        (self.path != WHOLE).then_some(&self.path)
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
        self.path = match self.path.as_str() {
            WHOLE => step,
            path if path.starts_with('[') => step + path,
            path => step + "." + path,
        };
        self
    }
}

impl DecodeError {
    /// The text as such is no JSON. One that breaks off within a number counts as cut like any other.
    pub(super) fn of(error: &serde_json::Error, text: &str) -> Self {
        let is_in_number = text.ends_with(['.', '-', '+', 'e', 'E']) && error.column() >= text.len();
        Self::whole(if error.is_eof() || is_in_number {
            DecodeReason::CutOff
        } else {
            DecodeReason::NotJson { line: error.line(), column: error.column() }
        })
    }
}

impl From<serde_json::Error> for DecodeError {
    /// A text that was read as JSON before, or is read for nothing else.
    fn from(error: serde_json::Error) -> Self {
        Self::of(&error, "")
    }
}
