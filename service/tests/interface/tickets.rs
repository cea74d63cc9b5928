//! Create ticket and Update ticket, rule by rule.

use serde_json::{Value, json};

use crate::client::Client;

/// Every field that an update has.
fn full() -> Value {
    json!({
        "name": "Compleet",
        "event_id": 1001,
        "dates": [2001, "2003"],
        "price": "349.50",
        "max_capacity": 250,
        "min_order_amount": 2,
        "max_order_amount": 8,
        "template_id": 802,
        "mobile_template_id": "852",
        "availability": [
            {"opens_at": "2026-05-01T08:00:00.000000Z", "closes_at": "2026-06-01T08:00:00.000000Z"},
        ],
        "related_tickets": [3002, "3003"],
        "excluded_tickets": ["3004"],
        "on_fire": true,
        "sales_percentage": {"active": true, "percentage": 40},
        "is_hidden": true,
        "is_entry": true,
    })
}

/// What a ticket with all of [`full`] shows, without what the service adds.
#[track_caller]
fn assert_full(ticket: &Value) {
    for (field, expected) in [
        ("name", json!("Compleet")),
        ("event_id", json!("1001")),
        ("price", json!("349.50")),
        ("capacity", json!(250)),
        ("min_order_amount", json!(2)),
        ("max_order_amount", json!(8)),
        ("template_id", json!("802")),
        ("mobile_template_id", json!("852")),
        ("related_tickets", json!(["3002", "3003"])),
        ("excluded_tickets", json!(["3004"])),
        ("on_fire", json!(true)),
        ("sale_percentage", json!({"active": true, "percentage": 40})),
        ("is_hidden", json!(true)),
        ("is_entry", json!(true)),
    ] {
        assert_eq!(ticket[field], expected, "{field}");
    }
    let ids: Vec<&Value> = ticket["dates"].as_array().unwrap().iter().map(|date| &date["id"]).collect();
    assert_eq!(ids, ["2001", "2003"]);
    assert_eq!(ticket["availability"][0]["opens_at"], "2026-05-01T08:00:00.000000Z");
    assert_eq!(ticket["availability"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_new_ticket_has_what_was_given_and_can_be_read_again() {
    let client = Client::start().await;
    let created = client.post("/v1/tickets", &full()).await.ok();
    assert_full(&created);
    let read = client.get(&format!("/v1/tickets/{}", created["id"].as_str().unwrap())).await.ok();
    assert_full(&read);
    assert_eq!(read["tags"], json!([]));
}

#[tokio::test]
async fn a_new_ticket_has_defaults_for_what_was_not_given() {
    let client = Client::start().await;
    let ticket = client.post("/v1/tickets", &json!({"name": "Kaal", "price": 0})).await.ok();
    for (field, expected) in [
        ("event_id", Value::Null),
        ("dates", json!([])),
        ("price", json!("0.00")),
        ("capacity", json!(0)),
        ("min_order_amount", json!(1)),
        ("max_order_amount", json!(10)),
        ("template_id", json!("801")),
        ("mobile_template_id", json!("851")),
        ("availability", json!([])),
        ("related_tickets", json!([])),
        ("excluded_tickets", json!([])),
        ("sale_percentage", json!({"active": false, "percentage": 0})),
        ("on_fire", json!(false)),
        ("is_hidden", json!(false)),
        ("is_entry", json!(false)),
    ] {
        assert_eq!(ticket[field], expected, "{field}");
    }
}

#[tokio::test]
async fn a_new_ticket_costs_what_its_events_tickets_cost_to_serve() {
    let client = Client::start().await;
    let ticket = client.post("/v1/tickets", &json!({"name": "a", "price": 5, "event_id": 1001})).await.ok();
    assert_eq!(ticket["service_fee"], 1.25);
}

#[tokio::test]
async fn each_field_alone_changes_only_itself() {
    let client = Client::start().await;
    for (field, value) in full().as_object().unwrap() {
        let id = client.ticket(json!({"event_id": 1001, "is_entry": false})).await;
        let path = format!("/v1/tickets/{id}");
        let before = client.get(&path).await.ok();
        client.post(&path, &json!({field: value})).await.ok();
        let after = client.get(&path).await.ok();
        let changed: Vec<&String> = (before.as_object().unwrap().keys())
            .filter(|key| before[key.as_str()] != after[key.as_str()])
            .collect();
        let expected = match field.as_str() {
            "max_capacity" => "capacity",
            "sales_percentage" => "sale_percentage",
            // It is the ticket's event already.
            "event_id" => continue,
            other => other,
        };
        assert_eq!(changed, [expected]);
    }
}

#[tokio::test]
async fn what_is_left_out_is_unchanged() {
    let client = Client::start().await;
    let id = client.ticket(full()).await;
    assert_full(&client.post(&format!("/v1/tickets/{id}"), &json!({})).await.ok());
}

#[tokio::test]
async fn null_clears_the_nine_fields_that_have_it() {
    let client = Client::start().await;
    for (field, shown, cleared) in [
        ("event_id", "event_id", Value::Null),
        ("dates", "dates", json!([])),
        ("max_capacity", "capacity", json!(0)),
        ("min_order_amount", "min_order_amount", json!(1)),
        ("max_order_amount", "max_order_amount", json!(10)),
        ("template_id", "template_id", json!("801")),
        ("mobile_template_id", "mobile_template_id", json!("851")),
        ("availability", "availability", json!([])),
        ("related_tickets", "related_tickets", json!([])),
    ] {
        let path = format!("/v1/tickets/{}", client.ticket(full()).await);
        client.post(&path, &json!({field: null})).await.ok();
        assert_eq!(client.get(&path).await.ok()[shown], cleared, "{field}");
    }
}

#[tokio::test]
async fn null_is_refused_everywhere_else() {
    let client = Client::start().await;
    let path = format!("/v1/tickets/{}", client.ticket(json!({})).await);
    for field in ["name", "price", "on_fire", "sales_percentage", "is_hidden", "is_entry", "excluded_tickets"]
    {
        assert_eq!(client.post(&path, &json!({field: null})).await.refused_fields(), [field]);
    }
    for field in full().as_object().unwrap().keys() {
        let mut body = json!({"name": "a", "price": 1});
        body[field] = Value::Null;
        assert_eq!(client.post("/v1/tickets", &body).await.refused_fields(), [field.as_str()]);
    }
}

#[tokio::test]
async fn an_empty_list_clears_excluded_tickets() {
    let client = Client::start().await;
    let path = format!("/v1/tickets/{}", client.ticket(full()).await);
    client.post(&path, &json!({"excluded_tickets": []})).await.ok();
    assert_eq!(client.get(&path).await.ok()["excluded_tickets"], json!([]));
}

#[tokio::test]
async fn a_new_ticket_needs_a_name_and_a_price() {
    let client = Client::start().await;
    for (body, fields) in [
        (json!({}), ["name", "price"].as_slice()),
        (json!({"name": "a"}), &["price"]),
        (json!({"price": 1}), &["name"]),
        (json!({"name": " ", "price": 1}), &["name"]),
    ] {
        assert_eq!(client.post("/v1/tickets", &body).await.refused_fields(), fields, "{body}");
    }
}

#[tokio::test]
async fn each_field_has_its_type() {
    let client = Client::start().await;
    let period = |opens: &str, closes: &str| json!([{"opens_at": opens, "closes_at": closes}]);
    let moment = "2026-05-01T08:00:00.000000Z";
    for (field, value, refused) in [
        ("name", json!(3), "name"),
        ("price", json!("free"), "price"),
        ("price", json!(-1), "price"),
        ("price", json!("12,50"), "price"),
        ("price", json!(12.505), "price"),
        ("price", json!(true), "price"),
        ("event_id", json!(true), "event_id"),
        ("event_id", json!("none"), "event_id"),
        ("event_id", json!(1), "event_id"),
        ("dates", json!("2001"), "dates"),
        ("dates", json!({"0": 2001}), "dates"),
        ("dates", json!([2001, {}]), "dates.1"),
        ("max_capacity", json!("250"), "max_capacity"),
        ("max_capacity", json!(2.5), "max_capacity"),
        ("max_capacity", json!(-1), "max_capacity"),
        ("min_order_amount", json!(-1), "min_order_amount"),
        ("max_order_amount", json!(0), "max_order_amount"),
        ("template_id", json!(1), "template_id"),
        ("template_id", json!(851), "template_id"),
        ("mobile_template_id", json!(801), "mobile_template_id"),
        ("availability", json!({}), "availability"),
        ("availability", json!([null]), "availability.0"),
        ("availability", json!([{"closes_at": moment}]), "availability.0.opens_at"),
        ("availability", period("2026-05-01T08:00:00Z", moment), "availability.0.opens_at"),
        ("availability", period("2026-05-01", moment), "availability.0.opens_at"),
        ("availability", period(moment, moment), "availability.0.closes_at"),
        ("related_tickets", json!([3001, 1]), "related_tickets.1"),
        ("related_tickets", json!(["none"]), "related_tickets.0"),
        ("excluded_tickets", json!([1]), "excluded_tickets.0"),
        ("on_fire", json!(1), "on_fire"),
        ("on_fire", json!("true"), "on_fire"),
        ("is_hidden", json!("1"), "is_hidden"),
        ("is_entry", json!([]), "is_entry"),
        ("sales_percentage", json!(true), "sales_percentage"),
        ("sales_percentage", json!({"percentage": 1}), "sales_percentage.active"),
        ("sales_percentage", json!({"active": true}), "sales_percentage.percentage"),
        ("sales_percentage", json!({"active": true, "percentage": 101}), "sales_percentage.percentage"),
        ("sales_percentage", json!({"active": true, "percentage": -1}), "sales_percentage.percentage"),
    ] {
        let mut body = json!({"name": "a", "price": 1});
        body[field] = value;
        assert_eq!(client.post("/v1/tickets", &body).await.refused_fields(), [refused], "{body}");
        let reply = client.post("/v1/tickets/3012", &json!({field: body[field]})).await;
        assert_eq!(reply.refused_fields(), [refused], "{body}");
    }
}

#[tokio::test]
async fn prices_are_taken_as_numbers_and_as_text() {
    let client = Client::start().await;
    for (given, shown) in [
        (json!(12.5), "12.50"),
        (json!(12), "12.00"),
        (json!("12.5"), "12.50"),
        (json!("0"), "0.00"),
        (json!(0.1), "0.10"),
        (json!(349.50), "349.50"),
        (json!("99999999.99"), "99999999.99"),
    ] {
        let ticket = client.post("/v1/tickets", &json!({"name": "a", "price": given})).await.ok();
        assert_eq!(ticket["price"], shown);
    }
}

#[tokio::test]
async fn an_order_can_not_need_more_than_it_may_have() {
    let client = Client::start().await;
    let path =
        format!("/v1/tickets/{}", client.ticket(json!({"min_order_amount": 2, "max_order_amount": 4})).await);
    for (body, is_taken) in [
        (json!({"min_order_amount": 5}), false),
        (json!({"max_order_amount": 1}), false),
        (json!({"min_order_amount": 5, "max_order_amount": 5}), true),
        (json!({"min_order_amount": null, "max_order_amount": 1}), true),
        // Without a maximum, a ticket may be bought as often as it must be.
        (json!({"min_order_amount": 40, "max_order_amount": null}), true),
    ] {
        let reply = client.post(&path, &body).await;
        if is_taken {
            reply.ok();
        } else {
            assert_eq!(reply.refused_fields(), ["min_order_amount"], "{body}");
        }
    }
}

#[tokio::test]
async fn dates_are_those_of_the_tickets_event() {
    let client = Client::start().await;
    let theatre_date = client.get("/v1/events/1007").await.ok()["dates"][0]["id"].clone();
    for body in [
        json!({"name": "a", "price": 1, "event_id": 1001, "dates": [2001, theatre_date]}),
        json!({"name": "a", "price": 1, "event_id": 1001, "dates": [2001, 1]}),
    ] {
        assert_eq!(client.post("/v1/tickets", &body).await.refused_fields(), ["dates.1"]);
    }
    let without_event = json!({"name": "a", "price": 1, "dates": [2001]});
    assert_eq!(client.post("/v1/tickets", &without_event).await.refused_fields(), ["dates.0"]);
}

#[tokio::test]
async fn a_ticket_that_leaves_its_event_keeps_dates_that_are_left_out() {
    let client = Client::start().await;
    let theatre_date = client.get("/v1/events/1007").await.ok()["dates"][0].clone();
    let path = format!("/v1/tickets/{}", client.ticket(full()).await);
    let before = client.get(&path).await.ok()["dates"].clone();
    assert_ne!(before, json!([]));
    for (body, event, dates) in [
        // "A field that is left out is not to be changed."
        (json!({"event_id": "1007"}), json!("1007"), before.clone()),
        (json!({"event_id": null}), Value::Null, before.clone()),
        (json!({"event_id": 1007, "dates": [theatre_date["id"]]}), json!("1007"), json!([theatre_date])),
        (json!({"event_id": null, "dates": null}), Value::Null, json!([])),
    ] {
        let ticket = client.post(&path, &body).await.ok();
        assert_eq!((&ticket["event_id"], &ticket["dates"]), (&event, &dates));
    }
}

#[tokio::test]
async fn a_ticket_has_no_relation_to_itself() {
    let client = Client::start().await;
    for field in ["related_tickets", "excluded_tickets"] {
        let reply = client.post("/v1/tickets/3001", &json!({field: [3002, 3001]})).await;
        assert_eq!(reply.refused_fields(), [format!("{field}.1")]);
    }
}

#[tokio::test]
async fn a_capacity_has_no_effect_at_an_event_that_is_open_all_the_time() {
    let client = Client::start().await;
    let body = json!({"name": "a", "price": 1, "event_id": 1002, "max_capacity": 50});
    assert_eq!(client.post("/v1/tickets", &body).await.ok()["capacity"], 0);
    let path = format!("/v1/tickets/{}", client.ticket(json!({"max_capacity": 50})).await);
    assert_eq!(client.post(&path, &json!({"event_id": 1002})).await.ok()["capacity"], 0);
}

#[tokio::test]
async fn tags_are_shown_only_where_tickets_are_read() {
    let client = Client::start().await;
    let tags = client.get("/v1/tickets/3001").await.ok()["tags"].clone();
    assert_eq!(tags, json!(["dag"]));
    let updated = client.post("/v1/tickets/3001", &json!({"on_fire": true})).await.ok();
    assert_eq!(updated.get("tags"), None);
    assert_eq!(client.get("/v1/tickets/3001").await.ok()["tags"], tags);
}

#[tokio::test]
async fn availability_is_replaced() {
    let client = Client::start().await;
    let path = format!("/v1/tickets/{}", client.ticket(full()).await);
    let periods = json!([
        {"opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-07-02T08:00:00.000000Z"},
        {"opens_at": "2026-07-05T08:00:00.000000Z", "closes_at": "2026-07-06T08:00:00.000000Z"},
    ]);
    client.post(&path, &json!({"availability": periods})).await.ok();
    let shown = client.get(&path).await.ok()["availability"].clone();
    let moments: Vec<Value> = shown
        .as_array()
        .unwrap()
        .iter()
        .map(|period| json!({"opens_at": period["opens_at"], "closes_at": period["closes_at"]}))
        .collect();
    assert_eq!(json!(moments), periods);
}

#[tokio::test]
async fn all_problems_come_back_at_once() {
    let client = Client::start().await;
    let body = json!({
        "price": "x",
        "dates": [1, "x", true],
        "related_tickets": [1],
        "sales_percentage": {"active": 3},
    });
    let fields = client.post("/v1/tickets", &body).await.refused_fields();
    assert_eq!(
        fields,
        [
            "dates.1",
            "dates.2",
            "name",
            "price",
            "related_tickets.0",
            "sales_percentage.active",
            "sales_percentage.percentage"
        ]
    );
}
