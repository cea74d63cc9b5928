//! New versions: announced, taken over, stepped back from, and broken ones.

use serde_json::json;

use super::release::release_worker;
use super::{deploy, look_for_update, see_stored, see_version, serve_files, store, update_until};
use crate::browser::{Browser, Deployment, in_browser, signed_in};
use crate::dist::dist_with;

const NEW_VERSION: &str = "A new version of Loket is ready";

/// Waits until a new version is announced, and says all that the page shows then.
async fn hear_of_update(browser: &Browser) -> String {
    update_until(browser, "a new version", async || {
        let sight = browser.look().await?;
        if sight.notices.iter().any(|it| it.contains(NEW_VERSION)) { Ok(sight.text) } else { Err(sight.text) }
    })
    .await
}

/// Starts anew with a version, once that has taken over. (A load while one service worker replaces another ends at once for a
/// person; of about one in ten, Chromium's driver does not hear, and waits in vain.)
async fn start_with(browser: &Browser, name: &str) {
    // What there is: the version in use, and the workers with what they are at.
    let script = "
        const seen = async () => {
          const [note, registration] = await Promise.all([caches.match('in-use'), navigator.serviceWorker.getRegistration()]);
          const { installing, waiting, active } = registration;
          const workers = [installing, waiting, active].map((it) => it?.state ?? '-').join(' ');
          return `${workers} ${await note.text()}`;
        };
        return seen();";
    let wanted = format!("- - activated loket / version {name}");
    update_until(browser, name, async || {
        let seen = browser.evaluate(script, Vec::new()).await?;
        if seen == wanted.as_str() { Ok(()) } else { Err(seen.to_string()) }
    })
    .await;
    browser.open("/sign-in").await;
    see_version(browser, name).await;
    browser.see_heading("Sign in").await;
}

#[tokio::test]
async fn a_new_version_is_announced_during_work_and_loses_none_of_it() {
    let folder = dist_with(&json!({}));
    let service = serve_files(&folder).await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.see_heading("New ticket").await;
        see_stored(browser).await;
        browser.reload().await;
        browser.see_heading("New ticket").await;
        browser.fill("name", "Early bird").await;
        deploy(browser, &folder, "two").await;
        let text = hear_of_update(browser).await;
        assert!(text.contains("What you typed is saved"), "{text}");
        assert_eq!(browser.value("name").await, "Early bird", "nothing is loaded unasked");
        browser.press("Reload").await;
        see_version(browser, "two").await;
        browser.see_heading("New ticket").await;
        browser.see_text("Draft restored").await;
        assert_eq!(browser.value("name").await, "Early bird");
    })
    .await;
}

#[tokio::test]
async fn the_next_start_has_the_new_version_and_a_rollback_works_alike() {
    let folder = dist_with(&json!({}));
    let service = serve_files(&folder).await;
    in_browser(&service, async |browser| {
        store(browser).await;
        browser.reload().await;
        browser.see_heading("Sign in").await;
        for name in ["two", "three", "two", "four"] {
            deploy(browser, &folder, name).await;
            start_with(browser, name).await;
        }
        // This version and the one that was in use before, which another tab may still be open with.
        let caches = "return caches.keys().then((names) => {
            const versions = names.filter((it) => it.includes('version')).map((it) => it.split(' ').at(-1));
            return versions.sort().join() === 'four,two';
        })";
        browser.see_true(caches).await;
    })
    .await;
}

#[tokio::test]
async fn an_upload_that_is_not_complete_never_replaces_what_works() {
    let folder = dist_with(&json!({}));
    let service = serve_files(&folder).await;
    in_browser(Deployment::from(&service), async |browser| {
        browser.announce_broken_connection();
        for part in ["integrity", "digest", "Failed to fetch"] {
            browser.announce_error(part);
        }
        store(browser).await;
        release_worker(folder.path(), "half");
        look_for_update(browser).await;
        let nothing_comes = "return navigator.serviceWorker.getRegistration()
            .then((it) => !it.installing && !it.waiting)";
        browser.see_true(nothing_comes).await;
        service.stop().await;
        browser.open("/sign-in").await;
        browser.see_heading("Sign in").await;
        browser.see_true("return document.documentElement.dataset.release === undefined").await;
    })
    .await;
}

#[tokio::test]
async fn another_tab_goes_on_with_the_version_that_it_has() {
    let folder = dist_with(&json!({}));
    let service = serve_files(&folder).await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        see_stored(browser).await;
        browser.reload().await;
        browser.see_tickets().await;
        let first = browser.tab().await;
        browser.open_another_tab("/sign-in").await;
        browser.see_heading("Sign in").await;
        deploy(browser, &folder, "two").await;
        browser.sign_in().await;
        hear_of_update(browser).await;
        browser.press("Reload").await;
        see_version(browser, "two").await;
        browser.switch_to(&first).await;
        browser.hear(NEW_VERSION).await;
        browser.follow("Shops").await;
        browser.see_heading("Shops").await;
        browser.press("Reload").await;
        see_version(browser, "two").await;
    })
    .await;
}
