//! What the app sends: every body with its exact JSON text and its exact parts, in the order of the interface's tables.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod event;
mod inexpressible;
mod patches;
mod shop;
mod shop_update;
mod ticket;
mod ticket_update;

use loket::api::form_data::{Content, Part};
use loket::api::{Attachment, FreeList, FreeObject, IdForm, Mutation};
use loket::models::value::Timestamp;
use loket::models::{Period, pretty};

/// Holds the JSON text of a request against what was expected, blanks aside.
fn sends_json<T>(write: &Mutation<T>, ids: IdForm, expected: &str) {
    assert_eq!(pretty(&write.to_json(ids)), pretty(expected));
}

/// Holds the parts of a request against what was expected.
fn sends_parts<T>(write: &Mutation<T>, expected: &[(&str, &str)]) {
    let expected: Vec<_> = expected.iter().map(|(name, text)| text_part(name, text)).collect();
    assert_eq!(write.parts(), Ok(expected));
}

fn text_part(name: &str, text: &str) -> Part {
    Part { name: name.to_owned(), content: Content::Text(text.to_owned()) }
}

fn file_part(name: &str, file: Attachment) -> Part {
    Part { name: name.to_owned(), content: Content::File(file) }
}

fn moment(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap()
}

/// Two hours of a day, one of them to the microsecond.
fn period() -> Period {
    Period {
        id: None,
        opens_at: moment("2026-10-01T10:00:00+02:00"),
        closes_at: moment("2026-10-01T10:00:00.000001Z"),
    }
}

fn image() -> Attachment {
    Attachment {
        name: "loods \"groot\".png".to_owned(),
        media_type: "image/png".to_owned(),
        content: [0x89, b'P', b'N', b'G', 0, 0xff].into(),
    }
}

fn object(json: &str) -> FreeObject {
    FreeObject::parse(json).unwrap()
}

fn list(json: &str) -> FreeList {
    FreeList::parse(json).unwrap()
}
