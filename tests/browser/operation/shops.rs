//! Create shop and Update shop with every member.

use loket::api::shop::{self, ShopBody};
use loket::api::{Encoding, Mutation, Patch, RequestSettings};
use loket::models::value::ShopId;
use loket::models::{Received, Shop};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use super::spelled::Spelled;
use crate::setup::image::picture;
use crate::setup::sample;
use crate::setup::shops::{complete, draft, new_shop};
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, only_request_for};

/// The complete shop, which shows the event of the sample.
fn shop() -> ShopBody {
    complete(&[sample::event()])
}

/// Its body.
fn json_of(url: &str) -> Value {
    json!({
        "url": url,
        "events": [1001],
        "language": "en",
        "availability": [{ "opens_at": "2026-01-02T09:00:00.000000Z", "closes_at": "2099-03-04T10:30:00.500000Z" }],
        "payment_methods": ["ideal", "creditcard"],
        "analytics_tag": "G-ABC123",
        "social_pixel_id": "9876543210",
        "social": { "instagram": "https://instagram.example/loket" },
        "protected": true,
        "queue": { "size": 500, "open": false },
        "custom_color": "#0a0b0c",
    })
}

/// The same with its image as the parts of a form.
fn parts_of(url: &str) -> Vec<(String, String)> {
    [
        ("url", url),
        ("events[0]", "1001"),
        ("language", "en"),
        ("header_image", "kop – ééntje.png image/png 67"),
        ("availability[0][opens_at]", "2026-01-02T09:00:00.000000Z"),
        ("availability[0][closes_at]", "2099-03-04T10:30:00.500000Z"),
        ("payment_methods[0]", "ideal"),
        ("payment_methods[1]", "creditcard"),
        ("analytics_tag", "G-ABC123"),
        ("social_pixel_id", "9876543210"),
        ("social[instagram]", "https://instagram.example/loket"),
        ("protected", "1"),
        ("queue[size]", "500"),
        ("queue[open]", "0"),
        ("custom_color", "#0a0b0c"),
    ]
    .map(|(name, text)| (name.to_owned(), text.to_owned()))
    .to_vec()
}

/// An update to another shop.
fn becoming(id: &ShopId, shop: ShopBody) -> Mutation<Received<Shop>> {
    shop::update(id, shop)
}

/// Checks that an answer says what the complete shop does, and that the stand-in keeps it.
async fn assert_is_saved(answer: Received<Shop>, url: &str, banner: Value) {
    let mut spelled = answer.record.spelled();
    spelled["availability"][0].as_object_mut().unwrap().remove("id");
    for (member, expected) in [
        ("url", json!(url)),
        ("banner", banner),
        ("language", json!("en")),
        ("custom_color", json!("#0a0b0c")),
        ("protected", json!(true)),
        ("availability", json_of(url)["availability"].clone()),
        ("socials", json!([{ "name": "instagram", "url": "https://instagram.example/loket" }])),
        ("is_available", json!(true)),
    ] {
        assert_eq!(spelled[member], expected, "{member}");
    }
    let view = client().read(&shop::get(&answer.id)).await.unwrap();
    assert_eq!((view.url.as_str(), &view.full_url), (url, &answer.full_url));
    assert_eq!(view.events.iter().map(|event| &event.id).collect::<Vec<_>>(), [&sample::event()]);
    let availability: Vec<_> = answer.availability.iter().filter_map(|it| it.period()).collect();
    assert_eq!(view.availability.iter().collect::<Vec<_>>(), availability);
}

/// Sends a shop, and checks what the request says and what the stand-in keeps.
async fn assert_is_sent(operation: &str, write: Mutation<Received<Shop>>, encoding: Encoding, url: &str) {
    let client = client_with(RequestSettings { encoding, ..RequestSettings::default() });
    let answer = client.write(&write).await.unwrap();
    let request = only_request_for(operation).await;
    assert_eq!(request.ignored_fields, [""; 0]);
    // The stand-in names a banner by the size of its image.
    let banner = if write.body().has_file() {
        assert_eq!(request.parts(), parts_of(url));
        json!("banner-67.jpg")
    } else {
        assert_eq!(request.json(), json_of(url));
        json!(null)
    };
    assert_is_saved(answer, url, banner).await;
}

/// The complete shop without its image, and with it in either encoding that a deployment may want.
fn variants() -> [(ShopBody, Encoding); 3] {
    let with_image = || ShopBody { header_image: Patch::Set(picture()), ..shop() };
    [(shop(), Encoding::Json), (with_image(), Encoding::Json), (with_image(), Encoding::Form)]
}

fn url_of(shop: &ShopBody) -> String {
    match &shop.url {
        Patch::Set(url) => url.to_string(),
        Patch::Keep => panic!("a shop without a subdomain"),
    }
}

#[wasm_bindgen_test]
async fn a_complete_shop_is_created_as_json_and_with_its_image_as_a_form() {
    for (shop, encoding) in variants() {
        begin().await;
        let url = url_of(&shop);
        assert_is_sent("create_shop", new_shop(shop), encoding, &url).await;
    }
}

#[wasm_bindgen_test]
async fn a_shop_is_updated_in_every_member_as_json_and_with_its_image_as_a_form() {
    for (shop, encoding) in variants() {
        begin().await;
        let (url, before) = (url_of(&shop), client().write(&new_shop(draft())).await.unwrap());
        assert_is_sent("update_shop", becoming(&before.id, shop), encoding, &url).await;
    }
}
