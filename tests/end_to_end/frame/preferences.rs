//! Language, currency and theme.

use crate::browser::{Role, Screen, in_browser, signed_in, until};
use crate::service::serve;

const PHONE: Screen = Screen { width: 390, height: 600, scale: 1 };

#[tokio::test]
async fn another_language_keeps_what_was_typed() {
    let service = serve().await;
    signed_in(&service, "/tickets/new", async |browser| {
        browser.fill("name", "Dagkaart").await;
        browser.fill("price", "12,5").await;
        browser.choose("event_id", "Bierfestival 't IJkpunt").await;
        browser.toggle_choice("dates", "2008").await;
        browser.press("Add period").await;
        browser.fill_time("availability.0.opens_at", "2026-07-01T10:00").await;
        browser.disclose("Menu").await;
        browser.choose_by_label("Language", "Nederlands").await;
        let sight = browser.see_heading("Nieuw ticket").await;
        assert_eq!(sight.title, "Nieuw ticket · Loket");
        assert_eq!(browser.root_attribute("lang").await, "nl");

        browser.choose_by_label("Taal", "English").await;
        browser.see_heading("New ticket").await;
        assert_eq!(browser.value("name").await, "Dagkaart");
        assert_eq!(browser.value("price").await, "12,5");
        assert_eq!(browser.value("event_id").await, "1005");
        assert_eq!(browser.value("availability.0.opens_at").await, "2026-07-01T10:00");
        assert!(browser.is_chosen("dates", "2007").await && !browser.is_chosen("dates", "2008").await);
    })
    .await;
}

#[tokio::test]
async fn a_currency_that_is_not_configured_is_chosen_once() {
    let service = serve().await;
    signed_in(&service, "/tickets/3001", async |browser| {
        let bare = browser.see_text("Dag 1").await;
        assert!(!bare.text.contains('€'), "{}", bare.text);
        browser.disclose("Menu").await;
        browser.choose_by_label("Currency", "EUR").await;
        browser.see("amounts in euros", |sight| sight.text.contains('€')).await;
        browser.see_true("return document.activeElement.id === 'currency'").await;
        browser.reload().await;
        browser.see("amounts in euros", |sight| sight.text.contains('€')).await;
        browser.disclose("Menu").await;
        browser.choose_by_label("Currency", "None").await;
        browser.see("bare amounts", |sight| !sight.text.contains('€')).await;
        assert_eq!(browser.storage("localStorage").await.matches("currency").count(), 0);
    })
    .await;
}

#[tokio::test]
async fn another_language_keeps_the_search_the_selection_and_the_place_on_the_page() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.emulate_screen(PHONE).await;
        browser.see_tickets().await;
        browser.type_keys("/").await;
        browser.type_keys("dag").await;
        let is_found = |text: &str| text.contains(" of 60 · updated") && !text.contains("60 of 60");
        let sight = browser.see("what was searched for", |sight| is_found(&sight.text)).await;
        let before = sight.text.split(" of 60 · updated").next().unwrap();
        let found = before.rsplit(' ').next().unwrap().to_owned();
        browser.find(Role::Field, "Select Dag 2").await.click().await.unwrap();
        browser.see_text("1 selected").await;
        browser.evaluate("scrollTo(0, 200)", Vec::new()).await.unwrap();
        let scrolled = async || browser.evaluate("return String(scrollY)", Vec::new()).await.unwrap();
        until("the page is scrolled", async || match scrolled().await {
            at if at == "200" => Ok(()),
            at => Err(at.to_string()),
        })
        .await;
        // By script: opening the menu would scroll.
        let choose = "const choice = document.getElementById('language');
            choice.value = 'nl'; choice.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.evaluate(choose, Vec::new()).await.unwrap();
        browser.see_text("1 geselecteerd").await;
        browser.see_text(&format!(" {found} van 60 · bijgewerkt")).await;
        assert_eq!(browser.prop_of("input[type=search]", "value").await, "dag");
        until("the page is where it was", async || match scrolled().await {
            at if at == "200" => Ok(()),
            at => Err(at.to_string()),
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn language_and_its_numbers_outlive_the_session() {
    let service = serve().await;
    in_browser(&service, async |browser| {
        browser.open("/tickets/3002").await;
        browser.choose_by_label("Language", "Nederlands").await;
        browser.fill("token", service.token()).await;
        browser.press("Aanmelden").await;
        let sight = browser.see_text("54,50").await;
        assert_eq!(sight.term("Capaciteit"), "4.000");
        browser.reload().await;
        browser.see_text("54,50").await;
    })
    .await;
}

#[tokio::test]
async fn the_theme_follows_the_system_until_one_is_chosen() {
    let service = serve().await;
    signed_in(&service, "/tickets", async |browser| {
        browser.see_text("1–20 of 60").await;
        browser.emulate_media("prefers-color-scheme", "light").await;
        let light = browser.background().await;
        browser.emulate_media("prefers-color-scheme", "dark").await;
        let dark = browser.background().await;
        assert_ne!(light, dark);

        browser.disclose("Menu").await;
        browser.choose_by_label("Theme", "Light").await;
        assert_eq!(browser.background().await, light);
        browser.reload().await;
        browser.find(Role::Heading, "Tickets").await;
        assert_eq!(browser.background().await, light);
    })
    .await;
}
