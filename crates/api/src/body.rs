//! The body of a request, before it is written as JSON.
//!
//! A body is an ordered list of members. Ids stay ids until they are written: their form in a request
//! (`Ticket`: "the accepted request form of ids: not shown") is decided here and nowhere else.

use rust_decimal::Decimal;
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::value::RawValue;

use super::assumptions::{IdForm, member};
use super::attachment::Attachment;
use super::patch::Member;
use super::patch::NonEmpty;
use super::raw_json::{FreeList, FreeObject};
use loket_models::value::{
    Color, EventDateId, EventId, Fee, Link, Percentage, Price, Subdomain, TemplateId, TicketId, Timestamp,
};
use loket_models::{Period, SalePercentage, Venue};

/// A value in a body.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// null: clears a field.
    Null,
    /// true or false.
    Flag(bool),
    /// A whole number.
    Integer(u64),
    /// A decimal number, with all its digits.
    Decimal(Decimal),
    /// A text.
    Text(String),
    /// The id of a record.
    Id(String),
    /// A list.
    List(Vec<Value>),
    /// An object.
    Object(Body),
    /// The text of a JSON value of any structure.
    Free(Box<str>),
    /// A file.
    File(Attachment),
}

/// The members of an object, in the order of the interface's tables.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body {
    members: Vec<(&'static str, Value)>,
}

impl Body {
    /// A body without members.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a member.
    pub fn set(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.members.push((name, value.into()));
        self
    }

    /// Adds a member if there is a value.
    pub fn optional<T: Into<Value>>(self, name: &'static str, value: Option<T>) -> Self {
        match value {
            Some(value) => self.set(name, value),
            None => self,
        }
    }

    /// Adds what a field of a request says, if it says anything.
    pub(super) fn member(self, name: &'static str, field: impl Member) -> Self {
        match field.into_value() {
            Some(value) => self.set(name, value),
            None => self,
        }
    }

    /// The same without what is null.
    pub(super) fn without_nulls(mut self) -> Self {
        self.members.retain(|(_, value)| *value != Value::Null);
        self
    }

    /// Its members, in order.
    pub(super) fn members(&self) -> impl Iterator<Item = &(&'static str, Value)> {
        self.members.iter()
    }

    /// The names of its members, in order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.members.iter().map(|(name, _)| *name)
    }

    /// The file that travels as a member.
    pub(super) fn file(&self, name: &str) -> Option<&Attachment> {
        self.members.iter().find_map(|(member, value)| match value {
            Value::File(file) if *member == name => Some(file),
            _ => None,
        })
    }

    /// Whether a file is among its members, so that it can't travel as JSON.
    pub fn has_file(&self) -> bool {
        self.members.iter().any(|(_, value)| matches!(value, Value::File(_)))
    }

    /// Whether it holds a value for a member, rather than nothing or null.
    pub fn holds(&self, name: &str) -> bool {
        self.members.iter().any(|(member, value)| *member == name && *value != Value::Null)
    }

    /// The JSON text, indented for people to read; a service reads it as well.
    pub fn to_json(&self, ids: IdForm) -> String {
        // Writing to a text fails only for values that a body can't hold, such as keys that are no texts.
        serde_json::to_string_pretty(&Written { value: self, ids }).unwrap_or_default()
    }
}

/// A value with the form its ids are to be written in.
struct Written<'a, T> {
    value: &'a T,
    ids: IdForm,
}

impl Serialize for Written<'_, Body> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.value.members.len()))?;
        for (name, value) in &self.value.members {
            map.serialize_entry(name, &Written { value, ids: self.ids })?;
        }
        map.end()
    }
}

impl Serialize for Written<'_, Value> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.value {
            Value::Null => serializer.serialize_unit(),
            Value::Flag(flag) => serializer.serialize_bool(*flag),
            Value::Integer(number) => serializer.serialize_u64(*number),
            Value::Decimal(number) => literal(&number.to_string()).serialize(serializer),
            Value::Text(text) => serializer.serialize_str(text),
            Value::Id(id) if is_written_as_integer(id, self.ids) => literal(id).serialize(serializer),
            Value::Id(id) => serializer.serialize_str(id),
            Value::List(values) => {
                let mut sequence = serializer.serialize_seq(Some(values.len()))?;
                for value in values {
                    sequence.serialize_element(&Written { value, ids: self.ids })?;
                }
                sequence.end()
            }
            Value::Object(body) => Written { value: body, ids: self.ids }.serialize(serializer),
            Value::Free(json) => literal(json).serialize(serializer),
            // For people to read: a body with a file does not travel as JSON.
            Value::File(file) => serializer.serialize_str(&format!("{file:?}")),
        }
    }
}

/// Digits as they are, past every floating-point number.
fn literal(digits: &str) -> Option<Box<RawValue>> {
    RawValue::from_string(digits.to_owned()).ok()
}

fn is_written_as_integer(id: &str, form: IdForm) -> bool {
    let is_number =
        id == "0" || (!id.starts_with('0') && !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()));
    match form {
        IdForm::Text => false,
        IdForm::Integer => is_number,
        IdForm::Auto => is_number && id.parse::<i64>().is_ok(),
    }
}

macro_rules! written_as {
    ($($type:ty => |$value:ident| $written:expr;)*) => {$(
        impl From<$type> for Value {
            fn from($value: $type) -> Self {
                $written
            }
        }
    )*};
}

written_as! {
    bool => |flag| Self::Flag(flag);
    u64 => |number| Self::Integer(number);
    String => |text| Self::Text(text);
    Price => |price| Self::Text(price.to_string());
    Fee => |fee| Self::Decimal(fee.amount());
    Color => |color| Self::Text(color.to_string());
    Link => |link| Self::Text(link.to_string());
    Subdomain => |subdomain| Self::Text(subdomain.to_string());
    FreeObject => |json| Self::Free(json.text().into());
    FreeList => |json| Self::Free(json.text().into());
    Attachment => |file| Self::File(file);
    Percentage => |percentage| Self::Integer(percentage.hundredths().into());
    Timestamp => |moment| Self::Text(moment.to_string());
    TicketId => |id| Self::Id(id.to_string());
    EventId => |id| Self::Id(id.to_string());
    EventDateId => |id| Self::Id(id.to_string());
    TemplateId => |id| Self::Id(id.to_string());
    Body => |body| Self::Object(body);
    Period => |period| Body::new()
        .set(member::OPENS_AT, period.opens_at)
        .set(member::CLOSES_AT, period.closes_at)
        .into();
    SalePercentage => |shown| Body::new()
        .optional(member::ACTIVE, shown.active)
        .optional(member::PERCENTAGE, shown.percentage)
        .into();
    Venue => |venue| Body::new()
        .optional("name", venue.name)
        .optional("street", venue.street)
        .optional("house_number", venue.house_number)
        .optional("addition", venue.addition)
        .optional("zipcode", venue.zipcode)
        .optional("city", venue.city)
        .optional("state", venue.state)
        .optional("country", venue.country)
        .into();
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Value>> From<NonEmpty<T>> for Value {
    fn from(values: NonEmpty<T>) -> Self {
        values.into_vec().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NullablePatch, Patch};

    fn with_id(id: &str, ids: IdForm) -> String {
        let body = Body::new().set("id", Value::Id(id.to_owned()));
        body.to_json(ids).split_whitespace().collect()
    }

    #[test]
    fn ids_take_the_configured_form() {
        for (id, auto, integer, text) in [
            ("12", "12", "12", "\"12\""),
            ("0", "0", "0", "\"0\""),
            ("012", "\"012\"", "\"012\"", "\"012\""),
            (
                "9223372036854775808",
                "\"9223372036854775808\"",
                "9223372036854775808",
                "\"9223372036854775808\"",
            ),
            ("a-1", "\"a-1\"", "\"a-1\"", "\"a-1\""),
        ] {
            assert_eq!(with_id(id, IdForm::Auto), format!("{{\"id\":{auto}}}"));
            assert_eq!(with_id(id, IdForm::Integer), format!("{{\"id\":{integer}}}"));
            assert_eq!(with_id(id, IdForm::Text), format!("{{\"id\":{text}}}"));
        }
    }

    #[test]
    fn decimals_keep_their_digits() {
        let fee = Decimal::from_str_exact("1.2345678901234567890").ok().map(Value::Decimal);
        let json = Body::new().optional("service_fee", fee).to_json(IdForm::Auto);
        assert!(json.contains("1.2345678901234567890"), "{json}");
    }

    #[test]
    fn keep_leaves_out_clear_is_null() {
        let body = Body::new()
            .member("name", Patch::<String>::Keep)
            .member("on_fire", Patch::Set(true))
            .member("dates", NullablePatch::<NonEmpty<EventDateId>>::Clear)
            .member("max_capacity", NullablePatch::<u64>::Keep);
        let json: String = body.to_json(IdForm::Auto).split_whitespace().collect();
        assert_eq!(json, r#"{"on_fire":true,"dates":null}"#);
    }
}
