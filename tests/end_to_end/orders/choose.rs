//! The choice of an event to see its orders, or of an order.

use crate::browser::signed_in;
use crate::service::{options, serve, serve_with};

#[tokio::test]
async fn events_are_chosen_by_name_those_to_come_first() {
    let service = serve_with(loket_service::Options { today: None, ..options() }).await;
    signed_in(&service, "/orders", async |browser| {
        let sight = browser.see_text("Voorjaarsconcert").await;
        let place = |text: &str| sight.text.find(text).unwrap();
        assert!(place("Current and upcoming") < place("Bierfestival 't IJkpunt"));
        assert!(place("Bierfestival 't IJkpunt") < place("Singelloop Utrecht-Oost"), "the next one first");
        assert!(place("Singelloop Utrecht-Oost") < place("Past"));
        assert!(place("Past") < place("Voorjaarsmarkt & Streetfood"));
        browser.follow("Bierfestival 't IJkpunt").await;
        browser.see_address("/events/1005/orders").await;
    })
    .await;
}

#[tokio::test]
async fn an_order_is_opened_by_its_id() {
    let service = serve().await;
    signed_in(&service, "/orders", async |browser| {
        browser.fill("order_id", " #500007 ").await;
        browser.press("Open order").await;
        browser.see_heading("Order 500007").await;
        browser.see_address("/orders/500007").await;
    })
    .await;
}
