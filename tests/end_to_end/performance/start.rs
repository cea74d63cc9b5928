//! From opening the list of tickets to its first row.

use super::figures::Figures;
use super::subject::Subject;
use crate::browser::{Browser, Conditions, in_measured_browser};

/// The list whose first row is waited for.
const LIST: &str = "/tickets";
/// How often the list is opened before a start counts as warm: the browser keeps compiled code only of what it has
/// seen more than once.
const VISITS: usize = 3;
/// How many warm starts are measured in a browser: two of them differ by a fifth.
const STARTS: usize = 5;
/// What a start takes without a network's part in it.
const AT_HAND: [(Conditions, &str); 2] = [(Conditions::Plain, "×1"), (Conditions::SlowProcessor, "×4")];

pub(super) async fn measure(subject: &Subject, figures: &mut Figures) {
    for (conditions, label) in AT_HAND.into_iter().chain([(Conditions::SlowNetwork, "Slow 4G")]) {
        let (first_paint, first_row) = in_measured_browser(&subject.deployment, async |browser| {
            browser.emulate(conditions).await;
            open(browser).await
        })
        .await;
        figures.add(subject.page, &format!("first paint, {label}"), first_paint, "ms");
        figures.add(subject.page, &format!("cold start to the first row, {label}"), first_row, "ms");
    }
    for (conditions, label) in AT_HAND {
        for warm in warm_starts(subject, conditions).await {
            figures.add(subject.page, &format!("warm start to the first row, {label}"), warm, "ms");
        }
    }
}

/// The same warm starts of the app where its files are not stored for starts without a network.
pub(super) async fn measure_without_worker(figures: &mut Figures) {
    let subject = Subject::without_worker();
    for (conditions, label) in AT_HAND {
        for warm in warm_starts(&subject, conditions).await {
            let name = format!("warm start without the service worker, {label}");
            figures.add(subject.page, &name, warm, "ms");
        }
    }
}

async fn warm_starts(subject: &Subject, conditions: Conditions) -> Vec<f64> {
    in_measured_browser(&subject.deployment, async |browser| {
        for _ in 0..VISITS {
            open(browser).await;
            browser.see_idle().await;
            browser.leave().await;
        }
        browser.emulate(conditions).await;
        let mut starts = Vec::new();
        for _ in 0..STARTS {
            starts.push(open(browser).await.1);
            browser.leave().await;
        }
        starts
    })
    .await
}

/// Opens the list; when something was painted first, and when a row was.
async fn open(browser: &Browser) -> (f64, f64) {
    browser.open(LIST).await;
    let first_row = browser.probe("probe.firstRow").await;
    (browser.probe("probe.firstPaint()").await, first_row)
}
