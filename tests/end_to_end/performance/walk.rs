//! Opening the event with many purchases until all rows are there.

use super::figures::Figures;
use super::subject::Subject;
use super::table;
use crate::browser::{Browser, Conditions, in_measured_browser};

/// The purchases of the big event of the sample.
const PURCHASES: &str = "/events/1001/purchases";
const MEGABYTE: f64 = 1_048_576.0;

pub(super) async fn measure(subject: &Subject, purchases: usize, figures: &mut Figures) {
    let page = subject.page;
    in_measured_browser(&subject.deployment, async |browser| {
        // The files are there already, as on any day but the first.
        open(browser, purchases).await;
        browser.see_idle().await;
        browser.leave().await;
        let before = browser.work().await;
        let took = open(browser, purchases).await;
        let work = browser.work().await - before;
        figures.add(page, "opening the event until all rows are there", took, "ms");
        figures.add(page, "… of it, the main thread at work", work.tasks, "ms");
        figures.add(page, "… of it, scripts", work.scripts, "ms");
        figures.add(page, "… of it, waiting", (took - work.tasks).max(0.0), "ms");
        figures.add(page, "… its longest task over 50 ms", browser.probe("probe.longestTask(0)").await, "ms");
        browser.see_idle().await;
        figures.add(page, "memory with all rows there", browser.memory().await / MEGABYTE, "MiB");
        table::measure(browser, page, purchases, figures).await;
        browser.leave().await;
        browser.emulate(Conditions::SlowProcessor).await;
        let took = open(browser, purchases).await;
        figures.add(page, "opening the event until all rows are there, ×4", took, "ms");
        let longest = browser.probe("probe.longestTask(0)").await;
        figures.add(page, "… its longest task over 50 ms, ×4", longest, "ms");
    })
    .await;
}

async fn open(browser: &Browser, purchases: usize) -> f64 {
    browser.open(PURCHASES).await;
    browser.probe(&format!("probe.allRows({purchases})")).await
}
