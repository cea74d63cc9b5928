//! The app itself fails: it says so, reveals no personal data, and loses nothing.

use crate::browser::{Browser, Role, signed_in, until};
use crate::service::serve;

/// Has the browser tell the page of an error, as it tells of code that it breaks off.
async fn tell_of(browser: &Browser, error: &str) {
    let script =
        format!("dispatchEvent(new ErrorEvent('error', {{ error: new {error}('out of something') }}))");
    browser.evaluate(&script, Vec::new()).await.unwrap();
}

#[tokio::test]
async fn code_that_the_browser_breaks_off_is_said_too() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        // What is no fault of the app's own code stops nothing.
        tell_of(browser, "Error").await;
        browser.follow("Events").await;
        browser.see_heading("Events").await;
        assert_eq!(browser.count(Role::Link, "Reload").await, 0);
        tell_of(browser, "WebAssembly.RuntimeError").await;
        browser.hear("Loket has stopped").await;
        let report = browser.prop_of("[role=alert] textarea", "value").await;
        assert!(report.contains("out of something"), "{report}");
        browser.follow("Reload").await;
        browser.see_heading("Events").await;
    })
    .await;
}

#[tokio::test]
async fn a_fault_of_the_app_is_reported_and_drafts_are_restored_after_a_reload() {
    let service = serve().await;
    signed_in(&service, "/tickets/new?from=3001", async |browser| {
        browser.announce_error("Loket stopped at");
        browser.announce_error("unreachable");
        browser.fill("name", "Jan de Vries").await;
        browser.fill("price", "twelve").await;
        browser.let_elements_fail("li").await;
        // What is wrong would be listed.
        browser.press("Create ticket").await;
        browser.hear("Loket has stopped").await;

        let report = browser.prop_of("[role=alert] textarea", "value").await;
        let lines: Vec<&str> = report.lines().collect();
        let [version, place, page, agent] = lines[..] else { panic!("{report}") };
        assert!(version.starts_with("Loket ") && place.contains(".rs:"), "{report}");
        assert_eq!(page, "/tickets/new");
        assert!(agent.starts_with("Mozilla/"), "{report}");

        browser.follow("Reload").await;
        until("what was typed", async || match browser.value("name").await {
            typed if typed == "Jan de Vries" => Ok(()),
            other => Err(format!("{other:?}")),
        })
        .await;
        assert_eq!(browser.value("price").await, "twelve");
        assert_eq!(browser.count(Role::Link, "Reload").await, 0);
        browser.fill("price", "12").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
    })
    .await;
}
