//! What was typed wrong is said before anything is sent.

use crate::browser::{Role, in_browser};
use crate::service::{count_all, serve};

#[tokio::test]
async fn odd_addresses_tokens_and_headers_are_refused_in_words() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.disclose("Advanced").await;
        for (control, typed, problem) in [
            ("service_url", "", "Enter the address of the ticketing service"),
            ("service_url", "tickets", "Enter an address such as https://tickets.example.org"),
            ("service_url", "http://tickets.example.org", "Enter an address that starts with https"),
            ("service_url", "https://me@tickets.example.org", "Enter the address without a user name"),
            ("token", "", "Enter the API token"),
            ("token", "a token", "Enter a token without spaces"),
            ("token", "tökén", "Enter a token without spaces"),
            ("auth.header", "X Token", "Use letters, digits and hyphens only"),
            ("auth.scheme", "Bear:er", "Use letters, digits and hyphens only"),
        ] {
            let before = browser.value(control).await;
            if control != "token" {
                browser.fill("token", service.token()).await;
            }
            browser.fill(control, typed).await;
            browser.press("Sign in").await;
            browser.see(problem, |sight| sight.text.contains(problem)).await;
            assert!(browser.description(control).await.contains(problem), "beside {control}");
            browser.find(Role::Heading, "There is a problem").await;
            assert_eq!(browser.value(control).await, typed);
            browser.fill(control, &before).await;
        }
        assert_eq!(count_all(&service), 0);
        for storage in ["sessionStorage", "localStorage"] {
            assert_eq!(browser.storage(storage).await, "{}", "{storage}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_way_leads_from_the_summary_to_what_is_wrong() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.press("Sign in").await;
        browser.see_heading("There is a problem").await;
        browser.follow("Enter the API token").await;
        browser.see_focus_on("token").await;
    })
    .await;
}

#[tokio::test]
async fn a_problem_in_what_is_folded_away_can_be_reached() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.fill("token", service.token()).await;
        browser.disclose("Advanced").await;
        browser.fill("auth.header", "X Token").await;
        browser.disclose("Advanced").await;
        browser.press("Sign in").await;
        browser.follow("Use letters, digits and hyphens only").await;
        browser.see_focus_on("auth.header").await;
    })
    .await;
}

#[tokio::test]
async fn a_mistake_that_is_made_again_is_shown_again() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/").await;
        for _ in 0..2 {
            browser.press("Sign in").await;
            browser.see_focus_on("token").await;
        }
    })
    .await;
}
