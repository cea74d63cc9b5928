//! Finding a visitor at the door.

use fantoccini::key::Key;
use loket_service::Options;

use super::door::NOW;
use super::sales::{EVENT, barcode, orders, purchases, sold, text};
use crate::browser::{Browser, Role, Sight, signed_in};
use crate::service::{Colleague, options, serve, serve_file};

/// What the search box is called.
const BOX: &str = "Barcode, name, e-mail, phone or order";

/// Waits until everything is read, and goes to the box.
async fn at_the_box(browser: &Browser) {
    browser.see_text("200 of 200 · updated").await;
    browser.find(Role::Field, BOX).await.click().await.unwrap();
}

/// Asks as a scanner does: over what is selected, and with Enter.
async fn ask(browser: &Browser, typed: &str) {
    browser.type_keys(&format!("{typed}{}", Key::Enter)).await;
}

async fn see_answer(browser: &Browser, texts: &[&str]) -> Sight {
    browser
        .see(&format!("an answer with {texts:?}"), |sight| {
            sight.notices.iter().any(|notice| texts.iter().all(|text| notice.contains(text)))
        })
        .await
}

#[tokio::test]
async fn each_kind_of_key_leads_to_the_person() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let of_umit = |order: &&serde_json::Value| {
        text(order, "/orderer/data/first_name") == "Ümit" && !text(order, "/orderer/data/phone").is_empty()
    };
    let order = orders.iter().find(of_umit).unwrap();
    let (id, last) = (text(order, "/id"), text(order, "/orderer/data/last_name"));
    let purchase = &purchases(order)[0];
    let (code, ticket) = (barcode(purchase), text(purchase, "/ticket/name"));
    let phone = text(order, "/orderer/data/phone").replace("06-", "+316");
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        let name = format!("Ümit {last}");
        for asked in [code.clone(), format!("000{code}")] {
            ask(browser, &asked).await;
            see_answer(browser, &[&name, ticket, &asked, &format!("Order {id}")]).await;
        }
        let email = text(order, "/orderer/data/email").to_owned();
        for asked in [email, phone, id.to_owned(), format!("Order {id}")] {
            ask(browser, &asked).await;
            see_answer(browser, &["One order with", &name, ticket, &code, &asked]).await;
        }
        // In any order and without accents: the list shows who has both names.
        ask(browser, &format!("{last} umit")).await;
        browser
            .see("only people of that name", |sight| {
                let mut rows = sight.rows.iter().skip(1).peekable();
                rows.peek().is_some() && rows.all(|row| row.iter().any(|cell| cell == "Ümit"))
            })
            .await;
        ask(browser, "9999999999999").await;
        see_answer(browser, &["Not found at this event", "9999999999999"]).await;
        let sight = browser.see_text("tickets can’t be checked in from here").await;
        assert_eq!(
            sight.address,
            format!("{}{EVENT}/purchases", browser.app()),
            "what is typed is in no address"
        );
    })
    .await;
}

#[tokio::test]
async fn a_ticket_says_whether_it_was_scanned_and_what_else_the_order_holds() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let is_scanned = |purchase: &serde_json::Value| purchase["scanned_at"].is_string();
    let with_others = |(order, purchase): &&(&serde_json::Value, &serde_json::Value)| {
        let is_of_today = text(purchase, "/ticket/name") == "Dag 2";
        is_scanned(purchase) && is_of_today && purchases(order).len() > 1
    };
    let (order, scanned) = sold.iter().find(with_others).unwrap();
    // It is long after the event.
    let of_a_day = |purchase: &serde_json::Value| text(purchase, "/ticket/name").starts_with("Dag 2");
    let (_, open) = sold.iter().find(|(_, purchase)| !is_scanned(purchase) && of_a_day(purchase)).unwrap();
    let refunded = orders.iter().find(|order| order["status"]["code"] == 210).unwrap();
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.emulate_now("2026-06-20T15:00:00Z").await;
        browser.reload().await;
        browser.see_text("80 of 80 · updated").await;
        browser.find(Role::Field, BOX).await.click().await.unwrap();
        ask(browser, &barcode(scanned)).await;
        let others: Vec<String> = purchases(order).iter().map(barcode).collect();
        let mut expected: Vec<&str> = others.iter().map(String::as_str).collect();
        expected.extend(["Already checked in", "In the same order"]);
        see_answer(browser, &expected).await;
        ask(browser, &barcode(open)).await;
        see_answer(browser, &["Valid, not checked in", text(open, "/ticket/name")]).await;
        ask(browser, &barcode(&purchases(refunded)[0])).await;
        see_answer(browser, &["Not paid: Terugbetaald"]).await;
    })
    .await;
}

#[tokio::test]
async fn every_code_of_a_scanners_burst_is_answered() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let sold = sold(&orders);
    let burst: Vec<_> = sold.iter().rev().take(30).collect();
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        at_the_box(browser).await;
        let keys: String =
            burst.iter().map(|(_, purchase)| format!("{}{}", barcode(purchase), Key::Enter)).collect();
        browser.type_keys(&keys).await;
        let last = burst.last().unwrap().1;
        see_answer(browser, &[&barcode(last), text(last, "/ticket/name")]).await;
        browser.disclose("Recent look-ups (29)").await;
        for (order, purchase) in &burst[..29] {
            let names = ["/orderer/data/first_name", "/orderer/data/last_name"].map(|name| text(order, name));
            let is_entry = text(purchase, "/ticket/name") != "Camping (per persoon)";
            // It is long after the event.
            let verdict = if is_entry { "Not valid today" } else { "Not an entry ticket" };
            browser.see_text(&format!("{} {} {verdict}", barcode(purchase), names.join(" ").trim())).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_buyer_comes_before_hundreds_of_tickets_with_the_name_filled_in() {
    let (service, database, _folder) = serve_file(Options { purchases: 1_500, ..options() }).await;
    let last = "(select max(id) from customer_order where event_id = 1001)";
    let order: i64 = database.query_row(&format!("select {last}"), [], |row| row.get(0)).unwrap();
    let answer = r#"[{"id": "1", "name": "Naam", "value": "Quirijn Vos"}]"#;
    database.execute(&format!("update purchase set answers = ? where order_id <> {last}"), [answer]).unwrap();
    database
        .execute(
            &format!("update customer_order set orderer = json_set(orderer, '$.last_name', 'Vos') where id = {last}"),
            [],
        )
        .unwrap();
    for tab in ["orders", "purchases"] {
        signed_in(&service, &format!("{EVENT}/{tab}"), async |browser| {
            browser.see_text(" · updated").await;
            browser.find(Role::Field, BOX).await.click().await.unwrap();
            browser.type_keys("vos").await;
            let first = format!("return document.querySelector('.match')?.innerText.includes('{order}')");
            browser.see_true(&first).await;
        })
        .await;
    }
}

#[tokio::test]
async fn from_an_order_the_customers_other_orders_are_a_press_away() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let order = orders.iter().find(|order| !text(order, "/orderer/data/email").is_empty()).unwrap();
    let (id, email) = (text(order, "/id"), text(order, "/orderer/data/email"));
    signed_in(&service, &format!("/orders/{id}"), async |browser| {
        browser.emulate_now(NOW).await;
        browser.reload().await;
        browser.press("Orders with this e-mail").await;
        browser.see_heading("Orders").await;
        browser.see_text(&format!("Order {id}")).await;
        assert_eq!(browser.prop_of("[name=customer]", "value").await, email);
        browser.back().await;
        browser.see_heading(&format!("Order {id}")).await;
    })
    .await;
}

#[tokio::test]
async fn what_is_not_at_this_event_is_looked_for_at_others() {
    let service = serve().await;
    let events = Colleague::of(&service).get("/events/1006/orders").await;
    let purchase = events["data"].as_array().unwrap().iter().find_map(|order| purchases(order).first());
    let code = barcode(purchase.expect("the other event has sold"));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.emulate_now(NOW).await;
        browser.reload().await;
        at_the_box(browser).await;
        ask(browser, &code).await;
        see_answer(browser, &["Not found at this event", &code]).await;
        browser.press("Search other events").await;
        browser.see_heading("Orders").await;
        browser.see_text("1 order found").await;
        browser.back().await;
        see_answer(browser, &["Not found at this event", &code]).await;
    })
    .await;
}

#[tokio::test]
async fn where_nothing_matches_the_list_says_so_and_leads_back() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases?is_scanned=true"), async |browser| {
        browser.see_text("of 200 · updated").await;
        browser.find(Role::Field, BOX).await.click().await.unwrap();
        browser.type_keys("no such name").await;
        browser.see_text("Nothing matches").await;
        browser.press("Show all").await;
        let sight = browser.see_text("200 of 200 · updated").await;
        assert!(sight.address.ends_with("/purchases"), "{}", sight.address);
        assert!(!sight.text.contains("Nothing matches"));
        assert_eq!(browser.prop_of("input[type=search]", "value").await, "");
    })
    .await;
}
