//! A shop as its customers get it.

use loket::models::{Category, Offer, Product, ShopEvent, ShopEventDate, ShopTicket, ShopView};
use serde_json::{Value, json};

use super::Spelled;

impl Spelled for ShopView {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "url": self.url,
            "full_url": self.full_url,
            "availability": self.availability.spelled(),
            "events": self.events.spelled(),
        })
    }
}

impl Spelled for ShopEvent {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "full_url": self.full_url,
            "name": self.name,
            "description": self.description,
            "type": self.r#type,
            "dates": self.dates.spelled(),
            "venue": self.venue.spelled(),
            "characteristics": self.characteristics,
            "tags": self.tags,
            "availability": self.availability.spelled(),
            "total_capacity": self.total_capacity,
            "capacity_per_day": self.capacity_per_day,
            "amount_sold": self.amount_sold,
            "tickets": self.tickets.spelled(),
        })
    }
}

impl Spelled for ShopEventDate {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "flat_date": self.flat_date,
            "starts_at": self.starts_at.spelled(),
            "ends_at": self.ends_at.spelled(),
            "doors_open_at": self.doors_open_at.spelled(),
        })
    }
}

impl Spelled for Offer {
    fn spelled(&self) -> Value {
        json!({
            "categories": self.categories.spelled(),
            "other": self.other.spelled(),
            "products": self.products.spelled(),
        })
    }
}

impl Spelled for Category {
    fn spelled(&self) -> Value {
        json!({ "name": self.name, "tickets": self.tickets.spelled() })
    }
}

impl Spelled for ShopTicket {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "name": self.name,
            "price": self.price.to_string(),
            "service_fee": self.service_fee.spelled(),
            "min_order_amount": self.min_order_amount,
            "max_order_amount": self.max_order_amount,
            "max_capacity": self.max_capacity,
            "amount_sold": self.amount_sold,
            "sold_out": self.sold_out,
            "on_fire": self.on_fire,
            "show_percentage": self.show_percentage,
            "sale_percentage": self.sale_percentage.spelled(),
            "tags": self.tags,
            "availability": self.availability.spelled(),
        })
    }
}

impl Spelled for Product {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "name": self.name,
            "price": self.price.to_string(),
            "service_fee": self.service_fee.spelled(),
            "min_order_amount": self.min_order_amount,
            "max_order_amount": self.max_order_amount,
            "sold_out": self.sold_out,
            "on_fire": self.on_fire,
            "show_percentage": self.show_percentage,
            "sale_percentage": self.sale_percentage.spelled(),
        })
    }
}
