//! The same fields as JSON and as multipart/form-data, and files.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::client::Client;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n and the rest";

/// A venue and a date as a form spells them.
const EVENT: [(&str, &str); 11] = [
    ("name", "Najaarsmarkt"),
    ("is_online", "0"),
    ("type", "Eenmalig"),
    ("venue[name]", "De Hallen"),
    ("venue[street]", "Hallenplein"),
    ("venue[house_number]", "2"),
    ("venue[zipcode]", "1053 RT"),
    ("venue[city]", "Amsterdam"),
    ("venue[country]", "Nederland"),
    ("dates[0][starts_at]", "2026-10-03T08:00:00.000000Z"),
    ("dates[0][ends_at]", "2026-10-03T15:00:00.000000Z"),
];

/// A ticket without what differs from one to the next.
fn without_ids(mut record: Value) -> Value {
    record.as_object_mut().unwrap().remove("id");
    for list in ["dates", "availability"] {
        for item in record[list].as_array_mut().into_iter().flatten() {
            item.as_object_mut().unwrap().remove("id");
        }
    }
    record
}

#[tokio::test]
async fn a_ticket_is_the_same_in_both_encodings() {
    let client = Client::start().await;
    let as_json = json!({
        "name": "Dubbel",
        "event_id": 1001,
        "dates": [2001, 2002],
        "price": "12.50",
        "max_capacity": 30,
        "min_order_amount": 1,
        "max_order_amount": 5,
        "template_id": 803,
        "availability": [
            {"opens_at": "2026-05-01T08:00:00.000000Z", "closes_at": "2026-06-01T08:00:00.000000Z"},
        ],
        "related_tickets": [3002],
        "excluded_tickets": [3003, 3004],
        "on_fire": true,
        "sales_percentage": {"active": false, "percentage": 12},
        "is_hidden": false,
        "is_entry": true,
    });
    let as_form = [
        ("name", "Dubbel"),
        ("event_id", "1001"),
        ("dates[0]", "2001"),
        ("dates[1]", "2002"),
        ("price", "12.50"),
        ("max_capacity", "30"),
        ("min_order_amount", "1"),
        ("max_order_amount", "5"),
        ("template_id", "803"),
        ("availability[0][opens_at]", "2026-05-01T08:00:00.000000Z"),
        ("availability[0][closes_at]", "2026-06-01T08:00:00.000000Z"),
        ("related_tickets[]", "3002"),
        ("excluded_tickets[]", "3003"),
        ("excluded_tickets[]", "3004"),
        ("on_fire", "1"),
        ("sales_percentage[active]", "false"),
        ("sales_percentage[percentage]", "12"),
        ("is_hidden", "0"),
        ("is_entry", "true"),
    ];
    let from_json = client.post("/v1/tickets", &as_json).await.ok();
    let from_form = client.post_form("/v1/tickets", &as_form).await.ok();
    assert_eq!(without_ids(from_form), without_ids(from_json));
}

#[tokio::test]
async fn an_event_is_the_same_in_both_encodings() {
    let client = Client::start().await;
    let from_json = client.post("/v1/events", &crate::operations::event()).await.ok();
    let from_form = client.post_form("/v1/events", &EVENT).await.ok();
    assert_eq!(without_ids(from_form), without_ids(from_json));
}

#[tokio::test]
async fn an_empty_text_of_a_form_is_null() {
    let client = Client::start().await;
    let path =
        format!("/v1/tickets/{}", client.ticket(json!({"max_capacity": 5, "related_tickets": [3001]})).await);
    let ticket = client.post_form(&path, &[("max_capacity", ""), ("related_tickets", "")]).await.ok();
    assert_eq!((&ticket["capacity"], &ticket["related_tickets"]), (&json!(0), &json!([])));
    assert_eq!(client.post_form(&path, &[("on_fire", "")]).await.refused_fields(), ["on_fire"]);
    assert_eq!(client.post_form(&path, &[("name", "")]).await.refused_fields(), ["name"]);
    client.post_form("/v1/shops/5001", &[("events", "")]).await.ok();
    assert_eq!(client.get("/v1/shops/5001").await.ok()["events"], json!([]));
}

#[tokio::test]
async fn a_form_has_the_same_rules() {
    let client = Client::start().await;
    for (fields, refused) in [
        ([("name", "a"), ("price", "x")].as_slice(), "price"),
        (&[("name", "a"), ("price", "1"), ("on_fire", "yes")], "on_fire"),
        (&[("name", "a"), ("price", "1"), ("max_capacity", "1.5")], "max_capacity"),
        (
            &[("name", "a"), ("price", "1"), ("event_id", "1001"), ("dates[0]", "2001"), ("dates[1]", "1")],
            "dates.1",
        ),
        (&[("name", "a"), ("price", "1"), ("dates", "2001")], "dates"),
        (&[("name", "a"), ("price", "1"), ("sales_percentage[active]", "1")], "sales_percentage.percentage"),
    ] {
        assert_eq!(client.post_form("/v1/tickets", fields).await.refused_fields(), [refused], "{fields:?}");
    }
}

#[tokio::test]
async fn an_image_travels_with_an_event_and_with_a_shop() {
    let client = Client::start().await;
    let event = client.post_file("/v1/events", &EVENT, "header_image", PNG.to_vec()).await.ok();
    assert_eq!(event["name"], "Najaarsmarkt");
    let shop = client.post_file("/v1/shops", &[("url", "nieuw")], "header_image", PNG.to_vec()).await.ok();
    assert!(shop["banner"].is_string());
    let path = format!("/v1/shops/{}", shop["id"].as_str().unwrap());
    let larger = [PNG, &[0; 100]].concat();
    let updated = client.post_file(&path, &[], "header_image", larger).await.ok();
    assert_ne!(updated["banner"], shop["banner"]);
}

#[tokio::test]
async fn an_image_is_an_image_and_at_most_five_megabytes() {
    let client = Client::start().await;
    let megabytes = |number: usize| [PNG, &vec![0; number * 1024 * 1024 - PNG.len()]].concat();
    for (content, status) in [
        (b"%PDF-1.7".to_vec(), StatusCode::UNPROCESSABLE_ENTITY),
        (b"<svg onload=alert(1)>".to_vec(), StatusCode::UNPROCESSABLE_ENTITY),
        ([megabytes(5), vec![0]].concat(), StatusCode::UNPROCESSABLE_ENTITY),
        (megabytes(5), StatusCode::OK),
        (megabytes(9), StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let reply = client.post_file("/v1/shops/5001", &[], "header_image", content).await;
        assert_eq!(reply.status, status);
        if status == StatusCode::UNPROCESSABLE_ENTITY {
            assert_eq!(reply.refused_fields(), ["header_image"]);
        }
    }
}

#[tokio::test]
async fn a_file_is_no_value_of_another_field() {
    let client = Client::start().await;
    let reply = client.post_file("/v1/shops", &[], "url", PNG.to_vec()).await;
    assert_eq!(reply.refused_fields(), ["url"]);
    let text = client.post_form("/v1/shops/5001", &[("header_image", "header.png")]).await;
    assert_eq!(text.refused_fields(), ["header_image"]);
}

#[tokio::test]
async fn text_survives_both_encodings() {
    let client = Client::start().await;
    let name = "<b>“Zoë” & \u{202e}אב\u{202c}</b> \u{1f39f}\n=1+1\t%00 \\ \u{2028}";
    let from_json = client.post("/v1/tickets", &json!({"name": name, "price": 1})).await.ok();
    let from_form = client.post_form("/v1/tickets", &[("name", name), ("price", "1")]).await.ok();
    for ticket in [from_json, from_form] {
        let path = format!("/v1/tickets/{}", ticket["id"].as_str().unwrap());
        assert_eq!(client.get(&path).await.ok()["name"], name);
    }
}
