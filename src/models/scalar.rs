//! Single values, read leniently: a number as a text and a text as a number, `1` for true, an empty text for nothing.

use super::decode_error::DecodeError;
use super::json::{FromJson, Json};
use crate::models::value::{
    Barcode, BillingInformationId, DocumentId, EventDateId, EventId, Fee, FieldId, OrderId, Percentage,
    PeriodId, Price, ProductId, PurchaseId, ShopId, TemplateId, TicketId, Timestamp,
};

impl FromJson for String {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        json.as_text().map(|text| text.into_owned()).ok_or_else(|| json.unexpected("a text"))
    }
}

impl FromJson for bool {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        match json.text().trim_matches('"') {
            "true" | "1" => Ok(true),
            "false" | "0" => Ok(false),
            _ => Err(json.unexpected("true or false")),
        }
    }
}

/// A whole number; `20.0` is how some services write it.
fn whole(literal: &str) -> Option<u64> {
    let digits = literal.trim().split_once('.').map_or(literal, |(whole, fraction)| {
        if fraction.bytes().all(|digit| digit == b'0') { whole } else { literal }
    });
    digits.trim().parse().ok()
}

/// Values: how each is read from the digits or the text of a value, and what is expected there.
macro_rules! read_from_literal {
    ($($type:ty: $expected:literal = $read:expr;)*) => {$(
        impl FromJson for $type {
            fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
                let read: fn(&str) -> Option<Self> = $read;
                json.as_literal().and_then(|literal| read(&literal)).ok_or_else(|| json.unexpected($expected))
            }
        }
    )*};
}

read_from_literal! {
    u64: "a whole number" = whole;
    Price: "an amount with two fractional digits" = Price::from_literal;
    Fee: "a number" = Fee::from_literal;
    Timestamp: "a timestamp" = Timestamp::parse;
    Percentage: "a percentage up to 100" = |text| Percentage::new(whole(text)?);
    Barcode: "a barcode" = Barcode::new;
    TicketId: "an id" = |text| TicketId::new(text);
    EventId: "an id" = |text| EventId::new(text);
    EventDateId: "an id" = |text| EventDateId::new(text);
    ShopId: "an id" = |text| ShopId::new(text);
    TemplateId: "an id" = |text| TemplateId::new(text);
    PeriodId: "an id" = |text| PeriodId::new(text);
    ProductId: "an id" = |text| ProductId::new(text);
    OrderId: "an id" = |text| OrderId::new(text);
    PurchaseId: "an id" = |text| PurchaseId::new(text);
    FieldId: "an id" = |text| FieldId::new(text);
    BillingInformationId: "an id" = |text| BillingInformationId::new(text);
    DocumentId: "an id" = |text| DocumentId::new(text);
}
