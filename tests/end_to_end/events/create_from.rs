//! A new event that starts from another one.

use http::StatusCode;
use loket_service::{FaultPlan, Operation};
use serde_json::json;

use crate::browser::signed_in;
use crate::service::{bodies, count, serve, status};

#[tokio::test]
async fn what_can_be_had_is_filled_in_and_all_dates_move_together() {
    let service = serve().await;
    signed_in(&service, "/events/1005", async |browser| {
        browser.follow("Duplicate event").await;
        browser.see_address("/events/new?from=1005").await;
        browser.hear("Copied from “Bierfestival 't IJkpunt”").await;
        assert_eq!(browser.value("type").await, "Meerdere dagen");
        // Summer becomes winter: the clocks show the same times.
        browser.fill_day("dates.first_day", "2027-01-29").await;
        assert_eq!(browser.value("dates.0.starts_at").await, "2027-01-29T15:00");
        browser.press("Create event").await;
        browser.hear("Event created").await;
        let sent = json!({
            "name": "Bierfestival 't IJkpunt",
            "description": "Veertig brouwers, acht foodtrucks en een quiz. Alleen voor 18 jaar en ouder.",
            "is_online": false,
            "venue": {
                "name": "Stadshaven", "street": "Havenkade-Oost", "house_number": "3-5", "zipcode": "7412 AB",
                "city": "Deventer", "country": "Nederland",
            },
            "type": "Meerdere dagen",
            "max_capacity": 1200,
            "dates": [
                { "starts_at": "2027-01-29T14:00:00.000000Z", "ends_at": "2027-01-29T22:00:00.000000Z" },
                { "starts_at": "2027-01-30T13:00:00.000000Z", "ends_at": "2027-01-30T21:00:00.000000Z" },
            ],
        });
        assert_eq!(bodies(&service, Operation::CreateEvent), [sent]);
    })
    .await;
}

#[tokio::test]
async fn an_event_leads_to_its_next_edition() {
    let service = serve().await;
    signed_in(&service, "/events/new?from=1005", async |browser| {
        browser.hear("Copied from “Bierfestival 't IJkpunt”").await;
        browser.fill("name", "Bierfestival ’t IJkpunt 2027").await;
        browser.fill_day("dates.first_day", "2027-01-29").await;
        browser.press("Create event").await;
        browser.hear("Event created").await;

        browser.open("/events/1005").await;
        browser.see_text("Next edition: Bierfestival ’t IJkpunt 2027 · Fri, 29 Jan 2027").await;
        browser.follow("Duplicate event").await;
        browser.see_text("This event already has a next edition").await;
        browser.follow("Bierfestival ’t IJkpunt 2027 · Fri, 29 Jan 2027").await;
        browser.see_heading("Bierfestival ’t IJkpunt 2027").await;
        let sight = browser.see_text("Duplicate event").await;
        assert!(!sight.text.contains("Next edition"));
    })
    .await;
}

#[tokio::test]
async fn nothing_is_created_on_the_old_days_by_mistake() {
    let service = serve().await;
    signed_in(&service, "/events/new?from=1005", async |browser| {
        browser.see_text("Was Thu, 30 Jul 2026, 15:00.").await;
        browser.press("Create event").await;
        browser.see_text("Dates: This field is required").await;
        assert_eq!(count(&service, Operation::CreateEvent), 0);
    })
    .await;
}

#[tokio::test]
async fn an_event_in_no_shop_has_no_type_to_copy() {
    let service = serve().await;
    signed_in(&service, "/events/new?from=1012", async |browser| {
        browser.hear("That event isn’t in a shop, so enter its type, description and capacity, too.").await;
        assert_eq!(browser.value("type").await, "");
    })
    .await;
}

#[tokio::test]
async fn a_shop_that_cannot_be_read_prevents_nothing() {
    let service = serve().await;
    service.fault(FaultPlan::on(Operation::GetShop, status(StatusCode::FORBIDDEN)));
    signed_in(&service, "/events/new?from=1005", async |browser| {
        browser.announce_error("status of 403");
        browser.hear("Copied from “Bierfestival 't IJkpunt”").await;
        assert_eq!(browser.value("name").await, "Bierfestival 't IJkpunt");
    })
    .await;
}
