//! A shop with every field of the `Create shop body`.

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};
use serde_json::{Value, json};

use crate::browser::{Browser, signed_in};
use crate::image::{PICTURE_PART, picture};
use crate::service::{Colleague, bodies, count, parts, serve};

async fn fill_in_every_field(browser: &Browser) {
    browser.fill("url", "winter-2027").await;
    browser.fill("language", "en").await;
    browser.toggle("protected").await;
    browser.toggle_choice("events", "1005").await;
    browser.toggle_choice("events", "1006").await;
    browser.press("Add period").await;
    browser.fill_time("availability.0.opens_at", "2026-07-01T10:00").await;
    browser.fill_time("availability.0.closes_at", "2026-12-31T23:59").await;
    browser.fill("payment_methods", "ideal, creditcard").await;
    browser.press("Add").await;
    browser.fill("custom_color", "1A2B3C").await;
    browser.fill("analytics_tag", "AT-1").await;
    browser.fill("social_pixel_id", "0012").await;
    browser.disclose("Social media and queue").await;
    browser.fill("social", r#"{"photos": "https://photos.example"}"#).await;
    browser.fill("queue", r#"{"size": 100}"#).await;
}

fn every_field() -> Value {
    json!({
        "url": "winter-2027",
        "events": [1005, 1006],
        "language": "en",
        "availability": [{ "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-12-31T22:59:00.000000Z" }],
        "payment_methods": ["ideal", "creditcard"],
        "analytics_tag": "AT-1",
        "social_pixel_id": "0012",
        "social": { "photos": "https://photos.example" },
        "protected": true,
        "queue": { "size": 100 },
        "custom_color": "#1a2b3c",
    })
}

#[tokio::test]
async fn every_field_reaches_the_service() {
    let service = serve().await;
    signed_in(&service, "/shops/new", async |browser| {
        fill_in_every_field(browser).await;
        browser.see_text("White text: easy to read (14.4 to 1)").await;
        browser.press("Create shop").await;
        browser.hear("Shop created").await;
        browser.see_address("/shops/5006").await;
        assert_eq!(bodies(&service, Operation::CreateShop), [every_field()]);
        browser.see_text("Singelloop Utrecht-Oost").await;
    })
    .await;
}

#[tokio::test]
async fn an_image_travels_as_a_file() {
    let service = serve().await;
    let (_folder, image) = picture();
    signed_in(&service, "/shops/new", async |browser| {
        fill_in_every_field(browser).await;
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png").await;
        browser.press("Create shop").await;
        browser.hear("Shop created").await;
        let parts = parts(&service, Operation::CreateShop);
        assert_eq!(parts["header_image"], PICTURE_PART);
        assert_eq!(parts["events[1]"], "1006");
        assert_eq!(parts["payment_methods[0]"], "ideal");
        assert_eq!(parts["protected"], "1");
    })
    .await;
}

#[tokio::test]
async fn what_is_left_out_is_not_sent_and_what_is_odd_is_refused() {
    let service = serve().await;
    signed_in(&service, "/shops/new", async |browser| {
        browser.fill("url", "Winter 2027").await;
        browser.fill("custom_color", "rood").await;
        browser.disclose("Social media and queue").await;
        browser.fill("queue", "[]").await;
        browser.press("Create shop").await;
        browser.see_heading("There are 3 problems").await;
        assert_eq!(count(&service, Operation::CreateShop), 0);
        browser.fill("url", "winter").await;
        browser.fill("custom_color", "").await;
        browser.fill("queue", "").await;
        browser.press("Create shop").await;
        browser.hear("Shop created").await;
        assert_eq!(bodies(&service, Operation::CreateShop), [json!({ "url": "winter", "protected": false })]);
    })
    .await;
}

#[tokio::test]
async fn a_method_that_was_typed_but_not_added_is_taken_all_the_same() {
    let service = serve().await;
    signed_in(&service, "/shops/new", async |browser| {
        browser.fill("url", "winter").await;
        browser.fill("payment_methods", "ideal").await;
        browser.press("Create shop").await;
        browser.hear("Shop created").await;
        assert_eq!(bodies(&service, Operation::CreateShop)[0]["payment_methods"], json!(["ideal"]));
    })
    .await;
}

#[tokio::test]
async fn what_the_service_says_of_a_field_is_beside_it_with_any_status() {
    let service = serve().await;
    let body = json!({ "errors": { "url": ["is already taken"] } }).to_string();
    let taken = Fault::Status {
        status: StatusCode::CONFLICT,
        retry_after: None,
        body: Some(body),
        content_type: None,
    };
    service.fault(FaultPlan::on(Operation::CreateShop, taken));
    signed_in(&service, "/shops/new", async |browser| {
        browser.announce_error("status of 409");
        browser.fill("url", "winter-2027").await;
        browser.press("Create shop").await;
        browser.see_focus_on("url").await;
        assert!(browser.description("url").await.contains("is already taken"));
    })
    .await;
}

#[tokio::test]
async fn a_shop_starts_from_another_one_with_what_the_service_shows_of_it() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let shops = colleague.get("/shops").await;
    let shop = shops["data"].as_array().unwrap().iter().find(|shop| shop["id"] == "5004").unwrap();
    let view = colleague.get("/shops/5004").await;
    let events = view["events"].as_array().unwrap().iter();
    let events: Vec<u64> = events.map(|event| event["id"].as_str().unwrap().parse().unwrap()).collect();
    signed_in(&service, "/shops/5004", async |browser| {
        browser.follow("Duplicate").await;
        browser.see_address("/shops/new?from=5004").await;
        browser.see_text("Not everything can be copied").await;
        assert_eq!(browser.value("url").await, "", "each shop has its own");
        browser.fill("url", "nacht-winter").await;
        browser.press("Create shop").await;
        browser.hear("Shop created").await;
        let body = &bodies(&service, Operation::CreateShop)[0];
        assert_eq!((&body["url"], &body["events"]), (&json!("nacht-winter"), &json!(events)));
        for member in ["language", "protected", "custom_color"] {
            assert_eq!(body[member], shop[member], "{member}");
        }
        let periods = |of: &Value| {
            let periods = of["availability"].as_array().cloned().unwrap_or_default();
            periods.iter().map(|it| (it["opens_at"].clone(), it["closes_at"].clone())).collect::<Vec<_>>()
        };
        assert_eq!((periods(body), periods(shop).len()), (periods(shop), 1));
    })
    .await;
}
