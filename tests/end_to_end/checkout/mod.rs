//! What the customer of a checkout session is asked.

use serde_json::Value;

use crate::browser::signed_in;
use crate::service::{Colleague, serve};

#[tokio::test]
async fn the_fields_are_shown_as_a_customer_is_asked_them() {
    let service = serve().await;
    let session = service.sessions().into_iter().find(|session| session.event_id == "1001").unwrap();
    let path = format!("/checkouts/{}/fields?event_id=1001", session.session);
    let answer = Colleague::of(&service).get(&path).await;
    signed_in(&service, "/checkout-fields", async |browser| {
        browser.fill("session", &format!(" {} ", session.session)).await;
        browser.choose("event_id", &session.event_name).await;
        browser.press("Show fields").await;
        let sight = browser.see_heading("For the order").await;
        let place =
            |text: &str| sight.text.find(text).unwrap_or_else(|| panic!("no {text:?} in {}", sight.text));
        for field in answer["general"]["fields"].as_array().unwrap() {
            let need = if field["is_required"] == true { "Required" } else { "Optional" };
            let once = if field["ask_order"] == true { " Asked once for the order" } else { "" };
            place(&format!("{} {need} {}{once}", name(field), field["type"].as_str().unwrap()));
        }
        for ticket in answer["per_ticket"].as_array().unwrap() {
            let (name, amount) = (ticket["ticket_name"].as_str().unwrap(), &ticket["amount"]);
            let heading = format!("{name} × {amount}");
            assert!(sight.headings.contains(&heading), "{heading} in {:?}", sight.headings);
        }
        assert!(!sight.text.contains("deprecated"), "that is for developers");
        browser.show_developer_details().await;
        browser.see_text("“tickets” in the raw data is deprecated").await;
        browser.disclose("Show as received").await;
        let sight = browser.see_text(r#""per_ticket": ["#).await;
        assert!(!sight.address.contains(&session.session), "the session is in no address");
    })
    .await;
}

fn name(field: &Value) -> &str {
    field["name"]["clean"].as_str().unwrap()
}

#[tokio::test]
async fn what_is_missing_is_said_beside_its_control() {
    let service = serve().await;
    signed_in(&service, "/checkout-fields", async |browser| {
        browser.press("Show fields").await;
        browser.see_text("Enter the session ID").await;
        assert_eq!(browser.description("session").await, "Enter the session ID");
        assert_eq!(browser.description("event_id").await, "Choose an event");
        browser.announce_error("status of 404");
        browser.fill("session", "unknown").await;
        browser.choose("event_id", "Bierfestival 't IJkpunt").await;
        browser.press("Show fields").await;
        browser.see_text("Not found").await;
    })
    .await;
}

#[tokio::test]
async fn what_is_asked_for_stays_in_another_language() {
    let service = serve().await;
    let session = service.sessions().into_iter().find(|session| session.event_id == "1001").unwrap();
    signed_in(&service, "/checkout-fields", async |browser| {
        browser.fill("session", &session.session).await;
        browser.choose("event_id", &session.event_name).await;
        browser.press("Show fields").await;
        browser.see_heading("For the order").await;
        browser.disclose("Menu").await;
        browser.choose_by_label("Language", "Nederlands").await;
        browser.see_text("Velden tonen").await;
        assert_eq!(browser.value("session").await, session.session);
        assert_eq!(browser.value("event_id").await, "1001");
    })
    .await;
}
