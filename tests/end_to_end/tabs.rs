//! Several tabs of one browser: what they share, and what each has for itself.

use crate::browser::{NewTab, Role, in_browser, signed_in};
use crate::service::serve;

async fn open_in_new_tab(hand: NewTab) {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        let list = browser.tab().await;
        browser.follow_in_new_tab("Dag 1", hand).await;
        browser.see_heading("Dag 1").await;
        browser.see_true("return opener === null").await;
        assert!(!browser.storage("localStorage").await.contains(service.token()));
        browser.switch_to(&list).await;
        browser.see_address("/tickets").await;
        browser.see_tickets().await;
    })
    .await;
}

#[tokio::test]
async fn a_link_opened_in_another_tab_is_signed_in() {
    open_in_new_tab(NewTab::ControlKey).await;
}

#[tokio::test]
async fn a_link_opened_with_the_middle_button_is_signed_in() {
    open_in_new_tab(NewTab::MiddleButton).await;
}

#[tokio::test]
async fn a_draft_stays_in_the_tab_that_it_was_typed_in() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001/edit", async |browser| {
        browser.see_heading("Edit “Dag 1”").await;
        browser.fill("name", "Early bird").await;
        browser.follow_in_new_tab("Shops", NewTab::ControlKey).await;
        browser.see_heading("Shops").await;
        let stored = browser.storage("sessionStorage").await;
        assert!(stored.contains(service.token()) && !stored.contains("Early bird"), "{stored}");
        browser.open("/tickets/3001/edit").await;
        browser.see_heading("Edit “Dag 1”").await;
        assert_eq!(browser.value("name").await, "Dag 1");
    })
    .await;
}

#[tokio::test]
async fn signing_out_in_one_tab_signs_out_in_all() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        let list = browser.tab().await;
        browser.follow_in_new_tab("Dag 1", NewTab::ControlKey).await;
        browser.see_heading("Dag 1").await;
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        browser.see_heading("Sign in").await;
        browser.switch_to(&list).await;
        browser.see_heading("Sign in").await;
        browser.see_text("You signed out in another tab.").await;
        assert_eq!(browser.storage("sessionStorage").await, "{}");
        browser.sign_in().await;
        browser.see_tickets().await;
    })
    .await;
}

#[tokio::test]
async fn a_tab_that_was_asleep_at_the_sign_out_is_signed_out_when_it_wakes() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_tickets().await;
        let list = browser.tab().await;
        browser.follow_in_new_tab("Dag 1", NewTab::ControlKey).await;
        browser.see_heading("Dag 1").await;
        let first = browser.tab().await;
        browser.switch_to(&list).await;
        // A page of the browser, which hears of nothing; the session of the tab stays in its storage.
        browser.open_blank().await;
        browser.switch_to(&first).await;
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        browser.see_heading("Sign in").await;
        service.clear_requests();
        browser.switch_to(&list).await;
        browser.open("/tickets").await;
        browser.see_text("You signed out in another tab.").await;
        assert_eq!(service.requests(), []);
    })
    .await;
}

#[tokio::test]
async fn a_tab_that_waits_for_the_sign_in_says_nothing_of_another_ones_end() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/sign-in").await;
        browser.see_heading("Sign in").await;
        let first = browser.tab().await;
        browser.open_another_tab("/tickets").await;
        browser.sign_in().await;
        browser.see_tickets().await;
        browser.disclose("Menu").await;
        browser.press("Sign out").await;
        browser.see_heading("Sign in").await;
        browser.switch_to(&first).await;
        let sight = browser.see_heading("Sign in").await;
        assert!(!sight.text.contains("another tab"), "{}", sight.text);
    })
    .await;
}

#[tokio::test]
async fn a_view_that_another_tab_saved_stays() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        let save = async |name: &str| {
            browser.fill("view", name).await;
            browser.press("Save view").await;
            browser.find(Role::Link, name).await;
        };
        browser.see_tickets().await;
        let first = browser.tab().await;
        browser.follow_in_new_tab("Tickets", NewTab::ControlKey).await;
        browser.see_tickets().await;
        browser.disclose("Views").await;
        save("Of the second tab").await;
        browser.switch_to(&first).await;
        browser.disclose("Views").await;
        browser.find(Role::Link, "Of the second tab").await;
        save("Of the first tab").await;
        browser.press("Delete view “Of the first tab”").await;
        browser.see_focus_on("view").await;
        browser.reload().await;
        browser.disclose("Views").await;
        browser.find(Role::Link, "Of the second tab").await;
        assert_eq!(browser.count(Role::Link, "Of the first tab").await, 0);
    })
    .await;
}
