//! The record of the section `Event`.

use super::json::FromJson;
use crate::value::{EventDateId, EventId, Fee, Price, ShopId, TicketId, Timestamp};

/// An event, as returned by Create event, Get event and List events.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Event {
    /// Its id.
    pub id: EventId,
    /// Its name.
    pub name: String,
    /// Whether it runs on without dates, as a museum does.
    pub is_continuous: Option<bool>,
    /// When it takes place.
    pub dates: Vec<EventDate>,
    /// Where it takes place.
    pub venue: Option<Venue>,
    /// The shops that show it.
    pub shops: Vec<ShopId>,
    /// Its tickets; never to be put in a checkout from here (rule 2).
    pub tickets: Vec<EventTicket>,
}

impl Event {
    /// When its first date starts; none of an event without dates.
    pub fn first_start(&self) -> Option<Timestamp> {
        self.dates.iter().map(|date| date.starts_at).min()
    }
}

/// One date of an event.
#[derive(Clone, Debug, PartialEq, Eq, FromJson)]
pub struct EventDate {
    /// Its id.
    pub id: EventDateId,
    /// When it starts.
    pub starts_at: Timestamp,
    /// When it ends.
    pub ends_at: Timestamp,
}

/// A place with its address (`Venue`).
#[derive(Clone, Debug, Default, PartialEq, Eq, FromJson)]
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
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct EventTicket {
    /// Its id.
    pub id: TicketId,
    /// Its name.
    pub name: String,
    /// Its price.
    pub price: Price,
    /// The fee on top of the price.
    pub service_fee: Option<Fee>,
    /// The least number in one order.
    pub min_order_amount: Option<u64>,
    /// The greatest number in one purchase.
    pub max_order_amount: Option<u64>,
    /// Whether none are left.
    pub sold_out: Option<bool>,
    /// Its tags; only Get event and List events return them.
    pub tags: Option<Vec<String>>,
}
