//! The browser's own ways through the app: back and forward, the place on a page, and addresses with a fragment.

use serde_json::json;

use crate::browser::{Browser, Screen, signed_in, until};
use crate::service::serve;

const PHONE: Screen = Screen { width: 390, height: 600, scale: 1 };

async fn number(browser: &Browser, script: &str) -> f64 {
    browser.evaluate(&format!("return {script}"), Vec::new()).await.unwrap().as_f64().unwrap()
}

/// Steps through the history from the page: the driver's own *Back* counts from where its browser believes to be, and that one
/// learns a moment later that the app has taken a step back.
async fn step(browser: &Browser, steps: &str) {
    browser.evaluate(steps, Vec::new()).await.unwrap();
}

#[tokio::test]
async fn a_tab_of_an_event_changes_and_the_event_stays() {
    let service = serve().await;
    signed_in(&service, "/events/1001", async |browser| {
        browser.see_text("New ticket for this event").await;
        browser.evaluate("window.marked = document.querySelector('h1')", Vec::new()).await.unwrap();
        for (tab, title) in [("Purchases", "Purchases · "), ("Overview", "")] {
            browser.follow(tab).await;
            browser.see("the title of the tab", |sight| sight.title.starts_with(title)).await;
            let stays = browser.evaluate("return marked === document.querySelector('h1')", Vec::new()).await;
            assert_eq!(stays.unwrap(), json!(true), "{tab}");
            let current = "return document.querySelector('.tabs [aria-current=page]').innerText";
            assert_eq!(browser.evaluate(current, Vec::new()).await.unwrap(), json!(tab));
        }
        browser.back().await;
        browser.see("the tab before", |sight| sight.title.starts_with("Purchases · ")).await;
    })
    .await;
}

#[tokio::test]
async fn the_way_back_leads_to_the_same_place_on_the_page() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.emulate_screen(PHONE).await;
        browser.see_tickets().await;
        browser.evaluate("scrollTo(0, 300)", Vec::new()).await.unwrap();
        until("the page is scrolled", async || match number(browser, "scrollY").await {
            300.0 => Ok(()),
            at => Err(format!("at {at}")),
        })
        .await;
        let link = "[...document.querySelectorAll('.record-link')].at(-1)";
        browser.evaluate(&format!("{link}.click()"), Vec::new()).await.unwrap();
        browser.see("a ticket", |sight| sight.address.contains("/tickets/")).await;
        assert_eq!(number(browser, "scrollY").await, 0.0, "a page begins at its top");
        browser.back().await;
        browser.see_tickets().await;
        until("the page is where it was", async || match number(browser, "scrollY").await {
            300.0 => Ok(()),
            at => Err(format!("at {at}")),
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn who_stays_on_a_form_finds_the_history_as_it_was() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.follow("New ticket").await;
        browser.see_heading("New ticket").await;
        browser.follow("Events").await;
        browser.see_heading("Events").await;
        browser.back().await;
        browser.see_heading("New ticket").await;
        browser.fill("name", "Bijna af").await;
        let length = number(browser, "history.length").await;
        for _ in 0..2 {
            step(browser, "history.forward()").await;
            browser.answer_question("Leave without saving?", false).await;
            browser.see_address("/tickets/new").await;
            step(browser, "history.back()").await;
            browser.answer_question("Leave without saving?", false).await;
            browser.see_address("/tickets/new").await;
        }
        assert_eq!(browser.value("name").await, "Bijna af");
        assert_eq!(number(browser, "history.length").await, length, "no entry was added or lost");
        step(browser, "history.forward()").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_address("/events").await;
        browser.back().await;
        browser.see_address("/tickets/new").await;
    })
    .await;
}

#[tokio::test]
async fn who_presses_back_twice_stays_on_a_form_and_is_asked_once_more_later() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.follow("Events").await;
        browser.see_heading("Events").await;
        browser.follow("New event").await;
        browser.see_heading("New event").await;
        browser.fill("name", "Bijna af").await;
        // The second press comes before the app has taken the first one back.
        let twice = "addEventListener('popstate', () => history.back(), { once: true, capture: true }); history.back()";
        step(browser, twice).await;
        browser.answer_question("Leave without saving?", false).await;
        browser.see_address("/events/new").await;
        assert_eq!(browser.value("name").await, "Bijna af");
        step(browser, "history.back()").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_address("/events").await;
        step(browser, "history.back()").await;
        browser.see_address("/tickets").await;
    })
    .await;
}

#[tokio::test]
async fn an_address_with_a_fragment_leads_to_its_element() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.open("/tickets/new#control-on_fire").await;
        browser.see_heading("New ticket").await;
        let top = "document.getElementById('control-on_fire').getBoundingClientRect().top";
        until("the element is in view", async || {
            let (top, height) = (number(browser, top).await, number(browser, "innerHeight").await);
            (0.0..height).contains(&top).then_some(()).ok_or_else(|| format!("at {top} of {height}"))
        })
        .await;
        assert!(number(browser, "scrollY").await > 0.0, "it is further down");
    })
    .await;
}
