//! Records written back as JSON, spelled as the interface spells them.

mod event;
mod order;
mod reference;
mod shop;
mod shop_view;
mod ticket;

use loket::models::value::{Fee, Timestamp};
use loket::models::{Availability, Period, RawJson, Venue};
use serde_json::{Value, json};

/// A record that can be written back.
pub trait Spelled {
    /// The JSON that it was read from, as far as the interface goes.
    fn spelled(&self) -> Value;
}

impl<T: Spelled> Spelled for [T] {
    fn spelled(&self) -> Value {
        self.iter().map(T::spelled).collect()
    }
}

impl<T: Spelled> Spelled for Option<T> {
    fn spelled(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::spelled)
    }
}

impl Spelled for RawJson {
    fn spelled(&self) -> Value {
        serde_json::from_str(self.text()).unwrap()
    }
}

impl Spelled for Fee {
    fn spelled(&self) -> Value {
        serde_json::from_str(&self.to_string()).unwrap()
    }
}

impl Spelled for Timestamp {
    fn spelled(&self) -> Value {
        json!(self.to_string())
    }
}

impl Spelled for Period {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_ref().map(ToString::to_string),
            "opens_at": self.opens_at.spelled(),
            "closes_at": self.closes_at.spelled(),
        })
    }
}

impl Spelled for Availability {
    fn spelled(&self) -> Value {
        // The stand-in has periods only: what was not read as one was not understood.
        self.period().unwrap().spelled()
    }
}

impl Spelled for Venue {
    fn spelled(&self) -> Value {
        json!({
            "name": self.name,
            "street": self.street,
            "house_number": self.house_number,
            "addition": self.addition,
            "zipcode": self.zipcode,
            "city": self.city,
            "state": self.state,
            "country": self.country,
        })
    }
}

/// Ids as texts.
fn texts(ids: &[impl ToString]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}
