//! What axe-core finds, and whether a page fits the screen: at every place and in every state that a person gets into,
//! light and dark, on a wide screen, at a zoom of 200 % and on a phone; and that nothing moves for who wants it still.

mod focus;
mod motion;
mod places;
mod states;

use std::cell::RefCell;
use std::fs::read_to_string;
use std::time::Duration;

use loket_service::Running;

use crate::browser::{Browser, Screen, in_browser_within};
use crate::environment::variable;
use crate::service::serve;

/// A window on a desk.
const WIDE: Screen = Screen { width: 1280, height: 900, scale: 1 };
/// A window of 1280 by 1024 at a zoom of 200 %: half as many CSS pixels, each twice as large.
const ZOOMED: Screen = Screen { width: 640, height: 512, scale: 2 };
/// A small phone.
const PHONE: Screen = Screen { width: 360, height: 800, scale: 1 };

/// An inspection on the way through the app.
struct Inspection<'app> {
    browser: &'app Browser,
    service: &'app Running,
    axe: String,
    findings: RefCell<Vec<String>>,
}

impl Inspection<'_> {
    /// Notes what is wrong with what the browser shows now.
    async fn look(&self, place: &str) {
        let mut found = self.browser.audit(&self.axe).await;
        found.extend(self.browser.overflow().await);
        let found = found.into_iter().map(|finding| format!("{place}: {finding}"));
        self.findings.borrow_mut().extend(found);
    }
}

/// How long it may take to look at every place.
const LIMIT: Duration = Duration::from_secs(600);

/// Goes everywhere and inspects everything.
async fn inspect(color_scheme: &str, screen: Screen) {
    let service = serve().await;
    in_browser_within(LIMIT, &service, async |browser| {
        browser.emulate_media("prefers-color-scheme", color_scheme).await;
        browser.emulate_screen(screen).await;
        let axe = read_to_string(variable("LOKET_AXE")).unwrap();
        let inspection = Inspection { browser, service: &service, axe, findings: RefCell::default() };
        states::sign_in(&inspection).await;
        places::every_place(&inspection).await;
        states::of_lists(&inspection).await;
        states::of_orders(&inspection).await;
        states::of_forms(&inspection).await;
        states::of_failures(&inspection).await;
        let findings = inspection.findings.into_inner();
        assert!(findings.is_empty(), "{}", findings.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn light_and_wide() {
    inspect("light", WIDE).await;
}

#[tokio::test]
async fn dark_and_wide() {
    inspect("dark", WIDE).await;
}

#[tokio::test]
async fn light_and_zoomed() {
    inspect("light", ZOOMED).await;
}

#[tokio::test]
async fn dark_and_zoomed() {
    inspect("dark", ZOOMED).await;
}

#[tokio::test]
async fn light_on_a_phone() {
    inspect("light", PHONE).await;
}

#[tokio::test]
async fn dark_on_a_phone() {
    inspect("dark", PHONE).await;
}
