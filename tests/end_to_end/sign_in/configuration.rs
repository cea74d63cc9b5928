//! What a deployment decides in `config.json`.

use loket_service::{Auth, Options};
use serde_json::json;

use crate::browser::{Role, in_browser, signed_in};
use crate::dist::{dist_with, dist_with_text};
use crate::service::{options, serve_with};

#[tokio::test]
async fn keys_that_are_unknown_or_wrong_are_named_with_their_values() {
    let dist = dist_with(&json!({
        "service": "/",
        "service_url": 7,
        "auth": { "scheme": "Bea rer" },
        "request": { "concurrency": 0, "encoding": "xml" },
        "display": { "language": "de", "time_zone": "Europe/Atlantis" },
    }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        let sight = browser.hear("config.json has values that can’t be used").await;
        for problem in [
            r#"service: "/""#,
            "service_url: 7",
            r#"auth.scheme: "Bea rer""#,
            "request.concurrency: 0",
            r#"request.encoding: "xml""#,
            r#"display.language: "de""#,
            r#"display.time_zone: "Europe/Atlantis""#,
        ] {
            assert!(sight.text.contains(problem), "{problem} in {}", sight.text);
        }
        // The defaults stand in for all of them.
        browser.sign_in().await;
        browser.see_heading("Today").await;
    })
    .await;
}

#[tokio::test]
async fn a_file_that_is_not_json_is_named() {
    let dist = dist_with_text("{ \"service_url\": ");
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.hear("config.json has values that can’t be used").await;
        browser.find(Role::Button, "Sign in").await;
    })
    .await;
}

#[tokio::test]
async fn a_fixed_address_is_not_asked_for() {
    let dist = dist_with(&json!({ "service_url": "/" }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.see_text(&format!("Ticketing service: {}", service.url())).await;
        assert_eq!(browser.count(Role::Field, "Service address").await, 0);
        browser.sign_in().await;
        browser.see_heading("Today").await;
    })
    .await;
}

#[tokio::test]
async fn the_header_of_the_token_currency_and_zone_are_taken() {
    let dist = dist_with(&json!({
        "auth": { "header": "X-Api-Token", "scheme": null },
        "display": { "currency": "EUR", "time_zone": "America/New_York", "language": "nl" },
    }));
    let auth = Auth { header: "X-Api-Token".into(), scheme: None };
    let options = Options { static_files: Some(dist.path().into()), auth, ..options() };
    let service = serve_with(options).await;
    in_browser(&service, async |browser| {
        browser.open("/tickets/new").await;
        browser.fill("token", service.token()).await;
        browser.press("Aanmelden").await;
        browser.see_text("America/New_York").await;
        browser.open("/tickets/3001").await;
        browser.see_text("€ 49,50").await;
        // What is configured is not to choose.
        browser.disclose("Menu").await;
        browser.find(Role::Field, "Taal").await;
        assert_eq!(browser.count(Role::Field, "Valuta").await, 0);
    })
    .await;
}

#[tokio::test]
async fn ids_are_sent_as_configured() {
    let dist = dist_with(&json!({ "request": { "ids": "string" } }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    signed_in(&service, "/tickets/3015/edit", async |browser| {
        browser.fill("template_id", "802").await;
        browser.press("Review changes").await;
        browser.disclose("Show request").await;
        browser.see_text(r#""template_id": "802""#).await;
    })
    .await;
}
