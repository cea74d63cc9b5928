//! The record of the section `Event`.

use super::lenient;
use crate::domain::{EventDateId, EventId, Fee, Price, ShopId, TicketId, Timestamp};

/// An event, as returned by Create event, Get event and List events.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub struct Event {
    /// Its id.
    pub id: EventId,
    /// Its name.
    pub name: String,
    /// Whether it runs on without dates of its own, as a museum does.
    #[serde(default, deserialize_with = "lenient::flag")]
    pub is_continuous: Option<bool>,
    /// When it takes place.
    #[serde(default, deserialize_with = "lenient::list")]
    pub dates: Vec<EventDate>,
    /// Where it takes place.
    #[serde(default, deserialize_with = "lenient::object")]
    pub venue: Option<Venue>,
    /// The shops that show it.
    #[serde(default, deserialize_with = "lenient::list")]
    pub shops: Vec<ShopId>,
    /// Its tickets; never to be put in a checkout from here (rule 2).
    #[serde(default, deserialize_with = "lenient::list")]
    pub tickets: Vec<EventTicket>,
}

/// One date of an event.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct EventDate {
    /// Its id.
    pub id: EventDateId,
    /// When it starts.
    pub starts_at: Timestamp,
    /// When it ends.
    pub ends_at: Timestamp,
}

/// A place with its address (`Venue`).
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default)]
pub struct Venue {
    /// The name of the place.
    pub name: Option<String>,
    /// The street.
    pub street: Option<String>,
    /// The number in the street.
    pub house_number: Option<String>,
    /// What follows the number.
    pub addition: Option<String>,
    /// The postal code.
    pub zipcode: Option<String>,
    /// The city.
    pub city: Option<String>,
    /// The state or province.
    pub state: Option<String>,
    /// The country.
    pub country: Option<String>,
}

/// A ticket within an event (`Event ticket summary`).
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub struct EventTicket {
    /// Its id.
    pub id: TicketId,
    /// Its name.
    pub name: String,
    /// Its price.
    pub price: Price,
    /// The fee on top of the price.
    #[serde(default)]
    pub service_fee: Option<Fee>,
    /// The least number in one order.
    #[serde(default, deserialize_with = "lenient::integer")]
    pub min_order_amount: Option<u64>,
    /// The greatest number in one purchase.
    #[serde(default, deserialize_with = "lenient::integer")]
    pub max_order_amount: Option<u64>,
    /// Whether none are left.
    #[serde(default, deserialize_with = "lenient::flag")]
    pub sold_out: Option<bool>,
    /// Its tags; only Get event and List events return them.
    #[serde(default, deserialize_with = "lenient::optional_list")]
    pub tags: Option<Vec<String>>,
}
