//! Hiding a ticket and marking it as popular by one click in the list, and taking that back.

use std::time::Duration;

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::{Value, json};

use crate::browser::{Role, signed_in, until};
use crate::service::{Colleague, bodies, options, serve, serve_with, status};

#[tokio::test]
async fn a_ticket_is_hidden_and_shown_again() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.press("Hide Dag 1").await;
        browser.hear("“Dag 1” is hidden.").await;
        browser.find(Role::Button, "Show Dag 1").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "is_hidden": true })]);
        assert_eq!(Colleague::of(&service).get("/tickets/3001").await["is_hidden"], true);

        browser.press("Undo").await;
        browser.hear("“Dag 1” is visible in its shops.").await;
        browser.find(Role::Button, "Hide Dag 1").await;
        let sent = [json!({ "is_hidden": true }), json!({ "is_hidden": false })];
        assert_eq!(bodies(&service, Operation::UpdateTicket), sent);
    })
    .await;
}

#[tokio::test]
async fn the_mark_of_a_popular_ticket_comes_and_goes() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.press("Unmark Dag 2").await;
        browser.hear("“Dag 2” is no longer marked as popular.").await;
        browser.press("Mark as popular Dag 2").await;
        browser.hear("“Dag 2” is marked as popular.").await;
        let sent = [json!({ "on_fire": false }), json!({ "on_fire": true })];
        assert_eq!(bodies(&service, Operation::UpdateTicket), sent);
    })
    .await;
}

#[tokio::test]
async fn the_way_back_has_the_focus() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.press("Hide Dag 3").await;
        browser.hear("“Dag 3” is hidden.").await;
        // The row with its button is drawn anew.
        browser.find(Role::Button, "Show Dag 3").await;
        assert_eq!(browser.focus().await.text, "Undo");
    })
    .await;
}

#[tokio::test]
async fn the_way_back_takes_no_key_from_what_is_typed() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::Latency { milliseconds: 600 }));
        browser.press("Hide Dag 3").await;
        browser.find(Role::Field, "Search this list").await.click().await.unwrap();
        browser.hear("“Dag 3” is hidden.").await;
        browser.type_keys("dag 3").await;
        browser.see_true("return document.activeElement.value === 'dag 3'").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "is_hidden": true })]);
    })
    .await;
}

#[tokio::test]
async fn what_failed_stays_said_when_something_else_succeeds() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 403");
        browser.see_tickets().await;
        let late = FaultPlan::on(Operation::UpdateTicket, Fault::Latency { milliseconds: 1_500 });
        service.fault(late.times(1));
        browser.press("Hide Dag 2").await;
        until("the request for the one", async || match bodies(&service, Operation::UpdateTicket).len() {
            1 => Ok(()),
            count => Err(format!("{count} requests")),
        })
        .await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)));
        browser.press("Hide Dag 1").await;
        browser.hear("Not saved").await;
        browser.hear("“Dag 2” is hidden.").await;
        browser.hear("Not saved").await;
    })
    .await;
}

#[tokio::test]
async fn pressing_twice_sends_once() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::Latency { milliseconds: 400 }));
        browser.press_twice("Hide Dag 1").await;
        browser.hear("“Dag 1” is hidden.").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "is_hidden": true })]);
    })
    .await;
}

#[tokio::test]
async fn a_refusal_is_said_and_changes_nothing() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 403");
        browser.see_tickets().await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)));
        browser.press("Hide Dag 1").await;
        browser.hear("Not saved").await;
        assert_eq!(browser.count(Role::Button, "Hide Dag 1").await, 1);
        assert_eq!(browser.count(Role::Button, "Undo").await, 0);
    })
    .await;
}

#[tokio::test]
async fn after_a_lost_answer_the_list_is_read_again() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_broken_connection();
        browser.see_tickets().await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::LostAnswer));
        browser.press("Hide Dag 1").await;
        browser.hear("We don’t know if this was saved").await;
        browser.find(Role::Button, "Show Dag 1").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket).len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_the_service_did_not_take_is_said() {
    let service = serve().await;
    let ticket = Colleague::of(&service).get("/tickets/3001").await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, Fault::Body { body: ticket.to_string() }));
        browser.press("Hide Dag 1").await;
        browser.hear("Saved with a different value: Dag 1").await;
        assert_eq!(bodies(&service, Operation::UpdateTicket), [json!({ "is_hidden": true })]);
        browser.find(Role::Button, "Hide Dag 1").await;
        let now = Colleague::of(&service).get("/tickets/3001").await;
        assert_eq!(now["is_hidden"], Value::Bool(false), "what the service has after the click");
    })
    .await;
}

#[tokio::test]
async fn a_failure_is_said_also_where_the_list_was_left() {
    let latency = Duration::from_millis(2_500);
    let service = serve_with(Options { latency, ..options() }).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 403");
        browser.see_tickets().await;
        service.fault(FaultPlan::on(Operation::UpdateTicket, status(StatusCode::FORBIDDEN)));
        browser.press("Hide Dag 1").await;
        browser.follow("Shops").await;
        browser.see_heading("Shops").await;
        browser.hear("Not saved").await;
        browser.see_text("Dag 1: Not allowed").await;
    })
    .await;
}
