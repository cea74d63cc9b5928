//! An app that does not start says so, without the app.

use std::path::Path;

use loket_service::{Options, Running};
use serde_json::json;
use tempfile::TempDir;

use crate::browser::{Browser, Role, in_browser};
use crate::dist::dist_with;
use crate::service::{options, serve_with};

/// What the browser says of files that are missing or altered.
const SAID: [&str; 6] =
    ["status of 404", "a valid digest", "integrity", "Failed to fetch", "Failed to load", "failed"];

/// The files of the app whose names begin and end so, without the compressed copies that a service may prefer.
fn files(folder: &Path, beginning: &str, end: &str) -> Vec<std::path::PathBuf> {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_one = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy();
        let name = name.trim_end_matches(".br").trim_end_matches(".gz");
        name.starts_with(beginning) && name.ends_with(end)
    };
    paths.filter(is_one).collect()
}

async fn serve_files(dist: &TempDir) -> Running {
    serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await
}

async fn see_trouble(browser: &Browser) {
    let sight = browser.see_heading("Loket has not started").await;
    assert!(sight.headings.contains(&"Loket is niet gestart".to_owned()), "{:?}", sight.headings);
}

#[tokio::test]
async fn a_missing_or_altered_file_is_said_at_once_in_both_languages() {
    let remove = |path: &Path| std::fs::remove_file(path).unwrap();
    let alter = |path: &Path| {
        if path.extension().is_some_and(|kind| kind == "br" || kind == "gz") {
            std::fs::remove_file(path).unwrap();
        } else {
            let mut content = std::fs::read(path).unwrap();
            content.extend_from_slice(b"\n//");
            std::fs::write(path, content).unwrap();
        }
    };
    type Spoil<'a> = &'a dyn Fn(&Path);
    let ways: [(&str, &str, Spoil<'_>); 3] =
        [("loket-", ".wasm", &remove), ("loket-", ".js", &remove), ("loket-", ".js", &alter)];
    for (beginning, end, spoil) in ways {
        let dist = dist_with(&json!({}));
        let found = files(dist.path(), beginning, end);
        assert!(!found.is_empty(), "{beginning}{end}");
        found.iter().for_each(|path| spoil(path));
        let service = serve_files(&dist).await;
        in_browser(&service, async |browser| {
            SAID.iter().for_each(|part| browser.announce_error(part));
            browser.open("/tickets?page=2").await;
            see_trouble(browser).await;
            browser.follow("Reload · Opnieuw laden").await;
            see_trouble(browser).await;
            browser.see_address("/tickets?page=2").await;
        })
        .await;
    }
}

#[tokio::test]
async fn where_not_even_the_first_script_comes_it_is_said_after_a_while() {
    let dist = dist_with(&json!({}));
    files(dist.path(), "boot-", ".js").iter().for_each(|path| std::fs::remove_file(path).unwrap());
    let service = serve_files(&dist).await;
    in_browser(&service, async |browser| {
        SAID.iter().for_each(|part| browser.announce_error(part));
        browser.open("/tickets").await;
        browser.see("the opening frame", |sight| sight.text == "Loket").await;
        assert_eq!(browser.count(Role::Heading, "Loket has not started").await, 0, "it may still come");
        let script = "document.querySelector('#start-trouble').getAnimations().forEach((it) => it.finish())";
        browser.evaluate(script, Vec::new()).await.unwrap();
        see_trouble(browser).await;
    })
    .await;
}

#[tokio::test]
async fn an_app_that_has_started_says_nothing_of_it() {
    let dist = dist_with(&json!({}));
    let service = serve_files(&dist).await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.see_heading("Sign in").await;
        assert_eq!(browser.count_of("#start-trouble").await, 0);
        let rest = "return document.querySelectorAll('#start-trouble').length";
        crate::browser::until("a page without it", async || {
            match browser.evaluate(rest, Vec::new()).await? {
                count if count == 0 => Ok(()),
                other => Err(other.to_string()),
            }
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn a_configuration_that_the_host_fails_to_give_is_no_configuration_of_defaults() {
    let dist = dist_with(&json!({}));
    let service = serve_files(&dist).await;
    in_browser(&service, async |browser| {
        let fail = "const real = window.fetch;
            window.fetch = (url, ...rest) => String(url).includes('config.json') && !sessionStorage.mended
              ? Promise.resolve(new Response('', { status: 503 }))
              : real(url, ...rest);";
        browser.announce_error("config.json could not be read");
        browser.run_on_every_page(fail).await;
        browser.open("/tickets").await;
        see_trouble(browser).await;
        browser.evaluate("sessionStorage.mended = true", Vec::new()).await.unwrap();
        browser.follow("Reload · Opnieuw laden").await;
        browser.find(Role::Button, "Sign in").await;
    })
    .await;
}
