//! What decides at the door: only an admission is green.

use std::collections::BTreeSet;

use fantoccini::key::Key;
use serde_json::Value;

use super::door_recheck::wait_seconds;
use super::sales::{EVENT, barcode, orders, purchases, sold, text};
use crate::browser::{Browser, Role, Screen, signed_in, until};
use crate::service::{Colleague, serve, status};

pub(super) const BOX: &str = "Barcode, name, e-mail, phone or order";
/// The second of the three days of the event.
pub(super) const NOW: &str = "2026-06-20T15:00:00Z";

/// At the box on the second day, with everything read.
pub(super) async fn at_the_box(browser: &Browser) {
    browser.emulate_now(NOW).await;
    browser.reload().await;
    browser.see_text("200 of 200 · updated").await;
    browser.find(Role::Field, BOX).await.click().await.unwrap();
}

/// Asks as a scanner does, and waits for an answer with a text and a look.
pub(super) async fn ask(browser: &Browser, typed: &str, expected: &str, class: &str) {
    browser.type_keys(&format!("{typed}{}", Key::Enter)).await;
    let script = "const card = document.querySelector('.answer');
        return card ? [card.className, card.innerText.replace(/\\s+/g, ' ')] : null;";
    until(&format!("{expected:?} for {typed}"), async || {
        let seen = browser.evaluate(script, Vec::new()).await?;
        let is_so = seen[0] == class
            && seen[1].as_str().is_some_and(|text| text.contains(expected) && text.contains(typed));
        if is_so { Ok(()) } else { Err(seen.to_string()) }
    })
    .await;
}

/// A sold ticket of this name that was scanned on a day, or never.
pub(super) fn find<'a>(sold: &[(&'a Value, &'a Value)], name: &str, scanned: Option<&str>) -> &'a Value {
    let is_one = |purchase: &Value| {
        let at = purchase["scanned_at"].as_str();
        text(purchase, "/ticket/name") == name
            && match scanned {
                Some(day) => at.is_some_and(|at| at.starts_with(day)),
                None => at.is_none(),
            }
    };
    let found = sold.iter().find(|(_, purchase)| is_one(purchase));
    found.unwrap_or_else(|| panic!("the sample has no {name} scanned {scanned:?}")).1
}

#[tokio::test]
async fn only_a_paid_entry_ticket_of_today_that_is_not_checked_in_is_green() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let refunded = orders.iter().find(|order| order["status"]["code"] == 210).unwrap();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        let today = barcode(find(&sold, "Dag 2", None));
        ask(browser, &today, "Valid, not checked in", "answer good").await;
        let tomorrow = barcode(find(&sold, "Dag 3", None));
        ask(browser, &tomorrow, "Not valid today. Valid on Sun, 21 Jun 2026", "answer bad").await;
        let camping = barcode(find(&sold, "Camping (per persoon)", None));
        ask(browser, &camping, "Not an entry ticket", "answer warning").await;
        let unpaid = barcode(&purchases(refunded)[0]);
        ask(browser, &unpaid, "Not paid: Terugbetaald", "answer bad").await;
        let checked_in = barcode(find(&sold, "Dag 2", Some("2026-06-20")));
        ask(browser, &checked_in, "Already checked in today at", "answer bad").await;
        let of_three_days = barcode(find(&sold, "Weekendticket", Some("2026-06-19")));
        ask(browser, &of_three_days, "Last check-in: Fri, 19 Jun 2026", "answer warning").await;
        browser.see_text("Valid today (1 of 3 dates), not checked in today.").await;
        ask(browser, "9999999999999", "Not found at this event", "answer bad").await;
        // The next code goes into the box.
        browser.press("Clear").await;
        browser.see_true("return document.activeElement.type === 'search'").await;
        browser.see_true("return document.activeElement.value === ''").await;
        browser.see_text("200 of 200 · updated").await;
    })
    .await;
}

#[tokio::test]
async fn a_ticket_that_was_looked_up_before_says_so() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let today = barcode(find(&sold, "Dag 2", None));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        ask(browser, &today, "Valid, not checked in", "answer good").await;
        assert_eq!(browser.count_of(".answer-doubt").await, 0, "for the first time");
        ask(browser, &barcode(find(&sold, "Dag 3", None)), "Not valid today", "answer bad").await;
        ask(browser, &today, "Valid, not checked in", "answer good").await;
        let of_three_days = barcode(find(&sold, "Weekendticket", Some("2026-06-19")));
        ask(browser, &of_three_days, "Last check-in: Fri, 19 Jun 2026", "answer warning").await;
        wait_seconds(browser, 7).await;
        // The copy directly behind the other one, too.
        ask(browser, &today, "Looked up before, at", "answer good").await;
        // Nor is one that was used on an earlier day good for two people.
        ask(browser, &of_three_days, "Looked up before, at", "answer warning").await;
        // Also once the answers are cleared.
        browser.press("Clear").await;
        browser.see_true("return !document.querySelector('.answer')").await;
        ask(browser, &format!("00{today}"), "Looked up before, at", "answer good").await;
    })
    .await;
}

/// Whether all suggestions are paid and have a ticket that is not checked in.
const SIX_MAY_COME_IN: &str =
    "const are = [...document.querySelectorAll('.match')].map((it) => it.innerText);
    const mayNone = (text) => /Checked in:/.test(text) || /(\\d+) of \\1 checked in/.test(text);
    return are.length === 6 && !are.some(mayNone) && !document.querySelector('.match .badge.warning');";

#[tokio::test]
async fn the_answer_steps_back_at_the_next_key_and_what_matches_is_below_the_box() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let today = barcode(find(&sold, "Dag 2", None));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        for width in [1280, 390] {
            browser.emulate_screen(Screen { width, height: 760, scale: 1 }).await;
            at_the_box(browser).await;
            ask(browser, &today, "Valid, not checked in", "answer good").await;
            // Many have such a ticket: those who may come in are shown.
            browser.type_keys("dag").await;
            browser.see_true(SIX_MAY_COME_IN).await;
            browser.type_over("vis").await;
            browser.see_text(" matching tickets. Keep typing or pick one.").await;
            assert_eq!(browser.count_of(".answer").await, 0, "the answer to what was asked before");
            // Directly below the box, and in view, without Enter.
            let script = "const box = document.activeElement.getBoundingClientRect();
                const first = document.querySelector('.match').getBoundingClientRect();
                return first.top - box.bottom < 80 && first.bottom < innerHeight;";
            assert_eq!(browser.evaluate(script, Vec::new()).await.unwrap(), true, "{width} wide");

            let script = "return document.querySelector('.match').innerText.match(/\\b5\\d{5}\\b/)[0]";
            let order = browser.evaluate(script, Vec::new()).await.unwrap().as_str().unwrap().to_owned();
            browser.click_on("document.querySelector('.match')").await;
            browser.see("its answer", |sight| sight.notices.iter().any(|it| it.contains(&order))).await;
            // The next scan takes its place.
            ask(browser, &today, "Valid, not checked in", "answer good").await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_a_visitor_filled_in_is_found_and_named() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let all = orders.iter().flat_map(|order| purchases(order).iter().map(move |purchase| (order, purchase)));
    let filled: Vec<_> =
        all.filter(|(_, it)| it["values"].as_array().is_some_and(|it| !it.is_empty())).collect();
    let (order, purchase) = filled.first().expect("the sample has answers of visitors");
    let (name, value) = (text(purchase, "/values/0/name"), text(purchase, "/values/0/value"));
    signed_in(&service, &format!("/orders/{}", text(order, "/id")), async |browser| {
        browser.see_text(&format!("{name}: {value}")).await;
        browser.open(&format!("{EVENT}/purchases")).await;
        at_the_box(browser).await;
        browser.type_keys(value).await;
        browser.see_text(" matching tickets. Keep typing or pick one.").await;
        let with_value = filled.iter().filter(|(_, it)| it["values"].to_string().contains(value));
        let found = with_value.map(|(order, _)| text(order, "/id")).collect::<BTreeSet<_>>().len();
        let are_shown = format!("return document.querySelectorAll('.match').length >= {}", found.min(6));
        browser.see_true(&are_shown).await;
        browser.type_over(&format!("{}{}", barcode(purchase), Key::Enter)).await;
        browser.hear(&format!("{name}: {value}")).await;
    })
    .await;
}

#[tokio::test]
async fn what_is_not_among_the_orders_of_some_days_may_be_among_the_others() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let (orders, day) = (orders(&colleague).await, "last_updated=2026-06-20");
    let updated = colleague.get(&format!("{EVENT}/orders?{day}&per_page=100")).await;
    let is_updated =
        |order: &Value| updated["data"].as_array().unwrap().iter().any(|it| it["id"] == order["id"]);
    let old = orders.iter().find(|order| !is_updated(order)).expect("the sample has older orders");
    signed_in(&service, &format!("{EVENT}/orders?{day}"), async |browser| {
        browser.see_text(" · updated").await;
        browser.find(Role::Field, BOX).await.click().await.unwrap();
        ask(browser, text(old, "/id"), "Not among the orders shown", "answer warning").await;
    })
    .await;
}

#[tokio::test]
async fn a_ticket_whose_order_can_not_be_read_is_at_the_event_with_its_scan() {
    use loket_service::{FaultPlan, Operation};

    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let checked_in = barcode(find(&sold(&orders), "Dag 2", Some("2026-06-20")));
    service.fault(FaultPlan::on(Operation::ListOrders, status(http::StatusCode::FORBIDDEN)));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.announce_error("status of 403");
        browser.emulate_now(NOW).await;
        browser.reload().await;
        browser.see_text(&checked_in).await;
        browser.find(Role::Field, BOX).await.click().await.unwrap();
        ask(browser, &checked_in, "At this event, payment unknown", "answer warning").await;
        browser.see_text("Checked in: Sat, 20 Jun 2026").await;
    })
    .await;
}

#[tokio::test]
async fn of_several_orders_and_of_a_part_of_a_number_one_is_chosen_below() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let today = barcode(find(&sold(&orders), "Dag 2", None));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        browser.type_keys(&format!("vis{}", Key::Enter)).await;
        browser.see_text(" matching orders. Pick one below").await;
        browser.click_on("document.querySelector('.match')").await;
        browser.see("one answer", |sight| sight.notices.iter().any(|it| it.contains("Order "))).await;
        // Its last digits, as the list on paper has them.
        let end = &today[today.len() - 5..];
        browser.type_over(&format!("{end}{}", Key::Enter)).await;
        browser.see_text("No exact match. 1 result has this in it").await;
        browser.click_on("document.querySelector('.match')").await;
        browser.hear("Valid, not checked in").await;
    })
    .await;
}

#[tokio::test]
async fn the_answers_are_there_again_on_the_way_back_from_an_order() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let (first, second) = (barcode(find(&sold, "Dag 3", None)), barcode(find(&sold, "Dag 2", None)));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        ask(browser, &first, "Not valid today", "answer bad").await;
        ask(browser, &second, "Valid, not checked in", "answer good").await;
        let of_second = |order: &&Value| purchases(order).iter().any(|purchase| barcode(purchase) == second);
        let order = text(orders.iter().find(of_second).unwrap(), "/id").to_owned();
        browser.follow(&format!("Order {order}")).await;
        browser.see_heading(&format!("Order {order}")).await;
        browser.back().await;
        browser.see("the answer", |sight| sight.notices.iter().any(|notice| notice.contains(&second))).await;
        browser.see_text("Recent look-ups (1)").await;

        // A link leads to a new beginning.
        browser.follow("Overview").await;
        browser.see_address(EVENT).await;
        browser.follow("Purchases").await;
        let sight = browser.see_text("200 of 200 · updated").await;
        assert!(!sight.text.contains("Recent look-ups"), "{}", sight.text);
    })
    .await;
}
