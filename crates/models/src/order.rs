//! The record of the section `Order`.

use serde::{Deserialize, Serialize};

use super::decode_error::DecodeError;
use super::json::{FromJson, Json, Members};
use super::raw_json::RawJson;
use crate::value::{Barcode, OrderId, PurchaseId, TicketId, Timestamp};

/// An order, as returned by Get order and List orders.
#[derive(Clone, Debug, PartialEq, FromJson, Serialize, Deserialize)]
pub struct Order {
    /// Its id.
    pub id: OrderId,
    /// Its status.
    pub status: Option<OrderStatus>,
    /// Who placed it.
    pub orderer: Option<Orderer>,
    /// What was bought.
    pub purchases: Vec<OrderPurchase>,
}

/// The status of an order: an open set, of which the interface shows one state.
#[derive(Clone, Debug, PartialEq, Eq, FromJson, Serialize, Deserialize)]
pub struct OrderStatus {
    /// The code, of any size and sign; 190 is paid.
    pub code: Option<i128>,
    /// The service's word for it.
    pub text: Option<String>,
}

/// Who placed an order.
#[derive(Clone, Debug, PartialEq, Eq, FromJson, Serialize, Deserialize)]
pub struct Orderer {
    /// The kind of orderer; `customer` is the one shown.
    pub r#type: Option<String>,
    /// What is known of them.
    pub data: OrdererData,
}

/// What is known of an orderer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrdererData {
    /// A person, as the interface shows it.
    Person(Person),
    /// Something else, as received.
    RawJson(RawJson),
}

/// A person: personal data throughout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The first name.
    pub first_name: Option<String>,
    /// The last name.
    pub last_name: Option<String>,
    /// The e-mail address.
    pub email: Option<String>,
    /// The telephone number.
    pub phone: Option<String>,
    /// The company that they order for, where the service names one; not shown by the interface.
    pub company: Option<String>,
}

/// One ticket of an order.
#[derive(Clone, Debug, PartialEq, Eq, FromJson, Serialize, Deserialize)]
pub struct OrderPurchase {
    /// The id of the purchase.
    pub id: PurchaseId,
    /// The ticket that was bought.
    pub ticket: Option<PurchasedTicket>,
    /// Its barcode.
    pub barcode: Option<Barcode>,
    /// From when it is available; of a type that is not shown.
    pub available_at: Option<RawJson>,
    /// Its time slot, `slot` in List purchases; of a type that is not shown.
    pub timeslot: Option<RawJson>,
    /// When it was scanned, if it was.
    pub scanned_at: Option<Timestamp>,
    /// What was filled in for it; the structure is not shown.
    pub values: Vec<RawJson>,
}

/// The ticket of a purchase.
#[derive(Clone, Debug, PartialEq, Eq, FromJson, Serialize, Deserialize)]
pub struct PurchasedTicket {
    /// Its id.
    pub id: TicketId,
    /// Its name.
    pub name: Option<String>,
}

impl FromJson for OrdererData {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        match Person::from_json(json) {
            _ if json.is_null() => Self::absent(),
            Ok(person) if !person.is_unknown() => Ok(Self::Person(person)),
            _ => RawJson::from_json(json).map(Self::RawJson),
        }
    }

    fn absent() -> Result<Self, DecodeError> {
        Ok(Self::Person(Person::UNKNOWN))
    }
}

impl OrdererData {
    /// The name of the company that orders, where one is named: of another orderer than a person, in any of the usual
    /// members.
    pub fn company(&self) -> Option<String> {
        match self {
            Self::Person(person) => person.company.clone(),
            Self::RawJson(data) => {
                let members = data.parsed()?.members().ok()?;
                company(&members).or_else(|| text(members.get("name")?))
            }
        }
    }
}

impl FromJson for Person {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        let members = json.members()?;
        Ok(Self {
            first_name: members.read("first_name")?,
            last_name: members.read("last_name")?,
            email: members.read("email")?,
            phone: members.read("phone")?,
            company: company(&members),
        })
    }
}

/// What services call the name of a company.
const COMPANY: [&str; 6] =
    ["company_name", "company", "organisation", "organization", "organisation_name", "business_name"];

fn company(members: &Members<'_>) -> Option<String> {
    COMPANY.iter().filter_map(|name| members.get(name)).find_map(|json| {
        let in_record = || text(json.members().ok()?.get("name")?);
        text(json).or_else(in_record)
    })
}

fn text(json: Json<'_>) -> Option<String> {
    json.as_text().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

impl Person {
    /// Nothing is known of them.
    pub const UNKNOWN: Self =
        Self { first_name: None, last_name: None, email: None, phone: None, company: None };

    /// Whether nothing is known of them that the interface shows.
    fn is_unknown(&self) -> bool {
        *self == Self { company: self.company.clone(), ..Self::UNKNOWN }
    }
}
