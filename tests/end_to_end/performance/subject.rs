//! The pages that are measured.

use crate::browser::Deployment;
use crate::environment::variable;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The app.
    App,
    /// The hand-written page.
    Baseline,
}

/// A page and where it is.
pub(super) struct Subject {
    pub(super) page: Page,
    pub(super) deployment: Deployment,
}

impl Subject {
    /// Both, in the order in which they take turns.
    pub(super) fn both() -> [Self; 2] {
        [Self::app(), Self::at(Page::Baseline, "LOKET_BASELINE")]
    }

    pub(super) fn app() -> Self {
        Self::at(Page::App, "LOKET_APP")
    }

    /// The app on a service that answers late.
    pub(super) fn slow_app() -> Self {
        Self::at(Page::App, "LOKET_SLOW_APP")
    }

    /// The app with `"offline": false`.
    pub(super) fn without_worker() -> Self {
        Self::at(Page::App, "LOKET_ONLINE_APP")
    }

    fn at(page: Page, address: &str) -> Self {
        Self { page, deployment: Deployment::at(variable(address), variable("LOKET_TOKEN")) }
    }
}
