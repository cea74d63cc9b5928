//! Create event, rule by rule, and events as they are read.

use serde_json::{Value, json};

use crate::client::Client;
use crate::operations::event;

/// An event with some fields changed; null takes a field away.
fn event_with(changes: Value) -> Value {
    let mut body = event();
    let object = body.as_object_mut().unwrap();
    for (name, value) in changes.as_object().unwrap() {
        match value {
            Value::Null => object.remove(name),
            value => object.insert(name.clone(), value.clone()),
        };
    }
    body
}

#[tokio::test]
async fn a_new_event_has_what_was_given_and_can_be_read_again() {
    let client = Client::start().await;
    let created = client.post("/v1/events", &event()).await.ok();
    assert_eq!(created["name"], "Najaarsmarkt");
    assert_eq!(created["venue"], event()["venue"]);
    assert_eq!(created["is_continuous"], false);
    assert_eq!(created["dates"][0]["starts_at"], "2026-10-03T08:00:00.000000Z");
    assert_eq!(created["tickets"], json!([]));
    assert_eq!(created["shops"], json!([]));
    let path = format!("/v1/events/{}", created["id"].as_str().unwrap());
    assert_eq!(client.get(&path).await.ok(), created);
}

#[tokio::test]
async fn what_create_event_takes_and_no_event_shows_is_seen_in_a_shop() {
    let client = Client::start().await;
    let body = event_with(json!({
        "type": "Meerdere dagen",
        "description": "Kramen & muziek",
        "max_capacity": 400,
        "header_video": "https://www.youtube.com/watch?v=abc",
        "extra_info": {"parking": "achter de hal"},
        "service_fee": 0.75,
        "legal": {"terms": "8101"},
        "mail_moments": [{"days": 2}],
    }));
    let id = client.post("/v1/events", &body).await.ok()["id"].clone();
    client.post("/v1/shops/5001", &json!({"events": [id]})).await.ok();
    let shown = client.get("/v1/shops/5001").await.ok()["events"][0].clone();
    assert_eq!(shown["type"], "Meerdere dagen");
    assert_eq!(shown["description"], "Kramen & muziek");
    assert_eq!(shown["capacity_per_day"], 400);
    assert_eq!(shown["dates"][0]["flat_date"], "2026-10-03");
    assert_eq!(shown["dates"][0]["doors_open_at"], "2026-10-03T08:00:00.000000Z");
    let ticket = client.post("/v1/tickets", &json!({"name": "a", "price": 1, "event_id": id})).await.ok();
    assert_eq!(ticket["service_fee"], 0.75);
}

#[tokio::test]
async fn an_event_of_one_type_is_open_all_the_time() {
    let client = Client::start().await;
    let created = client.post("/v1/events", &event_with(json!({"type": "Doorlopend"}))).await.ok();
    assert_eq!(created["is_continuous"], true);
}

#[tokio::test]
async fn an_online_event_needs_no_venue() {
    let client = Client::start().await;
    let without =
        client.post("/v1/events", &event_with(json!({"is_online": true, "venue": null}))).await.ok();
    assert_eq!(without["venue"]["name"], "Online");
    let with = client.post("/v1/events", &event_with(json!({"is_online": true}))).await.ok();
    assert_eq!(with["venue"], event()["venue"]);
}

#[tokio::test]
async fn a_new_event_needs_five_fields() {
    let client = Client::start().await;
    let all = client.post("/v1/events", &json!({})).await.refused_fields();
    assert_eq!(all, ["dates", "is_online", "name", "type", "venue"]);
    for field in ["dates", "is_online", "name", "type", "venue"] {
        let reply = client.post("/v1/events", &event_with(json!({field: null}))).await;
        assert_eq!(reply.refused_fields(), [field]);
    }
}

#[tokio::test]
async fn null_is_no_value_of_any_field() {
    let client = Client::start().await;
    for field in [
        "name",
        "description",
        "is_online",
        "venue",
        "type",
        "dates",
        "max_capacity",
        "header_image",
        "header_video",
        "extra_info",
        "service_fee",
        "legal",
        "mail_moments",
    ] {
        let mut body = event();
        body[field] = Value::Null;
        assert_eq!(client.post("/v1/events", &body).await.refused_fields(), [field]);
    }
}

#[tokio::test]
async fn each_field_has_its_type() {
    let client = Client::start().await;
    let date = |starts: &str, ends: &str| json!([{"starts_at": starts, "ends_at": ends}]);
    let moment = "2026-10-03T08:00:00.000000Z";
    for (field, value, refused) in [
        ("name", json!(""), "name"),
        ("name", json!({}), "name"),
        ("description", json!(1), "description"),
        ("is_online", json!("false"), "is_online"),
        ("is_online", json!(0), "is_online"),
        ("venue", json!("De Hallen"), "venue"),
        ("venue", json!([]), "venue"),
        ("type", json!(""), "type"),
        ("type", json!(1), "type"),
        ("dates", json!([]), "dates"),
        ("dates", json!({}), "dates"),
        ("dates", json!([moment]), "dates.0"),
        ("dates", json!([{"ends_at": moment}]), "dates.0.starts_at"),
        ("dates", date("2026-10-03T08:00:00+02:00", moment), "dates.0.starts_at"),
        ("dates", date(moment, "2026-10-03T07:00:00.000000Z"), "dates.0.ends_at"),
        ("max_capacity", json!("many"), "max_capacity"),
        ("header_image", json!("header.png"), "header_image"),
        ("header_video", json!("https://vimeo.com/1"), "header_video"),
        ("header_video", json!("http://www.youtube.com/watch?v=1"), "header_video"),
        ("header_video", json!("https://youtube.com.example/1"), "header_video"),
        ("header_video", json!("youtube"), "header_video"),
        ("extra_info", json!("parking"), "extra_info"),
        ("service_fee", json!("1.25"), "service_fee"),
        ("service_fee", json!(-1), "service_fee"),
        ("legal", json!([]), "legal"),
        ("mail_moments", json!({}), "mail_moments"),
    ] {
        let mut body = event();
        body[field] = value;
        assert_eq!(client.post("/v1/events", &body).await.refused_fields(), [refused], "{body}");
    }
}

#[tokio::test]
async fn a_venue_needs_everything_but_an_addition_and_a_state() {
    let client = Client::start().await;
    for field in ["name", "street", "house_number", "zipcode", "city", "country"] {
        let mut body = event();
        body["venue"].as_object_mut().unwrap().remove(field);
        assert_eq!(client.post("/v1/events", &body).await.refused_fields(), [format!("venue.{field}")]);
        body["venue"][field] = Value::Null;
        assert_eq!(client.post("/v1/events", &body).await.refused_fields(), [format!("venue.{field}")]);
    }
    let mut body = event();
    body["venue"].as_object_mut().unwrap().retain(|name, _| name != "addition" && name != "state");
    let venue = client.post("/v1/events", &body).await.ok()["venue"].clone();
    assert_eq!((&venue["addition"], &venue["state"]), (&Value::Null, &Value::Null));
}

#[tokio::test]
async fn an_event_summarises_its_tickets_hidden_ones_too() {
    let client = Client::start().await;
    let event = client.get("/v1/events/1001").await.ok();
    for summary in event["tickets"].as_array().unwrap() {
        let ticket = client.get(&format!("/v1/tickets/{}", summary["id"].as_str().unwrap())).await.ok();
        for field in ["name", "price", "service_fee", "min_order_amount", "max_order_amount", "tags"] {
            assert_eq!(summary[field], ticket[field]);
        }
        assert_eq!(ticket["event_id"], "1001");
    }
    assert_eq!(event["tickets"].as_array().unwrap().len(), 9);
}
