//! A long list by keys, where only the rows in view are drawn.

use fantoccini::key::Key;

use super::sales::EVENT;
use crate::browser::{Browser, signed_in};
use crate::service::serve;

async fn scroll(browser: &Browser, pixels: u32) {
    let script = format!("document.querySelector('.table-frame').scrollTop = {pixels}");
    browser.evaluate(&script, Vec::new()).await.unwrap();
    // Two frames later what is in view is drawn.
    let drawn =
        "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))";
    browser.evaluate(drawn, Vec::new()).await.unwrap();
}

#[tokio::test]
async fn the_focus_stays_with_its_record_while_the_rows_roll() {
    let service = serve().await;
    signed_in(&service, &format!("{EVENT}/purchases?sort=barcode"), async |browser| {
        let sight = browser.see_text("200 of 200 · updated").await;
        let (first, second) = (&sight.rows[1][1], &sight.rows[2][1]);
        browser.tab_to("the first row", |focus| focus.text == *first).await;
        for (pixels, is_drawn) in [(400, true), (0, true), (4_000, false)] {
            scroll(browser, pixels).await;
            let focus = browser.focus().await;
            let is_at_row = focus.text == *first;
            assert_eq!(is_at_row, is_drawn, "after {pixels} pixels: {}", focus.element);
        }
        assert_eq!(browser.focus().await.element, "div", "the table keeps the focus of its row");
        // The keyboard goes on from where it was.
        browser.type_keys(&Key::Down).await;
        browser.see_focus_on_text(second).await;
        assert_eq!(browser.what_covers_the_focus().await, None);
    })
    .await;
}
