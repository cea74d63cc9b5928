//! The way from nothing to a first sale: an event, its tickets, and a shop that shows it.

use fantoccini::key::Key;
use loket_service::Operation;
use serde_json::json;

use crate::browser::{Browser, signed_in};
use crate::service::{Colleague, bodies, serve};

/// A person who counts the clicks.
struct Hand<'a> {
    browser: &'a Browser,
    clicks: u32,
}

impl Hand<'_> {
    async fn press(&mut self, name: &str) {
        self.clicks += 1;
        self.browser.press(name).await;
    }

    async fn follow(&mut self, name: &str) {
        self.clicks += 1;
        self.browser.follow(name).await;
    }

    async fn add_ticket(&mut self, name: &str) {
        self.browser.see_heading("New ticket").await;
        self.browser.fill("name", name).await;
        self.browser.fill("price", "25").await;
        self.press("Create ticket").await;
        self.browser.hear("Ticket created").await;
        self.browser.see_heading(name).await;
    }
}

#[tokio::test]
async fn an_event_with_two_tickets_and_a_shop_takes_twelve_clicks() {
    let service = serve().await;
    signed_in(&service, "/", async |browser| {
        let mut hand = Hand { browser, clicks: 0 };
        hand.follow("New event").await;
        browser.fill("name", "Oudejaar").await;
        browser.fill("type", "Eenmalig").await;
        hand.press("Add date").await;
        browser.fill_time("dates.0.starts_at", "2030-12-31T21:00").await;
        browser.fill_time("dates.0.ends_at", "2031-01-01T05:00").await;
        browser.fill("venue.name", "De Loods").await;
        for part in ["street", "house_number", "zipcode", "city", "country"] {
            browser.fill(&format!("venue.{part}"), "x").await;
        }
        hand.press("Create event").await;
        browser.hear("Event created").await;

        browser.see_heading("Next steps").await;
        hand.follow("Add tickets").await;
        hand.add_ticket("Vroeg").await;
        hand.follow("Oudejaar").await;
        hand.follow("New ticket for this event").await;
        hand.add_ticket("Laat").await;
        hand.follow("Oudejaar").await;
        hand.follow("Add it to a shop").await;
        hand.follow("New shop for this event").await;
        browser.fill("url", "oudejaar").await;
        hand.press("Create shop").await;
        browser.hear("Shop created").await;
        assert!(hand.clicks <= 12, "{} clicks", hand.clicks);

        let shop = bodies(&service, Operation::CreateShop).remove(0);
        assert_eq!(shop["events"], json!([1013]));
        let view = Colleague::of(&service).get("/shops/5006").await;
        let sold = &view["events"][0]["tickets"];
        assert!(sold.to_string().contains("Vroeg") && sold.to_string().contains("Laat"), "{view}");

        // What is done is no step any more.
        browser.open("/events/1013").await;
        let sight = browser.see_text("Shops: oudejaar").await;
        assert!(!sight.text.contains("Next steps"));
    })
    .await;
}

/// Types into a control, by keyboard from where the focus is.
async fn tab_and_type(browser: &Browser, name: &str, text: &str) {
    browser.tab_to_control(name).await;
    browser.type_keys(text).await;
}

async fn add_ticket_by_keys(browser: &Browser, name: &str) {
    browser.see_heading("New ticket").await;
    tab_and_type(browser, "name", name).await;
    tab_and_type(browser, "price", "25").await;
    browser.tab_and_enter("Create ticket").await;
    browser.hear("Ticket created").await;
    browser.see_heading(name).await;
}

#[tokio::test]
async fn the_same_way_is_gone_by_keyboard_alone() {
    let service = serve().await;
    signed_in(&service, "/", async |browser| {
        browser.see_heading("Today").await;
        browser.tab_and_enter("New event").await;
        browser.see_heading("New event").await;
        tab_and_type(browser, "name", "Oudejaar").await;
        tab_and_type(browser, "type", "Eenmalig").await;
        browser.tab_and_enter("Add date").await;
        browser.see_focus_on("dates.0.starts_at").await;
        browser.type_keys(&format!("12312030{}0900PM", Key::Tab)).await;
        browser.tab_to_control("dates.0.ends_at").await;
        browser.type_keys(&format!("01012031{}0500AM", Key::Tab)).await;
        tab_and_type(browser, "venue.name", "De Loods").await;
        for part in ["street", "house_number", "zipcode", "city", "country"] {
            tab_and_type(browser, &format!("venue.{part}"), "x").await;
        }
        browser.tab_and_enter("Create event").await;
        browser.hear("Event created").await;
        browser.see_heading("Next steps").await;
        browser.tab_and_enter("Add tickets").await;
        add_ticket_by_keys(browser, "Vroeg").await;
        browser.tab_and_enter("Oudejaar").await;
        browser.tab_and_enter("New ticket for this event").await;
        add_ticket_by_keys(browser, "Laat").await;
        browser.tab_and_enter("Oudejaar").await;
        browser.tab_and_enter("Add it to a shop").await;
        browser.tab_and_enter("New shop for this event").await;
        tab_and_type(browser, "url", "oudejaar").await;
        browser.tab_and_enter("Create shop").await;
        browser.hear("Shop created").await;
        let shop = bodies(&service, Operation::CreateShop).remove(0);
        assert_eq!(shop["events"], json!([1013]));
    })
    .await;
}

#[tokio::test]
async fn an_event_is_added_to_a_shop_from_the_event() {
    let service = serve().await;
    let before = Colleague::of(&service).get("/shops/5002").await;
    let before: Vec<i64> = before["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["id"].as_str().unwrap().parse().unwrap())
        .collect();
    assert!(!before.contains(&1001));
    signed_in(&service, "/events/1001/shops", async |browser| {
        let shop = Colleague::of(&service).get("/shops/5002").await;
        browser.follow(&format!("Add to {}", shop["url"].as_str().unwrap())).await;
        browser.press("Review changes").await;
        browser.see_text("Zomerfestival De Vecht").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        let mut sent: Vec<i64> =
            serde_json::from_value(bodies(&service, Operation::UpdateShop).remove(0)["events"].clone())
                .unwrap();
        sent.sort_unstable();
        let mut expected = before.clone();
        expected.push(1001);
        expected.sort_unstable();
        assert_eq!(sent, expected, "the others stay");
    })
    .await;
}
