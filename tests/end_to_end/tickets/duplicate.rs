//! A ticket that starts as another one, or for an event.

use loket_service::Operation;
use serde_json::json;

use crate::browser::signed_in;
use crate::service::{Colleague, bodies, serve};

#[tokio::test]
async fn a_copy_has_everything_of_the_ticket() {
    let service = serve().await;
    let period =
        json!({ "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-07-02T08:00:00.000000Z" });
    let mut ticket = json!({
        "name": "Vol", "event_id": 1005, "dates": [2007, 2008], "price": "12.50", "max_capacity": 250,
        "min_order_amount": 2, "max_order_amount": 8, "template_id": 802, "mobile_template_id": 852,
        "availability": [period], "related_tickets": [3024], "excluded_tickets": [3026],
        "on_fire": true, "sales_percentage": { "active": true, "percentage": 35 }, "is_hidden": true,
        "is_entry": true,
    });
    let created = Colleague::of(&service).post("/tickets", &ticket).await;
    service.clear_requests();
    let id = created["id"].as_str().unwrap();
    signed_in(&service, &format!("/tickets/{id}"), async |browser| {
        browser.follow("Duplicate").await;
        browser.see_address(&format!("/tickets/new?from={id}")).await;
        assert_eq!(browser.value("name").await, "Vol (copy)");
        browser.see_text("All periods are over: the ticket can’t be bought.").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        ticket["name"] = json!("Vol (copy)");
        assert_eq!(bodies(&service, Operation::CreateTicket), [ticket]);
    })
    .await;
}

#[tokio::test]
async fn what_was_typed_elsewhere_does_not_stand_in_a_copy() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Half getypt").await;
        browser.follow("Cancel").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.open("/tickets/new?from=3002").await;
        assert_eq!(browser.value("name").await, "Dag 2 (copy)");
        browser.open("/tickets/new").await;
        assert_eq!(browser.value("name").await, "Half getypt");
    })
    .await;
}

#[tokio::test]
async fn a_ticket_of_an_event_begins_with_it() {
    let service = serve().await;
    signed_in(&service, "/events/1005/tickets", async |browser| {
        browser.follow("New ticket for this event").await;
        browser.see_address("/tickets/new?event=1005").await;
        browser.fill("name", "Nakaart").await;
        browser.fill("price", "5").await;
        browser.toggle_choice("dates", "2007").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        let body = &bodies(&service, Operation::CreateTicket)[0];
        assert_eq!((&body["event_id"], &body["dates"]), (&json!(1005), &json!([2008])));
    })
    .await;
}
