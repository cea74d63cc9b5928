//! From opening the list of tickets to its first row.

use super::figures::Figures;
use super::subject::Subject;
use crate::browser::{Browser, Conditions, in_measured_browser};

/// The list whose first row is waited for.
const LIST: &str = "/tickets";
/// How often the list is opened before a start counts as warm: the browser keeps compiled code only of what it has
/// seen more than once.
const VISITS: usize = 3;

pub(super) async fn measure(subject: &Subject, figures: &mut Figures) {
    for (conditions, label) in
        [(Conditions::Plain, "×1"), (Conditions::SlowProcessor, "×4"), (Conditions::SlowNetwork, "Slow 4G")]
    {
        let (first_paint, first_row) = in_measured_browser(&subject.deployment, async |browser| {
            browser.emulate(conditions).await;
            open(browser).await
        })
        .await;
        figures.add(subject.page, &format!("first paint, {label}"), first_paint, "ms");
        figures.add(subject.page, &format!("cold start to the first row, {label}"), first_row, "ms");
    }
    let (_, warm) = in_measured_browser(&subject.deployment, async |browser| {
        for _ in 0..VISITS {
            open(browser).await;
            browser.see_idle().await;
            browser.leave().await;
        }
        open(browser).await
    })
    .await;
    figures.add(subject.page, "warm start to the first row", warm, "ms");
}

/// Opens the list; when something was painted first, and when a row was.
async fn open(browser: &Browser) -> (f64, f64) {
    browser.open(LIST).await;
    let first_row = browser.probe("probe.firstRow").await;
    (browser.probe("probe.firstPaint()").await, first_row)
}
