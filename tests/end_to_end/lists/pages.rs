//! Moving through a list of twenty pages.

use fantoccini::key::Key;

use super::serve_many;
use crate::browser::{Role, signed_in};

#[tokio::test]
async fn both_ends_and_any_page_are_one_step_away() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 400").await;
        assert_eq!(browser.count(Role::Link, "First page").await, 0, "it is the first");
        browser.follow("Last page").await;
        browser.see_text("381–400 of 400").await;
        browser.see_address("/tickets?page=20").await;
        assert_eq!(browser.count(Role::Link, "Last page").await, 0);
        browser.fill("page", &format!("7{}", Key::Enter)).await;
        browser.see_text("121–140 of 400").await;
        browser.see_address("/tickets?page=7").await;
        browser.fill("page", &format!("999{}", Key::Enter)).await;
        browser.see_text("381–400 of 400").await;
        browser.follow("First page").await;
        browser.see_text("1–20 of 400").await;
        browser.back().await;
        browser.see_text("381–400 of 400").await;
    })
    .await;
}

#[tokio::test]
async fn the_page_before_stays_until_the_next_one_has_loaded() {
    let service = serve_many(300).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 400").await;
        browser.follow("Next page").await;
        let sight = browser.see_address("/tickets?page=2").await;
        assert!(sight.rows.len() > 10, "the rows are gone: {:?}", sight.rows);
        browser.see_text("21–40 of 400").await;
    })
    .await;
}
