//! `Update shop body`

use loket::api::shop::{ShopBody, update};
use loket::api::{IdForm, Mutation, NonEmpty, NullablePatch, Patch};
use loket::models::value::{Color, EventId, ShopId, Subdomain};
use loket::models::{Received, Shop};

use super::{file_part, image, object, period, sends_json, sends_parts, text_part};

fn of(changes: ShopBody) -> Mutation<Received<Shop>> {
    update(&ShopId::new("501").unwrap(), changes)
}

fn all_but_a_file() -> ShopBody {
    ShopBody {
        url: Patch::Set(Subdomain::parse("loods").unwrap()),
        events: NullablePatch::Set(NonEmpty::new(vec![EventId::new("1004").unwrap()]).unwrap()),
        language: Patch::Set("en".to_owned()),
        header_image: Patch::Keep,
        availability: Patch::Set(NonEmpty::new(vec![period()]).unwrap()),
        payment_methods: Patch::Set(NonEmpty::new(vec!["card".to_owned()]).unwrap()),
        analytics_tag: Patch::Set("AT-1".to_owned()),
        social_pixel_id: Patch::Set("0012".to_owned()),
        social: Patch::Set(object(r#"{"photos": null}"#)),
        protected: Patch::Set(true),
        queue: Patch::Set(object(r#"{"size": 1e2}"#)),
        custom_color: Patch::Set(Color::parse("0f8").unwrap()),
    }
}

#[test]
fn keeping_everything_sends_nothing() {
    let write = of(ShopBody::default());
    assert_eq!(write.endpoint().to_string(), "/v1/shops/501");
    sends_json(&write, IdForm::Auto, "{}");
    sends_parts(&write, &[]);
}

#[test]
fn setting_everything() {
    sends_json(
        &of(all_but_a_file()),
        IdForm::Text,
        r##"{
            "url": "loods",
            "events": ["1004"],
            "language": "en",
            "availability": [{"opens_at": "2026-10-01T08:00:00.000000Z", "closes_at": "2026-10-01T10:00:00.000001Z"}],
            "payment_methods": ["card"],
            "analytics_tag": "AT-1",
            "social_pixel_id": "0012",
            "social": {"photos": null},
            "protected": true,
            "queue": {"size": 1e2},
            "custom_color": "#00ff88"
        }"##,
    );
    let write = of(ShopBody { header_image: Patch::Set(image()), ..all_but_a_file() });
    let expected = vec![
        text_part("url", "loods"),
        text_part("events[0]", "1004"),
        text_part("language", "en"),
        file_part("header_image", image()),
        text_part("availability[0][opens_at]", "2026-10-01T08:00:00.000000Z"),
        text_part("availability[0][closes_at]", "2026-10-01T10:00:00.000001Z"),
        text_part("payment_methods[0]", "card"),
        text_part("analytics_tag", "AT-1"),
        text_part("social_pixel_id", "0012"),
        text_part("social[photos]", ""),
        text_part("protected", "1"),
        text_part("queue[size]", "1e2"),
        text_part("custom_color", "#00ff88"),
    ];
    assert_eq!(write.parts(), Ok(expected));
}

#[test]
fn only_its_events_can_be_cleared() {
    let write = of(ShopBody { events: NullablePatch::Clear, ..ShopBody::default() });
    sends_json(&write, IdForm::Auto, r#"{"events":null}"#);
    sends_parts(&write, &[("events", "")]);
}
