//! What keeps an event from being created is said before anything is sent.

use loket_service::Operation;

use crate::browser::signed_in;
use crate::service::{count, serve};

#[tokio::test]
async fn what_is_missing_is_said_at_its_control() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.press("Create event").await;
        let sight = browser.see_heading("There are 9 problems").await;
        for name in
            ["Name", "Type", "Dates", "Venue", "Street", "House number", "Postal code", "City", "Country"]
        {
            assert!(
                sight.text.contains(&format!("{name}: This field is required")),
                "{name}: {}",
                sight.text
            );
        }
        browser.see_focus_on("name").await;
        assert_eq!(count(&service, Operation::CreateEvent), 0);
    })
    .await;
}

#[tokio::test]
async fn what_is_odd_is_said_also_where_it_was_folded_away() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.disclose("Extra information, legal documents and reminder emails").await;
        browser.fill("legal", r#"{"terms": "#).await;
        browser.see_text("Not valid yet").await;
        browser.fill("mail_moments", "{}").await;
        browser.disclose("Extra information, legal documents and reminder emails").await;
        browser.fill("header_video", "youtube").await;
        browser.fill("service_fee", "-1").await;
        browser.press("Create event").await;
        browser.see_heading("There are 13 problems").await;
        assert!(browser.description("header_video").await.contains("begins with https://"));
        assert!(browser.description("legal").await.contains("Enter a JSON object"));
        assert!(browser.description("mail_moments").await.contains("Enter a JSON list"));
        assert_eq!(count(&service, Operation::CreateEvent), 0);
    })
    .await;
}

#[tokio::test]
async fn the_focus_moves_into_what_was_folded_away() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.fill("name", "Webinar").await;
        browser.fill("type", "Eenmalig").await;
        browser.toggle("is_online").await;
        browser.press("Add date").await;
        browser.fill_time("dates.0.starts_at", "2027-03-01T20:00").await;
        browser.fill_time("dates.0.ends_at", "2027-03-01T21:00").await;
        browser.disclose("Extra information, legal documents and reminder emails").await;
        browser.fill("legal", "[]").await;
        browser.disclose("Extra information, legal documents and reminder emails").await;
        browser.press("Create event").await;
        browser.see_focus_on("legal").await;
        assert_eq!(count(&service, Operation::CreateEvent), 0);
    })
    .await;
}

#[tokio::test]
async fn what_is_typed_wrong_is_said_as_soon_as_its_control_is_left() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.press("Add date").await;
        browser.fill_time("dates.0.starts_at", "2027-06-20T20:00").await;
        browser.fill_time("dates.0.ends_at", "2027-06-20T02:00").await;
        let wrong = "Enter an end after the start";
        assert!(!browser.look().await.unwrap().text.contains(wrong), "not while it is typed");
        browser.tab_to_control("name").await;
        browser.see_text(wrong).await;
        assert!(browser.description("dates.0.ends_at").await.contains(wrong));
        let sight = browser.look().await.unwrap();
        assert!(
            !sight.text.contains("This field is required"),
            "what is still empty may come: {}",
            sight.text
        );
        assert!(!sight.headings.iter().any(|heading| heading.contains("problem")), "{:?}", sight.headings);
        browser.see_focus_on("name").await;
        browser.fill_time("dates.0.ends_at", "2027-06-21T02:00").await;
        browser.see("no problem", |sight| !sight.text.contains(wrong)).await;
        // A start that is moved behind the end is said at the end.
        browser.fill_time("dates.0.starts_at", "2027-06-27T20:00").await;
        browser.fill("name", "Nacht").await;
        browser.see_text(wrong).await;
        // What is pressed next is done by that press: the message comes once it has ended, and moves the button then.
        browser.fill_time("dates.0.ends_at", "2027-06-28T02:00").await;
        browser.see("no problem", |sight| !sight.text.contains(wrong)).await;
        browser.fill("name", "Nacht").await;
        browser.fill_time("dates.0.ends_at", "2027-06-27T19:00").await;
        browser.press_slowly("Add date").await;
        browser.see_focus_on("dates.1.starts_at").await;
        browser.see_text(wrong).await;
        assert_eq!(count(&service, Operation::CreateEvent), 0);
    })
    .await;
}
