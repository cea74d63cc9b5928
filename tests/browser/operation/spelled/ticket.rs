//! A ticket.

use loket::models::{SalePercentage, Ticket};
use serde_json::{Value, json};

use super::{Spelled, texts};

impl Spelled for Ticket {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "name": self.name,
            "event_id": self.event_id.as_ref().map(ToString::to_string),
            "dates": self.dates.spelled(),
            "price": self.price.to_string(),
            "capacity": self.capacity,
            "min_order_amount": self.min_order_amount,
            "max_order_amount": self.max_order_amount,
            "template_id": self.template_id.as_ref().map(ToString::to_string),
            "mobile_template_id": self.mobile_template_id.as_ref().map(ToString::to_string),
            "service_fee": self.service_fee.spelled(),
            "availability": self.availability.spelled(),
            "fields": self.fields.spelled(),
            "related_tickets": texts(&self.related_tickets),
            "excluded_tickets": texts(&self.excluded_tickets),
            "sale_percentage": self.sale_percentage.spelled(),
            "on_fire": self.on_fire,
            "is_hidden": self.is_hidden,
            "is_entry": self.is_entry,
            "tags": self.tags,
        })
    }
}

impl Spelled for SalePercentage {
    fn spelled(&self) -> Value {
        json!({ "active": self.active, "percentage": self.percentage.map(|it| it.hundredths()) })
    }
}
