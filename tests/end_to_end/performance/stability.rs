//! How far the places of the app shift while they load: slowly, so that what comes late shows.

use serde::Deserialize;

use super::figures::Figures;
use super::subject::{Page, Subject};
use crate::browser::{Conditions, Screen, in_measured_browser};
use crate::places::PLACES;

/// A screen of a desk and one of a phone.
const WIDTHS: [(u32, &str); 2] = [(1280, "wide"), (390, "phone")];

/// The largest burst of shifts, and what moved.
#[derive(Deserialize)]
struct Shift {
    most: f64,
    nodes: Vec<String>,
}

pub(super) async fn measure(figures: &mut Figures) {
    for (width, label) in WIDTHS {
        in_measured_browser(&Subject::slow_app().deployment, async |browser| {
            browser.emulate_screen(Screen { width, height: 800, scale: 1 }).await;
            browser.emulate(Conditions::SlowProcessor).await;
            let places = PLACES.iter().map(|(_, path)| *path).chain(["/sign-in"]);
            for path in places {
                if path == "/sign-in" {
                    browser.forget_session().await;
                }
                browser.open(path).await;
                browser.see_whole_page().await;
                let shift: Shift = browser.probe("probe.layoutShift()").await;
                if shift.most > 0.0 {
                    println!("{path} ({label}) shifts by {:.4}: {}", shift.most, shift.nodes.join(", "));
                }
                figures.add(Page::App, &format!("layout shift ({label}): {path}"), shift.most, "");
                figures.add(Page::App, &format!("layout shift ({label}), all places"), shift.most, "");
            }
        })
        .await;
    }
}
