//! Sessions that end by themselves, or in another document of the tab, and what a screen that others see keeps hidden.

use std::time::Duration;

use fantoccini::key::Key;
use loket_service::{Options, Running};
use serde_json::json;

use crate::browser::{Browser, Role, in_browser, in_browser_with_way_back, signed_in};
use crate::dist::dist_with;
use crate::service::{Colleague, options, serve, serve_with};

const HOUR: Duration = Duration::from_secs(3_600);

/// Makes the stored session as old as if it had not been used for so long.
async fn age_session(browser: &Browser, by: Duration) {
    let script = "const session = JSON.parse(sessionStorage['loket.session']);
        session.used_at -= arguments[0];
        sessionStorage['loket.session'] = JSON.stringify(session);";
    browser.evaluate(script, vec![json!(by.as_millis() as u64)]).await.unwrap();
}

/// Signs out in another document of the tab and goes back to an order with the text: whether the browser still had it.
async fn sign_out_elsewhere_and_go_back(browser: &Browser, service: &Running, text: &str) -> bool {
    browser.open("/orders/500001").await;
    browser.sign_in().await;
    browser.see_text(text).await;
    browser.evaluate("window.isTheSame = true", Vec::new()).await.unwrap();
    // Another document, as an address typed into the bar is.
    browser.open("/events").await;
    browser.see_heading("Events").await;
    browser.disclose("Menu").await;
    browser.press("Sign out").await;
    browser.see_heading("Sign in").await;
    service.clear_requests();
    browser.back().await;
    browser.see_heading("Sign in").await;
    browser.evaluate("return window.isTheSame === true", Vec::new()).await.unwrap() == true
}

#[tokio::test]
async fn a_page_in_the_back_forward_cache_is_signed_out_too() {
    let service = serve().await;
    let order = Colleague::of(&service).get("/orders/500001").await;
    let buyer = order["orderer"]["data"]["email"].as_str().unwrap();
    in_browser_with_way_back(&service, async |browser| {
        // A browser drops a page in which code still runs, such as a part that arrives after the page was left. On a busy
        // machine that happens, so the steps are repeated until the browser returns to the same page.
        browser.save_data().await;
        let mut tries = 1;
        while !sign_out_elsewhere_and_go_back(browser, &service, buyer).await {
            assert!(tries < 10, "the browser does not keep the page");
            tries += 1;
        }
        let sight = browser.see_heading("Sign in").await;
        assert!(!sight.text.contains(buyer), "{buyer} is still on the page");
        assert_eq!(service.requests(), [], "nothing is asked in the name of who signed out");
    })
    .await;
}

#[tokio::test]
async fn a_session_from_before_its_use_was_noted_goes_on() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        let forget = "const session = JSON.parse(sessionStorage['loket.session']);
            delete session.used_at;
            sessionStorage['loket.session'] = JSON.stringify(session);";
        browser.evaluate(forget, Vec::new()).await.unwrap();
        browser.reload().await;
        browser.see_text("1–20 of 60").await;
        // From its next use on it can end by itself.
        browser.type_keys(&Key::Tab.to_string()).await;
        let script = "return typeof JSON.parse(sessionStorage['loket.session']).used_at";
        assert_eq!(browser.evaluate(script, Vec::new()).await.unwrap(), "number");
    })
    .await;
}

#[tokio::test]
async fn a_page_that_comes_back_signed_in_goes_on() {
    let service = serve().await;
    in_browser_with_way_back(&service, async |browser| {
        browser.open("/tickets").await;
        browser.sign_in().await;
        browser.see_tickets().await;
        browser.open("/events").await;
        browser.see_heading("Events").await;
        browser.back().await;
        browser.see_text("1–20 of 60").await;
        browser.follow("Next page").await;
        browser.see_text("21–40 of 60").await;
    })
    .await;
}

#[tokio::test]
async fn a_restored_tab_that_was_not_used_for_long_asks_to_sign_in() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        age_session(browser, 11 * HOUR).await;
        browser.reload().await;
        browser.see_tickets().await;
        // Reading is no use: an unattended screen reads, too.
        age_session(browser, 2 * HOUR).await;
        service.clear_requests();
        browser.reload().await;
        browser.see_heading("Sign in").await;
        browser.hear("You did not use Loket for 12 hours.").await;
        assert_eq!(service.requests(), [], "the old token was sent");
        assert_eq!(browser.storage("sessionStorage").await, "{}");
        browser.sign_in().await;
        browser.see_text("1–20 of 60").await;
    })
    .await;
}

#[tokio::test]
async fn an_open_page_ends_its_session_before_it_is_used_again() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        browser.pass_time(11 * HOUR).await;
        browser.type_keys(&Key::Shift).await;
        browser.pass_time(11 * HOUR).await;
        browser.type_keys(&Key::Shift).await;
        browser.see_text("1–20 of 60").await;
        service.clear_requests();
        browser.pass_time(13 * HOUR).await;
        browser.type_keys(&Key::Shift).await;
        browser.hear("You did not use Loket for 12 hours.").await;
        assert_eq!(service.requests(), []);
    })
    .await;
}

#[tokio::test]
async fn a_deployment_decides_how_long_a_session_lasts() {
    for (idle_hours, lasts) in [(json!(0.5), false), (json!(0), true)] {
        let dist = dist_with(&json!({ "session": { "idle_hours": idle_hours } }));
        let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
        in_browser(&service, async |browser| {
            browser.open("/tickets").await;
            let hint = browser.see_heading("Sign in").await.text;
            assert_eq!(hint.contains("The session ends after 0.5 hours without use."), !lasts, "{hint}");
            browser.sign_in().await;
            browser.see_tickets().await;
            age_session(browser, HOUR).await;
            browser.reload().await;
            browser.see_heading(if lasts { "Tickets" } else { "Sign in" }).await;
        })
        .await;
    }
}

#[tokio::test]
async fn what_is_said_of_the_token_is_true_of_browsers() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        let sight = browser.see_heading("Sign in").await;
        assert!(!sight.text.contains("forgotten when you"), "{}", sight.text);
        assert!(sight.text.contains("Your browser may write it to disk"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn who_signs_in_next_finds_no_draft_of_who_was_there_before() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Geheim").await;
        browser.disclose("Menu").await;
        // What is typed would be forgotten: that is asked first.
        browser.press("Sign out").await;
        browser.answer_question("Signing out deletes your draft.", false).await;
        assert_eq!(browser.value("name").await, "Geheim");
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_heading("Sign in").await;
        browser.sign_in().await;
        browser.see_heading("New ticket").await;
        assert_eq!(browser.value("name").await, "");
        assert_eq!(browser.count(Role::Button, "Discard draft").await, 0);
    })
    .await;
}

#[tokio::test]
async fn personal_data_stays_hidden_after_a_reload_and_headings_can_be_read() {
    let service = serve().await;
    signed_in(&service, "/events/1001/orders", async |browser| {
        browser.see_text("80 of 80 · updated").await;
        browser.disclose("Menu").await;
        browser.find(Role::Field, "Hide personal data").await.click().await.unwrap();
        browser.reload().await;
        browser.see_text("80 of 80 · updated").await;
        let blurred = "const isBlurred = (element) => getComputedStyle(element).filter.includes('blur');
            return arguments[0].every((selector) => [...document.querySelectorAll(selector)].some(isBlurred));";
        let is_blurred = async |selector: &str| {
            browser.evaluate(blurred, vec![json!([selector])]).await.unwrap() == json!(true)
        };
        assert!(is_blurred("tbody .personal").await);
        assert!(!is_blurred("thead .personal").await);
    })
    .await;
}

#[tokio::test]
async fn signing_out_while_changes_are_reviewed_asks_first_too() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.fill("price", "51").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        browser.answer_question("Signing out deletes your draft.", true).await;
        browser.see_heading("Sign in").await;
    })
    .await;
}

#[tokio::test]
async fn a_session_that_ends_by_itself_says_that_drafts_ended_with_it() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Half getypt").await;
        age_session(browser, 13 * HOUR).await;
        browser.reload().await;
        browser.hear("You did not use Loket for 12 hours.").await;
        browser.see_text("What you had typed and not saved was deleted with the session.").await;
        browser.sign_in().await;
        browser.see_heading("New ticket").await;
        age_session(browser, 13 * HOUR).await;
        browser.reload().await;
        let sight = browser.hear("You did not use Loket for 12 hours.").await;
        assert!(!sight.text.contains("was deleted"), "nothing was typed");
    })
    .await;
}
