//! What axe-core finds, and whether a page fits a phone: on every page, light and dark, wide and narrow.

use std::fs::read_to_string;

use crate::browser::{Browser, Role, in_browser};
use crate::environment::variable;
use crate::service::serve;

/// The places that need nothing done on them, and their headings.
const PLACES: [(&str, &str); 18] = [
    ("/events", "Events"),
    ("/events/1004", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/tickets", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/orders", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/purchases", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/1004/shops", "Nacht van het Licht: Zøë Kvist b2b DJ Łąka"),
    ("/events/new", "New event"),
    ("/shops", "Shops"),
    ("/shops/new", "New shop"),
    ("/shops/5001", "devecht"),
    ("/shops/5001/edit", "Edit shop “devecht”"),
    ("/orders", "Orders"),
    ("/checkout-fields", "Checkout fields"),
    ("/fields", "Form fields"),
    ("/billing-information", "Billing information"),
    ("/terms-and-conditions", "Terms and conditions"),
    ("/privacy-statements", "Privacy statements"),
    ("/nowhere", "There is nothing at this address"),
];

/// Goes from page to page and checks each.
async fn check_every_page(color_scheme: &str, width: u32) {
    let service = serve().await;
    let axe = read_to_string(variable("LOKET_AXE")).unwrap();
    in_browser(&service, async |browser| {
        browser.emulate_color_scheme(color_scheme).await;
        browser.emulate_width(width).await;
        let mut findings = Vec::new();
        let mut check = async |place: &str| findings.extend(findings_of(browser, &axe, place).await);

        browser.open("/sign-in").await;
        browser.find(Role::Heading, "Sign in").await;
        check("sign-in").await;
        browser.press("Sign in").await;
        browser.see_heading("One thing needs your attention").await;
        browser.disclose("Advanced").await;
        check("sign-in with a problem").await;
        browser.sign_in().await;
        browser.see_heading("Today").await;
        check("today").await;

        browser.open("/tickets").await;
        browser.see_tickets().await;
        check("tickets").await;
        browser.disclose("Menu").await;
        check("tickets with the menu").await;
        browser.open("/tickets?page=3").await;
        browser.see_text("41–60 of 60").await;
        check("tickets with hostile names").await;

        browser.open("/tickets/3005").await;
        browser.see_text("Camping (per persoon)").await;
        check("a ticket").await;
        browser.disclose("Show as received").await;
        check("a ticket as received").await;

        browser.open("/tickets/new").await;
        browser.choose("event_id", "Bierfestival 't IJkpunt").await;
        browser.press("Add period").await;
        check("a new ticket").await;
        browser.press("Create ticket").await;
        browser.see_text("things need your attention").await;
        check("a new ticket with problems").await;

        browser.open("/tickets/3005/edit").await;
        browser.see_text("Camping (per persoon)").await;
        check("a ticket's form").await;
        browser.fill("price", "120").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        check("a review").await;

        for (place, heading) in PLACES {
            browser.open(place).await;
            browser.see_heading(heading).await;
            browser.see_settled().await;
            check(place).await;
        }
        assert!(findings.is_empty(), "{}", findings.join("\n"));
    })
    .await;
}

/// What is wrong on the page, with its place.
async fn findings_of(browser: &Browser, axe: &str, place: &str) -> Vec<String> {
    let mut findings = browser.audit(axe).await;
    findings.extend(browser.overflow().await);
    findings.into_iter().map(|finding| format!("{place}: {finding}")).collect()
}

#[tokio::test]
async fn light_and_wide() {
    check_every_page("light", 1280).await;
}

#[tokio::test]
async fn dark_and_wide() {
    check_every_page("dark", 1280).await;
}

#[tokio::test]
async fn light_on_a_phone() {
    check_every_page("light", 360).await;
}

#[tokio::test]
async fn dark_on_a_phone() {
    check_every_page("dark", 360).await;
}
