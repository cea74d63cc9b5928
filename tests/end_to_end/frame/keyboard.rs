//! The whole way without a mouse.

use fantoccini::key::Key;
use loket_service::Operation;
use serde_json::json;

use crate::browser::{Role, in_browser, signed_in};
use crate::service::{bodies, serve};

#[tokio::test]
async fn from_the_sign_in_to_a_changed_price() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/tickets").await;
        browser.see_heading("Sign in").await;
        browser.tab_to_control("token").await;
        browser.type_keys(service.token()).await;
        browser.type_keys(&Key::Enter).await;
        browser.see_text("1–20 of 60").await;
        browser.tab_and_enter("Dag 2").await;
        browser.see_heading("Dag 2").await;
        browser.tab_and_enter("Edit ticket").await;
        browser.see_heading("Edit “Dag 2”").await;
        browser.tab_to_control("price").await;
        browser.type_over("56,5").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Review changes").await;
        browser.tab_and_enter("Save changes").await;
        browser.hear("Changes saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "price": "56.50" })]);
    })
    .await;
}

#[tokio::test]
async fn the_first_stop_skips_to_the_content() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001", async |browser| {
        browser.see_heading("Dag 1").await;
        browser.reload().await;
        browser.see_heading("Dag 1").await;
        browser.type_keys(&Key::Tab).await;
        assert_eq!(browser.focus().await.text, "Skip to the content");
        browser.type_keys(&Key::Enter).await;
        browser.type_keys(&Key::Tab).await;
        assert_eq!(browser.focus().await.text, "Tickets", "the first link of the page itself");
        let sight = browser.see_heading("Dag 1").await;
        assert!(sight.address.contains("/tickets/3001"), "{}", sight.address);
    })
    .await;
}

#[tokio::test]
async fn the_menu_opens_and_closes_by_keys() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 60").await;
        browser.tab_to("Menu", |focus| focus.text == "Menu").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_text("Sign out").await;
        browser.type_keys(&Key::Enter).await;
        browser.see("a closed menu", |sight| !sight.text.contains("Sign out")).await;
    })
    .await;
}

#[tokio::test]
async fn nothing_that_has_the_focus_is_hidden_behind_what_sticks_to_the_edge() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.see_heading("New ticket").await;
        browser.fill("name", "Avondkaart").await;
        for _stop in 0..30 {
            let focus = browser.focus().await;
            if focus.element == "body" {
                // Past the last stop.
                break;
            }
            assert_eq!(browser.what_covers_the_focus().await, None, "over {focus:?}");
            browser.type_keys(&Key::Tab).await;
        }
    })
    .await;
}

#[tokio::test]
async fn the_focus_is_not_lost_with_what_had_it() {
    let service = serve().await;
    signed_in(&service, "/tickets/3004/edit", async |browser| {
        let mut lost = Vec::new();
        browser.press("Remove period").await;
        if browser.focus().await.element == "body" {
            lost.push("a period that was removed");
        }
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.press("Back to the form").await;
        browser.find(Role::Button, "Review changes").await;
        if browser.focus().await.element == "body" {
            lost.push("a review that was left");
        }
        assert_eq!(lost, [] as [&str; 0], "the focus went with these");
    })
    .await;
}
