//! Places: their titles, the focus after a move, and addresses typed, reloaded and mistyped.

use crate::browser::signed_in;
use crate::service::serve;

#[tokio::test]
async fn title_and_focus_follow_every_move() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see("the title", |sight| sight.title == "Tickets · Loket").await;
        for (link, heading) in [("Dag 1", "Dag 1"), ("Edit ticket", "Edit “Dag 1”"), ("Cancel", "Dag 1")]
        {
            browser.follow(link).await;
            let title = format!("{heading} · Loket");
            browser.see(&title, |sight| sight.title == title).await;
            browser.see_focus_on_heading(heading).await;
        }
        browser.back().await;
        browser.see_focus_on_heading("Edit “Dag 1”").await;
    })
    .await;
}

#[tokio::test]
async fn every_place_survives_a_reload() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        for (path, heading) in [
            ("/tickets?page=3", "Tickets"),
            ("/tickets/new", "New ticket"),
            ("/tickets/3005", "Weekendticket"),
            ("/tickets/3005/edit", "Edit “Weekendticket”"),
        ] {
            browser.open(path).await;
            browser.see_heading(heading).await;
            browser.reload().await;
            browser.see_heading(heading).await;
            browser.see_address(path).await;
        }
    })
    .await;
}

#[tokio::test]
async fn an_address_that_leads_nowhere_says_so_and_leads_on() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.open("/nowhere/at/all").await;
        let sight = browser.see_heading("Page not found").await;
        assert_eq!(sight.title, "Page not found · Loket");
        browser.open("/").await;
        browser.see_heading("Today").await;
    })
    .await;
}

#[tokio::test]
async fn the_navigation_says_where_one_is() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.see_heading("New ticket").await;
        assert_eq!(browser.current_place().await, "Tickets");
        browser.open("/nowhere").await;
        browser.see_heading("Page not found").await;
        assert_eq!(browser.current_place().await, "");
    })
    .await;
}
