//! A session: where it leads, where its token is stored, and how it ends.

use http::StatusCode;
use loket_service::{Auth, FaultPlan, Operation, Options};

use crate::browser::{Role, in_browser, signed_in};
use crate::service::{options, serve, serve_with, status};

#[tokio::test]
async fn the_place_that_was_asked_for_is_reached() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/tickets?page=2").await;
        browser.see_heading("Sign in").await;
        browser.see_address("/sign-in?to=%2Ftickets%3Fpage%3D2").await;
        browser.sign_in().await;
        browser.see_text("21–40 of 60").await;
        browser.see_address("/tickets?page=2").await;
    })
    .await;
}

#[tokio::test]
async fn the_sign_in_does_not_lead_to_another_site() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in?to=https%3A%2F%2Fexample.org%2F").await;
        browser.sign_in().await;
        let sight = browser.see_heading("Today").await;
        assert!(sight.address.starts_with(browser.app()), "{}", sight.address);
    })
    .await;
}

#[tokio::test]
async fn the_token_is_stored_for_the_tab_only() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        let sight = browser.see_text("1–20 of 60").await;
        assert!(browser.storage("sessionStorage").await.contains(service.token()));
        assert!(!browser.storage("localStorage").await.contains(service.token()));
        assert!(!sight.text.contains(service.token()));
        assert!(!browser.source().await.contains(service.token()));

        browser.reload().await;
        browser.see_text("1–20 of 60").await;
        browser.open_another_tab("/tickets").await;
        browser.see_heading("Sign in").await;
    })
    .await;
}

#[tokio::test]
async fn signing_out_forgets() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.follow("Dag 1").await;
        browser.see_heading("Dag 1").await;
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        let sight = browser.see_heading("Sign in").await;
        assert!(!sight.text.contains("You were signed out"), "no other tab ended the session");
        assert_eq!(browser.value("token").await, "");
        assert_eq!(browser.storage("sessionStorage").await, "{}");
        service.clear_requests();
        browser.back().await;
        browser.see_heading("Sign in").await;
        assert_eq!(service.requests(), []);
    })
    .await;
}

#[tokio::test]
async fn a_token_that_is_refused_in_the_middle_of_the_work_ends_the_session() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.announce_error("status of 401");
        browser.see_tickets().await;
        service.fault(FaultPlan::on_any(status(StatusCode::UNAUTHORIZED)));
        browser.follow("Next page").await;
        browser.hear("You were signed out").await;
        browser.see_text("The token is no longer accepted.").await;
        assert_eq!(browser.storage("sessionStorage").await, "{}");

        service.clear_faults();
        browser.sign_in().await;
        browser.see_text("21–40 of 60").await;
    })
    .await;
}

#[tokio::test]
async fn the_token_can_travel_in_another_header() {
    let auth = Auth { header: "X-Api-Token".into(), scheme: None };
    let service = serve_with(Options { auth, ..options() }).await;
    in_browser(&service, async |browser| {
        browser.announce_error("status of 401");
        browser.open("/sign-in").await;
        browser.fill("token", service.token()).await;
        browser.press("Sign in").await;
        browser.hear("Token not accepted").await;
        browser.disclose("Advanced").await;
        browser.fill("auth.header", "X-Api-Token").await;
        browser.fill("auth.scheme", "").await;
        browser.press("Sign in").await;
        browser.see_heading("Today").await;
        browser.reload().await;
        browser.see_heading("Today").await;
        assert_eq!(browser.count(Role::Heading, "Sign in").await, 0);
        let of_lists =
            service.requests().into_iter().filter(|it| it.operation == Some(Operation::ListTickets));
        assert!(of_lists.into_iter().all(|request| request.authorized));
    })
    .await;
}

#[tokio::test]
async fn the_sign_in_has_its_own_title_and_the_focus() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/tickets").await;
        browser.see("its title", |sight| sight.title == "Sign in · Loket").await;
        browser.sign_in().await;
        browser.see("the page that was asked for", |sight| sight.title == "Tickets · Loket").await;
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        browser.see("its title", |sight| sight.title == "Sign in · Loket").await;
        browser.see_focus_on_heading("Sign in").await;
    })
    .await;
}
