//! The command palette.

use fantoccini::key::Key;
use loket_service::{Fault, FaultPlan, Operation};

use crate::browser::{Browser, Role, Screen, signed_in};
use crate::service::{Colleague, serve};

/// Opens the palette by keyboard, and types into it.
async fn search(browser: &Browser, text: &str) {
    browser.chord(Key::Control, 'k').await;
    browser.see_true("return document.activeElement.role === 'combobox'").await;
    browser.type_keys(text).await;
}

/// Waits until the entry that Enter opens is this one.
async fn see_chosen(browser: &Browser, text: &str) {
    let script = format!(
        "const id = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
        const chosen = document.getElementById(id)?.querySelector('bdi').textContent;
        return chosen === {text:?} ? true : String(chosen)"
    );
    browser.see_true(&script).await;
}

#[tokio::test]
async fn a_few_letters_and_enter_lead_anywhere() {
    let service = serve().await;
    signed_in(&service, "/fields", async |browser| {
        browser.see_heading("Form fields").await;
        search(browser, "vecht zomer").await;
        see_chosen(browser, "Zomerfestival De Vecht").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_address("/events/1001").await;
        browser.see_focus_on_heading("Zomerfestival De Vecht").await;

        search(browser, "vecht purch").await;
        see_chosen(browser, "Zomerfestival De Vecht › Purchases").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_address("/events/1001/purchases").await;

        search(browser, "crew edit").await;
        see_chosen(browser, "Crew en vrijwilligers › Edit ticket").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Edit “Crew en vrijwilligers”").await;

        // A ticket of one of several editions.
        search(browser, "weekendt vecht").await;
        see_chosen(browser, "Weekendticket").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Weekendticket").await;

        search(browser, "weekendt vecht edit").await;
        see_chosen(browser, "Weekendticket › Edit ticket").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Edit “Weekendticket”").await;

        search(browser, "privacy").await;
        see_chosen(browser, "Privacy statements").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_address("/privacy-statements").await;
    })
    .await;
}

#[tokio::test]
async fn an_order_is_opened_by_its_id() {
    let service = serve().await;
    let orders = Colleague::of(&service).get("/events/1001/orders").await;
    let id = orders["data"][0]["id"].as_str().unwrap();
    signed_in(&service, "/", async |browser| {
        search(browser, &format!("#{id}")).await;
        see_chosen(browser, &format!("Open order {id}")).await;
        browser.type_keys(&Key::Enter).await;
        browser.see_address(&format!("/orders/{id}")).await;
        // A barcode is no order, though it may be the id of one.
        search(browser, "2100001224114").await;
        see_chosen(browser, "Search orders for “2100001224114”").await;
    })
    .await;
}

#[tokio::test]
async fn arrows_choose_and_escape_returns_to_where_one_was() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        search(browser, "").await;
        see_chosen(browser, "Today").await;
        browser.type_keys(&Key::Up).await;
        see_chosen(browser, "Sign out").await;
        browser.type_keys(&Key::Down).await;
        browser.type_keys(&Key::Down).await;
        see_chosen(browser, "Events").await;
        browser.type_keys("zzz").await;
        browser.see_text("No page, event, ticket or shop with this name.").await;
        browser.type_keys(&Key::Escape).await;
        browser.see_true("return !document.querySelector('dialog[open]')").await;
        browser.see_address("/tickets").await;
    })
    .await;
}

#[tokio::test]
async fn actions_are_done_at_once() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        search(browser, "hide").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_true("return document.body.classList.contains('hides-personal')").await;
        search(browser, "personal").await;
        see_chosen(browser, "Show personal data").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_true("return !document.body.classList.contains('hides-personal')").await;
        search(browser, "shortcuts").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Keyboard shortcuts").await;
        browser.type_keys(&Key::Escape).await;
        search(browser, "sign out").await;
        browser.type_keys(&Key::Enter).await;
        browser.see_heading("Sign in").await;
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_it_has_a_button_and_a_tap_opens_what_is_found() {
    let service = serve().await;
    signed_in(&service, "/shops", async |browser| {
        browser.emulate_screen(Screen { width: 390, height: 800, scale: 2 }).await;
        browser.press("Search").await;
        browser.see_true("return document.activeElement.role === 'combobox'").await;
        browser.type_keys("podium").await;
        see_chosen(browser, "podium").await;
        let tap = "document.querySelector('[role=option]').click()";
        browser.evaluate(tap, Vec::new()).await.unwrap();
        browser.see_heading("podium").await;
        assert_eq!(browser.overflow().await, [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn what_is_not_read_is_not_taken_for_missing() {
    let service = serve().await;
    service.fault(FaultPlan::on(Operation::ListTickets, Fault::Hang).skip(1));
    signed_in(&service, "/shops", async |browser| {
        search(browser, "zzz").await;
        browser
            .see_text("No page, event, ticket or shop with this name. Still loading: there may be more.")
            .await;
        browser.find(Role::Field, "Search everything").await;
    })
    .await;
}

#[tokio::test]
async fn another_page_closes_it() {
    let service = serve().await;
    signed_in(&service, "/fields", async |browser| {
        browser.follow("Tickets").await;
        browser.see_tickets().await;
        search(browser, "vecht").await;
        browser.back().await;
        browser.see_heading("Form fields").await;
        browser.see_true("return document.querySelector('dialog.palette').open === false").await;

        // A link in it that is followed only once the user has confirmed it.
        browser.follow("Tickets").await;
        browser.follow("New ticket").await;
        browser.fill("name", "Half").await;
        search(browser, "privacy").await;
        see_chosen(browser, "Privacy statements").await;
        browser.click_on("document.querySelector('[role=option]')").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_heading("Privacy statements").await;
        browser.see_true("return document.querySelector('dialog.palette').open === false").await;

        // By keyboard, the palette is gone before the user has answered.
        browser.follow("Tickets").await;
        browser.follow("New ticket").await;
        search(browser, "shops").await;
        see_chosen(browser, "Shops").await;
        browser.type_keys(&Key::Enter).await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_heading("Shops").await;
    })
    .await;
}
