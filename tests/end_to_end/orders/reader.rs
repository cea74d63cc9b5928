//! The worker that reads long lists, so that the page stays free for the user.

use std::path::PathBuf;

use http::StatusCode;
use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::{Value, json};

use super::sales::EVENT;
use crate::browser::{Browser, signed_in, until};
use crate::dist::dist_with;
use crate::service::{count, options, serve_with, status};

/// How many purchases there are, and how many pages of them: enough that the worker has started before all are read.
const PURCHASES: u32 = 5_000;
const PAGES: usize = 100;
/// What is said once all are read.
const ALL: &str = "5,000 of 5,000 · updated";

fn many() -> Options {
    Options { purchases: PURCHASES, ..options() }
}

/// How many pages of purchases the page itself has asked for.
async fn pages_read_by_the_page(browser: &Browser) -> usize {
    let script = "return performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('/purchases?page=')).length";
    browser.evaluate(script, Vec::new()).await.unwrap().as_f64().unwrap() as usize
}

/// The workers of the browser that run the reader.
async fn readers(browser: &Browser) -> usize {
    let targets = browser.devtools("Target.getTargets", json!({})).await;
    let is_reader = |target: &&Value| target["url"].as_str().unwrap().contains("/loket-reader-");
    targets["targetInfos"].as_array().unwrap().iter().filter(is_reader).count()
}

/// The files of the worker in a deployment whose names end so, with their compressed copies.
fn files(dist: &tempfile::TempDir, ending: &str) -> Vec<PathBuf> {
    let files = std::fs::read_dir(dist.path()).unwrap().map(|entry| entry.unwrap().path());
    let is_one = |file: &PathBuf| {
        let name = file.file_name().unwrap().to_str().unwrap();
        let plain = name.trim_end_matches(".br").trim_end_matches(".gz");
        name.starts_with("loket-reader-") && plain.ends_with(ending)
    };
    files.filter(is_one).collect()
}

#[tokio::test]
async fn a_long_list_is_read_outside_the_page() {
    let service = serve_with(many()).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text(ALL).await;
        assert_eq!(count(&service, Operation::ListPurchases), PAGES);
        // The page begins: how many pages there are, the first one says, and the worker takes a moment to start.
        let read = pages_read_by_the_page(browser).await;
        assert!(read < PAGES / 2, "the page has read {read} of {PAGES}");
    })
    .await;
}

#[tokio::test]
async fn what_fails_in_the_reader_is_tried_again_or_said() {
    let service = serve_with(many()).await;
    let unavailable = status(StatusCode::SERVICE_UNAVAILABLE);
    service.fault(FaultPlan::on(Operation::ListPurchases, unavailable).with_query("page=80").times(1));
    service.fault(FaultPlan::on(Operation::ListPurchases, Fault::BrokenJson).with_query("page=90"));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text("Resume").await;
        browser.see_text("The answer can’t be read").await;
        service.clear_faults();
        browser.press("Resume").await;
        browser.see_text(ALL).await;
    })
    .await;
}

#[tokio::test]
async fn a_pause_that_began_before_a_list_holds_for_the_reader() {
    let service = serve_with(many()).await;
    let asks_for_a_pause = Fault::Status {
        status: StatusCode::TOO_MANY_REQUESTS,
        retry_after: Some("8".into()),
        body: None,
        content_type: None,
    };
    service.fault(FaultPlan::on(Operation::ListOrders, asks_for_a_pause).times(1));
    // The first page of the purchases is on its way when the pause begins, and the worker has started once it comes.
    let late = Fault::Latency { milliseconds: 3_000 };
    service.fault(FaultPlan::on(Operation::ListPurchases, late).with_query("page=1").times(1));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.announce_error("status of 429");
        until("the end of the pause", async || {
            let asked = count(&service, Operation::ListOrders);
            if asked > 1 { Ok(()) } else { Err(format!("{asked} requests for orders")) }
        })
        .await;
        let asked = count(&service, Operation::ListPurchases);
        assert!(asked < PAGES / 2, "{asked} pages were asked for in the pause");
        browser.see_text(ALL).await;
    })
    .await;
}

#[tokio::test]
async fn a_token_that_is_refused_while_the_reader_reads_ends_the_session() {
    let service = serve_with(many()).await;
    let refused = status(StatusCode::UNAUTHORIZED);
    service.fault(FaultPlan::on(Operation::ListPurchases, refused).with_query("page=90"));
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_heading("Sign in").await;
    })
    .await;
}

#[tokio::test]
async fn the_reader_ends_with_the_session() {
    let service = serve_with(many()).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.see_text(ALL).await;
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
async fn where_the_reader_dies_the_page_goes_on_from_there() {
    let service = serve_with(many()).await;
    // The list of orders is long enough to start the worker, too.
    signed_in(&service, &format!("{EVENT}/orders"), async |browser| {
        browser.see_text("2,000 of 2,000 · updated").await;
        let hold = "const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (...of) { window.reader = this; post.apply(this, of); };";
        browser.evaluate(hold, Vec::new()).await.unwrap();
        service.fault(FaultPlan::on(Operation::ListPurchases, Fault::Latency { milliseconds: 60 }));
        browser.follow("Purchases").await;
        until("pages from the worker", async || {
            let asked = count(&service, Operation::ListPurchases);
            let by_page = pages_read_by_the_page(browser).await;
            if asked > by_page + 8 { Ok(()) } else { Err(format!("{asked}, of which the page {by_page}")) }
        })
        .await;
        browser.evaluate("window.reader.onerror(new Event('error'))", Vec::new()).await.unwrap();
        browser.see_text(ALL).await;
        let asked = count(&service, Operation::ListPurchases);
        assert!(asked < PAGES + 30, "what had come is not read again: {asked}");
        assert!(pages_read_by_the_page(browser).await > 10, "the page has gone on");
    })
    .await;
}

#[tokio::test]
async fn where_the_reader_does_not_come_the_page_reads() {
    let dist = dist_with(&json!({ "offline": false }));
    for file in files(&dist, "_loader.js") {
        std::fs::remove_file(file).unwrap();
    }
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..many() }).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        browser.announce_error("module script");
        browser.see_text(ALL).await;
        assert_eq!(pages_read_by_the_page(browser).await, PAGES);
    })
    .await;
}

#[tokio::test]
async fn a_reader_that_was_altered_on_the_way_does_not_run() {
    let dist = dist_with(&json!({ "offline": false }));
    for file in files(&dist, ".wasm") {
        match file.extension().is_some_and(|ending| ending == "wasm") {
            // To wasm, one more section means nothing.
            true => std::fs::write(&file, [&std::fs::read(&file).unwrap()[..], &[0, 2, 1, b'x']].concat())
                .unwrap(),
            // Else this would be sent.
            false => std::fs::remove_file(file).unwrap(),
        }
    }
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..many() }).await;
    signed_in(&service, &format!("{EVENT}/purchases"), async |browser| {
        ["integrity", "Failed to fetch"].iter().for_each(|refused| browser.announce_error(refused));
        browser.see_text(ALL).await;
        assert_eq!(pages_read_by_the_page(browser).await, PAGES);
    })
    .await;
}
