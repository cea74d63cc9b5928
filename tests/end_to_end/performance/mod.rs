//! What the built app costs, measured in a browser, run by run in turn with the hand-written page.
//!
//! | part | what it measures |
//! |---|---|
//! | `figures` | what was measured, and how it is printed |
//! | `subject` | the pages that are measured |
//! | `start` | from opening an address to the first row, cold and warm, and the first paint |
//! | `walk` | opening the event with many purchases until all rows are there: time, work, memory |
//! | `table` | what a person does with that table: search, sort, scroll, export, ask for a barcode |
//! | `stability` | how far the app's places shift while they load |
//! | `tour` | from a person's doing to the next paint, all over the app |
//!
//! `browser/probe.js` says what "painted" means, for both pages alike.

mod figures;
mod stability;
mod start;
mod subject;
mod table;
mod tour;
mod walk;

use figures::Figures;
use subject::Subject;

use crate::environment::variable;

/// Measures everything as often as is asked for, and tells the figures.
pub(crate) async fn measure() {
    let runs: usize = variable("LOKET_RUNS").parse().unwrap();
    let purchases: usize = variable("LOKET_PURCHASES").parse().unwrap();
    let only = std::env::var("LOKET_ONLY").ok();
    let is_wanted = |part| only.as_deref().is_none_or(|only| only == part);
    let mut figures = Figures::default();
    for run in 1..=runs {
        println!("Run {run} of {runs} …");
        if is_wanted("starts") {
            for subject in &Subject::both() {
                start::measure(subject, &mut figures).await;
            }
            start::measure_without_worker(&mut figures).await;
        }
        if is_wanted("table") {
            for subject in Subject::both() {
                walk::measure(&subject, purchases, &mut figures).await;
            }
        }
    }
    if is_wanted("stability") {
        println!("The places of the app, slowly …");
        stability::measure(&mut figures).await;
    }
    if is_wanted("tour") {
        println!("A tour of the app …");
        for _ in 0..runs {
            tour::measure(&mut figures).await;
        }
    }
    figures.tell();
}
