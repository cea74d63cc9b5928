//! What the built files say to the host that serves them.

use std::fs;

use crate::browser::in_browser;
use crate::dist::dist;
use crate::service::serve;

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
        assert!(tag.contains("integrity="), "<{tag}");
    }
    assert!(!page.contains("<style") && !page.contains(" onload="), "{page}");
    assert!(page.contains("require-trusted-types-for 'script'"), "{page}");
}
