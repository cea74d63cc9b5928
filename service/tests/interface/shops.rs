//! Create shop, Update shop and Get shop, rule by rule.

use serde_json::{Value, json};

use crate::client::Client;

fn period() -> Value {
    json!({"opens_at": "2026-05-01T08:00:00.000000Z", "closes_at": "2036-06-01T08:00:00.000000Z"})
}

/// The ids of the events in a shop.
async fn events(client: &Client, shop: &str) -> Vec<String> {
    let view = client.get(&format!("/v1/shops/{shop}")).await.ok();
    view["events"].as_array().unwrap().iter().map(|event| event["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_new_shop_has_what_was_given() {
    let client = Client::start().await;
    let body = json!({
        "url": "winter-2026",
        "events": [1005, "1006"],
        "language": "en",
        "availability": [period()],
        "payment_methods": ["ideal"],
        "analytics_tag": "UA-1",
        "social_pixel_id": "77",
        "social": {"instagram": "https://instagram.example/winter"},
        "protected": true,
        "queue": {"size": 10},
        "custom_color": "#1A2b3c",
    });
    let shop = client.post("/v1/shops", &body).await.ok();
    for (field, expected) in [
        ("url", json!("winter-2026")),
        ("language", json!("en")),
        ("protected", json!(true)),
        ("custom_color", json!("#1A2b3c")),
        ("socials", json!([{"name": "instagram", "url": "https://instagram.example/winter"}])),
        ("is_available", json!(true)),
        ("banner", Value::Null),
    ] {
        assert_eq!(shop[field], expected, "{field}");
    }
    assert!(shop["full_url"].as_str().unwrap().starts_with("https://winter-2026."));
    assert_eq!(shop["availability"][0]["opens_at"], period()["opens_at"]);
    assert_eq!(events(&client, shop["id"].as_str().unwrap()).await, ["1005", "1006"]);
    let event = client.get("/v1/events/1006").await.ok();
    assert!(event["shops"].as_array().unwrap().contains(&shop["id"]));
}

#[tokio::test]
async fn what_is_left_out_is_unchanged() {
    let client = Client::start().await;
    let of_list = async || client.get("/v1/shops").await.ok()["data"][0].clone();
    let (shop, shown) = (of_list().await, events(&client, "5001").await);
    assert_eq!(client.post("/v1/shops/5001", &json!({})).await.ok(), shop);
    assert_eq!((of_list().await, events(&client, "5001").await), (shop, shown));
}

#[tokio::test]
async fn events_replace_the_events_and_null_clears_them() {
    let client = Client::start().await;
    for (given, expected) in [
        (json!([1002]), ["1002"].as_slice()),
        (json!([1004, "1003"]), &["1003", "1004"]),
        (json!(null), &[]),
        (json!([1001]), &["1001"]),
        (json!([]), &[]),
    ] {
        client.post("/v1/shops/5001", &json!({"events": given})).await.ok();
        assert_eq!(events(&client, "5001").await, expected, "{given}");
    }
}

#[tokio::test]
async fn availability_replaces_the_availability() {
    let client = Client::start().await;
    let of_shop = async || client.get("/v1/shops/5003").await.ok()["availability"].clone();
    assert_eq!(of_shop().await.as_array().unwrap().len(), 2);
    let updated = client.post("/v1/shops/5003", &json!({"availability": [period()]})).await.ok();
    assert_eq!(updated["availability"], of_shop().await);
    assert_eq!(of_shop().await[0]["closes_at"], period()["closes_at"]);
    assert_eq!(of_shop().await.as_array().unwrap().len(), 1);
    client.post("/v1/shops/5003", &json!({"availability": []})).await.ok();
    assert_eq!(of_shop().await, json!([]));
}

#[tokio::test]
async fn a_shop_is_available_within_its_periods_or_without_any() {
    let client = Client::start().await;
    let past = json!({"opens_at": "2020-05-01T08:00:00.000000Z", "closes_at": "2020-06-01T08:00:00.000000Z"});
    for (availability, expected) in
        [(json!([]), true), (json!([past]), false), (json!([past, period()]), true)]
    {
        let shop = client.post("/v1/shops/5001", &json!({"availability": availability})).await.ok();
        assert_eq!(shop["is_available"], expected);
    }
}

#[tokio::test]
async fn null_is_refused_where_the_interface_has_none() {
    let client = Client::start().await;
    let fields = [
        "url",
        "language",
        "header_image",
        "availability",
        "payment_methods",
        "analytics_tag",
        "social_pixel_id",
        "social",
        "protected",
        "queue",
        "custom_color",
    ];
    for field in fields {
        let reply = client.post("/v1/shops/5001", &json!({field: null})).await;
        assert_eq!(reply.refused_fields(), [field]);
        let mut body = json!({"url": "nieuw"});
        body[field] = Value::Null;
        assert_eq!(client.post("/v1/shops", &body).await.refused_fields(), [field]);
    }
    let body = json!({"url": "nieuw", "events": null});
    assert_eq!(client.post("/v1/shops", &body).await.refused_fields(), ["events"]);
}

#[tokio::test]
async fn each_field_has_its_type() {
    let client = Client::start().await;
    for (field, value, refused) in [
        ("url", json!(""), "url"),
        ("url", json!("Winter"), "url"),
        ("url", json!("win ter"), "url"),
        ("url", json!("wïnter"), "url"),
        ("url", json!("delooier"), "url"),
        ("url", json!(5), "url"),
        ("events", json!(1001), "events"),
        ("events", json!([1001, 1]), "events.1"),
        ("events", json!([{}]), "events.0"),
        ("language", json!(""), "language"),
        ("header_image", json!("data:image/png;base64,"), "header_image"),
        ("availability", json!([{"opens_at": "2026-05-01T08:00:00.000000Z"}]), "availability.0.closes_at"),
        ("payment_methods", json!("ideal"), "payment_methods"),
        ("payment_methods", json!(["ideal", 3]), "payment_methods.1"),
        ("analytics_tag", json!(7), "analytics_tag"),
        ("social_pixel_id", json!(7), "social_pixel_id"),
        ("social", json!([]), "social"),
        ("protected", json!("yes"), "protected"),
        ("queue", json!(true), "queue"),
        ("custom_color", json!("red"), "custom_color"),
        ("custom_color", json!("#12345"), "custom_color"),
        ("custom_color", json!("#12345g"), "custom_color"),
    ] {
        let mut body = json!({"url": "nieuw"});
        body[field] = value;
        assert_eq!(client.post("/v1/shops", &body).await.refused_fields(), [refused], "{body}");
        let reply = client.post("/v1/shops/5001", &json!({field: body[field]})).await;
        assert_eq!(reply.refused_fields(), [refused], "{body}");
    }
    assert_eq!(client.post("/v1/shops", &json!({})).await.refused_fields(), ["url"]);
}

#[tokio::test]
async fn a_shop_may_keep_its_url() {
    let client = Client::start().await;
    assert_eq!(client.post("/v1/shops/5001", &json!({"url": "devecht"})).await.ok()["url"], "devecht");
}

#[tokio::test]
async fn a_shop_offers_the_tickets_that_are_not_hidden() {
    let client = Client::start().await;
    let view = client.get("/v1/shops/5001").await.ok();
    let festival = &view["events"][0];
    let names: Vec<&str> = festival["tickets"]["categories"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|category| category["tickets"].as_array().unwrap())
        .map(|ticket| ticket["name"].as_str().unwrap())
        .collect();
    assert_eq!(names.len(), 8);
    assert!(!names.contains(&"Crew en vrijwilligers"));
    assert_eq!(festival["tickets"]["products"].as_array().unwrap().len(), 3);
    client.post("/v1/tickets/3001", &json!({"is_hidden": true})).await.ok();
    let after = client.get("/v1/shops/5001").await.ok().to_string();
    assert!(!after.contains("\"Dag 1\""));
}
