//! The answer of Get fields (`Get fields`).

use super::decode_error::{DecodeError, DecodeReason};
use super::field::FieldName;
use super::json::{FromJson, Json};
use super::raw_json::RawJson;
use crate::value::{FieldId, TicketId};

/// What the customer of a checkout session is asked to fill in.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckoutFields {
    /// For the order as a whole.
    pub general: Option<GeneralFields>,
    /// Deprecated because of a defect: as received, never used.
    pub tickets: Option<RawJson>,
    /// For each ticket; the correct data.
    pub per_ticket: Vec<TicketFields>,
}

/// The fields for the order as a whole.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct GeneralFields {
    /// The fields.
    pub fields: Vec<CheckoutField>,
}

/// The fields for one ticket of the checkout.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct TicketFields {
    /// The ticket's id.
    pub ticket_id: TicketId,
    /// The ticket's name.
    pub ticket_name: Option<String>,
    /// How many of it are being bought.
    pub amount: Option<u64>,
    /// The fields.
    pub fields: Vec<CheckoutField>,
}

/// A field within a checkout (`Checkout field`).
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct CheckoutField {
    /// Its id.
    pub id: FieldId,
    /// Its names.
    pub name: Option<FieldName>,
    /// What is filled in; `text` is a value seen.
    pub r#type: Option<String>,
    /// Whether it must be filled in.
    pub is_required: Option<bool>,
    /// Whether it is asked once for each ticket.
    pub ask_individually: Option<bool>,
    /// Whether it is asked for the order.
    pub ask_order: Option<bool>,
}

/// All of it may be missing, but not everything: an answer without any of it is another one.
impl FromJson for CheckoutFields {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        let members = json.members()?;
        if ["general", "tickets", "per_ticket"].iter().all(|name| members.get(name).is_none()) {
            return Err(DecodeError::whole(DecodeReason::Missing).in_member("per_ticket"));
        }
        Ok(Self {
            general: members.read("general")?,
            tickets: members.read("tickets")?,
            per_ticket: members.read("per_ticket")?,
        })
    }
}
