//! Starting a browser.

use std::sync::LazyLock;
use std::time::Duration;

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use super::Engine;
use crate::environment::variable;

/// How long a page may take to load, in milliseconds: one that never does would hold up all tests.
const PAGE_LOAD: u32 = 60_000;
/// How long a browser may take to start.
const START: Duration = Duration::from_secs(30);
/// The size of a window whose browser takes no such argument.
const WINDOW: (u32, u32) = (1280, 1000);
const NO_WAY_BACK: &str = "--disable-back-forward-cache";
/// What a browser needs to run as any user on any machine, and to leave the network alone.
const ARGUMENTS: [&str; 11] = [
    "--headless=new",
    // A page in the back/forward cache would count as memory that the app holds.
    NO_WAY_BACK,
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--lang=en-US",
    "--window-size=1280,900",
];

/// Whether a browser keeps notes of what it does, which takes time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Notes {
    Taken,
    /// Nothing is noted: that would slow down what is measured, and keep the page out of the back/forward cache.
    #[allow(dead_code, reason = "the target that takes screenshots opens no such browser")]
    None,
}

/// How many browsers may be open at once.
static PERMITS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(Engine::current().most()));

/// Whether a browser keeps pages for the way back, as people's browsers do: drivers switch that off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WayBack {
    Cached,
    Loaded,
}

/// Opens a browser as soon as there are few enough.
pub(super) async fn open(notes: Notes) -> (Client, SemaphorePermit<'static>) {
    open_with(notes, WayBack::Loaded).await
}

/// The same, with or without the back/forward cache.
pub(super) async fn open_with(notes: Notes, way_back: WayBack) -> (Client, SemaphorePermit<'static>) {
    let permit = PERMITS.acquire().await.unwrap();
    let driver = variable("LOKET_WEBDRIVER");
    let mut builder = ClientBuilder::new(HttpConnector::new());
    let connected = builder.capabilities(capabilities(notes, way_back)).connect(&driver);
    let client = timeout(START, connected)
        .await
        .expect("the browser takes too long to start")
        .unwrap_or_else(|error| panic!("no browser could be started: {error}"));
    if Engine::current() == Engine::WebKit {
        let (width, height) = WINDOW;
        client.set_window_size(width, height).await.unwrap();
    }
    (client, permit)
}

fn capabilities(notes: Notes, way_back: WayBack) -> Capabilities {
    let mut capabilities = match Engine::current() {
        Engine::Chromium => of_chromium(notes, way_back),
        other => other.capabilities(),
    };
    capabilities["timeouts"] = json!({ "pageLoad": PAGE_LOAD });
    match capabilities {
        Value::Object(capabilities) => capabilities,
        other => unreachable!("{other}"),
    }
}

fn of_chromium(notes: Notes, way_back: WayBack) -> Value {
    let mut capabilities = json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": ARGUMENTS, "prefs": { "intl.accept_languages": "en-US,en" } },
    });
    if way_back == WayBack::Cached {
        let arguments: Vec<&str> = ARGUMENTS.into_iter().filter(|it| *it != NO_WAY_BACK).collect();
        let options = &mut capabilities["goog:chromeOptions"];
        options["args"] = json!(arguments);
        options["excludeSwitches"] = json!([NO_WAY_BACK.trim_start_matches('-')]);
    }
    if notes == Notes::Taken {
        capabilities["goog:chromeOptions"]["perfLoggingPrefs"] =
            json!({ "enableNetwork": true, "enablePage": false });
        capabilities["goog:loggingPrefs"] = json!({ "browser": "ALL", "performance": "ALL" });
    }
    capabilities
}
