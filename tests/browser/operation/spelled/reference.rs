//! Fields, and what other records refer to.

use loket::models::{
    BillingInformation, CheckoutField, CheckoutFields, Document, Field, FieldName, GeneralFields,
    TicketFields,
};
use serde_json::{Value, json};

use super::Spelled;

impl Spelled for Field {
    fn spelled(&self) -> Value {
        json!({ "id": self.id.as_str(), "name": self.name.spelled(), "type": self.r#type })
    }
}

impl Spelled for FieldName {
    fn spelled(&self) -> Value {
        json!({ "clean": self.clean, "slug": self.slug })
    }
}

impl Spelled for BillingInformation {
    fn spelled(&self) -> Value {
        json!({ "id": self.id.as_str(), "name": self.name, "iban": self.iban, "vat": self.vat })
    }
}

impl Spelled for Document {
    fn spelled(&self) -> Value {
        json!({ "id": self.id.as_str(), "name": self.name })
    }
}

impl Spelled for CheckoutFields {
    fn spelled(&self) -> Value {
        json!({
            "general": self.general.spelled(),
            "tickets": self.tickets.spelled(),
            "per_ticket": self.per_ticket.spelled(),
        })
    }
}

impl Spelled for GeneralFields {
    fn spelled(&self) -> Value {
        json!({ "fields": self.fields.spelled() })
    }
}

impl Spelled for TicketFields {
    fn spelled(&self) -> Value {
        json!({
            "ticket_id": self.ticket_id.as_str(),
            "ticket_name": self.ticket_name,
            "amount": self.amount,
            "fields": self.fields.spelled(),
        })
    }
}

impl Spelled for CheckoutField {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "name": self.name.spelled(),
            "type": self.r#type,
            "is_required": self.is_required,
            "ask_individually": self.ask_individually,
            "ask_order": self.ask_order,
        })
    }
}
