//! An answer at the door from a list that is old: it is checked again.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};

use super::door::{BOX, ask, at_the_box, find};
use super::sales::{EVENT, barcode, orders, sold};
use crate::browser::{Browser, Role, signed_in};
use crate::service::{Colleague, serve, status};

/// Lets so many minutes pass.
async fn wait(browser: &Browser, minutes: u64) {
    wait_seconds(browser, minutes * 60).await;
}

/// Lets so many seconds pass.
pub(super) async fn wait_seconds(browser: &Browser, seconds: u64) {
    let script = "const now = Date.now, [later] = arguments; Date.now = () => now() + later;";
    browser.evaluate(script, vec![(seconds * 1_000).into()]).await.unwrap();
}

#[tokio::test]
async fn a_ticket_that_was_scanned_elsewhere_meanwhile_is_not_green() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let purchase = find(&sold, "Dag 2", None);
    let code = barcode(purchase);
    let (order, _) = sold.iter().find(|(_, sold)| sold["id"] == purchase["id"]).unwrap();
    let mut scanned = (*order).clone();
    for sold in scanned["purchases"].as_array_mut().unwrap() {
        sold["scanned_at"] = "2026-06-20T15:10:00.000000Z".into();
    }
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        ask(browser, &code, "Valid, not checked in", "answer good").await;
        wait(browser, 120).await;
        service.fault(FaultPlan::on(Operation::GetOrder, Fault::Hang));
        ask(browser, &code, "Checking for a later scan", "answer warning").await;
        service.clear_faults();
        browser.reload().await;
        browser.find(Role::Field, BOX).await.click().await.unwrap();
        ask(browser, &code, "Valid, not checked in", "answer good").await;
        // Two gates have the same ticket within a minute.
        wait_seconds(browser, 20).await;
        service.fault(FaultPlan::on(Operation::GetOrder, Fault::Body { body: scanned.to_string() }));
        // Not for a moment: the answer is heard, too.
        browser.type_keys(&code).await;
        browser.see_true("return !document.querySelector('.answer')").await;
        let script = "window.wasGreen = false;
            new MutationObserver(() => window.wasGreen ||= !!document.querySelector('.answer.good'))
                .observe(document.querySelector('.answers'), { subtree: true, childList: true, attributes: true });";
        browser.evaluate(script, Vec::new()).await.unwrap();
        browser.type_keys(&Key::Enter.to_string()).await;
        browser.hear("Already checked in today at").await;
        assert_eq!(browser.evaluate("return window.wasGreen", Vec::new()).await.unwrap(), false);
    })
    .await;
}

#[tokio::test]
async fn who_was_in_on_an_earlier_day_is_looked_up_with_the_same_care() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let code = barcode(find(&sold(&orders), "Weekendticket", Some("2026-06-19")));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        ask(browser, &code, "Valid today (1 of 3 dates)", "answer warning").await;
        wait(browser, 120).await;
        service.fault(FaultPlan::on(Operation::GetOrder, Fault::Hang));
        ask(browser, &code, "Checking for a later scan", "answer warning").await;
        browser.see_text("Checked in: Fri, 19 Jun 2026").await;
    })
    .await;
}

#[tokio::test]
async fn what_was_bought_meanwhile_is_found() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let known = orders(&colleague).await;
    let mut page = colleague.get(&format!("{EVENT}/orders?page=1")).await;
    let sold_tickets = sold(&known);
    let valid = find(&sold_tickets, "Dag 2", None);
    let mut order = sold_tickets.iter().find(|(_, sold)| sold["id"] == valid["id"]).unwrap().0.clone();
    order["purchases"] = vec![valid.clone()].into();
    order["id"] = "new-order".into();
    for (place, sold) in order["purchases"].as_array_mut().unwrap().iter_mut().enumerate() {
        sold["id"] = format!("new-{place}").into();
        sold["barcode"] = (8_700_000_000_001_u64 + place as u64).into();
    }
    page["data"] = vec![order].into();
    page["meta"]["last_page"] = 1.into();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        ask(browser, "8700000000001", "Not found at this event", "answer bad").await;
        wait(browser, 30).await;
        service.fault(FaultPlan::on(Operation::ListOrders, Fault::Body { body: page.to_string() }));
        ask(browser, "8700000000001", "new-order", "answer good").await;
    })
    .await;
}

#[tokio::test]
async fn what_was_not_found_in_an_old_list_is_not_red_while_it_can_not_be_read_again() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.announce_error("status of 403");
        at_the_box(browser).await;
        ask(browser, "9999999999999", "Not found at this event", "answer bad").await;
        wait(browser, 30).await;
        service.fault(FaultPlan::on(Operation::ListOrders, status(StatusCode::FORBIDDEN)));
        ask(browser, "9999999999999", "Later orders could not be checked.", "answer warning").await;
    })
    .await;
}
