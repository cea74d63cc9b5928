//! An event.

use loket::models::{Event, EventDate, EventTicket};
use serde_json::{Value, json};

use super::{Spelled, texts};

impl Spelled for Event {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "name": self.name,
            "is_continuous": self.is_continuous,
            "dates": self.dates.spelled(),
            "venue": self.venue.spelled(),
            "shops": texts(&self.shops),
            "tickets": self.tickets.spelled(),
        })
    }
}

impl Spelled for EventDate {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "starts_at": self.starts_at.spelled(),
            "ends_at": self.ends_at.spelled(),
        })
    }
}

impl Spelled for EventTicket {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "name": self.name,
            "price": self.price.to_string(),
            "service_fee": self.service_fee.spelled(),
            "min_order_amount": self.min_order_amount,
            "max_order_amount": self.max_order_amount,
            "sold_out": self.sold_out,
            "tags": self.tags,
        })
    }
}
