//! "Why can't I buy this?": the tickets of an event beside its shops.

use fantoccini::key::Key;
use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use crate::browser::{Browser, Role, Screen, Sight, signed_in};
use crate::service::{Colleague, serve};

/// The festival, which is on today, in the shop devecht.
const FESTIVAL: &str = "/events/1001";

/// On the second of the three days of the festival, while it is on: at any hour that this is tested.
const NOW: &str = "2026-06-20T15:00:00Z";

/// The page again, at that moment.
async fn at_the_festival(browser: &Browser) {
    browser.emulate_now(NOW).await;
    browser.reload().await;
}

/// Waits until every ticket has its answer in the shop, and says what a row says.
async fn answer(browser: &Browser, ticket: &str) -> String {
    let sight = browser.see("answers", |sight| {
        sight.text.contains("tickets can be bought") && !sight.rows.iter().flatten().any(|cell| cell == "—")
    });
    sight.await.row(ticket)["devecht"].to_owned()
}

#[tokio::test]
async fn why_she_can_not_buy_it_is_said_at_a_glance_with_the_control_that_changes_it() {
    let service = serve().await;
    signed_in(&service, FESTIVAL, async |browser| {
        at_the_festival(browser).await;
        browser.emulate_screen(Screen { width: 1440, height: 900, scale: 1 }).await;
        browser.follow("Availability").await;
        browser.see_address("/events/1001/availability").await;
        assert_eq!(answer(browser, "Dag 2").await, "Can be bought");
        assert!(answer(browser, "Dag 1").await.starts_with("Can’t be bought Last date of the ticket ended"));
        let early = answer(browser, "Weekendticket – vroege vogel").await;
        assert!(early.starts_with("Can’t be bought Ticket sales ended"), "{early}");
        assert_eq!(answer(browser, "Crew en vrijwilligers").await, "Can’t be bought Ticket is hidden");
        let weekend = answer(browser, "Weekendticket").await;
        assert_eq!(weekend, "Can be bought Not together with Dag 1, Dag 2, Dag 3");
        let is_in_sight = "const table = document.querySelector('.table.sales').getBoundingClientRect();
            return table.bottom <= innerHeight && scrollY === 0;";
        browser.see_true(is_in_sight).await;

        browser.follow("Ticket is hidden").await;
        browser.see_heading("Edit “Crew en vrijwilligers”").await;
        browser.see_focus_on("is_hidden").await;
        browser.back().await;
        assert_eq!(answer(browser, "Dag 2").await, "Can be bought");
        browser.follow("Availability").await;
        let link = "return [...document.querySelectorAll('.reasons a')].find((it) => it.textContent.startsWith('Ticket sales ended')).click()";
        browser.evaluate(link, Vec::new()).await.unwrap();
        browser.see_heading("Edit “Weekendticket – vroege vogel”").await;
        browser.see_focus_on("availability.0.opens_at").await;
    })
    .await;
}

#[tokio::test]
async fn what_another_user_changes_is_the_next_answer() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    signed_in(&service, "/events/1001/availability", async |browser| {
        at_the_festival(browser).await;
        assert_eq!(answer(browser, "Dag 2").await, "Can be bought");
        let dag_2 = json!({ "availability": [
            { "opens_at": "2020-01-01T10:00:00.000000Z", "closes_at": "2020-02-01T10:00:00.000000Z" },
        ] });
        colleague.post("/tickets/3002", &dag_2).await;
        colleague.post("/tickets/3003", &json!({ "is_hidden": true })).await;
        browser.reload().await;
        let ended = answer(browser, "Dag 2").await;
        assert!(ended.starts_with("Can’t be bought Ticket sales ended Sat, 1 Feb 2020"), "{ended}");
        assert_eq!(answer(browser, "Dag 3").await, "Can’t be bought Ticket is hidden");
    })
    .await;
}

#[tokio::test]
async fn any_moment_is_reached_by_keyboard_on_the_time_line() {
    let service = serve().await;
    signed_in(&service, "/events/1001/availability", async |browser| {
        at_the_festival(browser).await;
        answer(browser, "Dag 2").await;
        browser.find(Role::Field, "Moment").await;
        browser.evaluate("document.querySelector('input[name=at]').focus()", Vec::new()).await.unwrap();
        browser.see_text("Move it to see what changes, and when.").await;
        browser.type_keys(&Key::End).await;
        let ended = browser.see_text("event ends").await;
        assert!(ended.text.contains("None of the 9 tickets can be bought"), "{}", ended.text);
        assert!(ended.row("Dag 2")["devecht"].contains("Event ended"));
        browser.type_keys(&Key::Home).await;
        // The first of all: sales of the early birds start, while those of the event as a whole still don't.
        let first = browser.see_text("sales of Weekendticket – vroege vogel start").await;
        let early = first.row("Weekendticket – vroege vogel")["devecht"];
        assert!(early.starts_with("Can’t be bought Sales of the event start"), "{early}");
        let weekend = first.row("Weekendticket")["devecht"];
        assert!(
            weekend.contains("Sales of the event start") && weekend.contains("Ticket sales start"),
            "{weekend}"
        );
        browser.press("Back to now").await;
        let now = browser.see("now", |sight| !sight.text.contains("vroege vogel start")).await;
        assert_eq!(now.row("Dag 2")["devecht"], "Can be bought");
    })
    .await;
}

#[tokio::test]
async fn what_opens_and_closes_when_is_a_list_that_leads_to_each_moment() {
    let service = serve().await;
    signed_in(&service, "/events/1001/availability", async |browser| {
        at_the_festival(browser).await;
        answer(browser, "Dag 2").await;
        browser.disclose("What opens and closes when").await;
        let listed = browser.see_text("Sales of Weekendticket – vroege vogel start").await;
        assert!(listed.text.contains("Event ends"), "{}", listed.text);
        let first = "return document.querySelector('.change-list button').innerText";
        let first = browser.evaluate(first, Vec::new()).await.unwrap();
        browser.press(first.as_str().unwrap()).await;
        let early = browser.see_text("Sales of the event start").await;
        assert!(early.row("Weekendticket")["devecht"].starts_with("Can’t be bought"), "{}", early.text);
    })
    .await;
}

#[tokio::test]
async fn a_shop_that_can_not_be_read_is_said_and_claims_nothing() {
    let service = serve().await;
    service.fault(FaultPlan::on(Operation::GetShop, Fault::Hang));
    signed_in(&service, "/events/1001/availability", async |browser| {
        at_the_festival(browser).await;
        let sight = browser.see("a table without answers", |sight| sight.rows.len() > 8).await;
        assert!(
            !sight.text.contains("can be bought") && !sight.text.contains("Can be bought"),
            "{}",
            sight.text
        );
    })
    .await;
}

#[tokio::test]
async fn an_event_in_no_shop_says_so_and_leads_to_where_it_is_added() {
    let service = serve().await;
    Colleague::of(&service).post("/shops/5001", &json!({ "events": null })).await;
    signed_in(&service, "/events/1001/availability", async |browser| {
        at_the_festival(browser).await;
        browser.see_heading("Not in any shop").await;
        browser
            .see_true("return document.querySelector('main .empty a').pathname === '/events/1001/shops'")
            .await;
    })
    .await;
}

#[tokio::test]
async fn from_a_ticket_its_own_answer_is_shown_and_those_that_can_not_be_bought_are_found() {
    let service = serve().await;
    signed_in(&service, "/tickets/3009", async |browser| {
        browser.emulate_now(NOW).await;
        browser.reload().await;
        browser.follow("Can it be bought?").await;
        browser.see_address("/events/1001/availability?ticket=3009").await;
        let rows = |sight: &Sight| sight.rows.iter().skip(1).map(|row| row[0].clone()).collect::<Vec<_>>();
        let sight = browser.see("one ticket", |sight| sight.rows.len() == 2).await;
        assert_eq!(rows(&sight), ["Crew en vrijwilligers"]);
        browser.follow("Show all tickets").await;
        browser.see_address("/events/1001/availability").await;
        browser.see("all tickets", |sight| sight.rows.len() == 10).await;
        browser.open("/events/1001/availability?only=blocked").await;
        let is_blocked = |row: &Vec<String>| row[1].starts_with("Can’t be bought");
        let are_blocked = |sight: &Sight| sight.rows.len() > 2 && sight.rows.iter().skip(1).all(is_blocked);
        let sight = browser.see("those that can’t be bought", are_blocked).await;
        assert!(!rows(&sight).contains(&"Dag 2".to_owned()));
        browser.reload().await;
        browser.see("the same after a reload", |again| again.rows == sight.rows).await;
        browser.follow("Show what every shop sells").await;
        browser.see("all tickets", |sight| sight.rows.len() == 10).await;
    })
    .await;
}

#[tokio::test]
async fn where_one_of_several_shops_sells_it_each_shop_says_how_many() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let other = colleague
        .post("/shops", &json!({ "url": "zomer", "language": "nl", "events": [1001],
            "availability": [{ "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-07-02T08:00:00.000000Z" }] }))
        .await;
    assert!(other["id"].is_string(), "{other}");
    signed_in(&service, &format!("{FESTIVAL}/availability"), async |browser| {
        at_the_festival(browser).await;
        let sight = browser.see_text("tickets can be bought in at least one shop").await;
        let sells = sight.text.split_once(" of 9 tickets can be bought").map(|(before, _)| before);
        let count = sells.and_then(|before| before.split_whitespace().last()).unwrap_or_default();
        for shop in [format!("{count} of 9 can be bought"), "0 of 9 can be bought".to_owned()] {
            assert!(count != "0" && sight.text.contains(&shop), "{shop}: {}", sight.text);
        }
    })
    .await;
}
