//! The focus is not lost where what has it goes, and what can't be used is said.

use fantoccini::key::Key;
use http::StatusCode;
use loket_service::{FaultPlan, Operation};

use crate::browser::{Browser, Role, signed_in};
use crate::service::{serve, status};

/// Waits until an element that a selector finds has the focus.
async fn see_focus_in(browser: &Browser, selector: &str) {
    let script = format!(
        "const active = document.activeElement;
        return active.matches({selector:?}) ? true : active.outerHTML.slice(0, 120);"
    );
    browser.see_true(&script).await;
}

#[tokio::test]
async fn a_list_has_the_focus_after_its_selection_or_its_search_is_cleared() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.click_on("document.querySelector('tbody input[type=checkbox]')").await;
        browser.hear("1 selected").await;
        browser.press("Clear selection").await;
        see_focus_in(browser, "thead .select input").await;

        browser.click_on("document.querySelector('main input[type=search]')").await;
        browser.type_keys("nothing like it").await;
        browser.see_text("Nothing matches").await;
        browser.press("Show all").await;
        see_focus_in(browser, "input[type=search]").await;
    })
    .await;
}

#[tokio::test]
async fn a_page_has_the_focus_once_it_is_read_again() {
    let service = serve().await;
    service.fault(FaultPlan::on(Operation::ListShops, status(StatusCode::FORBIDDEN)));
    signed_in(&service, "/shops", async |browser| {
        browser.announce_error("status of 403");
        browser.find(Role::Button, "Try again").await;
        service.clear_faults();
        browser.press("Try again").await;
        browser.see_focus_on_heading("Shops").await;
    })
    .await;
}

#[tokio::test]
async fn an_empty_search_is_refused_at_its_box() {
    let service = serve().await;
    signed_in(&service, "/orders", async |browser| {
        for (button, control) in [("Search orders", "customer"), ("Open order", "order_id")] {
            browser.press(button).await;
            browser.see_text("Enter something to search for.").await;
            browser.see_focus_on(control).await;
            let invalid = browser.control(control).await.attr("aria-invalid").await.unwrap();
            assert_eq!(invalid.as_deref(), Some("true"), "{control}");
            browser.type_keys("1").await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_menu_closes_once_tab_has_left_it() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.disclose("Menu").await;
        let is_open = "return document.querySelector('details.menu[open]') !== null";
        browser.see_true(is_open).await;
        // A press on a text in it is no way out.
        browser.click_on("document.querySelector('details.menu[open] label span')").await;
        browser.see_true(is_open).await;
        let last = "[...document.querySelectorAll('details.menu[open] button')].at(-1).focus()";
        browser.evaluate(last, Vec::new()).await.unwrap();
        browser.type_keys(&Key::Tab).await;
        browser.see_true("return document.querySelector('details.menu[open]') === null").await;
        see_focus_in(browser, "main *").await;
    })
    .await;
}

#[tokio::test]
async fn the_choice_of_an_event_to_copy_from_keeps_the_focus() {
    let service = serve().await;
    signed_in(&service, "/events/1005/tickets/copy", async |browser| {
        browser.see_heading("Copy tickets").await;
        browser.find(Role::Field, "Tickets of").await;
        browser.evaluate("document.querySelector('[name=copy_from]').focus()", Vec::new()).await.unwrap();
        browser.type_keys(&Key::Down).await;
        browser.see_true("return location.search.startsWith('?from=')").await;
        browser.see_focus_on("copy_from").await;
    })
    .await;
}
