//! A browser, as a person uses it.

mod act;
mod audit;
#[allow(dead_code, reason = "chance is what `monkey` alone goes by")]
mod chance;
mod conduct;
mod download;
mod emulate;
mod engine;
mod find;
mod keyboard;
#[allow(dead_code, reason = "only `bench.rs` measures")]
mod measure;
#[allow(dead_code, reason = "pictures are taken by `screenshots.rs` alone")]
mod picture;
mod read;
mod session;
mod vendor;
mod wait;

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::time::Duration;

use fantoccini::Client;
use futures_util::FutureExt;
use loket_service::Running;
use tokio::time::timeout;

use session::{Notes, WayBack};

#[allow(unused_imports, reason = "only tests of tabs open some")]
pub(crate) use act::NewTab;
pub(crate) use emulate::Screen;
pub(crate) use engine::Engine;
pub(crate) use find::Role;
#[allow(unused_imports, reason = "only `bench.rs` measures")]
pub(crate) use measure::{Conditions, Work, in_measured_browser};
#[allow(unused_imports, reason = "taking pictures needs none of it")]
pub(crate) use read::Sight;
pub(crate) use wait::until;

/// How long a test may take. A browser or driver that hangs would hold up all others.
const LIMIT: Duration = Duration::from_secs(240);
/// How long a browser may take to close, or to tell what it shows.
const LAST_WORDS: Duration = Duration::from_secs(15);

/// A browser of one test.
pub(crate) struct Browser {
    client: Client,
    /// Where the app is served.
    app: String,
    /// What no address may show.
    token: String,
    /// The origins of other services that the test lets the app talk to.
    origins: RefCell<Vec<String>>,
    /// Parts of the messages that the test lets the console show.
    announced: RefCell<Vec<String>>,
}

/// Where the app is served, and the token with which one signs in there.
#[derive(Clone)]
pub(crate) struct Deployment {
    url: String,
    token: String,
}

impl From<&Running> for Deployment {
    fn from(service: &Running) -> Self {
        Self { url: service.url(), token: service.token().to_owned() }
    }
}

/// Opens a browser for a test of a deployment, and checks its conduct at the end.
pub(crate) async fn in_browser(deployment: impl Into<Deployment>, steps: impl AsyncFnOnce(&Browser)) {
    in_browser_within(LIMIT, deployment, steps).await;
}

/// The same, for what takes longer than a test.
pub(crate) async fn in_browser_within(
    limit: Duration,
    deployment: impl Into<Deployment>,
    steps: impl AsyncFnOnce(&Browser),
) {
    let Deployment { url, token } = deployment.into();
    let (client, _permit) = session::open(Notes::Taken).await;
    let browser =
        Browser { client, app: url, token, origins: RefCell::default(), announced: RefCell::default() };
    browser
        .run(limit, async {
            // Other engines have it from their environment.
            let is_watched = Engine::current().is_watched();
            if is_watched {
                browser.emulate_time_zone("Europe/Amsterdam").await;
            }
            steps(&browser).await;
            if is_watched {
                browser.check_conduct().await;
            } else {
                browser.check_errors().await;
            }
        })
        .await;
}

/// The same in a browser that keeps pages for the way back, as people's browsers do. It can't be watched, so its conduct is
/// not checked.
#[allow(dead_code, reason = "only tests of sessions go back so")]
pub(crate) async fn in_browser_with_way_back(
    deployment: impl Into<Deployment>,
    steps: impl AsyncFnOnce(&Browser),
) {
    let Deployment { url, token } = deployment.into();
    let (client, _permit) = session::open_with(Notes::None, WayBack::Cached).await;
    let browser =
        Browser { client, app: url, token, origins: RefCell::default(), announced: RefCell::default() };
    browser.run(LIMIT, steps(&browser)).await;
}

/// The same, signed in and on a page of the app.
pub(crate) async fn signed_in(
    deployment: impl Into<Deployment>,
    path: &str,
    steps: impl AsyncFnOnce(&Browser),
) {
    in_browser(deployment, async |browser| {
        browser.open(path).await;
        browser.sign_in().await;
        steps(browser).await;
    })
    .await;
}

impl Browser {
    /// Carries out a test, tells what the browser shows if it fails, and closes the browser.
    async fn run(&self, limit: Duration, steps: impl Future<Output = ()>) {
        let steps = async { timeout(limit, steps).await.expect("it took too long") };
        let outcome = AssertUnwindSafe(steps).catch_unwind().await;
        if outcome.is_err() {
            // A browser that hangs says nothing.
            let _ = timeout(LAST_WORDS, self.tell_what_it_shows()).await;
        }
        let closed = timeout(LAST_WORDS, self.client.clone().close()).await;
        // What went wrong first is what the test tells.
        if let Err(panic) = outcome {
            resume_unwind(panic);
        }
        closed.expect("the browser does not close").unwrap();
    }

    /// Lets the app talk to another origin.
    pub(crate) fn allow_origin(&self, origin: &str) {
        self.origins.borrow_mut().push(origin.to_owned());
    }

    /// Lets the console show errors with this text: what the browser itself says of a request that fails.
    pub(crate) fn announce_error(&self, part: &str) {
        self.announced.borrow_mut().push(part.to_owned());
    }

    /// Lets the console show what the browser says of a connection that breaks, and of the app's finding out why.
    pub(crate) fn announce_broken_connection(&self) {
        for part in ["net::ERR_", "status of 401", "status of 404"] {
            self.announce_error(part);
        }
    }
}
