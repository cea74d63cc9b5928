//! Single values, read leniently: a number as a text and a text as a number, `1` for true, an empty text for nothing.

use std::str::FromStr;

use super::decode_error::{DecodeError, ValueKind};
use super::json::{FromJson, Json};
use crate::value::{
    Barcode, BillingInformationId, DocumentId, EventDateId, EventId, Fee, FieldId, OrderId, Percentage,
    PeriodId, Price, ProductId, PurchaseId, ShopId, TemplateId, TicketId, Timestamp,
};

impl FromJson for String {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        json.as_text().map(|text| text.into_owned()).ok_or_else(|| json.unexpected(ValueKind::Text))
    }
}

impl FromJson for bool {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        match json.text().trim_matches('"') {
            "true" | "1" => Ok(true),
            "false" | "0" => Ok(false),
            _ => Err(json.unexpected(ValueKind::Flag)),
        }
    }
}

/// A whole number; `20.0` is how some services write it.
fn whole<T: FromStr>(literal: &str) -> Option<T> {
    let digits = literal.trim().split_once('.').map_or(literal, |(whole, fraction)| {
        if fraction.bytes().all(|digit| digit == b'0') { whole } else { literal }
    });
    digits.trim().parse().ok()
}

/// Values: how each is read from the digits or the text of a value, and what is expected there.
macro_rules! read_from_literal {
    ($($type:ty: $expected:ident = $read:expr;)*) => {$(
        impl FromJson for $type {
            fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
                let read: fn(&str) -> Option<Self> = $read;
                json.as_literal().and_then(|literal| read(&literal)).ok_or_else(|| json.unexpected(ValueKind::$expected))
            }
        }
    )*};
}

read_from_literal! {
    u64: Integer = whole;
    i128: Integer = whole;
    Price: Amount = Price::from_literal;
    Fee: Number = Fee::from_literal;
    Timestamp: Timestamp = Timestamp::parse;
    Percentage: Percentage = |text| Percentage::new(whole(text)?);
    Barcode: Barcode = Barcode::new;
    TicketId: Id = |text| TicketId::new(text);
    EventId: Id = |text| EventId::new(text);
    EventDateId: Id = |text| EventDateId::new(text);
    ShopId: Id = |text| ShopId::new(text);
    TemplateId: Id = |text| TemplateId::new(text);
    PeriodId: Id = |text| PeriodId::new(text);
    ProductId: Id = |text| ProductId::new(text);
    OrderId: Id = |text| OrderId::new(text);
    PurchaseId: Id = |text| PurchaseId::new(text);
    FieldId: Id = |text| FieldId::new(text);
    BillingInformationId: Id = |text| BillingInformationId::new(text);
    DocumentId: Id = |text| DocumentId::new(text);
}
