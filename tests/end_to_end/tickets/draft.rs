//! Nothing typed is lost: leaving a changed form asks first, and a reload offers the draft again.

use serde_json::json;

use crate::browser::{Role, signed_in, until};
use crate::service::{Colleague, serve};

#[tokio::test]
async fn leaving_a_changed_form_asks_first() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Bijna af").await;
        browser.follow("Cancel").await;
        browser.answer_question("Leave without saving?", false).await;
        browser.see_address("/tickets/new").await;
        assert_eq!(browser.value("name").await, "Bijna af");
        browser.follow("Cancel").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_address("/tickets").await;
    })
    .await;
}

#[tokio::test]
async fn the_keys_that_lead_to_pages_ask_too() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Bijna af").await;
        // Letters go to the app only while no control takes them.
        browser.evaluate("document.activeElement.blur()", Vec::new()).await.unwrap();
        browser.type_keys("ge").await;
        browser.answer_question("Leave without saving?", false).await;
        browser.see_address("/tickets/new").await;
        assert_eq!(browser.value("name").await, "Bijna af");
        browser.evaluate("document.activeElement.blur()", Vec::new()).await.unwrap();
        browser.type_keys("ge").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_address("/events").await;
    })
    .await;
}

#[tokio::test]
async fn the_browsers_way_back_asks_too() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.follow("New ticket").await;
        browser.fill("name", "Bijna af").await;
        browser.back().await;
        browser.answer_question("Leave without saving?", false).await;
        browser.see_address("/tickets/new").await;
        assert_eq!(browser.value("name").await, "Bijna af");
        browser.back().await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_address("/tickets").await;
    })
    .await;
}

#[tokio::test]
async fn the_browsers_way_back_leads_from_a_review_to_the_form() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001", async |browser| {
        browser.follow("Edit ticket").await;
        browser.fill("price", "51").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.back().await;
        browser.find(Role::Button, "Review changes").await;
        browser.see_address("/tickets/3001/edit").await;
        assert_eq!(browser.value("price").await, "51");
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        browser.back().await;
        browser.see_address("/tickets/3001").await;
        assert_eq!(browser.count(Role::Button, "Review changes").await, 0, "the form was left for good");
    })
    .await;
}

#[tokio::test]
async fn leaving_an_unchanged_form_does_not_ask() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.see_heading("Edit “Dag 1”").await;
        browser.follow("Cancel").await;
        browser.see_address("/tickets/3001").await;
    })
    .await;
}

#[tokio::test]
async fn a_reload_offers_the_draft_again() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Bijna af").await;
        browser.fill("price", "12,5").await;
        browser.reload().await;
        until("what was typed", async || match browser.value("name").await {
            typed if typed == "Bijna af" => Ok(()),
            other => Err(format!("{other:?}")),
        })
        .await;
        assert_eq!(browser.value("price").await, "12,5");
    })
    .await;
}

#[tokio::test]
async fn a_draft_that_is_offered_again_goes_on_top_of_what_the_record_is_by_then() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.fill("name", "Zaterdag").await;
        browser.follow("Cancel").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_address("/tickets/3002").await;
        Colleague::of(&service).post("/tickets/3002", &json!({ "price": "57.25" })).await;
        // Without a reload: what was typed is still in memory.
        browser.follow("Edit ticket").await;
        browser.see_text("Draft restored").await;
        assert_eq!(browser.value("name").await, "Zaterdag");
        assert_eq!(browser.value("price").await, "57.25", "what another user has saved since");
    })
    .await;
}
