//! A network that comes and goes: it is said, loaded data stays, and reading continues by itself. Writing does not.

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation};

use crate::browser::{in_browser, signed_in};
use crate::service::{count, serve};

#[tokio::test]
async fn a_network_that_goes_is_said_at_once_and_reading_goes_on_when_it_is_back() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_broken_connection();
        browser.see_tickets().await;
        browser.emulate_network(false).await;
        let sight = browser.hear("No network since").await;
        assert!(sight.text.contains("1–20 of 60"), "what was there is gone");
        browser.follow("Next page").await;
        browser.see_text("This device is offline.").await;
        browser.emulate_network(true).await;
        let sight = browser.see_text("21–40 of 60").await;
        assert!(!sight.text.contains("No network"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn what_is_older_than_it_should_be_says_from_when_it_is_and_is_renewed_by_itself() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.announce_broken_connection();
        browser.emulate_fast_clock().await;
        browser.open("/tickets/3001").await;
        browser.sign_in().await;
        browser.see_heading("Dag 1").await;
        browser.follow("Shops").await;
        browser.see_text("devecht").await;
        service.fault(FaultPlan::on(Operation::GetTicket, Fault::Drop));
        browser.back().await;
        let sight = browser.hear("This may be out of date").await;
        assert!(sight.text.contains("Connection lost. Updated at "), "{}", sight.text);
        assert!(sight.headings.iter().any(|heading| heading == "Dag 1"), "what was there is gone");
        browser.see_text("Retrying in ").await;
        service.clear_faults();
        browser.see("nothing said any more", |sight| !sight.text.contains("out of date")).await;
    })
    .await;
}

#[tokio::test]
async fn a_pause_that_the_service_asks_for_is_counted_down_and_respected() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.announce_error("status of 429");
        browser.emulate_fast_clock().await;
        let fault = Fault::Status {
            status: StatusCode::TOO_MANY_REQUESTS,
            retry_after: Some("90".into()),
            body: None,
            content_type: None,
        };
        service.fault(FaultPlan::on(Operation::ListShops, fault).times(1));
        browser.open("/shops").await;
        browser.sign_in().await;
        let before = seconds_left(&browser.hear("Too many requests").await.text);
        // Unasked, the app would wait for 20.
        assert!(before > Some(30), "{before:?} of 90 seconds");
        let counted = |text: &str| seconds_left(text).is_some_and(|left| Some(left) < before);
        browser.see("a smaller number", |sight| counted(&sight.text)).await;
        assert_eq!(count(&service, Operation::ListShops), 1, "asked before its time");
        browser
            .see("the shops", |sight| sight.text.contains("devecht") && !sight.text.contains("Too many"))
            .await;
        assert_eq!(count(&service, Operation::ListShops), 2);
    })
    .await;
}

#[tokio::test]
async fn what_goes_on_failing_is_asked_for_ever_more_rarely() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.announce_broken_connection();
        browser.emulate_fast_clock().await;
        service.fault(FaultPlan::on(Operation::ListShops, Fault::Drop));
        browser.open("/shops").await;
        browser.sign_in().await;
        // The first wait is of 20 seconds, and each is twice as long as the one before.
        for before in [0, 20, 40] {
            let is_longer = |text: &str| seconds_left(text).is_some_and(|left| left > before);
            browser.see(&format!("a wait of more than {before} s"), |sight| is_longer(&sight.text)).await;
        }
    })
    .await;
}

/// The number of seconds that is said to be left.
fn seconds_left(text: &str) -> Option<u32> {
    let (_, rest) = text.split_once("Retrying in ")?;
    rest.split_once(' ')?.0.parse().ok()
}

#[tokio::test]
async fn a_write_is_not_sent_when_the_network_is_back() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.announce_broken_connection();
        browser.fill("name", "Eenmaal").await;
        browser.fill("price", "5").await;
        browser.emulate_network(false).await;
        browser.hear("No network since").await;
        browser.press("Create ticket").await;
        // The browser knew before: it is not in doubt.
        browser.hear("Not sent: no network").await;
        browser.emulate_network(true).await;
        browser.see("nothing said of the network", |sight| !sight.text.contains("No network since")).await;
        assert_eq!(count(&service, Operation::CreateTicket), 0);
        assert_eq!(browser.value("name").await, "Eenmaal");
    })
    .await;
}
