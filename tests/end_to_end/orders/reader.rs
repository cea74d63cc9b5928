//! The worker that reads long lists, so that the page stays free for the user.

use loket_service::{Operation, Options};
use serde_json::{Value, json};

use super::sales::EVENT;
use crate::browser::{Browser, signed_in, until};
use crate::dist::dist_with;
use crate::service::{count, options, serve_with};

/// How many purchases there are, and how many pages of them.
const PURCHASES: u32 = 1_000;
const PAGES: usize = 20;

/// How many pages of purchases the page itself has asked for.
async fn pages_read_by_the_page(browser: &Browser) -> u64 {
    let script = "return performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('/purchases?page=')).length";
    browser.evaluate(script, Vec::new()).await.unwrap().as_f64().unwrap() as u64
}

/// The workers of the browser that run the reader.
async fn readers(browser: &Browser) -> usize {
    let targets = browser.devtools("Target.getTargets", json!({})).await;
    let is_reader = |target: &&Value| target["url"].as_str().unwrap().ends_with("/reader.js");
    targets["targetInfos"].as_array().unwrap().iter().filter(is_reader).count()
}

#[tokio::test]
async fn a_long_list_is_read_outside_the_page() {
    let service = serve_with(Options { purchases: PURCHASES, ..options() }).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("1,000 of 1,000 · updated").await;
        assert_eq!(count(&service, Operation::ListPurchases), PAGES);
        // How many pages there are, the first one says.
        assert_eq!(pages_read_by_the_page(browser).await, 1);
    })
    .await;
}

#[tokio::test]
async fn the_reader_ends_with_the_session() {
    let service = serve_with(Options { purchases: PURCHASES, ..options() }).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("1,000 of 1,000 · updated").await;
        assert_eq!(readers(browser).await, 1);
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        browser.see_heading("Sign in").await;
        until("the end of the worker", async || {
            let count = readers(browser).await;
            if count == 0 { Ok(()) } else { Err(format!("{count} left")) }
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn where_the_reader_does_not_come_the_page_reads() {
    let dist = dist_with(&json!({ "offline": false }));
    for name in ["reader.js", "reader.js.br", "reader.js.gz"] {
        std::fs::remove_file(dist.path().join(name)).unwrap();
    }
    let served = Options { purchases: PURCHASES, static_files: Some(dist.path().into()), ..options() };
    let service = serve_with(served).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.announce_error("module script");
        browser.see_text("1,000 of 1,000 · updated").await;
        assert_eq!(pages_read_by_the_page(browser).await, PAGES as u64);
    })
    .await;
}
