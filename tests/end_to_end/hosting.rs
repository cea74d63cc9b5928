//! What the built files say to the host that serves them.

use std::fs;

use loket_service::Options;
use serde_json::json;

use crate::browser::in_browser;
use crate::dist::{dist, dist_with};
use crate::service::{options, serve, serve_with};

/// Whether a file is of a worker. A browser does not check their scripts: the page that starts them is from the same host.
fn is_of_worker(name: &str) -> bool {
    name == "service-worker.js" || name.starts_with("loket-reader-")
}

#[tokio::test]
async fn the_app_runs_under_the_headers_that_it_ships_with() {
    let service = serve().await;
    let http = reqwest::Client::new();
    let headers = async |path: &str| {
        let response = http.get(format!("{}{path}", service.url())).send().await.unwrap();
        assert!(response.status().is_success(), "{path}");
        response.headers().clone()
    };
    let page = headers("/tickets/12").await;
    let policy = page["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
    assert_eq!(page["referrer-policy"], "no-referrer");
    assert_eq!(page["x-content-type-options"], "nosniff");
    assert_eq!(page["cross-origin-opener-policy"], "same-origin");
    assert!(page["permissions-policy"].to_str().unwrap().contains("camera=()"));
    for path in ["/index.html", "/config.json"] {
        assert_eq!(headers(path).await["cache-control"], "no-cache", "{path}");
    }
    for name in fs::read_dir(dist()).unwrap().map(|entry| entry.unwrap().file_name()) {
        let name = name.to_string_lossy();
        if name.ends_with(".wasm") {
            let caching = &headers(&format!("/{name}")).await["cache-control"];
            assert_eq!(caching, "public, max-age=31536000, immutable", "{name}");
        }
    }
    in_browser(&service, async |browser| {
        browser.open("/tickets").await;
        browser.sign_in().await;
        browser.see_tickets().await;
    })
    .await;
}

#[tokio::test]
async fn every_file_is_checked_before_it_runs() {
    let page = fs::read_to_string(dist().join("index.html")).unwrap();
    for tag in page
        .split('<')
        .filter(|tag| tag.starts_with("script") || tag.contains("stylesheet") || tag.contains("preload"))
        // The deployment edits its settings; they are read, and never run.
        .filter(|tag| !tag.contains("config.json"))
    {
        assert!(tag.replace('"', "").contains(" integrity=sha384-"), "<{tag}");
    }
    assert!(!page.contains("<style") && !page.contains(" onload="), "{page}");
    assert!(page.contains("require-trusted-types-for 'script'"), "{page}");
}

#[tokio::test]
async fn what_was_altered_on_the_way_does_not_run() {
    // What is stored from before would not be fetched.
    let dist = dist_with(&json!({ "offline": false }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    let (blocked, failed) = ("'integrity' attribute", "TypeError: Failed to fetch");
    in_browser(&service, async |browser| {
        // Each is waited for below; a file that two ask for is said twice, the second time perhaps later.
        [blocked, failed].iter().for_each(|refused| browser.announce_error(refused));
        browser.devtools("Network.enable", json!({})).await;
        browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
        let files = [dist.path().to_owned(), dist.path().join("snippets")]
            .map(|folder| fs::read_dir(folder).unwrap());
        for file in files.into_iter().flatten().map(|entry| entry.unwrap().path()) {
            // What is put behind it means nothing: a blank, and to wasm one more section.
            let (more, refused): (&[u8], _) = match file.file_name().unwrap().to_str().unwrap() {
                // A language that is not chosen does not come, nor does a worker that the settings decline or no list needs.
                name if name.starts_with("dutch-") || is_of_worker(name) => continue,
                name if name.starts_with("loket-") && name.ends_with(".wasm") => (&[0, 2, 1, b'x'], failed),
                // A part, which comes while the browser is idle.
                name if name.ends_with(".wasm") => (&[0, 2, 1, b'x'], blocked),
                name if name.starts_with("loket-") && name.ends_with(".js") => (b"\n", failed),
                name if name.ends_with(".js") || name.ends_with(".css") => (b"\n", blocked),
                _ => continue,
            };
            let content = fs::read(&file).unwrap();
            fs::write(&file, [&content, more].concat()).unwrap();
            // Else that would be sent.
            for ending in ["br", "gz"] {
                let _ = fs::remove_file(format!("{}.{ending}", file.display()));
            }
            browser.open("/sign-in").await;
            browser.see_in_console(refused).await;
            fs::write(&file, content).unwrap();
        }
        browser.open("/sign-in").await;
        browser.see_heading("Sign in").await;
    })
    .await;
}
