//! One page of a list (`Pagination envelope`).

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::decode_error::{DecodeError, DecodeReason, ValueKind};
use super::identified::Identified;
use super::json::{FromJson, Json, Members};
use super::received::Received;

/// A page of records. Links are not among them: they are never followed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Page<T> {
    /// The rows, in the service's order.
    pub rows: Vec<Row<T>>,
    /// The position of the page in the list.
    pub place: PageRange,
}

/// A record of a page, or what stood in its stead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Row<T> {
    /// A record that could be read; several readings may share it.
    Record(Arc<Received<T>>),
    /// One that could not: it hides none of the others.
    DecodeError {
        /// The row as received.
        text: Box<str>,
        /// Where and why it can't be read.
        problem: DecodeError,
    },
}

impl<T> Row<T> {
    /// The record, if it could be read.
    pub fn record(&self) -> Option<&T> {
        self.received().map(|received| &received.record)
    }

    /// Its id, also of one that could not be read.
    pub fn id(&self) -> Option<Cow<'_, str>>
    where
        T: Identified,
    {
        match self {
            Self::Record(received) => Some(Cow::Borrowed(received.id())),
            Self::DecodeError { text, .. } => Json::parse(text).ok()?.members().ok()?.get("id")?.as_literal(),
        }
    }

    /// Where and why it can't be read, if it can't.
    pub fn problem(&self) -> Option<&DecodeError> {
        match self {
            Self::Record(_) => None,
            Self::DecodeError { problem, .. } => Some(problem),
        }
    }

    /// The text that was received, read or not.
    pub fn text(&self) -> &str {
        match self {
            Self::Record(received) => &received.text,
            Self::DecodeError { text, .. } => text,
        }
    }

    /// The record with its text, if it could be read.
    pub fn received(&self) -> Option<&Arc<Received<T>>> {
        match self {
            Self::Record(received) => Some(received),
            Self::DecodeError { .. } => None,
        }
    }
}

/// The position of a page in its list: the `meta` of the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageRange {
    /// The number of the page, from 1.
    pub page: u64,
    /// The number of the last page.
    pub last_page: u64,
    /// How many rows a page has, if the service says so.
    pub per_page: Option<u64>,
    /// The index of the first row, from 1; 0 on an empty page.
    pub from: u64,
    /// The index of the last row; 0 on an empty page.
    pub to: u64,
    /// How many records the list has.
    pub total: u64,
}

/// The object `meta` of the envelope.
#[derive(Default, FromJson)]
struct Meta {
    current_page: Option<u64>,
    from: Option<u64>,
    last_page: Option<u64>,
    per_page: Option<u64>,
    to: Option<u64>,
    total: Option<u64>,
}

impl<T: FromJson> Page<T> {
    /// Reads a page; a record that can't be read becomes a row that says so.
    pub fn read(text: &str) -> Result<Self, DecodeError> {
        let (data, meta) = envelope(text)?;
        let rows: Vec<_> = data.into_iter().map(Row::from_json).collect();
        Ok(Self { place: PageRange::of(&meta, rows.len() as u64), rows })
    }
}

/// An envelope as services write it. To take its records apart at once saves a pass over the text.
#[derive(Deserialize)]
struct UsualEnvelope<'a> {
    #[serde(borrow)]
    data: Vec<&'a RawValue>,
    #[serde(borrow)]
    meta: Option<&'a RawValue>,
}

fn envelope(text: &str) -> Result<(Vec<Json<'_>>, Meta), DecodeError> {
    if let Ok(UsualEnvelope { data, meta: Some(meta) }) = serde_json::from_str(text) {
        let meta = Meta::from_json(Json::of(meta)).map_err(|problem| problem.in_member("meta"))?;
        return Ok((data.into_iter().map(Json::of).collect(), meta));
    }
    let answer = Members::parse(text)?;
    let data = match answer.get("data") {
        None => Err(DecodeError::whole(DecodeReason::Missing)),
        Some(json) if json.is_null() => Err(json.unexpected(ValueKind::List)),
        Some(json) => json.elements(),
    };
    let data = data.map_err(|problem| problem.in_member("data"))?;
    let meta: Option<Meta> = answer.read("meta")?;
    Ok((data, meta.unwrap_or_default()))
}

impl PageRange {
    fn of(meta: &Meta, count: u64) -> Self {
        let page = meta.current_page.unwrap_or(1);
        let (from, to) = match count {
            0 => (0, 0),
            _ => {
                let from = meta.from.unwrap_or(1);
                (from, meta.to.unwrap_or(from.saturating_add(count - 1)))
            }
        };
        Self {
            page,
            last_page: meta.last_page.unwrap_or(page).max(1),
            per_page: meta.per_page,
            from,
            to,
            total: meta.total.unwrap_or(to),
        }
    }
}

impl<T: FromJson> Row<T> {
    fn from_json(json: Json<'_>) -> Self {
        match Received::from_json(json) {
            Ok(received) => Self::Record(Arc::new(received)),
            Err(problem) => Self::DecodeError { text: json.text().into(), problem },
        }
    }
}
