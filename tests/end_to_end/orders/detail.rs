//! One order.

use super::sales::{barcode, orders, purchases, text};
use crate::browser::signed_in;
use crate::service::{Colleague, serve};

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
        assert_eq!(sight.term("Kind of orderer"), "customer");
        let status = format!("{} ({})", text(order, "/status/text"), order["status"]["code"]);
        assert!(sight.text.contains(&status), "{status}");
        assert_eq!(sight.rows.len(), 1 + purchases(order).len());
        for (row, purchase) in sight.rows.iter().skip(1).zip(purchases(order)) {
            assert_eq!(row[..2], [text(purchase, "/ticket/name").to_owned(), barcode(purchase)]);
            for value in purchase["values"].as_array().unwrap() {
                assert!(row.iter().any(|cell| cell.contains(text(value, "/value"))), "{value} in {row:?}");
            }
        }
        browser.disclose("Show as received").await;
        browser.see_text(r#""orderer": {"#).await;
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
