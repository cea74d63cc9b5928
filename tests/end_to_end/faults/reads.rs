//! Every read under every fault: it says what is wrong, and goes on.

use loket_service::{FaultPlan, Operation, SampleSession};

use super::cases::{Apart, Case, Elsewhere, lasting, passing, silence};
use crate::browser::Browser;
use crate::service::Colleague;

/// A read, the page that needs it, and what the page shows once it was answered.
type Place = (Operation, String, &'static str);

/// The thirteen that a page reads by itself; the fields of a checkout are asked for.
async fn places(colleague: &Colleague<'_>) -> Vec<Place> {
    let orders = colleague.get("/events/1001/orders").await;
    let order = format!("/orders/{}", orders["data"][0]["id"].as_str().unwrap());
    let place = |operation, path: &str, there| (operation, path.to_owned(), there);
    vec![
        place(Operation::ListTickets, "/tickets", "1–20 of 60"),
        place(Operation::GetTicket, "/tickets/3001", "Dag 1"),
        place(Operation::ListEvents, "/events", "of 12 · updated"),
        place(Operation::GetEvent, "/events/1005", "Stadshaven"),
        place(Operation::ListOrders, "/events/1001/orders", "80 of 80 · updated"),
        place(Operation::ListPurchases, "/events/1001/purchases", "200 of 200 · updated"),
        place(Operation::GetOrder, &order, "Customer type"),
        place(Operation::ListShops, "/shops", "devecht"),
        place(Operation::GetShop, "/shops/5001", "Dagtickets"),
        place(Operation::ListFields, "/fields", "1–12 of 12"),
        place(Operation::ListBillingInformation, "/billing-information", "1–2 of 2"),
        place(Operation::ListTermsAndConditions, "/terms-and-conditions", "1–3 of 3"),
        place(Operation::ListPrivacyStatements, "/privacy-statements", "1–2 of 2"),
    ]
}

/// Waits until a page is as if nothing had happened.
async fn see_recovered(browser: &Browser, there: &str, Case { title, .. }: &Case) {
    let wanted = format!("{there:?} without {title:?}");
    browser.see(&wanted, |sight| sight.text.contains(there) && !sight.text.contains(title)).await;
}

/// Lets each fault strike each read. What does not pass by itself is tried again by hand.
async fn strike_each(apart: &Apart, browser: &Browser, cases: &[Case]) {
    let service = &apart.service;
    for (operation, path, there) in places(&Colleague::of(service)).await {
        for case in cases {
            service.fault(FaultPlan::on(operation, case.fault.clone()));
            browser.open(&path).await;
            browser.see_text(case.title).await;
            service.clear_faults();
            if !case.passes {
                // Where orders are there already, reading goes on to the purchases.
                let is_half_there = operation == Operation::ListPurchases;
                browser.press(if is_half_there { "Resume" } else { "Try again" }).await;
            }
            see_recovered(browser, there, case).await;
        }
    }
    let session = service.sessions().into_iter().find(|session| session.event_id == "1001").unwrap();
    for case in cases {
        strike_fields(apart, browser, &session, case).await;
    }
}

/// The same for the fields of a checkout.
async fn strike_fields(apart: &Apart, browser: &Browser, session: &SampleSession, case: &Case) {
    browser.open("/checkout-fields").await;
    browser.fill("session", &session.session).await;
    browser.choose("event_id", &session.event_name).await;
    apart.service.fault(FaultPlan::on(Operation::GetFields, case.fault.clone()));
    browser.press("Show fields").await;
    browser.see_text(case.title).await;
    assert_eq!(browser.value("session").await, session.session, "what was typed");
    apart.service.clear_faults();
    if !case.passes {
        browser.press("Try again").await;
    }
    see_recovered(browser, "For the order", case).await;
}

#[tokio::test]
async fn what_will_not_pass_is_said_and_can_be_tried_again() {
    let (apart, elsewhere) = (Apart::serve(15).await, Elsewhere::listen());
    apart
        .signed_in(async |browser| {
            let cases = lasting(&elsewhere, browser, "Blocked by the browser");
            strike_each(&apart, browser, &cases).await;
            elsewhere.check_no_request_came();
        })
        .await;
}

#[tokio::test]
async fn what_passes_is_said_and_goes_on_by_itself() {
    let apart = Apart::serve(15).await;
    apart.signed_in(async |browser| strike_each(&apart, browser, &passing()).await).await;
}

#[tokio::test]
async fn silence_is_said_and_goes_on_by_itself() {
    let apart = Apart::serve(5).await;
    apart.signed_in(async |browser| strike_each(&apart, browser, &[silence()]).await).await;
}
