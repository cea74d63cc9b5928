//! One page of a list (`Pagination envelope`).

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::lenient;
use super::received::{Received, Unreadable, read};

/// A page of records. Links are not among them: they are never followed.
#[derive(Clone, Debug, PartialEq)]
pub struct Page<T> {
    /// The rows, in the service's order.
    pub rows: Vec<Row<T>>,
    /// Where the page stands in the list.
    pub place: Place,
}

/// A record of a page, or what stood in its stead.
#[derive(Clone, Debug, PartialEq)]
pub enum Row<T> {
    /// A record that could be read.
    Read(Received<T>),
    /// One that could not: it hides none of the others.
    Unreadable {
        /// The row as received.
        text: String,
        /// Where and why it can't be read.
        problem: Unreadable,
    },
}

impl<T> Row<T> {
    /// The record, if it could be read.
    pub fn record(&self) -> Option<&T> {
        match self {
            Self::Read(received) => Some(&received.record),
            Self::Unreadable { .. } => None,
        }
    }
}

/// Where a page stands in its list: the `meta` of the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the page, from 1.
    pub page: u64,
    /// The number of the last page.
    pub last_page: u64,
    /// The index of the first row, from 1; 0 on an empty page.
    pub from: u64,
    /// The index of the last row; 0 on an empty page.
    pub to: u64,
    /// How many records the list has.
    pub total: u64,
}

#[derive(serde::Deserialize)]
struct Envelope<'a> {
    #[serde(borrow, deserialize_with = "lenient::list")]
    data: Vec<&'a RawValue>,
    #[serde(default, deserialize_with = "lenient::object")]
    meta: Option<Meta>,
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Meta {
    #[serde(deserialize_with = "lenient::integer")]
    current_page: Option<u64>,
    #[serde(deserialize_with = "lenient::integer")]
    from: Option<u64>,
    #[serde(deserialize_with = "lenient::integer")]
    last_page: Option<u64>,
    #[serde(deserialize_with = "lenient::integer")]
    to: Option<u64>,
    #[serde(deserialize_with = "lenient::integer")]
    total: Option<u64>,
}

impl<T: DeserializeOwned> Page<T> {
    /// Reads a page; a record that can't be read becomes a row that says so.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let envelope: Envelope<'_> = serde_path_to_error::deserialize(&mut deserializer)?;
        deserializer.end()?;
        let rows: Vec<_> = envelope.data.iter().map(|raw| Row::from_text(raw.get())).collect();
        let meta = envelope.meta.unwrap_or_default();
        let count = rows.len() as u64;
        let page = meta.current_page.unwrap_or(1);
        let from = if rows.is_empty() { 0 } else { meta.from.unwrap_or(1) };
        let to = if rows.is_empty() { 0 } else { meta.to.unwrap_or(from + count - 1) };
        Ok(Self {
            rows,
            place: Place {
                page,
                last_page: meta.last_page.unwrap_or(page).max(1),
                from,
                to,
                total: meta.total.unwrap_or(to),
            },
        })
    }
}

impl<T: DeserializeOwned> Row<T> {
    fn from_text(text: &str) -> Self {
        match read(text) {
            Ok(record) => Self::Read(Received { record, text: text.to_owned() }),
            Err(problem) => Self::Unreadable { text: text.to_owned(), problem },
        }
    }
}
