//! The columns of a long list: their widths, and the order of its rows for those who don't see them.

use fantoccini::key::Key;

use super::sales::EVENT;
use crate::browser::{Browser, Role, signed_in};
use crate::service::serve;

/// The width of the column with the names of tickets, in whole pixels.
async fn width(browser: &Browser) -> f64 {
    let script =
        "return Math.round(document.querySelector('th[data-key=ticket]').getBoundingClientRect().width)";
    browser.evaluate(script, Vec::new()).await.unwrap().as_f64().unwrap()
}

#[tokio::test]
async fn a_column_is_made_wider_by_keyboard_and_stays_so_until_it_is_reset() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        let at_first = width(browser).await;
        browser.tab_to("the heading", |focus| focus.text == "Ticket" && focus.element == "a").await;
        for _ in 0..3 {
            browser.chord(Key::Shift, Key::Right.into()).await;
        }
        let wider = width(browser).await;
        assert_eq!(wider, at_first + 48.0, "three steps of a rem");
        let heading_and_cell = "const of = (e) => Math.round(e.getBoundingClientRect().left);
            const index = [...document.querySelectorAll('thead th')].findIndex((th) => th.dataset.key === 'scanned_at');
            return of(document.querySelectorAll('thead th')[index]) - of(document.querySelectorAll('tbody tr:first-child > *')[index])";
        assert_eq!(browser.evaluate(heading_and_cell, Vec::new()).await.unwrap(), 0, "cells are below their heading");
        browser.reload().await;
        browser.see_text("200 of 200 · updated").await;
        assert_eq!(width(browser).await, wider, "after a reload");
        browser.disclose("Columns").await;
        browser.press("Reset column widths").await;
        assert_eq!(width(browser).await, at_first);
        assert_eq!(browser.count(Role::Button, "Reset column widths").await, 0);
    })
    .await;
}

/// Presses the edge of the column with the names of tickets and moves it by so many pixels.
async fn drag(browser: &Browser, pixels: i32) {
    let script = "const edge = document.querySelector('th[data-key=ticket] .resize');
        const { right } = edge.getBoundingClientRect();
        const send = (kind, clientX) =>
            edge.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, clientX }));
        send('pointerdown', right);
        if (arguments[0] !== 0) send('pointermove', right + arguments[0]);
        send('pointerup', right + arguments[0]);";
    browser.evaluate(script, vec![pixels.into()]).await.unwrap();
}

#[tokio::test]
async fn a_column_is_made_wider_by_dragging_its_edge_and_not_by_a_press() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        let at_first = width(browser).await;
        drag(browser, 0).await;
        assert!(!browser.storage("localStorage").await.contains("loket.widths"), "a press chooses nothing");
        drag(browser, 50).await;
        assert_eq!(width(browser).await, at_first + 50.0);
        drag(browser, -20).await;
        assert_eq!(width(browser).await, at_first + 30.0);
    })
    .await;
}

#[tokio::test]
async fn rows_are_read_in_their_order_wherever_the_list_was_scrolled_to() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        for pixels in [1_000, 3_000, 2_120] {
            let script = format!("document.querySelector('.table-frame').scrollTop = {pixels}");
            browser.evaluate(&script, Vec::new()).await.unwrap();
            let first = pixels / 40 + 3;
            let in_order = format!(
                "const rows = [...document.querySelectorAll('tbody tr')].map((row) => Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')));
                 return rows.includes({first}) && rows.every((row, place) => place === 0 || row === rows[place - 1] + 1)"
            );
            browser.see_true(&in_order).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_column_is_moved_to_the_front_by_keyboard_and_stays_there() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        let keys = async || {
            let script = "return [...document.querySelectorAll('th[data-key]')].map((th) => th.dataset.key)";
            serde_json::from_value::<Vec<String>>(browser.evaluate(script, Vec::new()).await.unwrap())
                .unwrap()
        };
        assert_eq!(keys().await[..3], ["barcode", "last_name", "first_name"]);
        browser.disclose("Columns").await;
        browser
            .tab_to("the way up", |focus| focus.element == "button" && focus.label == "Move “First name” up")
            .await;
        browser.type_keys(&Key::Enter).await;
        // The focus stays with the button.
        browser.see_true("return document.activeElement.id === 'column-first_name-up'").await;
        assert_eq!(keys().await[..3], ["barcode", "first_name", "last_name"]);
        browser.type_keys(&Key::Enter).await;
        browser.see_true("return document.activeElement.id === 'column-first_name-up'").await;
        assert_eq!(keys().await[..3], ["first_name", "barcode", "last_name"]);
        // Once more does nothing.
        browser.type_keys(&Key::Enter).await;
        assert_eq!(keys().await[..3], ["first_name", "barcode", "last_name"]);
        browser.reload().await;
        browser.see_text("200 of 200 · updated").await;
        assert_eq!(keys().await[..3], ["first_name", "barcode", "last_name"]);
        browser.disclose("Columns").await;
        browser.press("Reset columns").await;
        assert_eq!(keys().await[..3], ["barcode", "last_name", "first_name"]);
        // Esc closes the menu, and the keyboard goes on from its button.
        browser.type_keys(&Key::Escape).await;
        assert_eq!(browser.focus().await.text, "Columns");
    })
    .await;
}

#[tokio::test]
async fn rows_are_compact_for_who_prefers_it_and_scroll_as_before() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        // The distance between neighbouring rows, and the height of one.
        let rows = async || {
            let script = "const rows = [...document.querySelectorAll('tbody tr')];
                const top = (row) => row.getBoundingClientRect().top;
                return [Math.round(top(rows[1]) - top(rows[0])), rows[0].getBoundingClientRect().height]";
            browser.evaluate(script, Vec::new()).await.unwrap()
        };
        assert_eq!(rows().await, serde_json::json!([40, 40]));
        browser.disclose("Columns").await;
        browser.toggle("compact_rows").await;
        assert_eq!(rows().await, serde_json::json!([32, 32]));
        browser.reload().await;
        browser.see_text("200 of 200 · updated").await;
        assert_eq!(rows().await, serde_json::json!([32, 32]));
        // The fiftieth row stays the first in sight, whichever way they change.
        let scroll = "document.querySelector('.windowed').scrollTop = 1600";
        browser.evaluate(scroll, Vec::new()).await.unwrap();
        browser.disclose("Columns").await;
        for top in [2000, 1600] {
            browser.toggle("compact_rows").await;
            browser
                .see_true(&format!("return document.querySelector('.windowed').scrollTop === {top}"))
                .await;
        }
        // The last row is at the end of what can be scrolled.
        browser.tab_to("a row", |focus| focus.element == "a" && focus.text.starts_with("21")).await;
        browser.type_keys(&Key::End).await;
        browser
            .see_true(
                "const frame = document.querySelector('.windowed');
                const last = frame.querySelector('tr[aria-rowindex=\"201\"]');
                return last !== null && last.getBoundingClientRect().bottom <= frame.getBoundingClientRect().bottom + 1",
            )
            .await;
    })
    .await;
}

/// The texts of cells that are wider than their column and go on over the next one.
const RUN_OVER: &str = "return [...document.querySelectorAll('.windowed tr > *')].filter((cell) =>
    cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX === 'visible').map((cell) => cell.textContent)";

#[tokio::test]
async fn no_text_runs_over_the_next_column_and_a_short_one_is_not_cut_off() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("200 of 200 · updated").await;
        let run_over = browser.evaluate(RUN_OVER, Vec::new()).await.unwrap();
        assert_eq!(run_over, serde_json::json!([]));
        let is_short_clipped = "[...document.querySelectorAll('.windowed tbody td')].some((cell) =>
            cell.textContent === 'Dag 2' && getComputedStyle(cell).overflowX !== 'visible')";
        browser.see_true(&format!("return !({is_short_clipped})")).await;
        // What fitted before is cut off in a column that is made narrow.
        drag(browser, -400).await;
        browser.see_true(&format!("return {is_short_clipped}")).await;
        assert_eq!(browser.evaluate(RUN_OVER, Vec::new()).await.unwrap(), serde_json::json!([]));
    })
    .await;
}
