//! A read that fails says what happened and what to do, and can be tried again.

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in};
use crate::dist::dist_with;
use crate::service::{count, options, serve, serve_with, status};

/// Reads the next page, which is struck by the plan, and after its end tries again.
async fn turn_the_page(browser: &Browser, service: &loket_service::Running, fault: Fault, said: &[&str]) {
    browser.see_tickets().await;
    service.fault(FaultPlan::on(Operation::ListTickets, fault));
    browser.follow("Next page").await;
    for part in said {
        browser.hear(part).await;
    }
    service.clear_faults();
    browser.press("Try again").await;
    browser.see_text("21–40 of 60").await;
    assert_eq!(browser.count(Role::Button, "Try again").await, 0);
}

#[tokio::test]
async fn a_fault_of_the_service() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 500");
        let said = ["The ticketing service has a problem", "Status 500"];
        turn_the_page(browser, &service, status(StatusCode::INTERNAL_SERVER_ERROR), &said).await;
    })
    .await;
}

#[tokio::test]
async fn a_form_has_a_title_while_its_record_can_not_be_read() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 500");
        service.fault(FaultPlan::on(Operation::GetTicket, status(StatusCode::INTERNAL_SERVER_ERROR)));
        browser.open("/tickets/3005/edit").await;
        browser.see_heading("Edit ticket").await;
        service.clear_faults();
        browser.press("Try again").await;
        browser.see_heading("Edit “Weekendticket”").await;
    })
    .await;
}

#[tokio::test]
async fn a_page_of_a_proxy_instead_of_an_answer() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 502");
        let said = ["The ticketing service has a problem", "Status 502", "502 Bad Gateway"];
        turn_the_page(browser, &service, Fault::Html, &said).await;
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_stops_half_way() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        let said = ["The answer can’t be read"];
        turn_the_page(browser, &service, Fault::CutJson, &said).await;
    })
    .await;
}

#[tokio::test]
async fn a_connection_that_breaks() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_broken_connection();
        turn_the_page(browser, &service, Fault::Drop, &["Connection lost"]).await;
    })
    .await;
}

#[tokio::test]
async fn no_answer_in_time() {
    let dist = dist_with(&json!({ "request": { "timeout_seconds": 1 } }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    signed_in(&service, "/tickets", async |browser| {
        turn_the_page(browser, &service, Fault::Hang, &["No answer in time"]).await;
    })
    .await;
}

#[tokio::test]
async fn a_short_pause_that_the_service_asks_for_is_respected_without_a_message() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 429");
        browser.see_tickets().await;
        service.clear_requests();
        let asked_for_pause = Fault::Status {
            status: StatusCode::TOO_MANY_REQUESTS,
            retry_after: Some("1".into()),
            body: None,
            content_type: None,
        };
        service.fault(FaultPlan::on(Operation::ListTickets, asked_for_pause).times(1));
        browser.follow("Next page").await;
        let sight = browser.see_text("21–40 of 60").await;
        assert_eq!(sight.notices, [] as [&str; 0]);
        let asked_for_page =
            service.requests().into_iter().filter(|it| it.query.as_deref() == Some("page=2"));
        assert_eq!(asked_for_page.count(), 2);
    })
    .await;
}

#[tokio::test]
async fn a_long_pause_is_said() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 429");
        let asked_for_pause = Fault::Status {
            status: StatusCode::TOO_MANY_REQUESTS,
            retry_after: Some("600".into()),
            body: None,
            content_type: None,
        };
        turn_the_page(browser, &service, asked_for_pause, &["Too many requests", "Retrying in 10 minutes."])
            .await;
    })
    .await;
}

#[tokio::test]
async fn a_ticket_that_is_not_there() {
    let service = serve().await;
    signed_in(&service, "/tickets/999999", async |browser| {
        browser.announce_error("status of 404");
        let sight = browser.hear("Not found").await;
        assert_eq!(count(&service, Operation::GetTicket), 1, "it would not help to try again");
        // The tab is named after this page, and not after the one before.
        assert!(!sight.title.contains("Sign in"), "{}", sight.title);
        assert!(!sight.headings.is_empty(), "a page without a heading");
    })
    .await;
}
