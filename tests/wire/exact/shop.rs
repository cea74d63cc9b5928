use loket::models::value::ShopId;
use loket::models::{Availability, Shop};

use super::{period, reads_as, text, unshown};

#[test]
fn a_shop_with_every_member() {
    let expected = Shop {
        id: ShopId::new("501").unwrap(),
        url: "loods".to_owned(),
        full_url: text("https://loods.shop.example"),
        banner: Some(unshown(r#""https://img.example/loods.png""#)),
        language: text("nl"),
        html: Some(unshown(r#""<p>Welkom</p>""#)),
        css: Some(unshown(r##""p { color: #1a2b3c }""##)),
        custom_color: Some(unshown(r##""#1a2b3c""##)),
        text: Some(unshown(r#"{ "intro": "Tot in de Loods" }"#)),
        protected: Some(false),
        invoicing: Some(true),
        availability: vec![Availability::Period(period("9", "2026-10-01T08:00:00Z", "2026-11-26T21:00:00Z"))],
        socials: vec![unshown(r#"{ "kind": "photos", "url": "https://photos.example/loods" }"#)],
        is_available: Some(true),
    };
    reads_as(include_str!("../samples/shop.json"), expected);
}
