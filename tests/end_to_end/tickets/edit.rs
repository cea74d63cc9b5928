//! Changing a ticket: only what was changed is sent, after old has stood beside new.

use loket_service::{Operation, Running};
use serde_json::{Value, json};

use crate::browser::{Role, signed_in};
use crate::service::{Colleague, bodies, count, serve};

/// A ticket that has something in each of its fields.
async fn full_ticket(service: &Running) -> String {
    let period =
        json!({ "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-07-02T08:00:00.000000Z" });
    let ticket = Colleague::of(service)
        .post(
            "/tickets",
            &json!({
                "name": "Vol", "event_id": 1005, "dates": [2007, 2008], "price": "12.50", "max_capacity": 250,
                "min_order_amount": 2, "max_order_amount": 8, "template_id": 802, "mobile_template_id": 852,
                "availability": [period], "related_tickets": [3024], "excluded_tickets": [3026],
                "on_fire": true, "sales_percentage": { "active": true, "percentage": 35 }, "is_hidden": true,
                "is_entry": true,
            }),
        )
        .await;
    ticket["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_capacity_that_leaves_nothing_says_so_before_it_is_saved() {
    let service = serve().await;
    let shop = Colleague::of(&service).get("/shops/5001").await;
    let list = |of: &'_ Value| of.as_array().unwrap().clone();
    let categories =
        list(&shop["events"]).into_iter().flat_map(|event| list(&event["tickets"]["categories"]));
    let mut offered = categories.flat_map(|category| list(&category["tickets"]));
    let ticket = offered.find(|ticket| ticket["id"] == "3002").unwrap();
    let sold = ticket["amount_sold"].as_u64().unwrap();
    assert!((1..1_000).contains(&sold), "the sample sells some of the ticket");
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.see_text(&format!("Sold so far: {sold}.")).await;
        browser.fill("max_capacity", &sold.to_string()).await;
        browser.see_text(&format!("Already sold: {sold}. With this capacity, none is left.")).await;
        browser.fill("max_capacity", "0").await;
        browser.see_text(&format!("Sold so far: {sold}.")).await;
    })
    .await;
}

#[tokio::test]
async fn a_price_that_lost_its_decimal_separator_is_asked_about_in_the_review() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        let doubt = "The price becomes very different";
        browser.fill("price", "57.50").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert!(!sight.text.contains(doubt), "{}", sight.text);
        browser.press("Back to the form").await;
        browser.fill("price", "5750").await;
        browser.press("Review changes").await;
        browser.see_text(doubt).await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
    })
    .await;
}

#[tokio::test]
async fn only_what_was_changed_is_sent_after_old_stood_beside_new() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002", async |browser| {
        browser.follow("Edit ticket").await;
        browser.see_address("/tickets/3002/edit").await;
        browser.fill("price", "60").await;
        browser.fill("max_capacity", "3500").await;
        browser.toggle("on_fire").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert_eq!(
            sight.rows,
            [
                vec!["Field", "Now", "Will be"],
                vec!["Price", "54.50", "60.00"],
                vec!["Capacity", "4000", "3500"],
                vec!["Popular", "Yes", "No"],
            ]
        );
        assert_eq!(count(&service, Operation::UpdateTicket), 0);
        browser.disclose("Show request").await;
        browser.see_text("POST /v1/tickets/3002").await;

        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        let sight = browser.see_heading("Dag 2").await;
        assert_eq!(sight.term("Capacity"), "3,500");
        let sent = json!({ "price": "60.00", "max_capacity": 3500, "on_fire": false });
        assert_eq!(bodies(&service, Operation::UpdateTicket), [sent]);
        browser.reload().await;
        let sight = browser.see_text("60.00").await;
        assert!(!sight.text.contains("Changes saved"), "said once");
    })
    .await;
}

#[tokio::test]
async fn what_was_changed_and_changed_back_is_not_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.press("Review changes").await;
        browser.hear("No changes to save.").await;
        browser.fill("name", "Dag 2 en nacht").await;
        browser.fill("name", "Dag 2").await;
        browser.toggle("is_hidden").await;
        browser.toggle("is_hidden").await;
        browser.press("Review changes").await;
        browser.hear("No changes to save.").await;
        assert_eq!(browser.count(Role::Button, "Save changes").await, 0);
        assert_eq!(count(&service, Operation::UpdateTicket), 0);
    })
    .await;
}

#[tokio::test]
async fn going_back_to_the_form_keeps_what_was_typed() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("price", "60").await;
        browser.press("Review changes").await;
        browser.press("Back to the form").await;
        assert_eq!(browser.value("price").await, "60");
        browser.fill("price", "61").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert_eq!(sight.rows[1], ["Price", "54.50", "61.00"]);
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "price": "61.00" })]);
    })
    .await;
}

#[tokio::test]
async fn every_field_that_may_be_null_can_be_cleared() {
    let service = serve().await;
    let id = full_ticket(&service).await;
    signed_in(&service, &format!("/tickets/{id}/edit"), async |browser| {
        browser.choose("event_id", "No event").await;
        for control in
            ["max_capacity", "min_order_amount", "max_order_amount", "template_id", "mobile_template_id"]
        {
            browser.fill(control, "").await;
        }
        browser.press("Remove period").await;
        browser.toggle_choice("related_tickets", "3024").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        let cleared = sight.rows.iter().filter(|row| row[2] == "empty").count();
        assert_eq!(cleared, 9, "{:?}", sight.rows);
        browser.press("Save changes").await;
        browser.see_address(&format!("/tickets/{id}")).await;
        let sent = json!({
            "event_id": null, "dates": null, "max_capacity": null, "min_order_amount": null,
            "max_order_amount": null, "template_id": null, "mobile_template_id": null, "availability": null,
            "related_tickets": null,
        });
        assert_eq!(bodies(&service, Operation::UpdateTicket), [sent]);
        let ticket = Colleague::of(&service).get(&format!("/tickets/{id}")).await;
        assert_eq!(ticket["event_id"], Value::Null);
        assert_eq!(ticket["availability"], json!([]));
        assert_eq!(ticket["excluded_tickets"], json!(["3026"]), "was not touched");
    })
    .await;
}

#[tokio::test]
async fn fields_without_a_null_type_cannot_be_cleared() {
    let service = serve().await;
    let id = full_ticket(&service).await;
    signed_in(&service, &format!("/tickets/{id}/edit"), async |browser| {
        browser.fill("name", "").await;
        browser.fill("price", "").await;
        browser.toggle_choice("excluded_tickets", "3026").await;
        browser.press("Review changes").await;
        browser.see_heading("There are 3 problems").await;
        browser.see_text("This can’t be cleared").await;
        assert_eq!(count(&service, Operation::UpdateTicket), 0);
    })
    .await;
}

#[tokio::test]
async fn lists_and_periods_are_replaced_as_a_whole() {
    let service = serve().await;
    let id = full_ticket(&service).await;
    signed_in(&service, &format!("/tickets/{id}/edit"), async |browser| {
        browser.toggle_choice("dates", "2007").await;
        browser.toggle_choice("related_tickets", "3033").await;
        browser.toggle_choice("excluded_tickets", "3027").await;
        browser.press("Add period").await;
        browser.fill_time("availability.1.opens_at", "2026-12-01T00:00").await;
        browser.fill_time("availability.1.closes_at", "2026-12-02T12:15").await;
        browser.fill("sales_percentage.percentage", "40").await;
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        let sent = json!({
            "dates": [2008],
            "availability": [
                { "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-07-02T08:00:00.000000Z" },
                { "opens_at": "2026-11-30T23:00:00.000000Z", "closes_at": "2026-12-02T11:15:00.000000Z" },
            ],
            "related_tickets": [3024, 3033],
            "excluded_tickets": [3026, 3027],
            "sales_percentage": { "active": true, "percentage": 40 },
        });
        assert_eq!(bodies(&service, Operation::UpdateTicket), [sent]);
    })
    .await;
}
