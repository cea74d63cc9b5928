//! A write whose outcome is not known, and one that is asked for twice.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Running};
use serde_json::json;

use crate::browser::{Browser, Role, signed_in, until};
use crate::service::{Colleague, count, serve, status};

const IN_DOUBT: &str = "We don’t know if this was saved";

async fn fill_in(browser: &Browser) {
    browser.fill("name", "Eenmaal").await;
    browser.fill("price", "5").await;
}

/// A ticket is sent, and whether it was created is not known: it was.
async fn lose_the_answer(browser: &Browser, service: &Running) {
    browser.announce_broken_connection();
    fill_in(browser).await;
    service.fault(FaultPlan::on(Operation::CreateTicket, Fault::LostAnswer).times(1));
    browser.press("Create ticket").await;
    browser.hear(IN_DOUBT).await;
}

async fn see_second_attempt(service: &Running) {
    until("the second attempt", async || match count(service, Operation::CreateTicket) {
        2 => Ok(()),
        count => Err(format!("{count} attempts")),
    })
    .await;
}

#[tokio::test]
async fn a_lost_answer_is_said_and_nothing_is_sent_twice() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        assert_eq!(browser.value("name").await, "Eenmaal");
        assert_eq!(count(&service, Operation::CreateTicket), 1, "what was sent");

        // The app offers to look whether the ticket was created.
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        let list = Colleague::of(&service).get("/tickets?page=4").await;
        assert_eq!(list["data"].as_array().unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_in_doubt_stays_in_doubt_until_something_else_is_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        browser.fill("name", "").await;
        browser.press("Send again anyway").await;
        browser.see_text("This field is required").await;
        browser.fill("name", "Eenmaal").await;
        browser.see_text(IN_DOUBT).await;
        browser.find(Role::Button, "Send again anyway").await;
        assert_eq!(count(&service, Operation::CreateTicket), 1, "what was sent");
    })
    .await;
}

#[tokio::test]
async fn enter_in_a_field_sends_nothing_again() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        browser.control("name").await.click().await.unwrap();
        browser.type_keys(&Key::Enter).await;
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        assert_eq!(count(&service, Operation::CreateTicket), 1, "what was sent");
    })
    .await;
}

#[tokio::test]
async fn what_is_in_doubt_stays_in_doubt_when_a_second_attempt_is_rejected() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 403");
        lose_the_answer(browser, &service).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, status(StatusCode::FORBIDDEN)));
        browser.press("Send again anyway").await;
        see_second_attempt(&service).await;
        browser.hear(IN_DOUBT).await;
        browser.find(Role::Button, "Send again anyway").await;
        browser.reload().await;
        browser.hear(IN_DOUBT).await;
    })
    .await;
}

#[tokio::test]
async fn what_is_looked_for_is_what_was_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        browser.fill("name", "Tweemaal").await;
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        browser.see_text("Eenmaal · 5.00").await;
    })
    .await;
}

#[tokio::test]
async fn all_that_was_sent_is_looked_for() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        browser.fill("name", "Tweemaal").await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::LostAnswer).times(1));
        browser.press("Send again anyway").await;
        see_second_attempt(&service).await;
        browser.press("Check now").await;
        browser.see_text("Eenmaal · 5.00").await;
        browser.see_text("Tweemaal · 5.00").await;
    })
    .await;
}

#[tokio::test]
async fn a_fault_of_the_service_leaves_the_outcome_open() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_error("status of 503");
        fill_in(browser).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, status(StatusCode::SERVICE_UNAVAILABLE)));
        browser.press("Create ticket").await;
        browser.hear(IN_DOUBT).await;
        assert_eq!(browser.value("price").await, "5");
        assert_eq!(count(&service, Operation::CreateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn without_a_network_every_value_stays() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_broken_connection();
        fill_in(browser).await;
        browser.emulate_network(false).await;
        browser.press("Create ticket").await;
        browser.hear("Not sent: no network").await;
        assert_eq!(browser.value("name").await, "Eenmaal");
        assert_eq!(count(&service, Operation::CreateTicket), 0);
        browser.emulate_network(true).await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
    })
    .await;
}

#[tokio::test]
async fn pressing_twice_creates_once() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        fill_in(browser).await;
        let late = Fault::Latency { milliseconds: 700 };
        service.fault(FaultPlan::on(Operation::CreateTicket, late));
        browser.press_twice("Create ticket").await;
        browser.hear("Ticket created").await;
        assert_eq!(count(&service, Operation::CreateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn a_copy_that_was_sent_as_it_is_stays_in_doubt_after_a_reload() {
    let service = serve().await;
    signed_in(&service, "/tickets/3026", async |browser| {
        browser.announce_broken_connection();
        browser.follow("Duplicate").await;
        browser.see_heading("New ticket").await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::LostAnswer));
        browser.press("Create ticket").await;
        browser.hear(IN_DOUBT).await;
        browser.reload().await;
        browser.see_text(IN_DOUBT).await;
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        assert_eq!(count(&service, Operation::CreateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn what_was_sent_is_looked_for_after_a_reload_and_another_name() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        browser.fill("name", "Tweemaal").await;
        browser.reload().await;
        browser.hear(IN_DOUBT).await;
        assert_eq!(browser.value("name").await, "Tweemaal");
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        browser.see_text("Eenmaal · 5.00").await;
    })
    .await;
}

#[tokio::test]
async fn what_an_expert_made_of_the_name_is_looked_for() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_broken_connection();
        fill_in(browser).await;
        browser.disclose("Show request").await;
        browser.press("Edit request").await;
        browser.fill("request", r#"{ "name": "Bewerkt", "price": "5.00" }"#).await;
        service.fault(FaultPlan::on(Operation::CreateTicket, Fault::LostAnswer).times(1));
        browser.press("Create ticket").await;
        browser.hear(IN_DOUBT).await;
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        browser.see_text("Bewerkt · 5.00").await;
    })
    .await;
}

#[tokio::test]
async fn what_can_not_be_read_may_be_what_was_sent() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        let mut page = Colleague::of(&service).get("/tickets").await;
        page["data"][1]["price"] = json!("free");
        page["meta"]["last_page"] = json!(1);
        // The form reads the list, too, for the names of other tickets.
        service.fault(FaultPlan::on(Operation::ListTickets, Fault::Body { body: page.to_string() }));
        browser.press("Check now").await;
        browser.hear("Not found, but not everything could be read").await;
        browser.find(Role::Button, "Send again anyway").await;
        service.clear_faults();
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
    })
    .await;
}

#[tokio::test]
async fn what_was_found_is_not_created_again_unasked() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        lose_the_answer(browser, &service).await;
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        browser.find(Role::Button, "Send again anyway").await;
        browser.reload().await;
        browser.hear(IN_DOUBT).await;
        // To discard the draft is not to know what became of it.
        browser.press("Discard draft").await;
        browser.see_text(IN_DOUBT).await;
        assert_eq!(browser.value("name").await, "");
        assert_eq!(count(&service, Operation::CreateTicket), 1);
    })
    .await;
}

#[tokio::test]
async fn a_form_in_another_language_waits_for_the_answer_to_the_one_before() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        fill_in(browser).await;
        let late = Fault::Latency { milliseconds: 8_000 };
        service.fault(FaultPlan::on(Operation::CreateTicket, late).times(1));
        browser.press("Create ticket").await;
        until("a request", async || match count(&service, Operation::CreateTicket) {
            1 => Ok(()),
            count => Err(format!("{count}")),
        })
        .await;
        browser.disclose("Menu").await;
        browser.choose_by_label("Language", "Nederlands").await;
        let sight = browser.see_text("Opslaan…").await;
        assert!(!sight.text.contains("We weten niet of dit is opgeslagen"), "{}", sight.text);
        browser.press("Opslaan…").await;
        browser.hear("Ticket created").await;
        browser.see("an empty form", |sight| !sight.text.contains("Opslaan…")).await;
        assert_eq!(browser.value("name").await, "");
        assert_eq!(count(&service, Operation::CreateTicket), 1);
    })
    .await;
}
