//! The record of the section `Ticket`.

use serde::de::{Deserialize, Deserializer};

use super::event::EventDate;
use super::lenient;
use super::received::{Unshown, read};
use crate::domain::{EventId, Fee, Percentage, Price, TemplateId, TicketId, Timestamp};

/// A ticket type, as returned by Create ticket, Update ticket, Get ticket and List tickets.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub struct Ticket {
    /// Its id.
    pub id: TicketId,
    /// Its name, as customers see it.
    pub name: String,
    /// The owning event.
    #[serde(default)]
    pub event_id: Option<EventId>,
    /// The event dates on which it can be scanned.
    #[serde(default, deserialize_with = "lenient::list")]
    pub dates: Vec<EventDate>,
    /// Its price.
    pub price: Price,
    /// How many can be sold; `max_capacity` in requests.
    #[serde(default, deserialize_with = "lenient::integer")]
    pub capacity: Option<u64>,
    /// The least number in one order of a customer.
    #[serde(default, deserialize_with = "lenient::integer")]
    pub min_order_amount: Option<u64>,
    /// The greatest number in one purchase of a customer.
    #[serde(default, deserialize_with = "lenient::integer")]
    pub max_order_amount: Option<u64>,
    /// The A4 template.
    #[serde(default)]
    pub template_id: Option<TemplateId>,
    /// The template for phones.
    #[serde(default)]
    pub mobile_template_id: Option<TemplateId>,
    /// The fee on top of the price.
    #[serde(default)]
    pub service_fee: Option<Fee>,
    /// When it is available in a shop.
    #[serde(default, deserialize_with = "lenient::list")]
    pub availability: Vec<Availability>,
    /// The fields that customers fill in for it; their structure is not shown.
    #[serde(default, deserialize_with = "lenient::list")]
    pub fields: Vec<Unshown>,
    /// Tickets recommended with this one.
    #[serde(default, deserialize_with = "lenient::list")]
    pub related_tickets: Vec<TicketId>,
    /// Tickets that cannot be bought together with this one.
    #[serde(default, deserialize_with = "lenient::list")]
    pub excluded_tickets: Vec<TicketId>,
    /// Whether and at which percentage sales are shown; `sales_percentage` in requests.
    #[serde(default, deserialize_with = "lenient::object")]
    pub sale_percentage: Option<SalePercentage>,
    /// Marked as popular.
    #[serde(default, deserialize_with = "lenient::flag")]
    pub on_fire: Option<bool>,
    /// Hidden from all shops.
    #[serde(default, deserialize_with = "lenient::flag")]
    pub is_hidden: Option<bool>,
    /// An entry ticket.
    #[serde(default, deserialize_with = "lenient::flag")]
    pub is_entry: Option<bool>,
    /// Its tags; only Get ticket and List tickets return them.
    #[serde(default, deserialize_with = "lenient::optional_list")]
    pub tags: Option<Vec<String>>,
}

/// The object `sale_percentage` of a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct SalePercentage {
    /// Whether the percentage is shown to customers.
    #[serde(default, deserialize_with = "lenient::flag")]
    pub active: Option<bool>,
    /// The percentage.
    #[serde(default, deserialize_with = "percentage")]
    pub percentage: Option<Percentage>,
}

/// One element of `availability`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// A period, as the section `Shop view` shows it.
    Period(Period),
    /// Something else, kept as received: the section `Ticket` does not show the structure.
    Unshown(Unshown),
}

/// A period in which something is on sale or public.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct Period {
    /// When it opens.
    pub opens_at: Timestamp,
    /// When it closes.
    pub closes_at: Timestamp,
}

impl<'de> Deserialize<'de> for Availability {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = Unshown::deserialize(deserializer)?;
        Ok(match read(raw.text()) {
            Ok(period) => Self::Period(period),
            Err(_) => Self::Unshown(raw),
        })
    }
}

fn percentage<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Percentage>, D::Error> {
    lenient::integer(deserializer)?
        .map(|value| {
            Percentage::new(value).ok_or_else(|| serde::de::Error::custom("expected a percentage up to 100"))
        })
        .transpose()
}
