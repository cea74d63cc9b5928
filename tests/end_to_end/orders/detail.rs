//! One order.

use loket_service::{Fault, FaultPlan, Operation};
use serde_json::json;

use super::sales::{EVENT, all, barcode, hundredths, orders, purchases, status_text, text};
use crate::browser::{Screen, signed_in};
use crate::service::{Colleague, serve, status};

#[tokio::test]
async fn everything_that_the_service_says_of_an_order_is_shown() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let has_values = |order: &&serde_json::Value| {
        let values = |purchase: &serde_json::Value| !purchase["values"].as_array().unwrap().is_empty();
        purchases(order).iter().any(values) && text(order, "/orderer/type") == "customer"
    };
    let order = orders.iter().find(has_values).unwrap();
    let id = text(order, "/id");
    signed_in(&service, &format!("/orders/{id}"), async |browser| {
        let sight = browser.see_heading(&format!("Order {id}")).await;
        assert_eq!(sight.term("E-mail"), text(order, "/orderer/data/email"));
        assert_eq!(sight.term("Phone"), text(order, "/orderer/data/phone"));
        assert_eq!(sight.term("Customer type"), "customer");
        assert!(sight.text.contains(&status_text(order)), "{}", sight.text);
        assert_eq!(sight.rows.len(), 1 + purchases(order).len());
        for (row, purchase) in sight.rows.iter().skip(1).zip(purchases(order)) {
            assert_eq!([&row[0], &row[2]], [text(purchase, "/ticket/name"), &barcode(purchase)]);
            for value in purchase["values"].as_array().unwrap() {
                assert!(row.iter().any(|cell| cell.contains(text(value, "/value"))), "{value} in {row:?}");
            }
        }
        browser.show_developer_details().await;
        browser.disclose("Show as received").await;
        browser.see_text(r#""orderer": {"#).await;
    })
    .await;
}

#[tokio::test]
async fn each_ticket_of_an_order_says_when_it_is_valid_also_on_a_phone() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let of_day = |purchase: &serde_json::Value| text(purchase, "/ticket/name") == "Dag 2";
    let order = orders.iter().find(|order| purchases(order).iter().any(of_day)).unwrap();
    signed_in(&service, &format!("/orders/{}", text(order, "/id")), async |browser| {
        let is_said = |row: &Vec<String>| row[0] == "Dag 2" && row[3].contains("20 Jun 2026");
        browser.see("the day of the ticket", |sight| sight.rows.iter().any(is_said)).await;
        browser.emulate_screen(Screen { width: 390, height: 844, scale: 1 }).await;
        let script = "const frame = document.querySelector('main .table-frame');
            const code = frame.querySelector('td.code').getBoundingClientRect();
            const cells = [...frame.querySelectorAll('td')].every((it) => it.scrollWidth <= it.clientWidth + 1);
            return cells && frame.scrollWidth <= frame.clientWidth && code.right <= innerWidth";
        browser.see_true(script).await;
    })
    .await;
}

#[tokio::test]
async fn an_order_says_why_its_tickets_are_refused() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let unpaid = orders.iter().find(|order| order["status"]["code"] != 190).unwrap();
    // Of a visitor who has come, nothing is said.
    let is_day = |purchase: &&serde_json::Value| {
        text(purchase, "/ticket/name") == "Dag 2" && purchase["scanned_at"].is_null()
    };
    let has_day = |order: &&serde_json::Value| purchases(order).iter().any(|it| is_day(&it));
    let paid = orders.iter().find(|order| order["status"]["code"] == 190 && has_day(order)).unwrap();
    signed_in(&service, &format!("/orders/{}", text(unpaid, "/id")), async |browser| {
        let status = format!("Not valid: {}", status_text(unpaid));
        let is_said = |row: &Vec<String>| row[1].contains(&status);
        browser
            .see("the status", |sight| sight.rows.len() > 1 && sight.rows.iter().skip(1).all(is_said))
            .await;
        // Dag 2 is on 20 June.
        browser.open(&format!("/orders/{}", text(paid, "/id"))).await;
        for (now, is_over) in [("2026-06-20T12:00:00Z", false), ("2026-06-22T12:00:00Z", true)] {
            browser.emulate_now(now).await;
            browser.reload().await;
            let is_said = |row: &Vec<String>| {
                row[0] == "Dag 2"
                    && row[3].contains("20 Jun")
                    && row[1].contains("All its dates have passed") == is_over
            };
            browser.see("the day", |sight| sight.rows.iter().any(is_said)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_visit_with_a_time_slot_is_valid_on_its_day() {
    let service = serve().await;
    let orders = all(&Colleague::of(&service), "/events/1002/orders").await;
    let has_slot = |purchase: &&serde_json::Value| purchase["timeslot"].is_string();
    let order = orders.iter().find(|order| purchases(order).iter().any(|it| has_slot(&it))).unwrap();
    let purchase = purchases(order).iter().find(has_slot).unwrap();
    let at = text(purchase, "/available_at");
    let day = format!("{} ", at[8..10].trim_start_matches('0'));
    let (slot, code) = (text(purchase, "/timeslot"), barcode(purchase));
    signed_in(&service, &format!("/orders/{}", text(order, "/id")), async |browser| {
        let is_said = |row: &Vec<String>| row[2] == code && row[3].contains(&day) && row[4] == slot;
        browser.see("the day of the visit", |sight| sight.rows.iter().any(is_said)).await;
    })
    .await;
}

#[tokio::test]
async fn a_barcode_that_was_taken_for_the_id_of_an_order_is_searched_for() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let code = barcode(&purchases(&orders[0])[0]);
    signed_in(&service, "/orders", async |browser| {
        browser.announce_error("status of 404");
        browser.emulate_now("2026-06-20T12:00:00Z").await;
        browser.reload().await;
        browser.fill("order_id", &code).await;
        browser.press("Open order").await;
        browser.press(&format!("Search orders for “{code}”")).await;
        browser.see_text(&format!("Order {}", text(&orders[0], "/id"))).await;
    })
    .await;
}

#[tokio::test]
async fn what_an_order_is_worth_at_todays_prices_is_said_once_all_of_them_are_known() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = orders(&colleague).await;
    let order = orders.iter().find(|order| purchases(order).len() > 1).unwrap();
    let mut sum = 0;
    for purchase in purchases(order) {
        let ticket = colleague.get(&format!("/tickets/{}", text(purchase, "/ticket/id"))).await;
        sum += hundredths(text(&ticket, "/price"));
    }
    let value = format!("Value at today’s prices: {}.{:02}", sum / 100, sum % 100);
    let address = format!("/orders/{}", text(order, "/id"));
    signed_in(&service, &address, async |browser| {
        browser.see_text(&value).await;
        // One that can't be read makes the sum unknown, not less.
        service.fault(FaultPlan::on(Operation::GetTicket, status(http::StatusCode::FORBIDDEN)));
        browser.announce_error("status of 403");
        browser.reload().await;
        browser.see_text("Price today").await;
        browser.see_settled().await;
        let sight = browser.see_text("Price today").await;
        assert!(!sight.text.contains("Value at"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn an_order_that_is_not_there_says_so() {
    let service = serve().await;
    signed_in(&service, "/orders/1", async |browser| {
        browser.announce_error("status of 404");
        browser.see_text("Not found").await;
    })
    .await;
}

#[tokio::test]
async fn moments_are_on_the_clocks_of_the_zone_and_a_company_has_its_name() {
    let service = serve().await;
    let colleague = Colleague::of(&service);
    let orders = colleague.get(&format!("{EVENT}/orders")).await;
    let mut order = orders["data"][0].clone();
    order["purchases"][0]["available_at"] = json!("2026-06-19T22:30:00.000000Z");
    order["orderer"] =
        json!({ "type": "company", "data": { "company_name": "De Loods B.V.", "vat": "NL00" } });
    let id = order["id"].as_str().unwrap();
    let body = order.to_string();
    service.fault(FaultPlan::on(Operation::GetOrder, Fault::Body { body }));
    signed_in(&service, &format!("/orders/{id}"), async |browser| {
        let sight = browser.see_text("De Loods B.V.").await;
        assert_eq!(sight.term("Company"), "De Loods B.V.");
        assert!(sight.text.contains("Sat, 20 Jun 2026, 00:30"), "{}", sight.text);
        assert!(!sight.text.contains("22:30:00"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn an_order_names_its_event_and_leads_to_the_orders_of_it() {
    let service = serve().await;
    let id = text(&orders(&Colleague::of(&service)).await[0], "/id").to_owned();
    signed_in(&service, &format!("/orders/{id}"), async |browser| {
        browser.see_text("Zomerfestival De Vecht").await;
        browser.follow("All orders of this event").await;
        browser.see_address(&format!("{EVENT}/orders")).await;
    })
    .await;
}
