//! The test of a connection tells which of several things is wrong, or that it works.

use std::net::{Ipv4Addr, TcpListener};

use loket_service::Options;

use crate::browser::in_browser;
use crate::service::{api_options, count_all, serve, serve_with};

/// An address at which nothing listens.
fn unused_address() -> String {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    format!("http://{}", listener.local_addr().unwrap())
}

#[tokio::test]
async fn a_connection_that_works_is_described() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.fill("token", service.token()).await;
        browser.press("Test the connection").await;
        browser.hear("The connection works").await;
        browser.hear("Organiser of “Zomerfestival De Vecht” and 11 more events.").await;
        browser.see_address("/sign-in").await;
    })
    .await;
}

#[tokio::test]
async fn an_address_without_anything_is_said() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        let unused = unused_address();
        browser.allow_origin(&unused);
        browser.announce_broken_connection();
        browser.open("/sign-in").await;
        browser.fill("service_url", &unused).await;
        browser.fill("token", service.token()).await;
        browser.press("Sign in").await;
        browser.hear("No answer from this address").await;
        assert_eq!(browser.value("service_url").await, unused);
        assert_eq!(browser.value("token").await, service.token());
    })
    .await;
}

#[tokio::test]
async fn another_site_is_recognised() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.fill("service_url", &format!("{}/nowhere", service.url())).await;
        browser.fill("token", service.token()).await;
        browser.press("Test the connection").await;
        browser.hear("This isn’t the address of a ticketing service").await;
    })
    .await;
}

#[tokio::test]
async fn a_service_that_other_origins_may_not_read_is_recognised() {
    let service = serve().await;
    let elsewhere = serve_with(api_options()).await;
    in_browser(&service, async |browser| {
        browser.allow_origin(&elsewhere.url());
        browser.announce_error("blocked by CORS policy");
        browser.announce_broken_connection();
        browser.open("/sign-in").await;
        browser.fill("service_url", &elsewhere.url()).await;
        browser.fill("token", service.token()).await;
        browser.press("Test the connection").await;
        browser.hear("Blocked by the browser").await;
        browser.see_text("doesn’t allow requests from this address (CORS)").await;
    })
    .await;
}

#[tokio::test]
async fn a_service_on_another_origin_works() {
    let service = serve().await;
    let elsewhere = serve_with(Options { allow_origins: true, ..api_options() }).await;
    in_browser(&service, async |browser| {
        browser.allow_origin(&elsewhere.url());
        browser.open("/tickets").await;
        browser.fill("service_url", &format!("{}/v1/", elsewhere.url())).await;
        browser.sign_in().await;
        browser.see_text("1–20 of 60").await;
        assert_eq!(count_all(&service), 0, "requests to the app's own origin");
    })
    .await;
}

#[tokio::test]
async fn a_refused_token_is_said() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.announce_error("status of 401");
        browser.open("/sign-in").await;
        browser.fill("token", "an-older-token").await;
        browser.press("Sign in").await;
        browser.hear("Token not accepted").await;
        assert_eq!(browser.storage("sessionStorage").await, "{}");
    })
    .await;
}

#[tokio::test]
async fn a_missing_network_is_said() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.announce_broken_connection();
        browser.open("/sign-in").await;
        browser.fill("token", service.token()).await;
        browser.emulate_network(false).await;
        browser.press("Sign in").await;
        browser.hear("No network").await;
        browser.emulate_network(true).await;
        browser.press("Sign in").await;
        browser.see_heading("Today").await;
    })
    .await;
}
