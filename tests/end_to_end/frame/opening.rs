//! What is shown before the app starts.

use loket_service::Options;
use serde_json::json;

use crate::browser::{in_browser, signed_in};
use crate::dist::dist_with;
use crate::service::{options, serve, serve_with};

#[tokio::test]
async fn the_frame_is_painted_before_the_app_starts() {
    let dist = dist_with(&json!({}));
    for entry in std::fs::read_dir(dist.path()).unwrap() {
        let path = entry.unwrap().path();
        let is_of_the_app = |name: &str| name.contains(".wasm") || name.starts_with("all-");
        if path.file_name().is_some_and(|name| is_of_the_app(&name.to_string_lossy())) {
            std::fs::remove_file(path).unwrap();
        }
    }
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    in_browser(&service, async |browser| {
        let said = [
            "status of 404",
            "a valid digest",
            "integrity checks failed",
            "Failed to fetch",
            "to apply style",
        ];
        for part in said {
            browser.announce_error(part);
        }
        browser.open("/tickets").await;
        browser.see("the name of the app", |sight| sight.text.starts_with("Loket")).await;
        let height = "return document.querySelector('#opening').offsetHeight";
        assert_eq!(browser.evaluate(height, Vec::new()).await.unwrap(), 56, "as high as it will be");
    })
    .await;
}

#[tokio::test]
async fn the_app_puts_its_own_frame_in_its_place() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        assert_eq!(browser.count_of("header.frame-header").await, 1);
    })
    .await;
}
