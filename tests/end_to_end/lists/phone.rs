//! Lists on a phone: what a row says is in sight without scrolling sideways.

use fantoccini::key::Key;
use loket_service::{Fault, FaultPlan, Operation};

use super::serve_many;
use crate::browser::{Screen, signed_in};
use crate::service::serve;

const PHONE: Screen = Screen { width: 390, height: 844, scale: 1 };
const PURCHASES: &str = "/events/1001/purchases";

/// Whether each row that is drawn is within the width of its table and begins where the one before ends, with its box, its
/// name, its status and what the list is sorted by in it, and no value over another one.
const ROWS_FIT: &str = "const frame = document.querySelector('main .table-frame');
    const rows = [...frame.querySelectorAll('tbody tr:not([hidden])')].map((row) => [row, row.getBoundingClientRect()]);
    const sorted = rows.toSorted(([, one], [, other]) => one.top - other.top);
    const inside = (box, row) => box.left >= row.left && box.right <= row.right + 1 && box.top >= row.top && box.bottom <= row.bottom;
    const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
    const fits = ([row, box]) => {
        const boxes = (cells) => [...row.querySelectorAll(cells)].map((cell) => cell.getBoundingClientRect());
        const values = boxes('th, td:not(.select, .row-actions, .nothing)');
        return boxes('.select, th, .leading').every((cell) => inside(cell, box))
            && values.every((cell, place) => values.slice(0, place).every((before) => apart(before, cell)));
    };
    const adjoin = ([, box], place) => place === 0 || Math.abs(box.top - sorted[place - 1][1].bottom) < 1.5;
    return sorted.length > 2 && frame.scrollWidth <= frame.clientWidth && sorted.every(fits) && sorted.every(adjoin);";

/// Whether the row at a position is drawn.
fn is_drawn(position: usize) -> String {
    format!("return document.querySelector('tr[aria-rowindex=\"{}\"]') !== null", position + 2)
}

#[tokio::test]
async fn a_purchase_is_read_without_scrolling_sideways_and_sorted_by_any_column() {
    let service = serve().await;
    signed_in(&service, PURCHASES, async |browser| {
        browser.emulate_screen(PHONE).await;
        browser.see_text("200 of 200 · updated").await;
        browser.see_true(ROWS_FIT).await;
        // A value that does not say what it is has the name of its column.
        let labels = "return [...document.querySelectorAll('tbody tr:not([hidden]) td')]
            .some((cell) => getComputedStyle(cell, '::before').content.includes('Checked in'))";
        browser.see_true(labels).await;
        // The heading is out of sight until it is moved there.
        browser.follow("Bought").await;
        browser.see_address(&format!("{PURCHASES}?sort=created_at")).await;
        browser.see_true("return document.querySelector('td.leading.moment') !== null").await;
        browser.see_true(ROWS_FIT).await;
        // The page stays where it is.
        let sort = "scrollTo(0, 300); document.querySelector('th[data-key=ticket] a').click()";
        browser.evaluate(sort, Vec::new()).await.unwrap();
        browser.see_address(&format!("{PURCHASES}?sort=ticket")).await;
        browser.see_true("return scrollY === 300").await;
        browser.tab_to("a row", |focus| focus.element == "a" && focus.text.starts_with("21")).await;
        browser.type_keys(&Key::End).await;
        let last_in_sight = "const frame = document.querySelector('.windowed').getBoundingClientRect();
            const last = document.querySelector('tr[aria-rowindex=\"201\"]')?.getBoundingClientRect();
            return last !== undefined && last.bottom <= frame.bottom + 1 && last.top >= frame.top";
        browser.see_true(last_in_sight).await;
        browser.see_true(ROWS_FIT).await;
        // Turned on its side, the phone is wide enough for columns, and shows the same rows.
        browser
            .evaluate("document.querySelector('.windowed').scrollTop = 150 * 76", Vec::new())
            .await
            .unwrap();
        browser.see_true(&is_drawn(150)).await;
        browser.emulate_screen(Screen { width: 844, height: 390, scale: 1 }).await;
        browser.see_true("return document.querySelector('tbody tr:not([hidden])').offsetHeight === 40").await;
        browser.see_true("return document.querySelector('.windowed').scrollTop === 150 * 40").await;
    })
    .await;
}

/// Whether rows are so high, in pixels.
fn has_height(pixels: u32) -> String {
    format!("return document.querySelector('tbody tr:not([hidden])').offsetHeight === {pixels}")
}

#[tokio::test]
async fn rows_keep_their_lines_where_text_is_larger_or_rows_are_compact() {
    let service = serve().await;
    signed_in(&service, "/events/1001", async |browser| {
        browser.emulate_screen(PHONE).await;
        browser.see_text("Landgoed Vechtzicht").await;
        browser.evaluate("document.documentElement.style.fontSize = '24px'", Vec::new()).await.unwrap();
        browser.follow("Purchases").await;
        browser.see_text("200 of 200 · updated").await;
        browser.see_true(ROWS_FIT).await;
        browser.see_true(&has_height(114)).await;
        browser.open(PURCHASES).await;
        browser.see_text("200 of 200 · updated").await;
        browser.press("Filters and more").await;
        browser.disclose("Columns").await;
        browser.toggle("compact_rows").await;
        browser.see_true(&has_height(64)).await;
        browser.see_true(ROWS_FIT).await;
    })
    .await;
}

#[tokio::test]
async fn a_short_list_shows_all_of_each_row_and_a_long_one_what_can_be_done_with_it() {
    let service = serve_many(0).await;
    for (path, text) in [("/events", "Upcoming"), ("/tickets?sort=name", "400 of 400")] {
        signed_in(&service, path, async |browser| {
            browser.emulate_screen(PHONE).await;
            browser.see_text(text).await;
            browser.see_true(ROWS_FIT).await;
            let actions = "document.querySelector('tbody tr:not([hidden]) .row-actions button')";
            browser.click_on(actions).await;
            let in_sight = "const links = [...document.querySelectorAll('.row-links a')].map((it) => it.getBoundingClientRect());
                return links.length > 0 && links.every(({ left }) => left > 0 && left < innerWidth)";
            browser.see_true(in_sight).await;
        })
        .await;
    }
}

#[tokio::test]
async fn a_second_tap_at_the_place_of_the_first_selects_nothing_else() {
    let service = serve().await;
    let folder = tempfile::tempdir().unwrap();
    signed_in(&service, "/tickets", async |browser| {
        browser.emulate_screen(PHONE).await;
        browser.keep_downloads_in(folder.path()).await;
        browser.see_tickets().await;
        let place = "const { left, top } = document.querySelector('tbody input').getBoundingClientRect();
            return [left, top].join()";
        let before = browser.evaluate(place, Vec::new()).await.unwrap();
        let first = "document.querySelector('tbody input')";
        browser.click_on(first).await;
        browser.see_text("1 selected").await;
        assert_eq!(browser.evaluate(place, Vec::new()).await.unwrap(), before);
        browser.press("Export selected").await;
        let file = browser.downloaded(folder.path(), "tickets", ".csv").await;
        assert_eq!(file.trim_end().lines().count(), 2, "{file}");
        browser.click_on(first).await;
        browser.see("nothing selected", |sight| !sight.text.contains("selected")).await;
    })
    .await;
}

#[tokio::test]
async fn a_list_that_loads_has_lines_too() {
    let service = serve().await;
    signed_in(&service, "/shops", async |browser| {
        browser.emulate_screen(PHONE).await;
        service.fault(FaultPlan::on(Operation::ListTickets, Fault::Hang));
        browser.follow("Tickets").await;
        let has_lines = "const row = document.querySelector('.placeholder tr');
            const cells = [...row?.cells ?? []].map((cell) => cell.getBoundingClientRect());
            const seen = cells.filter((cell) => cell.width > 100);
            const lines = new Set(seen.map((cell) => cell.top));
            return seen.length === 4 && lines.size === 3 && cells.slice(4).every((cell) => cell.width === 0)";
        browser.see_true(has_lines).await;
    })
    .await;
}
