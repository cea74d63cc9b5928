//! Another user changes the ticket between its opening and its saving.

use std::collections::BTreeMap;

use loket_service::{Operation, Running};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in};
use crate::service::{Colleague, bodies, count, serve};

/// Opens a ticket, lets another user change its price and capacity, and saves a price.
async fn save_a_contested_price(browser: &Browser, service: &Running) {
    browser.fill("price", "60").await;
    browser.press("Review changes").await;
    browser.see_heading("Review changes").await;
    let theirs = json!({ "price": "57.25", "max_capacity": 3000 });
    Colleague::of(service).post("/tickets/3002", &theirs).await;
    service.clear_requests();
    browser.press("Save changes").await;
    let sight = browser.hear("Someone else changed this").await;
    let values = [
        ("Field", "Price"),
        ("When you opened it", "54.50"),
        ("Theirs", "57.25 Use theirs"),
        ("Will be", "60.00 Keep mine"),
    ];
    assert_eq!(sight.row("Price"), BTreeMap::from(values));
    assert_eq!(count(service, Operation::UpdateTicket), 0);
}

#[tokio::test]
async fn both_values_are_shown_and_mine_can_be_saved() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        save_a_contested_price(browser, &service).await;
        browser.press("Save changes anyway").await;
        browser.hear("Changes saved").await;
        let sight = browser.see("the ticket", |sight| sight.terms.contains_key("Capacity")).await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "price": "60.00" })]);
        assert_eq!(sight.term("Capacity"), "3,000", "theirs, which was not contested");
    })
    .await;
}

#[tokio::test]
async fn the_same_value_from_another_user_is_no_conflict() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("price", "60").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        Colleague::of(&service).post("/tickets/3002", &json!({ "price": "60.00" })).await;
        service.clear_requests();
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(count(&service, Operation::UpdateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn theirs_can_be_left_as_it_is() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        save_a_contested_price(browser, &service).await;
        browser.press("Back to the form").await;
        assert_eq!(browser.value("price").await, "60");
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        assert_eq!(browser.count(Role::Button, "Save changes anyway").await, 0);
        assert_eq!(count(&service, Operation::UpdateTicket), 0);
        let ticket = Colleague::of(&service).get("/tickets/3002").await;
        assert_eq!(ticket["price"], "57.25");
    })
    .await;
}

#[tokio::test]
async fn changes_to_other_fields_do_not_collide() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("price", "60").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        Colleague::of(&service).post("/tickets/3002", &json!({ "name": "Zaterdag" })).await;
        service.clear_requests();
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "price": "60.00" })]);
        browser.see_heading("Zaterdag").await;
    })
    .await;
}

#[tokio::test]
async fn values_that_do_not_go_together_lead_back_to_the_form() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    colleague.post("/tickets/3002", &json!({ "min_order_amount": 1, "max_order_amount": 10 })).await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("min_order_amount", "8").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        colleague.post("/tickets/3002", &json!({ "min_order_amount": 2, "max_order_amount": 5 })).await;
        browser.press("Save changes").await;
        browser.hear("Someone else changed this").await;
        service.clear_requests();
        browser.press("Save changes anyway").await;
        browser.see_text("Enter a minimum that is not above the maximum").await;
        assert_eq!(browser.value("min_order_amount").await, "8", "mine");
        assert_eq!(browser.value("max_order_amount").await, "5", "theirs");
        browser.fill("min_order_amount", "5").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "min_order_amount": 5 })]);
    })
    .await;
}

#[tokio::test]
async fn an_edited_request_ends_with_a_conflict() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("name", "Zaterdag").await;
        browser.fill("price", "60").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.disclose("Show request").await;
        browser.press("Edit request").await;
        Colleague::of(&service).post("/tickets/3002", &json!({ "price": "57.25" })).await;
        service.clear_requests();
        browser.press("Save changes").await;
        browser.hear("Someone else changed this").await;
        browser
            .evaluate("document.querySelector('[name=\"choice.price\"]').click()", Vec::new())
            .await
            .unwrap();
        browser.press("Save changes anyway").await;
        browser.hear("Changes saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "name": "Zaterdag" })]);
    })
    .await;
}

#[tokio::test]
async fn what_both_have_added_can_be_kept() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    colleague.post("/tickets/3002", &json!({ "related_tickets": [3001] })).await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.toggle_choice("related_tickets", "3003").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        colleague.post("/tickets/3002", &json!({ "related_tickets": [3001, 3004] })).await;
        service.clear_requests();
        browser.press("Save changes").await;
        browser.hear("Someone else changed this").await;
        browser.find(Role::Field, "Keep both").await.click().await.unwrap();
        browser.press("Save changes anyway").await;
        browser.hear("Changes saved").await;
        assert_eq!(
            bodies(&service, Operation::UpdateTicket),
            [json!({ "related_tickets": [3001, 3004, 3003] })]
        );
    })
    .await;
}

#[tokio::test]
async fn a_draft_that_is_restored_overwrites_nothing_unasked() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("price", "60").await;
        Colleague::of(&service).post("/tickets/3002", &json!({ "price": "57.25" })).await;
        service.clear_requests();
        // Also where the form is opened with theirs once more.
        for _ in 0..2 {
            browser.reload().await;
            browser.see_text("Draft restored").await;
            assert_eq!(browser.value("price").await, "60");
            // A browser asks only a user who has touched the page.
            browser.control("price").await.click().await.unwrap();
        }
        browser.press("Review changes").await;
        let sight = browser.hear("Someone else changed this").await;
        assert_eq!(sight.row("Price")["When you opened it"], "54.50");
        assert_eq!(sight.row("Price")["Theirs"], "57.25 Use theirs");
        assert_eq!(count(&service, Operation::UpdateTicket), 0);
        browser.press("Back to the form").await;
        browser.press("Discard draft").await;
        assert_eq!(browser.value("price").await, "57.25");
        browser.press("Review changes").await;
        browser.hear("No changes to save.").await;
    })
    .await;
}
