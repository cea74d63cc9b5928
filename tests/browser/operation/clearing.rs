//! Clearing a field: with null, and only where the interface has it.

use loket::api::shop::{self, ShopBody};
use loket::api::ticket::{self, TicketBody};
use loket::api::{Encoding, NullablePatch, RequestSettings};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use super::spelled::Spelled;
use crate::setup::recorded::Recorded;
use crate::setup::shops::new_shop;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client_with, only_request_for};
use crate::setup::tickets::{complete, new_ticket, unique_name};
use crate::setup::{sample, shops};

/// Checks that a request says nothing but that a member is null.
fn assert_clears(request: &Recorded, member: &str, encoding: Encoding) {
    match encoding {
        Encoding::Json => assert_eq!(request.json(), json!({ member: null })),
        // A form has no other way to say null.
        Encoding::Form => assert_eq!(request.parts(), [(member.to_owned(), String::new())]),
    }
}

#[wasm_bindgen_test]
async fn each_nullable_member_of_a_ticket_is_cleared_with_null() {
    use NullablePatch::Clear;
    let keep = TicketBody::default;
    // The stand-in shows its defaults for what was cleared.
    let cases: [(&str, TicketBody, &str, Value); 9] = [
        ("event_id", TicketBody { event_id: Clear, ..keep() }, "event_id", json!(null)),
        ("dates", TicketBody { dates: Clear, ..keep() }, "dates", json!([])),
        ("max_capacity", TicketBody { max_capacity: Clear, ..keep() }, "capacity", json!(0)),
        ("min_order_amount", TicketBody { min_order_amount: Clear, ..keep() }, "min_order_amount", json!(1)),
        ("max_order_amount", TicketBody { max_order_amount: Clear, ..keep() }, "max_order_amount", json!(10)),
        ("template_id", TicketBody { template_id: Clear, ..keep() }, "template_id", json!("801")),
        (
            "mobile_template_id",
            TicketBody { mobile_template_id: Clear, ..keep() },
            "mobile_template_id",
            json!("851"),
        ),
        ("availability", TicketBody { availability: Clear, ..keep() }, "availability", json!([])),
        ("related_tickets", TicketBody { related_tickets: Clear, ..keep() }, "related_tickets", json!([])),
    ];
    for encoding in [Encoding::Json, Encoding::Form] {
        let client = client_with(RequestSettings { encoding, ..RequestSettings::default() });
        for (member, changes, shown_as, cleared) in cases.clone() {
            begin().await;
            let before = client.write(&new_ticket(complete(&unique_name()))).await.unwrap().record.spelled();
            assert_ne!(before[shown_as], cleared, "{member}");
            let id = sample::ticket_of(before["id"].as_str().unwrap());
            let after = client.write(&ticket::update(&id, changes)).await.unwrap().record.spelled();
            assert_clears(&only_request_for("update_ticket").await, member, encoding);
            assert_eq!(after[shown_as], cleared, "{member}");
            let gone_with_it = |name: &str| member == "event_id" && name == "dates";
            for (name, value) in before.as_object().unwrap() {
                assert!(name == shown_as || gone_with_it(name) || *value == after[name], "{name}");
            }
        }
    }
}

#[wasm_bindgen_test]
async fn the_events_of_a_shop_are_cleared_with_null() {
    for encoding in [Encoding::Json, Encoding::Form] {
        begin().await;
        let client = client_with(RequestSettings { encoding, ..RequestSettings::default() });
        let created = client.write(&new_shop(shops::complete(&[sample::event()]))).await.unwrap();
        let view = shop::get(&created.id);
        assert_eq!(client.read(&view).await.unwrap().events.len(), 1);

        let changes = ShopBody { events: NullablePatch::Clear, ..ShopBody::default() };
        let after = client.write(&shop::update(&created.id, changes)).await.unwrap();
        assert_clears(&only_request_for("update_shop").await, "events", encoding);
        assert_eq!(after.record, created.record, "nothing else of it changed");
        assert_eq!(client.read(&view).await.unwrap().events, []);
    }
}
