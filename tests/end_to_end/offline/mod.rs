//! The service worker: a start without a network, and what it must never store.

mod deployment;
mod release;
mod updates;

use std::fs;

use loket_service::{Options, Running};
use serde_json::Value;
use tempfile::TempDir;

use self::release::release;
use crate::browser::{Browser, Deployment, Engine, signed_in, until};
use crate::dist::dist;
use crate::service::{options, serve, serve_with};

/// Opens the app, and waits until its files are stored.
async fn store(browser: &Browser) {
    browser.open("/sign-in").await;
    browser.see_heading("Sign in").await;
    see_stored(browser).await;
}

/// Waits until the files of the app are stored.
async fn see_stored(browser: &Browser) {
    let script =
        "return navigator.serviceWorker.getRegistration().then((it) => it?.active?.state === 'activated')";
    browser.see_true(script).await;
}

/// Deploys a version that says its name in the page, while the page that is open is at rest. Chromium replaces a service worker that
/// answers a request only once that has had nothing to do for half a minute, and one that its driver watches not at all.
async fn deploy(browser: &Browser, folder: &TempDir, name: &str) {
    see_rest(browser).await;
    release(folder.path(), name);
}

/// Waits until the page asks for nothing any more. The other parts of the app come after its start.
async fn see_rest(browser: &Browser) {
    let script = "
        const ends = performance.getEntriesByType('resource').map((it) => it.responseEnd);
        return document.readyState === 'complete' && performance.now() - Math.max(...ends) > 500";
    browser.see_true(script).await;
}

/// Looks for a new version, as the app does once an hour, until there is what it leads to. What the browser looks for by itself
/// after a start may still see the version before, and be what it answers with.
async fn update_until<T>(browser: &Browser, wanted: &str, look: impl AsyncFn() -> Result<T, String>) -> T {
    until(wanted, async || {
        look_for_update(browser).await;
        look().await
    })
    .await
}

async fn look_for_update(browser: &Browser) {
    let script = "return navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => null, () => null)";
    browser.evaluate(script, Vec::new()).await.unwrap();
}

/// The version of the page that is open, as [`release`] names it.
async fn see_version(browser: &Browser, name: &str) {
    browser.see_true(&format!("return document.documentElement.dataset.release === '{name}'")).await;
}

async fn serve_files(folder: &TempDir) -> Running {
    serve_with(Options { static_files: Some(folder.path().into()), ..options() }).await
}

#[tokio::test]
async fn the_second_visit_starts_without_a_network() {
    let service = serve().await;
    signed_in(Deployment::from(&service), "/tickets", async |browser| {
        browser.announce_broken_connection();
        browser.see_tickets().await;
        see_stored(browser).await;
        service.stop().await;
        browser.open("/events").await;
        browser.see_heading("Events").await;
        browser.hear("No answer from this address").await;
        browser.open("/shops/new").await;
        browser.see_heading("New shop").await;
    })
    .await;
}

#[tokio::test]
async fn the_installed_app_starts_without_a_network() {
    let service = serve().await;
    signed_in(Deployment::from(&service), "/tickets", async |browser| {
        browser.announce_broken_connection();
        browser.see_tickets().await;
        see_stored(browser).await;
        service.stop().await;
        // The address that the manifest has.
        browser.open("/?start").await;
        browser.see_heading("Today").await;
    })
    .await;
}

#[tokio::test]
async fn a_browser_that_can_takes_files_from_the_cache_without_the_workers_answer() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        see_stored(browser).await;
        browser.reload().await;
        browser.see_tickets().await;
        let script = "
            if (!('workerMatchedSourceType' in PerformanceResourceTiming.prototype)) return null;
            return performance.getEntriesByType('resource').filter((it) => it.name.endsWith('.wasm'))
                .map((it) => it.workerMatchedSourceType);";
        let sources = browser.evaluate(script, Vec::new()).await.unwrap();
        let of_files = sources.as_array().map(Vec::as_slice);
        assert_eq!(of_files.is_some(), Engine::current() == Engine::Chromium);
        assert!(
            of_files.is_none_or(|files| !files.is_empty() && files.iter().all(|it| it == "cache")),
            "{sources}"
        );
    })
    .await;
}

#[tokio::test]
async fn nothing_of_the_service_is_stored_and_no_token() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        see_stored(browser).await;
        browser.reload().await;
        browser.see_tickets().await;
        browser.follow("Dag 1").await;
        browser.see_heading("Dag 1").await;
        let script = "
            const responses = async (name) => {
              const cache = await caches.open(name);
              const requests = await cache.keys();
              return Promise.all(requests.map(async (request) => {
                const response = await cache.match(request);
                return [new URL(request.url).pathname, [...request.headers].join(), await response.text()];
              }));
            };
            return caches.keys().then((names) => Promise.all(names.map(responses)));";
        let stored = browser.evaluate(script, Vec::new()).await.unwrap();
        let stored: Vec<&Value> =
            stored.as_array().unwrap().iter().flat_map(|it| it.as_array().unwrap()).collect();
        let files: Vec<&str> = stored.iter().map(|it| it[0].as_str().unwrap()).collect();
        assert!(files.contains(&"/") && files.contains(&"/config.json") && files.len() > 20, "{files:?}");
        assert!(!files.iter().any(|path| path.starts_with("/v1")), "{files:?}");
        let all = format!("{stored:?}");
        assert!(!all.contains(service.token()), "the token is stored");
    })
    .await;
}

#[tokio::test]
async fn it_can_be_installed_and_opens_on_the_search_at_the_door() {
    let manifest: Value =
        serde_json::from_str(&fs::read_to_string(dist().join("installed/manifest.json")).unwrap()).unwrap();
    for icon in manifest["icons"].as_array().unwrap() {
        assert!(dist().join("installed").join(icon["src"].as_str().unwrap()).is_file(), "{icon}");
    }
    let service = serve().await;
    signed_in(&service, "/events/1001/purchases", async |browser| {
        browser.open("/?start").await;
        browser.see_address("/events/1001/purchases").await;
        browser.open("/tickets").await;
        browser.see_tickets().await;
        browser.open("/?start").await;
        browser.see_heading("Today").await;
        browser.see_address("/").await;
    })
    .await;
}
