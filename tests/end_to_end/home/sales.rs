//! "How are we doing today?": the figures of all current and upcoming events, checked against the database.

use loket_service::{Fault, FaultPlan, Operation, Options, Running};
use rusqlite::Connection;

use crate::browser::{Browser, Role, Screen, signed_in, until};
use crate::service::{count, options, serve_file, status};

/// Current and upcoming events, and what was bought for them in paid orders.
const BOUGHT: &str = "with coming as (
    select id from event where kind = 'Doorlopend' or not exists (select 1 from event_date where event_id = event.id)
        or exists (select 1 from event_date where event_id = event.id and ends_at > ?4)
), bought as (
    select purchase.created_at from purchase
    join customer_order on customer_order.id = purchase.order_id
    where purchase.event_id in coming and customer_order.status_code = 190
)
select
    (select count(*) from bought where created_at >= ?1),
    (select count(*) from bought where created_at >= ?2),
    (select count(*) from bought where created_at >= ?3 and created_at < ?2),
    (select count(*) from purchase where scanned_at >= ?1 and event_id in
        (select event_id from event_date where starts_at < ?5 and ends_at >= ?1
            and julianday(ends_at) - julianday(starts_at) <= 2)),
    (select count(*) from coming)";

/// When today, the last seven days and the seven before began for the browser's clocks, with now and when today ends.
async fn days(browser: &Browser) -> Vec<String> {
    let script = "const now = new Date();
        const day = (ago) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago);
        return [day(0), day(6), day(13), now, day(-1)].map((at) => at.toISOString().replace('Z', '000Z'));";
    let days = browser.evaluate(script, Vec::new()).await.unwrap();
    days.as_array().unwrap().iter().map(|day| day.as_str().unwrap().to_owned()).collect()
}

/// What the database says of today, the two weeks, who is in, and how many events there are.
async fn asked(database: &Connection, browser: &Browser) -> [i64; 5] {
    let days = days(browser).await;
    let parameters = rusqlite::params_from_iter(days);
    database
        .query_row(BOUGHT, parameters, |row| {
            Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?])
        })
        .unwrap()
}

/// Checks the figures against the database.
async fn check_figures(service: &Running, database: &Connection) {
    signed_in(service, "/", async |browser| {
        browser.emulate_screen(Screen { width: 1440, height: 900, scale: 1 }).await;
        let [today, week, week_before, checked_in, events] = asked(database, browser).await;
        assert!(week > 20 && week_before > 0, "the sample sells too little to tell anything");
        let sight = browser
            .see("all figures", |sight| {
                sight.terms.contains_key("Sold today")
                    && !sight.text.contains('…')
                    && !sight.text.contains("Sales of ")
                    && sight.terms.get("Checked in today").is_some_and(|texts| !texts[0].ends_with('+'))
            })
            .await;
        let number = |term: &str| sight.terms[term][0].replace(',', "");
        assert_eq!(number("Sold today"), today.to_string());
        assert_eq!(number("Last 7 days"), week.to_string());
        assert_eq!(sight.terms["Last 7 days"][1], format!("{week_before} in the 7 days before"));
        assert_eq!(number("Checked in today"), checked_in.to_string());
        let rows = "return document.querySelectorAll('.coming tbody tr').length";
        assert_eq!(browser.evaluate(rows, Vec::new()).await.unwrap(), events);
        let is_in_sight =
            "return document.querySelector('.tiles').getBoundingClientRect().bottom <= innerHeight
            && scrollY === 0";
        assert_eq!(browser.evaluate(is_in_sight, Vec::new()).await.unwrap(), true);
    })
    .await;
}

#[tokio::test]
async fn how_we_are_doing_today_is_said_at_a_glance_and_as_the_database_says() {
    let (service, database, _folder) = serve_file(Options { purchases: 2_000, ..options() }).await;
    check_figures(&service, &database).await;
}

#[tokio::test]
async fn the_figures_are_the_same_where_lists_begin_with_the_newest() {
    let (service, database, _folder) = serve_file(Options { newest_first: true, ..options() }).await;
    check_figures(&service, &database).await;
}

#[tokio::test]
async fn sales_that_can_not_be_read_are_said_to_be_missing_and_tried_again() {
    let (service, _, _folder) = serve_file(options()).await;
    service.fault(FaultPlan::on(Operation::ListOrders, status(http::StatusCode::FORBIDDEN)));
    signed_in(&service, "/", async |browser| {
        browser.announce_error("status of 403");
        browser.see_text("The sales of some events could not be loaded").await;
        // Unknown is not zero.
        browser.see("figures", |sight| sight.terms["Sold today"][0] == "—").await;
        service.clear_faults();
        browser.press("Try again").await;
        browser.see("figures", |sight| sight.terms["Sold today"][0] != "—").await;
    })
    .await;
}

/// Presses *Refresh* in some way, and counts the requests for orders that follow, until all are answered.
async fn refresh(browser: &Browser, service: &Running, press: impl AsyncFnOnce()) -> usize {
    let before = count(service, Operation::ListOrders);
    press().await;
    until("all read again", async || {
        let is_refreshing =
            browser.evaluate("return document.activeElement.ariaDisabled", Vec::new()).await?;
        let requests = count(service, Operation::ListOrders) - before;
        if requests > 0 && is_refreshing.is_null() { Ok(()) } else { Err(format!("{requests} requests")) }
    })
    .await;
    count(service, Operation::ListOrders) - before
}

#[tokio::test]
async fn refreshing_twice_reads_once_and_leaves_the_focus() {
    let (service, _, _folder) = serve_file(options()).await;
    signed_in(&service, "/", async |browser| {
        browser.see("figures", |sight| !sight.text.contains("Sales of ") && !sight.text.contains('…')).await;
        service.fault(FaultPlan::on(Operation::ListOrders, Fault::Latency { milliseconds: 300 }));
        let once = refresh(browser, &service, async || browser.press("Refresh").await).await;
        let twice = refresh(browser, &service, async || browser.press_twice("Refresh").await).await;
        assert_eq!(twice, once);
        let focus = browser.evaluate("return document.activeElement.innerText", Vec::new()).await.unwrap();
        assert_eq!(focus, "Refresh");
    })
    .await;
}

#[tokio::test]
async fn a_new_organisation_is_led_to_its_first_sale() {
    let (service, database, _folder) = serve_file(options()).await;
    database.execute_batch("pragma foreign_keys = off; delete from shop_event; delete from shop;").unwrap();
    signed_in(&service, "/", async |browser| {
        browser.see_heading("First steps").await;
        let done = "return [...document.querySelectorAll('.steps li')].map((step) => step.textContent.includes('Done'))";
        assert_eq!(browser.evaluate(done, Vec::new()).await.unwrap(), serde_json::json!([true, true, false]));
        browser.find(Role::Link, "Create an event").await;
        browser.follow("Create a shop that shows it: customers can buy there").await;
        browser.see_address("/shops/new").await;
    })
    .await;
}

#[tokio::test]
async fn only_the_newest_purchases_of_an_event_to_come_are_read() {
    let (service, _, _folder) = serve_file(Options { large: true, ..options() }).await;
    signed_in(&service, "/", async |browser| {
        browser.see_text("Load the sales of all").await;
        let sight = browser.see("figures", |sight| sight.text.contains("Sales of 12 of ")).await;
        assert!(sight.terms["Last 7 days"][0].ends_with('+'), "some of the events are not counted");
        assert!(count(&service, Operation::ListPurchases) < 60, "{}", count(&service, Operation::ListPurchases));
        let load = "[...document.querySelectorAll('button')].find((it) => it.textContent.startsWith('Load the sales')).click()";
        browser.evaluate(load, Vec::new()).await.unwrap();
        let sight = browser.see("figures", |sight| !sight.text.contains("Sales of ")).await;
        assert!(!sight.terms["Last 7 days"][0].ends_with('+'), "all are counted");
    })
    .await;
}
