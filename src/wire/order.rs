//! The record of the section `Order`.

use super::json::{FromJson, Json, record};
use super::unreadable::Unreadable;
use super::unshown::Unshown;
use crate::domain::{Barcode, OrderId, PurchaseId, TicketId, Timestamp};

/// An order, as returned by Get order and List orders.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Its id.
    pub id: OrderId,
    /// Where it stands.
    pub status: Option<OrderStatus>,
    /// Who placed it.
    pub orderer: Option<Orderer>,
    /// What was bought.
    pub purchases: Vec<OrderPurchase>,
}

/// Where an order stands: an open set, of which the interface shows one state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderStatus {
    /// The code; 190 is paid.
    pub code: Option<u64>,
    /// The service's word for it.
    pub text: Option<String>,
}

/// Who placed an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orderer {
    /// The kind of orderer; `customer` is the one shown.
    pub r#type: Option<String>,
    /// What is known of them.
    pub data: OrdererData,
}

/// What is known of an orderer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrdererData {
    /// A person, as the interface shows it.
    Person(Person),
    /// Something else, as received.
    Unshown(Unshown),
}

/// A person: personal data throughout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The first name.
    pub first_name: Option<String>,
    /// The last name.
    pub last_name: Option<String>,
    /// The e-mail address.
    pub email: Option<String>,
    /// The telephone number.
    pub phone: Option<String>,
}

/// One ticket of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderPurchase {
    /// The id of the purchase.
    pub id: PurchaseId,
    /// The ticket that was bought.
    pub ticket: Option<PurchasedTicket>,
    /// Its barcode.
    pub barcode: Option<Barcode>,
    /// From when it is available; of a type that is not shown.
    pub available_at: Option<Unshown>,
    /// Its time slot, `slot` in List purchases; of a type that is not shown.
    pub timeslot: Option<Unshown>,
    /// When it was scanned, if it was.
    pub scanned_at: Option<Timestamp>,
    /// What was filled in for it; the structure is not shown.
    pub values: Vec<Unshown>,
}

/// The ticket of a purchase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PurchasedTicket {
    /// Its id.
    pub id: TicketId,
    /// Its name.
    pub name: Option<String>,
}

record!(Order { id, status, orderer, purchases });
record!(OrderStatus { code, text });
record!(Orderer { r#type, data });
record!(Person { first_name, last_name, email, phone });
record!(OrderPurchase { id, ticket, barcode, available_at, timeslot, scanned_at, values });
record!(PurchasedTicket { id, name });

impl FromJson for OrdererData {
    fn from_json(json: Json<'_>) -> Result<Self, Unreadable> {
        match Person::from_json(json) {
            _ if json.is_null() => Self::absent(),
            Ok(person) if person != Person::NOBODY => Ok(Self::Person(person)),
            _ => Unshown::from_json(json).map(Self::Unshown),
        }
    }

    fn absent() -> Result<Self, Unreadable> {
        Ok(Self::Person(Person::NOBODY))
    }
}

impl Person {
    /// Nothing is known of them.
    pub const NOBODY: Self = Self { first_name: None, last_name: None, email: None, phone: None };
}
