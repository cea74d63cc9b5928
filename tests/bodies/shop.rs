//! `Create shop body`

use loket::api::shop::{ShopBody, create};
use loket::api::{IdForm, NonEmpty, NullablePatch, Patch};
use loket::models::value::{Color, EventId, Subdomain};

use super::{file_part, image, object, period, sends_json, sends_parts, text_part};

fn minimal() -> ShopBody {
    ShopBody { url: Patch::Set(Subdomain::parse("loods").unwrap()), ..ShopBody::default() }
}

fn with_all_but_a_file() -> ShopBody {
    let text = |text: &str| Patch::Set(text.to_owned());
    let events = vec![EventId::new("1004").unwrap(), EventId::new("x1").unwrap()];
    let methods = vec!["card".to_owned(), "transfer".to_owned()];
    ShopBody {
        events: NullablePatch::Set(NonEmpty::new(events).unwrap()),
        language: text("nl"),
        availability: Patch::Set(NonEmpty::new(vec![period()]).unwrap()),
        payment_methods: Patch::Set(NonEmpty::new(methods).unwrap()),
        analytics_tag: text("AT-1"),
        social_pixel_id: text("0012"),
        social: Patch::Set(object(r#"{"photos": "https://photos.example/loods"}"#)),
        protected: Patch::Set(false),
        queue: Patch::Set(object(r#"{"size": 100}"#)),
        custom_color: Patch::Set(Color::parse("#1A2b3c").unwrap()),
        ..minimal()
    }
}

#[test]
fn all_members_as_json() {
    let write = create(with_all_but_a_file()).unwrap();
    assert_eq!(write.endpoint().to_string(), "/v1/shops");
    let expected = r##"{
        "url": "loods",
        "events": [1004, "x1"],
        "language": "nl",
        "availability": [{"opens_at": "2026-10-01T08:00:00.000000Z", "closes_at": "2026-10-01T10:00:00.000001Z"}],
        "payment_methods": ["card", "transfer"],
        "analytics_tag": "AT-1",
        "social_pixel_id": "0012",
        "social": {"photos": "https://photos.example/loods"},
        "protected": false,
        "queue": {"size": 100},
        "custom_color": "#1a2b3c"
    }"##;
    sends_json(&write, IdForm::Auto, expected);
    sends_json(&write, IdForm::Integer, expected);
    sends_json(&write, IdForm::Text, &expected.replace("[1004,", "[\"1004\","));
}

#[test]
fn all_members_as_parts() {
    let write = create(ShopBody { header_image: Patch::Set(image()), ..with_all_but_a_file() }).unwrap();
    let expected = vec![
        text_part("url", "loods"),
        text_part("events[0]", "1004"),
        text_part("events[1]", "x1"),
        text_part("language", "nl"),
        file_part("header_image", image()),
        text_part("availability[0][opens_at]", "2026-10-01T08:00:00.000000Z"),
        text_part("availability[0][closes_at]", "2026-10-01T10:00:00.000001Z"),
        text_part("payment_methods[0]", "card"),
        text_part("payment_methods[1]", "transfer"),
        text_part("analytics_tag", "AT-1"),
        text_part("social_pixel_id", "0012"),
        text_part("social[photos]", "https://photos.example/loods"),
        text_part("protected", "0"),
        text_part("queue[size]", "100"),
        text_part("custom_color", "#1a2b3c"),
    ];
    assert_eq!(write.parts(), Ok(expected));
}

#[test]
fn no_more_than_is_needed() {
    let write = create(minimal()).unwrap();
    sends_json(&write, IdForm::Auto, r#"{"url":"loods"}"#);
    sends_parts(&write, &[("url", "loods")]);
}

#[test]
fn none_without_a_subdomain() {
    assert!(create(ShopBody { url: Patch::Keep, ..with_all_but_a_file() }).is_none());
}
