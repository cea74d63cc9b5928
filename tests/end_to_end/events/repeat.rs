//! Dates that are repeated: shown before they are added, at the same local time across a clock change.

use crate::browser::{Browser, Role, signed_in};
use crate::service::serve;

async fn one_date(browser: &Browser, from: &str, to: &str) {
    browser.press("Add date").await;
    browser.fill_time("dates.0.starts_at", from).await;
    browser.fill_time("dates.0.ends_at", to).await;
}

#[tokio::test]
async fn weekly_dates_keep_their_local_time() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        one_date(browser, "2027-03-20T20:00", "2027-03-20T23:00").await;
        browser.choose("dates.repeat", "Every week").await;
        browser.fill_day("dates.until", "2027-04-03").await;
        browser.see_text("Sat, 27 Mar 2027, 20:00").await;
        browser.press("Add these 2 dates").await;
        assert_eq!(browser.value("dates.1.starts_at").await, "2027-03-27T20:00");
        assert_eq!(browser.value("dates.2.starts_at").await, "2027-04-03T20:00");
        assert_eq!(browser.value("dates.2.ends_at").await, "2027-04-03T23:00");
        assert_eq!(browser.count(Role::Button, "Remove date").await, 3);
    })
    .await;
}

#[tokio::test]
async fn a_time_that_the_clocks_skip_is_said_and_left_out() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        one_date(browser, "2027-03-27T02:30", "2027-03-27T05:00").await;
        browser.choose("dates.repeat", "Every day").await;
        browser.fill_day("dates.until", "2027-03-29").await;
        browser.see_text("Left out. This time doesn’t exist: the clocks go forward").await;
        browser.press("Add this date").await;
        assert_eq!(browser.value("dates.1.starts_at").await, "2027-03-29T02:30");
        assert_eq!(browser.count(Role::Button, "Remove date").await, 2);
    })
    .await;
}

#[tokio::test]
async fn an_event_is_not_created_without_the_dates_of_a_repetition() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.fill("name", "Winterfeest").await;
        one_date(browser, "2027-03-20T20:00", "2027-03-20T23:00").await;
        browser.choose("dates.repeat", "Every day").await;
        browser.fill_day("dates.until", "2027-03-21").await;
        browser.see_text("Add this date").await;
        browser.press("Create event").await;
        browser.see_text("Add the repeated dates first").await;

        // It is a part of the draft, also after a reload.
        browser.reload().await;
        browser.press("Add this date").await;
        assert_eq!(browser.value("dates.1.starts_at").await, "2027-03-21T20:00");
        browser.press("Create event").await;
        let sight = browser.see_text("This field is required").await;
        assert!(!sight.text.contains("Add the repeated dates first"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn many_dates_are_summed_up_before_they_are_sent() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        one_date(browser, "2027-01-01T20:00", "2027-01-01T23:00").await;
        browser.choose("dates.repeat", "Every day").await;
        browser.fill_day("dates.until", "2027-01-10").await;
        browser.press("Add these 9 dates").await;
        let sight = browser.see_text("10 dates").await;
        assert_eq!(sight.term("Dates"), "10 dates, from Fri, 1 Jan 2027, 20:00 to Sun, 10 Jan 2027, 20:00");
    })
    .await;
}
