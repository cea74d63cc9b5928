//! What happens on which day.

use http::StatusCode;
use loket_service::{FaultPlan, Operation, Options};
use serde_json::json;

use crate::browser::signed_in;
use crate::dist::dist_with;
use crate::service::{options, serve, serve_file, serve_with, status};

/// What is on the day that is marked as today.
const TODAY: &str = "return document.querySelector('.day[aria-current=date]')?.innerText ?? ''";

#[tokio::test]
async fn what_is_on_today_is_in_its_cell_and_a_click_away() {
    let (service, _, _folder) = serve_file(options()).await;
    signed_in(&service, "/events", async |browser| {
        browser.see_heading("Events").await;
        browser.follow("Calendar").await;
        browser.see_heading("Calendar").await;
        browser.see_address("/calendar").await;
        browser.see_text("Zomerfestival De Vecht").await;
        let today = browser.evaluate(TODAY, Vec::new()).await.unwrap();
        let today = today.as_str().unwrap();
        assert!(today.contains("12:00 – 23:00 Zomerfestival De Vecht"), "{today}");
        browser.follow("12:00 – 23:00 Zomerfestival De Vecht").await;
        browser.see_heading("Zomerfestival De Vecht").await;
        browser.back().await;
        browser.see_heading("Calendar").await;
    })
    .await;
}

#[tokio::test]
async fn the_end_of_a_sale_leads_to_the_ticket() {
    let service = serve().await;
    signed_in(&service, "/calendar?month=2026-06&view=agenda", async |browser| {
        browser.follow("10:00 Sale ends: Weekendticket · Zomerfestival De Vecht").await;
        browser.see_heading("Weekendticket").await;
    })
    .await;
}

#[tokio::test]
async fn months_follow_each_other_with_the_keyboard_alone_and_back_returns() {
    let service = serve().await;
    signed_in(&service, "/calendar?month=2026-06", async |browser| {
        browser.see_heading("Calendar").await;
        browser.see_text("Zomerfestival De Vecht").await;
        browser.see_text("June 2026").await;
        let focus = "document.querySelector('a[aria-label=\"Next month\"]').focus()";
        browser.evaluate(focus, Vec::new()).await.unwrap();
        browser.type_keys("\u{E007}").await;
        browser.see_text("July 2026").await;
        let is_focused = "return document.activeElement.getAttribute('aria-label') === 'Next month'";
        browser.see_true(is_focused).await;
        browser.see_address("/calendar?month=2026-07").await;
        browser.back().await;
        browser.see_text("June 2026").await;
        browser.see_address("/calendar?month=2026-06").await;
    })
    .await;
}

#[tokio::test]
async fn a_month_as_a_list_has_only_the_days_with_something_on_them() {
    let service = serve().await;
    signed_in(&service, "/calendar?month=2026-06", async |browser| {
        browser.see_text("Zomerfestival De Vecht").await;
        let shown =
            "return [...document.querySelectorAll('.day:not(.outside)')].filter((day) => day.checkVisibility()).length";
        let days = browser.evaluate(shown, Vec::new()).await.unwrap().as_i64().unwrap();
        assert_eq!(days, 30);
        browser.follow("Agenda").await;
        browser.see_address("/calendar?month=2026-06&view=agenda").await;
        let with_entries = "return document.querySelectorAll('.day:not(.outside):has(.entry)').length";
        let expected = browser.evaluate(with_entries, Vec::new()).await.unwrap();
        browser.see_true(&format!("{shown} === {expected}")).await;
        browser.open("/calendar?month=1999-02").await;
        browser.see_text("Nothing this month.").await;
        browser.see_text("February 1999").await;
    })
    .await;
}

#[tokio::test]
async fn where_a_list_can_not_be_read_no_month_is_said_to_be_empty() {
    let service = serve().await;
    signed_in(&service, "/shops", async |browser| {
        browser.announce_error("status of 403");
        browser.see_heading("Shops").await;
        service.fault(FaultPlan::on(Operation::ListTickets, status(StatusCode::FORBIDDEN)));
        browser.open("/calendar?month=1999-02").await;
        // Until its styles apply, the page also has the notice that the app did not start.
        let is_refusal = |notice: &String| notice.contains("Not allowed");
        let sight = browser.see("the refusal", |sight| sight.notices.iter().any(is_refusal)).await;
        assert!(!sight.text.contains("Nothing this month"), "{}", sight.text);
        service.clear_faults();
        browser.press("Try again").await;
        browser.see_text("Nothing this month.").await;
    })
    .await;
}

#[tokio::test]
async fn a_page_that_was_open_overnight_shows_the_new_day() {
    let dist = dist_with(&json!({ "session": { "idle_hours": 0 } }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    signed_in(&service, "/calendar", async |browser| {
        browser.see_heading("Calendar").await;
        let marked = "document.querySelector('.day[aria-current=date] .day-number')?.innerText";
        browser.see_true(&format!("return {marked} !== undefined")).await;
        let before = browser.evaluate(&format!("return {marked}"), Vec::new()).await.unwrap();
        let sleep = "const now = Date.now;
            Date.now = () => now() + 86_400_000;
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
        browser.evaluate(sleep, Vec::new()).await.unwrap();
        browser.see_true(&format!("return ![undefined, {before}].includes({marked})")).await;
    })
    .await;
}

#[tokio::test]
async fn a_list_of_this_month_begins_today_and_leads_to_the_next() {
    let (service, _, _folder) = serve_file(options()).await;
    signed_in(&service, "/calendar?view=agenda", async |browser| {
        browser.see_text("Zomerfestival De Vecht").await;
        let shown = "[...document.querySelectorAll('.day')].filter((day) => day.checkVisibility())";
        browser.see_true(&format!("return {shown}[0].ariaCurrent === 'date'")).await;
        let next = "document.querySelector('.calendar-list-only a').innerText.trim()";
        let next = browser.evaluate(&format!("return {next}"), Vec::new()).await.unwrap();
        browser.follow(next.as_str().unwrap()).await;
        browser
            .see_true("return location.search.includes('view=agenda') && location.search.includes('month=')")
            .await;
        browser.follow("Today").await;
        browser.see_true(&format!("return {shown}[0].ariaCurrent === 'date'")).await;
    })
    .await;
}
