//! Shops to test with.

use loket::api::shop::{self, ShopBody};
use loket::api::{FreeObject, Mutation, NullablePatch, Patch};
use loket::models::value::{Color, EventId, Subdomain};
use loket::models::{Period, Received, Shop};

use super::events::moment;
use super::tickets::list;

/// A subdomain that no other shop has.
pub fn unique_url() -> Subdomain {
    let random = (js_sys::Math::random() * 1e9).floor();
    Subdomain::parse(&format!("shop-{}-{random}", js_sys::Date::now())).unwrap()
}

/// What a shop needs.
pub fn draft() -> ShopBody {
    ShopBody { url: Patch::Set(unique_url()), ..ShopBody::default() }
}

/// A shop with every member but the image, which does not travel as JSON.
pub fn complete(events: &[EventId]) -> ShopBody {
    let text = |text: &str| Patch::Set(text.to_owned());
    let object = |json: &str| Patch::Set(FreeObject::parse(json).unwrap());
    ShopBody {
        events: NullablePatch::Set(list(events)),
        language: text("en"),
        availability: Patch::Set(list([period("2026-01-02T09:00:00Z", "2099-03-04T10:30:00.5Z")])),
        payment_methods: Patch::Set(list(["ideal", "creditcard"].map(str::to_owned))),
        analytics_tag: text("G-ABC123"),
        social_pixel_id: text("9876543210"),
        social: object(r#"{"instagram":"https://instagram.example/loket"}"#),
        protected: Patch::Set(true),
        queue: object(r#"{"size":500,"open":false}"#),
        custom_color: Patch::Set(Color::parse("#0A0b0c").unwrap()),
        ..draft()
    }
}

/// Creates a shop.
pub fn new_shop(shop: ShopBody) -> Mutation<Received<Shop>> {
    shop::create(shop).unwrap()
}

/// A period for a request.
pub fn period(opens_at: &str, closes_at: &str) -> Period {
    Period { id: None, opens_at: moment(opens_at), closes_at: moment(closes_at) }
}
