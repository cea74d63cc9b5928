//! A list as it was left, what is selected in it, and what a keyboard meets on the way to its rows.

use fantoccini::key::Key;
use loket_service::{Operation, Options};
use serde_json::json;

use super::serve_many;
use crate::browser::{Browser, Role, signed_in};
use crate::service::{count, options, serve_with};

const BOX: &str = "Search this list";

async fn search(browser: &Browser, text: &str) {
    browser.find(Role::Field, BOX).await.click().await.unwrap();
    browser.type_keys(text).await;
}

async fn select_first(browser: &Browser) {
    let first = "document.querySelector('tbody input[type=checkbox]').click()";
    browser.evaluate(first, Vec::new()).await.unwrap();
}

#[tokio::test]
async fn back_returns_to_the_list_as_it_was_left() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets?sort=name", async |browser| {
        browser.see_text("400 of 400").await;
        select_first(browser).await;
        browser.see_text("1 selected").await;
        let scroll = "document.querySelector('.table-frame').scrollTop = 4000";
        browser.evaluate(scroll, Vec::new()).await.unwrap();
        browser
            .see_true(
                "return document.querySelector('tbody tr:nth-child(20) a[data-row=\"100\"]') !== null
            || document.querySelector('a[data-row=\"100\"]') !== null",
            )
            .await;
        browser.evaluate("document.querySelector('a[data-row=\"101\"]').click()", Vec::new()).await.unwrap();
        browser.see_text("Duplicate").await;
        browser.back().await;
        browser.see_text("1 selected").await;
        browser
            .see_true("return Math.abs(document.querySelector('.table-frame').scrollTop - 4000) < 2")
            .await;

        // A visit by a link begins anew.
        browser.follow("Shops").await;
        browser.see_heading("Shops").await;
        browser.follow("Tickets").await;
        browser.see_text("1–20 of 400").await;
        assert_eq!(browser.count_of(".selection-bar").await, 0);
    })
    .await;
}

#[tokio::test]
async fn back_returns_to_what_was_searched_for() {
    let service = serve_many(0).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 400").await;
        search(browser, "zaal b").await;
        browser.see_text(" of 400 · updated").await;
        let found = "return document.querySelectorAll('tbody tr').length";
        let before = browser.evaluate(found, Vec::new()).await.unwrap();
        browser.evaluate("document.querySelector('tbody a.record-link').click()", Vec::new()).await.unwrap();
        browser.see_text("Duplicate").await;
        browser.back().await;
        browser.see_text(" of 400 · updated").await;
        assert_eq!(browser.evaluate(found, Vec::new()).await.unwrap(), before);
        let value = "return document.querySelector('input[type=search]').value";
        assert_eq!(browser.evaluate(value, Vec::new()).await.unwrap(), "zaal b");
    })
    .await;
}

#[tokio::test]
async fn all_that_is_selected_is_exported_though_a_search_hides_it() {
    let service = serve_many(0).await;
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, "/tickets?sort=name", async |browser| {
        browser.keep_downloads_in(folder.path()).await;
        browser.see_text("400 of 400").await;
        select_first(browser).await;
        search(browser, "zaal b").await;
        browser.see_text(" of 400 · updated").await;
        browser.see_true("return [...document.querySelectorAll('tbody tr')].every((row) => /zaal b/i.test(row.textContent))").await;
        select_first(browser).await;
        browser.see_text("2 selected, 1 not shown").await;
        browser.press("Export CSV").await;
        browser.hear("Exported 2 of 400 rows").await;
        let file = browser.downloaded(folder.path(), "tickets", ".csv").await;
        assert_eq!(file.trim_end().lines().count(), 3, "{file}");
    })
    .await;
}

#[tokio::test]
async fn the_keyboard_passes_the_filters_without_loading_the_whole_list() {
    let service = serve_with(Options { large: true, ..options() }).await;
    signed_in(&service, "/tickets?page=3", async |browser| {
        browser.see_text("41–60 of 400").await;
        let before = count(&service, Operation::ListTickets);
        browser.find(Role::Field, BOX).await.click().await.unwrap();
        for _ in 0..6 {
            browser.type_keys(&char::from(Key::Tab).to_string()).await;
        }
        browser.see_text("41–60 of 400").await;
        assert_eq!(count(&service, Operation::ListTickets), before);
    })
    .await;
}

#[tokio::test]
async fn the_focus_stays_on_a_button_of_a_row_while_more_rows_load() {
    let service = serve_many(150).await;
    signed_in(&service, "/tickets?is_hidden=false", async |browser| {
        browser.see_true("return document.querySelectorAll('tbody button').length > 5").await;
        let focus = "const button = document.querySelector('tbody tr:nth-child(3) button');
            button.focus(); return button.closest('tr').querySelector('a').textContent";
        let name = browser.evaluate(focus, Vec::new()).await.unwrap();
        browser.see_text("400 · updated").await;
        let now = "const at = document.activeElement;
            return [at.localName, at.closest('tr')?.querySelector('a').textContent]";
        assert_eq!(browser.evaluate(now, Vec::new()).await.unwrap(), json!(["button", name]));
    })
    .await;
}

#[tokio::test]
async fn the_date_of_past_events_can_be_sorted_both_ways() {
    let service = serve_with(Options { today: None, large: true, ..options() }).await;
    signed_in(&service, "/events?past=true", async |browser| {
        let order = "document.querySelector('th[data-key=date]').getAttribute('aria-sort')";
        browser.see_true(&format!("return {order} === 'descending'")).await;
        browser.evaluate("document.querySelector('th[data-key=date] a').click()", Vec::new()).await.unwrap();
        browser.see_true(&format!("return {order} === 'ascending'")).await;
        browser.evaluate("document.querySelector('th[data-key=date] a').click()", Vec::new()).await.unwrap();
        browser.see_true(&format!("return {order} === 'descending'")).await;
    })
    .await;
}
