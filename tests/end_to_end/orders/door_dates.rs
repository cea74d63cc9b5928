//! The dates of ticket types, which the door reads beside the orders.

use std::collections::BTreeSet;

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};

use super::door::{BOX, NOW, ask, at_the_box, find};
use super::sales::{EVENT, barcode, orders, sold, text};
use crate::browser::{Role, signed_in, until};
use crate::service::{Colleague, count, serve, status};

#[tokio::test]
async fn while_the_dates_of_a_ticket_are_not_read_nothing_is_green() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let today = barcode(find(&sold(&orders), "Dag 2", None));
    service.fault(FaultPlan::on(Operation::GetTicket, Fault::Hang));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        ask(browser, &today, "Checking when it is valid", "answer warning").await;
    })
    .await;
}

#[tokio::test]
async fn dates_that_could_not_be_read_are_asked_for_again_with_the_next_ticket() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let today = barcode(find(&sold(&orders), "Dag 2", None));
    service.fault(FaultPlan::on(Operation::GetTicket, status(StatusCode::FORBIDDEN)));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.announce_error("status of 403");
        at_the_box(browser).await;
        ask(browser, "9999999999999", "Not found at this event", "answer bad").await;
        service.clear_faults();
        ask(browser, &today, "Valid, not checked in", "answer good").await;
    })
    .await;
}

#[tokio::test]
async fn on_the_day_the_dates_are_read_before_anything_is_asked() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let today = barcode(find(&sold, "Dag 2", None));
    let types: BTreeSet<&str> = sold.iter().map(|(_, purchase)| text(purchase, "/ticket/id")).collect();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.emulate_now(NOW).await;
        browser.see_text("200 of 200 · updated").await;
        service.clear_requests();
        browser.reload().await;
        until("all ticket types are asked for", async || match count(&service, Operation::GetTicket) {
            read if read >= types.len() => Ok(()),
            read => Err(read.to_string()),
        })
        .await;
        service.fault(FaultPlan::on(Operation::GetTicket, status(StatusCode::FORBIDDEN)));
        browser.find(Role::Field, BOX).await.click().await.unwrap();
        ask(browser, &today, "Valid, not checked in", "answer good").await;
    })
    .await;
}

#[tokio::test]
async fn dates_that_could_not_be_read_are_asked_for_again_when_the_network_is_back() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let today = barcode(find(&sold(&orders), "Dag 2", None));
    service.fault(FaultPlan::on(Operation::GetTicket, status(StatusCode::FORBIDDEN)));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.announce_error("status of 403");
        at_the_box(browser).await;
        ask(browser, &today, "Its dates could not be loaded", "answer warning").await;
        service.clear_faults();
        browser.evaluate("dispatchEvent(new Event('online'))", Vec::new()).await.unwrap();
        browser.hear("Valid, not checked in").await;
    })
    .await;
}
