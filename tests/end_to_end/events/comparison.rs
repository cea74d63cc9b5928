//! "Do we sell as last time?": an event beside an earlier one, checked against the database.

use rusqlite::Connection;
use serde_json::json;

use crate::browser::{Browser, signed_in};
use crate::service::{options, serve_file};

/// An event to come, and one that is over.
const EVENT: i64 = 1003;
const EARLIER: i64 = 1008;
/// When the tickets of paid orders of an event were bought.
const BOUGHT: &str = "select purchase.created_at from purchase
    join customer_order on customer_order.id = purchase.order_id
    where purchase.event_id = ? and customer_order.status_code = 190";
const STARTS: &str = "select min(starts_at) from event_date where event_id = ?";

/// The days of moments on the browser's clocks, counted from 1970; now without a moment.
async fn days(browser: &Browser, moments: &[String]) -> Vec<i64> {
    let script = "return arguments[0].map((moment) => {
        const at = moment === '' ? new Date() : new Date(moment);
        return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 864e5;
    })";
    let days = browser.evaluate(script, vec![json!(moments)]).await.unwrap();
    serde_json::from_value(days).unwrap()
}

/// How many tickets of an event were sold up to so many days before its start, and how many in all.
async fn sold(database: &Connection, browser: &Browser, event: i64, day: i64) -> (usize, usize) {
    let start: String = database.query_row(STARTS, [event], |row| row.get(0)).unwrap();
    let mut query = database.prepare(BOUGHT).unwrap();
    let bought: Vec<String> =
        query.query_map([event], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let start = days(browser, &[start]).await[0];
    let bought = days(browser, &bought).await;
    (bought.iter().filter(|at| *at - start <= day).count(), bought.len())
}

#[tokio::test]
async fn two_events_are_compared_by_the_days_before_their_starts() {
    let (service, database, _folder) = serve_file(options()).await;
    signed_in(&service, &format!("/events/{EVENT}"), async |browser| {
        let start: String = database.query_row(STARTS, [EVENT], |row| row.get(0)).unwrap();
        let [start, today] = days(browser, &[start, String::new()]).await[..] else { unreachable!() };
        let yesterday = today - start - 1;
        let (own, own_all) = sold(&database, browser, EVENT, yesterday).await;
        let (then, all) = sold(&database, browser, EARLIER, yesterday).await;
        assert!(own > 10 && then > 20 && all > then, "the sample sells too little to tell anything");

        browser.disclose("Compare with an earlier event").await;
        let name: String =
            database.query_row("select name from event where id = ?", [EARLIER], |row| row.get(0)).unwrap();
        browser.see_text(&name).await;
        let label = format!("return document.querySelector('option[value=\"{EARLIER}\"]').textContent");
        let label = browser.evaluate(&label, Vec::new()).await.unwrap();
        let to_it = "const select = document.querySelector('[name=compare]');
            select.scrollIntoView({ block: 'start' });
            select.focus()";
        browser.evaluate(to_it, Vec::new()).await.unwrap();
        browser.choose("compare", label.as_str().unwrap()).await;
        browser.see_address(&format!("/events/{EVENT}?compare={EARLIER}")).await;
        // What is chosen changes the address, and neither the focus nor what is in sight.
        browser.see_focus_on("compare").await;
        browser.see_true("return scrollY > 0").await;
        let so_far = format!("Up to yesterday: {own} sold. The earlier event then: {then} of {all}.");
        browser.see_text(&so_far).await;
        // In number, or in proportion, a tenth more or less.
        let (one, other) = (own + all - then, own * all / then);
        let (low, high) = (one.min(other), one.max(other));
        let (low, high) = ((low - low / 10).max(own_all), (high + high / 10).max(own_all));
        let forecast = match low == high {
            true => format!("Forecast: {low} sold in total"),
            false => format!("Forecast: {low} to {high} sold in total"),
        };
        browser.see_text(&forecast).await;

        // The place in the address survives a reload, and the chart begins with today.
        browser.reload().await;
        browser.see_text(&so_far).await;
        let said = browser.control("days_before").await.attr("aria-valuetext").await.unwrap().unwrap();
        assert!(
            said.starts_with(&format!("{} days before the start: This event: ", -(yesterday + 1))),
            "{said}"
        );
        browser.choose("compare", "None").await;
        browser.see_address(&format!("/events/{EVENT}")).await;
        browser.see("no forecast", |sight| !sight.text.contains("Forecast:")).await;
    })
    .await;
}

#[tokio::test]
async fn an_event_that_is_always_open_has_nothing_to_be_compared_by() {
    let (service, ..) = serve_file(options()).await;
    signed_in(&service, "/events/1002", async |browser| {
        let sight = browser.see_heading("Sold in total").await;
        assert!(!sight.text.contains("Compare with an earlier event"));
    })
    .await;
}

#[tokio::test]
async fn only_what_is_over_is_compared_with() {
    let (service, database, _folder) = serve_file(options()).await;
    // It starts before the event, and is not over.
    let begin = "update event_date set starts_at = strftime('%Y-%m-%dT%H:%M:%S.000000Z', 'now', '-1 day'),
        ends_at = strftime('%Y-%m-%dT%H:%M:%S.000000Z', 'now', '+1 day') where event_id = ?";
    database.execute(begin, [EARLIER]).unwrap();
    signed_in(&service, &format!("/events/{EVENT}"), async |browser| {
        browser.disclose("Compare with an earlier event").await;
        browser
            .see_true("return document.querySelector(\"[name=compare] option[value='1009']\") !== null")
            .await;
        assert_eq!(browser.count_of(&format!("[name=compare] option[value='{EARLIER}']")).await, 0);
    })
    .await;
}
