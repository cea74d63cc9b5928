//! Taking back what was just saved.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in, until};
use crate::service::{Colleague, bodies, count, serve};

/// Changes a price and takes a limit away.
async fn change_price_and_capacity(browser: &Browser) {
    browser.fill("price", "60").await;
    browser.fill("max_capacity", "").await;
    browser.press("Review changes").await;
    browser.press("Save changes").await;
    browser.hear("Changes saved").await;
}

#[tokio::test]
async fn what_was_saved_is_undone_with_one_click() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        change_price_and_capacity(browser).await;
        let sight = browser.see_text("60.00").await;
        assert_eq!(sight.term("Capacity"), "No limit");
        browser.press("Undo").await;
        browser.hear("Changes undone").await;
        let sight = browser.see("the price from before", |sight| sight.text.contains("54.50")).await;
        assert_eq!(sight.term("Capacity"), "4,000");
        let sent = [
            json!({ "price": "60.00", "max_capacity": null }),
            json!({ "price": "54.50", "max_capacity": 4000 }),
        ];
        assert_eq!(bodies(&service, Operation::UpdateTicket), sent);
        assert_eq!(browser.count(Role::Button, "Undo").await, 0);
    })
    .await;
}

#[tokio::test]
async fn what_a_colleague_has_changed_since_is_not_undone() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        change_price_and_capacity(browser).await;
        browser.find(Role::Button, "Undo").await;
        colleague.post("/tickets/3002", &json!({ "price": "61.00" })).await;
        let sent = count(&service, Operation::UpdateTicket);
        browser.press("Undo").await;
        let sight = browser.see_text("Someone else changed this").await;
        assert!(sight.text.contains("Not undone"), "{}", sight.text);
        assert_eq!(count(&service, Operation::UpdateTicket), sent);
        assert_eq!(colleague.get("/tickets/3002").await["price"], "61.00");
    })
    .await;
}

#[tokio::test]
async fn what_no_answer_shows_can_not_be_undone() {
    let service = serve().await;
    signed_in(&service, "/shops/5001/edit", async |browser| {
        browser.fill("analytics_tag", "AT-2").await;
        browser.press("Review changes").await;
        let read = count(&service, Operation::GetShop) + 1;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        // The shop is read once before it is sent, and once after it.
        let reads = || count(&service, Operation::GetShop);
        until(
            "the look at what was saved",
            async || if reads() > read { Ok(()) } else { Err(reads().to_string()) },
        )
        .await;
        browser.see_settled().await;
        assert_eq!(browser.count(Role::Button, "Undo").await, 0);
    })
    .await;
}

#[tokio::test]
async fn an_undo_whose_answer_is_lost_is_in_doubt() {
    let service = serve().await;
    signed_in(&service, "/tickets/3002/edit", async |browser| {
        browser.announce_broken_connection();
        change_price_and_capacity(browser).await;
        browser.find(Role::Button, "Undo").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer).times(1));
        browser.press_twice("Undo").await;
        browser.see_text("We don’t know if this was saved").await;
        assert_eq!(count(&service, Operation::UpdateTicket), 2, "sent once");
    })
    .await;
}
