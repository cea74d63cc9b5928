//! Shops to test with.

use loket::api::FreeObject;
use loket::api::shop::CreateShop;
use loket::models::Period;
use loket::models::value::{Color, EventId};

use super::events::moment;

/// A subdomain that no other shop has.
pub fn unique_url() -> String {
    format!("shop-{}-{}", js_sys::Date::now(), (js_sys::Math::random() * 1e9).floor())
}

/// What a shop needs.
pub fn draft() -> CreateShop {
    CreateShop {
        url: unique_url(),
        events: Vec::new(),
        language: None,
        header_image: None,
        availability: Vec::new(),
        payment_methods: Vec::new(),
        analytics_tag: None,
        social_pixel_id: None,
        social: None,
        protected: None,
        queue: None,
        custom_color: None,
    }
}

/// A shop with every member but the image, which does not travel as JSON.
pub fn complete(events: &[EventId]) -> CreateShop {
    CreateShop {
        events: events.to_vec(),
        language: Some("en".to_owned()),
        availability: vec![period("2026-01-02T09:00:00Z", "2099-03-04T10:30:00.5Z")],
        payment_methods: ["ideal", "creditcard"].map(str::to_owned).to_vec(),
        analytics_tag: Some("G-ABC123".to_owned()),
        social_pixel_id: Some("9876543210".to_owned()),
        social: FreeObject::parse(r#"{"instagram":"https://instagram.example/loket"}"#).ok(),
        protected: Some(true),
        queue: FreeObject::parse(r#"{"size":500,"open":false}"#).ok(),
        custom_color: Color::parse("#0A0b0c"),
        ..draft()
    }
}

/// A period for a request.
pub fn period(opens_at: &str, closes_at: &str) -> Period {
    Period { id: None, opens_at: moment(opens_at), closes_at: moment(closes_at) }
}
