//! A list narrowed to some days.

use loket_service::Options;
use serde_json::{Value, json};

use crate::browser::{Browser, signed_in};
use crate::dist::dist_with;
use crate::service::{Colleague, options, serve_with};

/// The purchases of the big event.
const PURCHASES: &str = "/events/1001/purchases";

/// Opens a menu whose button begins with a text.
async fn open_menu(browser: &Browser, text: &str) {
    let press = "for (const menu of document.querySelectorAll('summary'))
        if (menu.textContent.startsWith(arguments[0])) menu.click()";
    browser.evaluate(press, vec![text.into()]).await.unwrap();
}

/// Waits until the address ends so.
async fn see_address_end(browser: &Browser, end: &str) {
    browser.see(&format!("an address with {end}"), |sight| sight.address.ends_with(end)).await;
}

#[tokio::test]
async fn two_days_are_chosen_in_one_menu_and_stay_in_the_address() {
    // All events are over, whenever this runs.
    let today = Some("2001-06-20T15:00:00.000000Z".parse().unwrap());
    let service = serve_with(Options { today, ..options() }).await;
    signed_in(&service, "/events?past=true", async |browser| {
        let all = browser.see_text("11 of 12").await.rows;
        open_menu(browser, "Date: Any day").await;
        browser.fill_day("date.from", "2001-06-24").await;
        see_address_end(browser, "date=2001-06-24..").await;
        // The menu is still open for the other day.
        browser.fill_day("date.to", "2001-07-10").await;
        see_address_end(browser, "date=2001-06-24..2001-07-10").await;
        let chosen = "Date: Sun, 24 Jun 2001 – Tue, 10 Jul 2001";
        let some = browser.see("fewer events", |sight| sight.rows.len() < all.len()).await;
        let names: Vec<_> = some.rows[1..].iter().map(|row| row[1].as_str()).collect();
        assert!(names.contains(&"Masterclass podcast maken (online)"), "{names:?}");
        assert!(!names.contains(&"Bierfestival 't IJkpunt"), "{names:?}");
        let days: Vec<_> = some.rows[1..].iter().map(|row| &row[2]).collect();
        assert!(days.iter().all(|day| day.contains("Jun 2001") || day.contains("Jul 2001")), "{days:?}");
        assert!(some.text.contains(chosen), "{}", some.text);

        // The wrong way round, nothing matches, and it is said why.
        browser.control("date.from").await.click().await.unwrap();
        browser.fill_day("date.to", "2001-06-01").await;
        browser.see_text("“From” is later than “To”.").await;
        browser.control("date.from").await.click().await.unwrap();
        browser.fill_day("date.to", "2001-07-10").await;
        browser
            .see("these events", |sight| sight.rows == some.rows && !sight.text.contains("is later"))
            .await;

        browser.reload().await;
        browser.see("the same events", |sight| sight.rows == some.rows && sight.text.contains(chosen)).await;
        open_menu(browser, chosen).await;
        browser.press("Any day").await;
        browser.see("all events", |sight| sight.rows == all && !sight.address.contains("date=2001")).await;
        browser.see_focus_on("date.from").await;

        // An event is found on each of its dates, whichever of them the list shows.
        browser.open("/events?past=true&date=2001-06-20").await;
        let sight = browser.see_text("Zomerfestival De Vecht").await;
        assert!(sight.row("Zomerfestival De Vecht")["Date"].contains("21 Jun 2001"), "{:?}", sight.rows);
    })
    .await;
}

#[tokio::test]
async fn days_are_those_of_the_clocks_that_are_shown() {
    let dist = dist_with(&json!({ "display": { "time_zone": "Pacific/Auckland" } }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    let colleague = Colleague::of(&service);
    let mut moments = Vec::new();
    for page in 1..=10 {
        let answer = colleague.get(&format!("{PURCHASES}?page={page}")).await;
        let created_at = |purchase: &Value| purchase["created_at"].as_str().map(str::to_owned);
        moments.extend(answer["data"].as_array().unwrap().iter().filter_map(created_at));
    }
    // In March, a day in Auckland ends at 11:00 UTC.
    let is_next_day = |at: &&String| at.starts_with("2026-03-15") && &at[11..13] >= "11";
    let day = &moments.iter().find(is_next_day).expect("something was sold in the afternoon")[..10];
    let wanted = moments.iter().filter(|at| **at < format!("{day}T11:00:00")).count();
    signed_in(&service, &format!("{PURCHASES}?created_at=..{day}"), async |browser| {
        browser.see_text(&format!("{wanted} of {}", moments.len())).await;
    })
    .await;
}
