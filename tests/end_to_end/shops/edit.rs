//! Changing a shop: only what was changed is sent, and sets stand by name, old beside new, before they are replaced.

use loket_service::{Fault, FaultPlan, Operation, Running};
use serde_json::{Value, json};

use crate::browser::signed_in;
use crate::service::{Colleague, bodies, count, serve};

/// A shop that has something in each field that responses show.
async fn full_shop(service: &Running) -> String {
    let shop = json!({
        "url": "vol", "events": [1005, 1006], "language": "nl", "protected": false, "custom_color": "#0b6e4f",
        "availability": [{ "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-08-01T08:00:00.000000Z" }],
    });
    let shop = Colleague::of(service).post("/shops", &shop).await;
    service.clear_requests();
    shop["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn sets_are_shown_by_name_before_they_are_replaced() {
    let service = serve().await;
    let id = full_shop(&service).await;
    signed_in(&service, &format!("/shops/{id}"), async |browser| {
        browser.follow("Edit shop").await;
        browser.see_heading("Edit shop “vol”").await;
        browser.toggle_choice("events", "1006").await;
        browser.press("Add period").await;
        browser.fill_time("availability.1.opens_at", "2026-09-01T10:00").await;
        browser.fill_time("availability.1.closes_at", "2026-10-01T10:00").await;
        browser.fill("payment_methods", "ideal").await;
        browser.press("Add").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        let first = "Wed, 1 Jul 2026, 10:00 – Sat, 1 Aug 2026, 10:00";
        let both = format!("{first}, Tue, 1 Sept 2026, 10:00 – Thu, 1 Oct 2026, 10:00");
        assert_eq!(
            sight.rows,
            [
                vec!["Field", "Now", "Will be"],
                vec!["Events", "Bierfestival 't IJkpunt, Singelloop Utrecht-Oost", "Bierfestival 't IJkpunt"],
                vec!["Opening periods", first, &both],
                vec!["Payment methods", "current value not visible", "ideal"],
            ]
        );
        assert_eq!(count(&service, Operation::UpdateShop), 0);
        browser.press("Save changes").await;
        let sight = browser.hear("Changes saved").await;
        assert!(!sight.text.contains("Saved with a different value"), "{}", sight.text);
        let sent = json!({
            "events": [1005],
            "availability": [
                { "opens_at": "2026-07-01T08:00:00.000000Z", "closes_at": "2026-08-01T08:00:00.000000Z" },
                { "opens_at": "2026-09-01T08:00:00.000000Z", "closes_at": "2026-10-01T08:00:00.000000Z" },
            ],
            "payment_methods": ["ideal"],
        });
        assert_eq!(bodies(&service, Operation::UpdateShop), [sent]);
    })
    .await;
}

#[tokio::test]
async fn each_other_field_is_sent_as_it_was_changed() {
    let service = serve().await;
    let id = full_shop(&service).await;
    signed_in(&service, &format!("/shops/{id}/edit"), async |browser| {
        browser.fill("url", "voller").await;
        browser.fill("language", "en").await;
        browser.toggle("protected").await;
        browser.fill("custom_color", "#123").await;
        browser.fill("analytics_tag", "AT-2").await;
        browser.fill("social_pixel_id", "7").await;
        browser.disclose("Social media and queue").await;
        browser.fill("social", r#"{"a": 1}"#).await;
        browser.fill("queue", r#"{"b": 2}"#).await;
        browser.press("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        let sent = json!({
            "url": "voller", "language": "en", "analytics_tag": "AT-2", "social_pixel_id": "7",
            "social": { "a": 1 }, "protected": true, "queue": { "b": 2 }, "custom_color": "#112233",
        });
        assert_eq!(bodies(&service, Operation::UpdateShop), [sent]);
        let list = Colleague::of(&service).get("/shops").await;
        let stored = list["data"].as_array().unwrap().iter().find(|shop| shop["id"] == id.as_str()).unwrap();
        assert_eq!(stored["url"], "voller");
    })
    .await;
}

#[tokio::test]
async fn only_the_events_can_be_cleared() {
    let service = serve().await;
    let id = full_shop(&service).await;
    signed_in(&service, &format!("/shops/{id}/edit"), async |browser| {
        browser.toggle_choice("events", "1005").await;
        browser.toggle_choice("events", "1006").await;
        browser.press("Remove period").await;
        browser.fill("language", "").await;
        browser.fill("custom_color", "").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("There are 3 problems").await;
        for field in ["Opening periods", "Language", "Colour"] {
            let problem = format!("{field}: This can’t be cleared");
            assert!(sight.text.contains(&problem), "{problem}: {}", sight.text);
        }
        assert_eq!(count(&service, Operation::UpdateShop), 0);
    })
    .await;
}

#[tokio::test]
async fn a_shop_without_events_is_saved_with_null() {
    let service = serve().await;
    let id = full_shop(&service).await;
    signed_in(&service, &format!("/shops/{id}/edit"), async |browser| {
        browser.toggle_choice("events", "1005").await;
        browser.toggle_choice("events", "1006").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert_eq!(sight.rows[1][2], "empty");
        browser.press("Save changes").await;
        browser.see_heading("No events in this shop").await;
        assert_eq!(bodies(&service, Operation::UpdateShop), [json!({ "events": Value::Null })]);
    })
    .await;
}

#[tokio::test]
async fn names_that_come_late_still_come_into_the_review() {
    let service = serve().await;
    let id = full_shop(&service).await;
    service.fault(FaultPlan::on(Operation::ListEvents, Fault::Latency { milliseconds: 3_000 }));
    signed_in(&service, &format!("/shops/{id}/edit"), async |browser| {
        browser.toggle_choice("events", "1006").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert_eq!(sight.rows[1], ["Events", "#1005, #1006", "#1005"]);
        browser.see("the names", |sight| sight.rows[1][2] == "Bierfestival 't IJkpunt").await;
    })
    .await;
}

#[tokio::test]
async fn an_event_is_added_once_and_stays_away_once_it_was_removed() {
    let service = serve().await;
    let id = full_shop(&service).await;
    signed_in(&service, "/events/1001/shops", async |browser| {
        browser.follow("Add to vol").await;
        browser.see_heading("Edit shop “vol”").await;
        browser.see_address(&format!("/shops/{id}/edit")).await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert_eq!(sight.rows[1][0], "Events");
        browser.press("Back to the form").await;
        browser.toggle_choice("events", "1001").await;
        browser.fill("language", "en").await;
        browser.reload().await;
        browser.see_heading("Edit shop “vol”").await;
        browser.press("Review changes").await;
        let sight = browser.see_heading("Review changes").await;
        assert_eq!(sight.rows[1..], [vec!["Language", "nl", "en"]]);
    })
    .await;
}

#[tokio::test]
async fn a_draft_keeps_what_a_colleague_added_meanwhile() {
    let service = serve().await;
    let id = full_shop(&service).await;
    signed_in(&service, &format!("/shops/{id}/edit"), async |browser| {
        browser.toggle_choice("events", "1001").await;
        browser.see_settled().await;
        Colleague::of(&service).post(&format!("/shops/{id}"), &json!({ "events": [1005, 1006, 1007] })).await;
        browser.reload().await;
        browser.see_heading("Edit shop “vol”").await;
        browser.press("Review changes").await;
        browser.see_heading("Review changes").await;
        browser.press("Save changes").await;
        browser.hear("Changes saved").await;
        let sent = bodies(&service, Operation::UpdateShop);
        assert_eq!(sent.last(), Some(&json!({ "events": [1005, 1006, 1007, 1001] })));
    })
    .await;
}

#[tokio::test]
async fn a_shop_that_can_not_be_read_says_why() {
    let service = serve().await;
    let id = full_shop(&service).await;
    let mut page = Colleague::of(&service).get("/shops").await;
    let own = page["data"].as_array_mut().unwrap().iter_mut().find(|shop| shop["id"] == id.as_str());
    own.unwrap()["url"] = json!([]);
    page["meta"]["last_page"] = json!(1);
    service.fault(FaultPlan::on(Operation::ListShops, Fault::Body { body: page.to_string() }));
    signed_in(&service, &format!("/shops/{id}"), async |browser| {
        browser.see_text("This row can’t be read. url: ").await;
        browser.open(&format!("/shops/{id}/edit")).await;
        browser.see_text("The answer can’t be read").await;
        browser.see_text("url: ").await;
    })
    .await;
}
