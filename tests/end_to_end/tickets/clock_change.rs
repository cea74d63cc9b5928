//! Local times that the clocks skip or show twice are said, not guessed.

use loket_service::Operation;
use serde_json::json;

use crate::browser::signed_in;
use crate::service::{bodies, count, serve};

#[tokio::test]
async fn times_that_do_not_exist_or_come_twice_are_refused_in_words() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Nachtkaart").await;
        browser.fill("price", "10").await;
        browser.see_text("All times in Europe/Amsterdam.").await;
        for (opens_at, closes_at, control, problem) in [
            ("2027-03-28T02:30", "2027-03-29T10:00", "availability.0.opens_at", "This time doesn’t exist"),
            ("2026-10-01T10:00", "2026-10-25T02:30", "availability.0.closes_at", "This time occurs twice"),
            ("2027-10-31T02:00", "2027-11-01T10:00", "availability.0.opens_at", "This time occurs twice"),
            ("2026-10-02T10:00", "2026-10-01T10:00", "availability.0.closes_at", "Enter an end after"),
        ] {
            browser.press("Add period").await;
            browser.fill_time("availability.0.opens_at", opens_at).await;
            browser.fill_time("availability.0.closes_at", closes_at).await;
            browser.press("Create ticket").await;
            browser.see(problem, |sight| sight.text.contains(problem)).await;
            assert!(browser.description(control).await.contains(problem), "beside {control}");
            assert_eq!(count(&service, Operation::CreateTicket), 0);
            browser.press("Remove period").await;
        }

        // The first moment after the hour that comes twice, and the last before the one that is skipped.
        browser.press("Add period").await;
        browser.fill_time("availability.0.opens_at", "2026-10-25T03:00").await;
        browser.fill_time("availability.0.closes_at", "2027-03-28T01:59").await;
        browser.press("Create ticket").await;
        browser.hear("Ticket created").await;
        let sent = &bodies(&service, Operation::CreateTicket)[0]["availability"];
        let period = json!([
            { "opens_at": "2026-10-25T02:00:00.000000Z", "closes_at": "2027-03-28T00:59:00.000000Z" },
        ]);
        assert_eq!(*sent, period);
    })
    .await;
}

#[tokio::test]
async fn a_time_can_be_typed_over_another() {
    let service = serve().await;
    signed_in(&service, "/tickets/3005/edit", async |browser| {
        assert_eq!(browser.value("availability.0.opens_at").await, "2026-04-20T10:00");
        // A browser holds no time while a part of it is being typed: the other parts must stay.
        browser.fill_time("availability.0.opens_at", "2026-04-05T09:30").await;
        browser.fill_time("availability.1.opens_at", "2026-10-09T09:30").await;
    })
    .await;
}
