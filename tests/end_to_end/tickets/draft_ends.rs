//! A draft ends with the answer of the service, wherever the person is by then.

use std::time::Duration;

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in};
use crate::service::{Colleague, count, options, serve, serve_with, status};

async fn fill_in(browser: &Browser) {
    browser.fill("name", "Eenmaal").await;
    browser.fill("price", "5").await;
}

/// Creates the ticket, and leaves the form while it is being saved.
async fn leave_before_the_answer(browser: &Browser) {
    browser.press("Create ticket").await;
    browser.find(Role::Button, "Saving…").await;
    browser.follow("Cancel").await;
    browser.answer_question("Leave without saving?", true).await;
    browser.see_address("/tickets").await;
}

/// Checks that the form of a new ticket starts anew.
async fn assert_no_draft(browser: &Browser) {
    browser.open("/tickets/new").await;
    browser.see_heading("New ticket").await;
    assert_eq!(browser.value("name").await, "");
    assert_eq!(browser.count(Role::Button, "Discard draft").await, 0);
}

#[tokio::test]
async fn what_is_created_is_not_offered_again_while_it_is_read_back() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_broken_connection();
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Hang));
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        browser.see_address("/tickets/3061").await;
        browser.reload().await;
        assert_no_draft(browser).await;
        assert_eq!(count(&service, Operation::CreateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_created_after_the_page_was_left_is_not_offered_again() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::Latency { milliseconds: 2_000 }));
        leave_before_the_answer(browser).await;
        browser.hear("Ticket created").await;
        assert_no_draft(browser).await;
    })
    .await;
}

#[tokio::test]
async fn a_form_that_is_opened_again_before_the_answer_starts_anew_with_it() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::Latency { milliseconds: 4_000 }));
        leave_before_the_answer(browser).await;
        browser.follow("New ticket").await;
        browser.see_text("Saving…").await;
        assert_eq!(browser.value("name").await, "Eenmaal");
        browser.hear("Ticket created").await;
        crate::browser::until("an empty form", async || match browser.value("name").await.as_str() {
            "" => Ok(()),
            other => Err(other.to_owned()),
        })
        .await;
        assert_no_draft(browser).await;
        assert_eq!(count(&service, Operation::CreateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn a_reload_before_the_answer_asks_to_look_first() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::Latency { milliseconds: 3_000 }));
        browser.press("Create ticket").await;
        crate::browser::until("a request", async || match count(&service, Operation::CreateTicket) {
            1 => Ok(()),
            other => Err(format!("{other}")),
        })
        .await;
        browser.reload().await;
        browser.hear("We don’t know if this was saved").await;
        assert_eq!(browser.value("name").await, "Eenmaal");
        // It was carried out after all.
        let ticket = json!({ "name": "Eenmaal", "price": "5.00" });
        Colleague::of(&service).post("/tickets", &ticket).await;
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        browser.follow("Eenmaal · 5.00 · #3061").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_heading("Eenmaal").await;
        assert_eq!(count(&service, Operation::CreateTicket), 2, "that of this tab, and the colleague's");
    })
    .await;
}

#[tokio::test]
async fn a_saved_change_is_not_offered_again_while_it_is_read_back() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.announce_broken_connection();
        browser.see_heading("Edit “Dag 1”").await;
        browser.fill("price", "51").await;
        // One read comes before the change is sent.
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Hang).skip(1));
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        browser.see_address("/tickets/3001").await;
        service.clear_faults();
        browser.open("/tickets/3001/edit").await;
        browser.see_heading("Edit “Dag 1”").await;
        assert_eq!(browser.value("price").await, "51.00");
        assert_eq!(browser.count(Role::Button, "Discard draft").await, 0);
    })
    .await;
}

#[tokio::test]
async fn after_a_lost_answer_there_is_one_thing_to_do() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_broken_connection();
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::LostAnswer));
        browser.press("Create ticket").await;
        let sight = browser.hear("We don’t know if this was saved").await;
        let notice = sight.notices.iter().find(|notice| notice.contains("We don’t know")).unwrap();
        assert!(!notice.to_lowercase().contains("try again"), "{notice}");
    })
    .await;
}

#[tokio::test]
async fn what_is_typed_before_the_answer_is_offered_with_the_next_form() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::Latency { milliseconds: 1_500 }));
        browser.press("Create ticket").await;
        browser.fill("name", "Eenmaal, vroeg").await;
        browser.hear("Ticket created").await;
        browser.see_heading("Eenmaal").await;
        browser.open("/tickets/new").await;
        browser.see_text("Discard draft").await;
        assert_eq!(browser.value("name").await, "Eenmaal, vroeg");
    })
    .await;
}

#[tokio::test]
async fn what_is_typed_into_the_next_form_outlives_the_answer_to_the_one_before() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::Latency { milliseconds: 6_000 }));
        leave_before_the_answer(browser).await;
        browser.follow("New ticket").await;
        browser.press("Discard draft").await;
        browser.fill("name", "Tweemaal").await;
        browser.hear("Ticket created").await;
        assert_eq!(browser.value("name").await, "Tweemaal");
        browser.reload().await;
        browser.see_heading("New ticket").await;
        assert_eq!(browser.value("name").await, "Tweemaal");
    })
    .await;
}

#[tokio::test]
async fn a_refusal_is_said_also_where_the_form_was_left() {
    let latency = Duration::from_millis(2_500);
    let service = serve_with(Options { latency, ..options() }).await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 403");
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, status(StatusCode::FORBIDDEN)));
        browser.press("Create ticket").await;
        browser.follow("Orders").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_heading("Orders").await;
        let sight = browser.hear("Not saved").await;
        assert!(sight.text.contains("What you entered is still in the form."), "{}", sight.text);
        browser.follow("Back to the form").await;
        browser.see_heading("New ticket").await;
        assert_eq!(browser.value("name").await, "Eenmaal");
    })
    .await;
}
