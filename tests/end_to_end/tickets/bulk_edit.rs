//! One field of several tickets, changed at once.

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in};
use crate::service::{Colleague, bodies, serve, status};

/// Selects tickets of the list and opens the form.
async fn open(browser: &Browser, names: &[&str]) {
    browser.see_tickets().await;
    for name in names {
        browser.find(Role::Field, &format!("Select {name}")).await.click().await.unwrap();
    }
    browser.press("Change tickets").await;
    browser.see_heading(&format!("Change {} tickets", names.len())).await;
}

#[tokio::test]
async fn the_price_of_several_tickets_is_changed() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2", "Dag 3"]).await;
        browser.see_focus_on("bulk_field").await;
        browser.fill("bulk_value", "a lot").await;
        browser.press("Save").await;
        browser.see_text("Enter an amount").await;
        assert!(bodies(&service, Operation::UpdateTicket).is_empty());

        // One of them costs as much already.
        let price = colleague.get("/tickets/3001").await["price"].as_str().unwrap().to_owned();
        browser.fill("bulk_value", &price).await;
        browser.see_text("Stays the same").await;
        browser.fill("bulk_value", "12,50").await;
        browser.press("Save 3 tickets").await;
        browser.hear("3 tickets saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), vec![json!({ "price": "12.50" }); 3]);
        for id in [3001, 3002, 3003] {
            assert_eq!(colleague.get(&format!("/tickets/{id}")).await["price"], "12.50");
        }
        browser.press("Close").await;
        let sight = browser.see("the new prices", |sight| sight.row("Dag 3")["Price"] == "12.50").await;
        assert_eq!(sight.row("Dag 1")["Price"], "12.50");
    })
    .await;
}

#[tokio::test]
async fn what_someone_else_has_changed_meanwhile_is_not_overwritten() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2"]).await;
        colleague.post("/tickets/3001", &json!({ "price": "77.00" })).await;
        service.clear_requests();
        browser.fill("bulk_value", "12.50").await;
        browser.press("Save 2 tickets").await;
        browser.hear("1 ticket saved").await;
        browser.see_text("Someone else changed this. Not saved.").await;
        assert_eq!(colleague.get("/tickets/3001").await["price"], "77.00");
        assert_eq!(colleague.get("/tickets/3002").await["price"], "12.50");
        // Now that it is seen, it can be changed.
        browser.press("Save 1 ticket").await;
        browser.hear("1 ticket saved").await;
        assert_eq!(colleague.get("/tickets/3001").await["price"], "12.50");
    })
    .await;
}

#[tokio::test]
async fn a_lost_answer_is_looked_up_and_a_failure_of_all_ends_it() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_broken_connection();
        browser.announce_error("status of 403");
        open(browser, &["Dag 1", "Dag 2", "Dag 3"]).await;
        browser.choose("bulk_field", "Hidden").await;
        browser.choose("bulk_value", "Yes").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer).times(1));
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)).times(1));
        browser.press("Save 3 tickets").await;
        browser.see_text("Not allowed").await;
        browser.hear("1 ticket saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 2, "the third one would fail, too");
        assert_eq!(colleague.get("/tickets/3001").await["is_hidden"], true);
        browser.press("Save 2 tickets").await;
        browser.hear("2 tickets saved").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_closed_before_it_was_sent_is_not_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 3"]).await;
        browser.fill("bulk_value", "12.50").await;
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Latency { milliseconds: 1_500 }));
        browser.press("Save 2 tickets").await;
        browser.press("Close").await;
        // What this reads comes after what was read before the first of them would be sent.
        browser.follow("Dag 2").await;
        browser.see_heading("Dag 2").await;
        assert!(bodies(&service, Operation::UpdateTicket).is_empty());
    })
    .await;
}

#[tokio::test]
async fn each_price_is_raised_by_a_part_of_itself_and_brought_back() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let prices = async || {
        let mut prices = Vec::new();
        for id in [3001, 3002] {
            prices.push(colleague.get(&format!("/tickets/{id}")).await["price"].as_str().unwrap().to_owned());
        }
        prices
    };
    assert_eq!(prices().await, ["49.50", "54.50"]);
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2"]).await;
        browser.fill("bulk_value", "+10%").await;
        let sight = browser.see_text("54.45").await;
        assert_eq!(sight.row("Dag 2")["After saving"], "59.95");
        browser.press("Save 2 tickets").await;
        // The prices from before stay in sight, and nothing is raised twice.
        let sight = browser.hear("2 tickets saved").await;
        assert_eq!(sight.row("Dag 1")["Now"], "49.50");
        assert_eq!(sight.row("Dag 1")["After saving"], "54.45");
        browser.press("Save").await;
        assert_eq!(prices().await, ["54.45", "59.95"]);
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 2);
        // What someone else has made of one of them since stays.
        colleague.post("/tickets/3002", &json!({ "price": "70.00" })).await;
        browser.press("Undo").await;
        browser.hear("1 ticket is as before").await;
        browser.see_text("Someone else changed this. Not saved.").await;
        assert_eq!(prices().await, ["49.50", "70.00"]);
    })
    .await;
}

#[tokio::test]
async fn what_was_saved_is_not_raised_again_with_what_was_not() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 403");
        open(browser, &["Dag 1", "Dag 2"]).await;
        browser.fill("bulk_value", "+1").await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)).skip(1).times(1));
        browser.press("Save 2 tickets").await;
        browser.see_text("Not allowed").await;
        browser.press("Save 1 ticket").await;
        browser.see("both are saved", |sight| !sight.text.contains("Not allowed")).await;
        browser.hear("1 ticket saved").await;
        for (id, price) in [(3001, "50.50"), (3002, "55.50")] {
            assert_eq!(colleague.get(&format!("/tickets/{id}")).await["price"], price);
        }
    })
    .await;
}

#[tokio::test]
async fn what_was_saved_of_a_change_that_was_left_is_said() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        open(browser, &["Dag 1", "Dag 2", "Dag 3"]).await;
        browser.fill("bulk_value", "12.50").await;
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Latency { milliseconds: 6_000 }).skip(2));
        browser.press("Save 3 tickets").await;
        browser.hear("1 ticket saved").await;
        browser.press("Close").await;
        browser.hear("Stopped: 1 of 3 tickets saved").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 1);
    })
    .await;
}
