//! The orders of an event as a list.

use super::sales::{EVENT, orders, purchases, text};
use crate::browser::{Role, signed_in};
use crate::service::{Colleague, serve};

#[tokio::test]
async fn the_status_narrows_the_list_and_is_in_the_address() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let refunded: Vec<_> = orders.iter().filter(|order| order["status"]["code"] == 210).collect();
    let paid = orders.iter().filter(|order| order["status"]["code"] == 190).count();
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("80 of 80 · updated").await;
        browser.choose("status", "Terugbetaald").await;
        let sight = browser.see_text(&format!("{} of 80 · updated", refunded.len())).await;
        assert!(sight.address.ends_with("?status=Terugbetaald"), "{}", sight.address);
        for order in refunded {
            let row = sight.row(text(order, "/id"));
            assert_eq!(row["Last name"], text(order, "/orderer/data/last_name"));
            let scanned =
                purchases(order).iter().filter(|purchase| purchase["scanned_at"].is_string()).count();
            assert_eq!(row["Checked in"], format!("{scanned} of {}", purchases(order).len()));
        }
        // The one status that is documented has the app's own word, and its own spelling in the address.
        browser.choose("status", "Paid").await;
        let sight = browser.see_text(&format!("{paid} of 80 · updated")).await;
        assert!(sight.address.ends_with("?status=paid"), "{}", sight.address);
        assert!(sight.rows.iter().skip(1).all(|row| row.contains(&"Paid".to_owned())), "{:?}", sight.rows);
    })
    .await;
}

#[tokio::test]
async fn several_statuses_at_once_are_in_the_address_too() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let count = |code: u64| orders.iter().filter(|order| order["status"]["code"] == code).count();
    let both = count(190) + count(210);
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("80 of 80 · updated").await;
        browser.choose("status", "Terugbetaald").await;
        browser.choose("status.1", "Paid").await;
        let sight = browser.see_text(&format!("{both} of 80 · updated")).await;
        assert!(sight.address.ends_with("?status=Terugbetaald&status=paid"), "{}", sight.address);
        browser.reload().await;
        browser.see_text(&format!("{both} of 80 · updated")).await;
        browser.choose("status.1", "None").await;
        browser.see_text(&format!("{} of 80 · updated", count(210))).await;
        browser.choose("status.1", "Paid").await;
        browser.choose("status", "All").await;
        browser.see_text("80 of 80 · updated").await;
    })
    .await;
}

#[tokio::test]
async fn a_view_that_was_saved_is_a_link_with_its_own_columns() {
    let service = serve().await;
    let orders = orders(&Colleague::of(&service)).await;
    let refunded = orders.iter().filter(|order| order["status"]["code"] == 210).count();
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("80 of 80 · updated").await;
        browser.choose("status", "Terugbetaald").await;
        browser.disclose("Columns").await;
        browser.find(Role::Field, "Phone").await.click().await.unwrap();
        browser.disclose("Views").await;
        browser.fill("view", "Refunds to check").await;
        browser.press("Save view").await;
        browser.find(Role::Link, "Refunds to check").await;

        browser.open(&format!("{EVENT}/orders")).await;
        browser.see_text("80 of 80 · updated").await;
        browser.disclose("Columns").await;
        browser.find(Role::Field, "Phone").await.click().await.unwrap();
        browser.disclose("Views").await;
        browser.follow("Refunds to check").await;
        let sight = browser.see_text(&format!("{refunded} of 80 · updated")).await;
        assert!(sight.address.ends_with("?status=Terugbetaald"), "{}", sight.address);
        assert!(!sight.rows[0].contains(&"Phone".to_owned()), "{:?}", sight.rows[0]);

        browser.disclose("Views").await;
        browser.press("Delete view “Refunds to check”").await;
        browser.reload().await;
        browser.see_text(&format!("{refunded} of 80 · updated")).await;
        assert_eq!(browser.count(Role::Link, "Refunds to check").await, 0);
    })
    .await;
}

#[tokio::test]
async fn orders_updated_since_a_day_are_what_the_service_says_of_that_day() {
    let service = serve().await;
    let since = Colleague::of(&service).get(&format!("{EVENT}/orders?last_updated=2026-06-19")).await;
    let count = &since["meta"]["total"];
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("80 of 80 · updated").await;
        browser.show_developer_details().await;
        browser.fill_day("last_updated", "2026-06-19").await;
        // The day begins at 22:00 in UTC, but it is the one that was asked for.
        browser.see_text("Request: per_page=100, last_updated=2026-06-19").await;
        browser.see_text(&format!("{count} of {count} · updated")).await;
        browser.see_address(&format!("{EVENT}/orders?last_updated=2026-06-19")).await;
    })
    .await;
}

#[tokio::test]
async fn hidden_personal_data_can_not_be_read_from_the_screen() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("80 of 80 · updated").await;
        browser.disclose("Menu").await;
        browser.find(Role::Field, "Hide personal data").await.click().await.unwrap();
        browser.see_text("80 of 80 · updated").await;
        let blurred = browser.count_of(".hides-personal tbody td.personal").await;
        let rows = browser.count_of("tbody tr").await;
        assert_eq!(blurred, rows * 4, "both names, the address and the number of every row");
    })
    .await;
}

#[tokio::test]
async fn paper_shows_every_row_of_a_long_list() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        let sight = browser.see_text("200 of 200 · updated").await;
        assert!(sight.rows.len() < 100, "only the rows in view are drawn: {}", sight.rows.len());
        browser.emulate_printing(true).await;
        browser.see("a heading and every row", |sight| sight.rows.len() == 201).await;
        browser.emulate_printing(false).await;
        browser.see("the rows in view again", |sight| sight.rows.len() < 100).await;
    })
    .await;
}

#[tokio::test]
async fn no_orders_since_a_day_are_not_no_orders() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/orders?last_updated=2031-01-01"), async |browser| {
        browser.see_heading("No orders updated since that day").await;
        browser.see_text("Clear “Updated since” to see all orders.").await;
    })
    .await;
}
