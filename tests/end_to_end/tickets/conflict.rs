//! Somebody else changes the ticket between its opening and its saving.

use std::collections::BTreeMap;

use loket_service::{Operation, Running};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in};
use crate::service::{Colleague, bodies, count, serve};

/// Opens a ticket, lets somebody else change its price and capacity, and saves a price.
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
        ("Now", "54.50"),
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
        let sight = browser.hear("Changes saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "price": "60.00" })]);
        assert_eq!(sight.term("Capacity"), "3,000", "theirs, which nobody contested");
    })
    .await;
}

#[tokio::test]
async fn the_same_value_from_somebody_else_is_no_conflict() {
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
