//! Create ticket and Update ticket with every member.

use loket::api::ticket;
use loket::api::{Encoding, IdForm, Mutation, RequestSettings};
use loket::models::value::TicketId;
use loket::models::{Received, Ticket};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use super::spelled::Spelled;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, only_request_for};
use crate::setup::tickets::{complete, created, new_ticket, unique_name};

/// The body of the complete ticket.
fn json_of(name: &str) -> Value {
    json!({
        "name": name,
        "event_id": 1001,
        "dates": [2001, 2003],
        "price": "12.50",
        "max_capacity": 250,
        "min_order_amount": 2,
        "max_order_amount": 8,
        "template_id": 802,
        "mobile_template_id": 852,
        "availability": [
            { "opens_at": "2026-01-02T09:00:00.000000Z", "closes_at": "2026-03-04T10:30:00.500000Z" },
            { "opens_at": "2026-05-06T09:00:00.000000Z", "closes_at": "2026-07-08T09:00:00.000000Z" },
        ],
        "related_tickets": [3006],
        "excluded_tickets": [3001, 3002],
        "on_fire": true,
        "sales_percentage": { "active": true, "percentage": 60 },
        "is_hidden": true,
        "is_entry": true,
    })
}

/// The same as the parts of a form.
fn parts_of(name: &str) -> Vec<(String, String)> {
    [
        ("name", name),
        ("event_id", "1001"),
        ("dates[0]", "2001"),
        ("dates[1]", "2003"),
        ("price", "12.50"),
        ("max_capacity", "250"),
        ("min_order_amount", "2"),
        ("max_order_amount", "8"),
        ("template_id", "802"),
        ("mobile_template_id", "852"),
        ("availability[0][opens_at]", "2026-01-02T09:00:00.000000Z"),
        ("availability[0][closes_at]", "2026-03-04T10:30:00.500000Z"),
        ("availability[1][opens_at]", "2026-05-06T09:00:00.000000Z"),
        ("availability[1][closes_at]", "2026-07-08T09:00:00.000000Z"),
        ("related_tickets[0]", "3006"),
        ("excluded_tickets[0]", "3001"),
        ("excluded_tickets[1]", "3002"),
        ("on_fire", "1"),
        ("sales_percentage[active]", "1"),
        ("sales_percentage[percentage]", "60"),
        ("is_hidden", "1"),
        ("is_entry", "1"),
    ]
    .map(|(name, text)| (name.to_owned(), text.to_owned()))
    .to_vec()
}

/// An update to the complete ticket.
fn completing(id: &TicketId, name: &str) -> Mutation<Received<Ticket>> {
    ticket::update(id, complete(name))
}

/// Checks that an answer says what the complete ticket does, and that the stand-in keeps it.
async fn assert_is_saved(answer: Received<Ticket>, name: &str) {
    let stored = client().read(&ticket::get(&answer.id)).await.unwrap().record;
    assert_eq!(stored.tags, Some(Vec::new()));
    assert_eq!(answer.record, Ticket { tags: None, ..stored }, "the answer to a write has no tags");

    let mut spelled = answer.record.spelled();
    for period in spelled["availability"].as_array_mut().unwrap() {
        period.as_object_mut().unwrap().remove("id");
    }
    let dates: Value = answer.record.dates.iter().map(|date| json!(date.id.as_str())).collect();
    let sent = json_of(name);
    for (member, expected) in [
        ("name", &sent["name"]),
        ("event_id", &json!("1001")),
        ("price", &sent["price"]),
        ("capacity", &sent["max_capacity"]),
        ("min_order_amount", &sent["min_order_amount"]),
        ("max_order_amount", &sent["max_order_amount"]),
        ("template_id", &json!("802")),
        ("mobile_template_id", &json!("852")),
        ("availability", &sent["availability"]),
        ("related_tickets", &json!(["3006"])),
        ("excluded_tickets", &json!(["3001", "3002"])),
        ("on_fire", &sent["on_fire"]),
        ("sale_percentage", &sent["sales_percentage"]),
        ("is_hidden", &sent["is_hidden"]),
        ("is_entry", &sent["is_entry"]),
    ] {
        assert_eq!(spelled[member], *expected, "{member}");
    }
    assert_eq!(dates, json!(["2001", "2003"]));
}

/// Sends a write in one encoding, and returns its answer.
async fn sent(write: Mutation<Received<Ticket>>, encoding: Encoding) -> Received<Ticket> {
    client_with(RequestSettings { encoding, ..RequestSettings::default() }).write(&write).await.unwrap()
}

#[wasm_bindgen_test]
async fn a_complete_ticket_is_created_in_both_encodings() {
    for encoding in [Encoding::Json, Encoding::Form] {
        begin().await;
        let name = unique_name();
        let answer = sent(new_ticket(complete(&name)), encoding).await;
        let request = only_request_for("create_ticket").await;
        match encoding {
            Encoding::Json => assert_eq!(request.json(), json_of(&name)),
            Encoding::Form => assert_eq!(request.parts(), parts_of(&name)),
        }
        assert_eq!(request.ignored_fields, [""; 0]);
        assert_is_saved(answer, &name).await;
    }
}

#[wasm_bindgen_test]
async fn a_ticket_is_updated_in_every_member_in_both_encodings() {
    for encoding in [Encoding::Json, Encoding::Form] {
        begin().await;
        let (id, name) = (created().await.id, unique_name());
        let answer = sent(completing(&id, &name), encoding).await;
        let request = only_request_for("update_ticket").await;
        match encoding {
            Encoding::Json => assert_eq!(request.json(), json_of(&name)),
            Encoding::Form => assert_eq!(request.parts(), parts_of(&name)),
        }
        assert_eq!(request.ignored_fields, [""; 0]);
        assert_eq!(answer.id, id);
        assert_is_saved(answer, &name).await;
    }
}

#[wasm_bindgen_test]
async fn ids_take_the_form_that_the_deployment_wants() {
    for (ids, event_id, dates) in [
        (IdForm::Auto, json!(1001), json!([2001, 2003])),
        (IdForm::Integer, json!(1001), json!([2001, 2003])),
        (IdForm::Text, json!("1001"), json!(["2001", "2003"])),
    ] {
        begin().await;
        let client = client_with(RequestSettings { ids, ..RequestSettings::default() });
        let name = unique_name();
        let answer = client.write(&new_ticket(complete(&name))).await.unwrap();
        let sent = only_request_for("create_ticket").await.json();
        assert_eq!((&sent["event_id"], &sent["dates"]), (&event_id, &dates));
        assert_is_saved(answer, &name).await;
    }
}
