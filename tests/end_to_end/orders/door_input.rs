//! What is typed with a slip, or scanned beside the box.

use std::collections::BTreeSet;

use fantoccini::key::Key;
use serde_json::Value;

use super::door::{BOX, ask, at_the_box, find};
use super::sales::{EVENT, barcode, orders, purchases, sold, text};
use crate::browser::{Role, Screen, signed_in, until};
use crate::service::{Colleague, serve};

#[tokio::test]
async fn a_name_with_a_slip_finds_who_was_meant() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let name = |order: &Value| {
        let part = |member: &str| order["orderer"]["data"][member].as_str().unwrap_or_default().to_owned();
        (part("first_name"), part("last_name"))
    };
    let is_long =
        |name: &(String, String)| name.0.len() > 4 && name.0.bytes().all(|byte| byte.is_ascii_alphabetic());
    let (first, last) = orders.iter().map(name).find(is_long).unwrap();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        let slip = format!("{}{} {last}", &first[..1], &first[2..]);
        ask(browser, &slip, "Not found at this event", "answer bad").await;
        browser.see_text("Similar names and addresses:").await;
        browser.press(&format!("{first} {last}")).await;
        let card = "return document.querySelector('.answer')?.innerText.includes(arguments[0])";
        until("an answer for the name", async || {
            let seen = browser.evaluate(card, vec![Value::from(format!("{first} {last}"))]).await?;
            if seen == true { Ok(()) } else { Err(seen.to_string()) }
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn a_scan_goes_into_the_box_wherever_the_focus_is() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        browser.reload().await;
        browser.see_text("200 of 200 · updated").await;
        browser.see_true("return document.activeElement.type !== 'search'").await;
        let first = barcode(find(&sold, "Dag 2", None));
        ask(browser, &first, "Valid, not checked in", "answer good").await;
        // After a look at the order, what was asked before gives way to the next code.
        browser
            .evaluate("document.querySelector('.answer a[href*=\"/orders/\"]').click()", Vec::new())
            .await
            .unwrap();
        browser.see_true("return document.querySelector('h1').textContent.startsWith('Order ')").await;
        browser.back().await;
        browser.see_heading("Zomerfestival De Vecht").await;
        browser.find(Role::Field, BOX).await;
        let second = barcode(find(&sold, "Dag 3", None));
        ask(browser, &second, "Not valid today", "answer bad").await;
        // Also from a filter.
        browser.evaluate("document.querySelector('[role=search] select').focus()", Vec::new()).await.unwrap();
        ask(browser, &first, "Valid, not checked in", "answer good").await;
    })
    .await;
}

#[tokio::test]
async fn escape_empties_the_box_and_then_clears_the_answers() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let code = barcode(find(&sold(&orders), "Dag 2", None));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        ask(browser, &code, "Valid, not checked in", "answer good").await;
        browser.type_keys(&Key::Escape).await;
        browser.see_true("return document.activeElement.value === ''").await;
        assert_eq!(browser.count_of(".answer").await, 1, "the visitor may still be there");
        browser.type_keys(&Key::Escape).await;
        browser.see_true("return document.querySelector('.answer, .answer-foot') === null").await;
        browser.see_true("return document.activeElement.type === 'search'").await;
        ask(browser, &code, "Valid, not checked in", "answer good").await;
    })
    .await;
}

#[tokio::test]
async fn the_tickets_of_an_order_are_one_choice_that_the_arrow_keys_lead_to() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let tickets = |order: &Value| order["purchases"].as_array().map_or(0, Vec::len);
    let order =
        orders.iter().find(|order| tickets(order) > 1).expect("the sample has an order of several tickets");
    let (id, count) = (order["id"].to_string().replace('"', ""), tickets(order));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        browser.type_keys(&id).await;
        browser
            .see_true(
                "const found = document.querySelectorAll('.match');
                return found.length === 1 && found[0].innerText.includes(' × ')",
            )
            .await;
        // From the box into what is found, and back.
        browser.type_keys(&Key::Down).await;
        browser.see_true("return document.activeElement.className.includes('match')").await;
        browser.type_keys(&Key::Up).await;
        browser.see_true("return document.activeElement.type === 'search'").await;
        browser.type_keys(&format!("{}{}", char::from(Key::Down), char::from(Key::Enter))).await;
        let expected = format!("One order with {count} tickets");
        browser.hear(&expected).await;
        browser.see_true("return document.activeElement.type === 'search'").await;
        assert_eq!(
            browser.evaluate("return document.activeElement.value", Vec::new()).await.unwrap(),
            format!("#{id}")
        );
        // What is asked is in the list below, too.
        browser
            .see(&format!("the {count} rows"), |sight| sight.text.contains(&format!("{count} of 200")))
            .await;
        // What is typed on a row goes on in the box, and Esc leads back there.
        browser.type_over("vi").await;
        browser.see_text(" matching tickets. Keep typing").await;
        browser.type_keys(&format!("{}s", char::from(Key::Down))).await;
        browser.see_true("return document.activeElement.value === 'vis'").await;
        browser.type_keys(&Key::Down).await;
        browser.see_true("return document.activeElement.className.includes('match')").await;
        browser.type_keys(&Key::Escape).await;
        browser.see_true("return document.activeElement.value === 'vis'").await;
        // Also a key that opens something on a page.
        browser.type_keys(&format!("{}?", char::from(Key::Down))).await;
        browser.see_true("return document.activeElement.value === 'vis?'").await;
        browser.see_true("return document.querySelector('dialog[open]') === null").await;
        browser.type_over("vis").await;
        browser.see_true("return document.querySelector('.match') !== null").await;
        // A scanner goes on from wherever the focus is.
        browser.type_over("a").await;
        browser.see_true("return document.querySelector('.match') !== null").await;
        browser.type_keys(&Key::Down).await;
        browser.see_true("return document.activeElement.className.includes('match')").await;
        let code = barcode(find(&sold(&orders), "Dag 2", None));
        ask(browser, &code, "Valid, not checked in", "answer good").await;
    })
    .await;
}

#[tokio::test]
async fn from_an_order_each_of_its_tickets_is_a_press_away_by_what_was_filled_in() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let value = |purchase: &Value| text(purchase, "/values/0/value").to_owned();
    let is_wanted = |order: &&Value| {
        let filled = purchases(order).iter().map(value).filter(|value| !value.is_empty());
        purchases(order).len() > 1 && filled.collect::<BTreeSet<_>>().len() > 1
    };
    let order = orders.iter().find(is_wanted).expect("the sample has an order with several visitors");
    let purchase = purchases(order).iter().rfind(|purchase| !value(purchase).is_empty()).unwrap();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        browser.type_keys(&format!("#{}{}", text(order, "/id"), Key::Enter)).await;
        browser.hear(&format!("One order with {} tickets", purchases(order).len())).await;
        let ticket = format!(
            "[...document.querySelectorAll('.answer-others li button')].find((it) => it.textContent.includes({}))",
            Value::from(barcode(purchase))
        );
        let names = format!("return {ticket}?.textContent.includes({})", Value::from(value(purchase)));
        browser.see_true(&names).await;
        browser.click_on(&ticket).await;
        browser.hear(&format!("{}: {}", text(purchase, "/values/0/name"), value(purchase))).await;
        // The next code takes the place of this one.
        let is_ready = "const box = document.activeElement;
            return box.value === arguments[0] && box.selectionEnd - box.selectionStart === box.value.length";
        until("the barcode, selected", async || {
            let seen = browser.evaluate(is_ready, vec![Value::from(barcode(purchase))]).await?;
            if seen == true { Ok(()) } else { Err(seen.to_string()) }
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_on_its_side_the_answer_is_in_sight() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let code = barcode(find(&sold(&orders), "Dag 2", None));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        browser.emulate_screen(Screen { width: 844, height: 390, scale: 1 }).await;
        let enter = "const box = document.querySelector('input[type=search]'); box.blur(); box.focus()";
        browser.evaluate(enter, Vec::new()).await.unwrap();
        ask(browser, &code, "Valid, not checked in", "answer good").await;
        // The box is at the upper edge, where the answer below it is not under the bar of areas.
        let in_sight =
            "return document.querySelector('input[type=search]').getBoundingClientRect().top < 120";
        browser.see_true(in_sight).await;
    })
    .await;
}
