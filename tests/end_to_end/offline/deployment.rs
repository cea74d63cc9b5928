//! What a deployment decides: its settings, whether there is a service worker at all, and what else its host has.

use std::fs;

use serde_json::{Value, json};

use super::{deploy, see_rest, see_stored, see_version, serve_files, store, update_until};
use crate::browser::{Browser, Deployment, in_browser, until};
use crate::dist::dist_with;

#[tokio::test]
async fn settings_come_from_the_network_and_are_used_again_without_it() {
    let folder = dist_with(&json!({ "display": { "language": "nl" } }));
    let service = serve_files(&folder).await;
    in_browser(Deployment::from(&service), async |browser| {
        browser.announce_broken_connection();
        browser.open("/sign-in").await;
        browser.see_heading("Aanmelden").await;
        see_stored(browser).await;
        fs::write(folder.path().join("config.json"), "{}").unwrap();
        browser.open("/sign-in").await;
        browser.see_heading("Sign in").await;
        service.stop().await;
        browser.open("/sign-in").await;
        let sight = browser.see_heading("Sign in").await;
        assert!(!sight.text.contains("config.json"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn a_deployment_can_switch_it_off() {
    let folder = dist_with(&json!({}));
    let service = serve_files(&folder).await;
    in_browser(&service, async |browser| {
        store(browser).await;
        fs::write(folder.path().join("config.json"), r#"{ "offline": false }"#).unwrap();
        // Where the settings come late, a start has those that were stored.
        until("no service worker", async || {
            browser.open("/sign-in").await;
            browser.see_heading("Sign in").await;
            see_rest(browser).await;
            is_removed(browser).await
        })
        .await;
        // Until it is loaded anew, the page still asks the worker for its files.
        let script = "const file = document.querySelector('link[rel=modulepreload]').href;
            return fetch(file).then((it) => it.blob()).then(() => true)";
        browser.see_true(script).await;
        assert_eq!(is_removed(browser).await, Ok(()));
    })
    .await;
}

/// Whether the service worker and all that it stored are gone.
async fn is_removed(browser: &Browser) -> Result<(), String> {
    let script = "return Promise.all([navigator.serviceWorker.getRegistration(), caches.keys()])
        .then(([registration, names]) => !registration && names.length === 0)";
    let is_removed = browser.evaluate(script, Vec::new()).await?;
    if is_removed == Value::Bool(true) { Ok(()) } else { Err("it is still there".to_owned()) }
}

#[tokio::test]
async fn the_worker_of_the_documentation_removes_it_from_every_browser() {
    let document = include_str!("../../../docs/offline.md");
    let (_, script) = document.split_once("```js\n").unwrap();
    let (script, _) = script.split_once("```").unwrap();
    let folder = dist_with(&json!({}));
    let service = serve_files(&folder).await;
    in_browser(&service, async |browser| {
        store(browser).await;
        browser.reload().await;
        browser.see_heading("Sign in").await;
        deploy(browser, &folder, "two").await;
        fs::write(folder.path().join("config.json"), r#"{ "offline": false }"#).unwrap();
        fs::write(folder.path().join("service-worker.js"), script).unwrap();
        update_until(browser, "no service worker", async || is_removed(browser).await).await;
        see_version(browser, "two").await;
    })
    .await;
}

#[tokio::test]
async fn what_else_the_host_has_is_not_answered_by_the_app() {
    let folder = dist_with(&json!({}));
    fs::create_dir(folder.path().join("manual")).unwrap();
    fs::write(folder.path().join("manual/page.html"), "<h1>Another page of this host</h1>").unwrap();
    let service = serve_files(&folder).await;
    in_browser(&service, async |browser| {
        browser.announce_error("favicon.ico");
        store(browser).await;
        browser.open("/sign-in").await;
        browser.see_heading("Sign in").await;
        browser.open("/manual/page.html").await;
        browser.see_heading("Another page of this host").await;
    })
    .await;
}

#[tokio::test]
async fn without_settings_it_starts_without_a_network_too() {
    let folder = dist_with(&json!({}));
    fs::remove_file(folder.path().join("config.json")).unwrap();
    let service = serve_files(&folder).await;
    in_browser(Deployment::from(&service), async |browser| {
        browser.announce_broken_connection();
        browser.announce_error("status of 404");
        store(browser).await;
        see_rest(browser).await;
        service.stop().await;
        browser.open("/sign-in").await;
        browser.see_heading("Sign in").await;
    })
    .await;
}
