//! The list of events: those to come first, those that are over folded away.

use loket_service::{Fault, FaultPlan, Operation, Options, Running};
use serde_json::json;

use crate::browser::{Role, signed_in};
use crate::service::{Colleague, options, serve, serve_with};

/// A service whose sample is over, but for the museum, which runs on; and two events far ahead.
async fn long_ago() -> Running {
    let options = Options { today: Some("2001-06-20T15:00:00.000000Z".parse().unwrap()), ..options() };
    let service = serve_with(options).await;
    for (name, year) in [("Later", 2099), ("Eerder", 2098)] {
        let date = json!({
            "starts_at": format!("{year}-05-01T18:00:00.000000Z"),
            "ends_at": format!("{year}-05-01T20:00:00.000000Z"),
        });
        let event =
            json!({ "name": name, "is_online": true, "type": "Eenmalig", "venue": null, "dates": [date] });
        let mut event = event;
        event.as_object_mut().unwrap().remove("venue");
        Colleague::of(&service).post("/events", &event).await;
    }
    service
}

#[tokio::test]
async fn the_next_one_comes_first_and_past_ones_are_folded_away() {
    let service = long_ago().await;
    signed_in(&service, "/events", async |browser| {
        let sight = browser.see_text("3 of 14").await;
        let names: Vec<_> = sight.rows[1..].iter().map(|row| row[1].as_str()).collect();
        assert_eq!(names, ["Museum De Looier – doorlopend", "Eerder", "Later"]);
        assert!(sight.text.contains("Events can’t be edited or deleted."));

        browser.follow("Past 11").await;
        browser.see_address("/events?past=true").await;
        let sight = browser.see_text("Zomerfestival De Vecht").await;
        let row = sight.row("Zomerfestival De Vecht");
        let expected =
            [("Dates", "3"), ("City", "Breukelen"), ("Tickets", "9"), ("Shops", "1"), ("Continuous", "No")];
        for (column, value) in expected {
            assert_eq!(row[column], value, "{column}");
        }
        browser.follow("Upcoming 3").await;
        browser.see_address("/events").await;
        browser.follow("Later").await;
        browser.see_heading("Later").await;

        // What is not among those to come may be among those that are over.
        browser.open("/events").await;
        browser.find(Role::Field, "Search this list").await.click().await.unwrap();
        browser.type_keys("Zomerfestival").await;
        browser.see_text("Nothing matches").await;
        browser.press("Look in past events").await;
        browser.see_address("/events?past=true").await;
        browser.see_text("Zomerfestival De Vecht").await;

        // The other part of the list is narrowed as this one is.
        browser.open("/events?city=Breukelen").await;
        browser.follow("Past 11").await;
        browser.see_address("/events?city=Breukelen&past=true").await;
        browser.follow("Upcoming 3").await;
        browser.see_address("/events?city=Breukelen").await;
    })
    .await;
}

#[tokio::test]
async fn an_organisation_without_events_reads_what_an_event_is() {
    let service = serve().await;
    let body = r#"{"data":[],"links":{"first":null,"last":null,"prev":null,"next":null},
        "meta":{"current_page":1,"from":null,"last_page":1,"path":"","per_page":20,"to":null,"total":0}}"#;
    service.fault(FaultPlan::on(Operation::ListEvents, Fault::Body { body: body.to_owned() }));
    signed_in(&service, "/events", async |browser| {
        browser.see_heading("No events yet").await;
        browser.follow("New event").await;
        browser.see_address("/events/new").await;
    })
    .await;
}

#[tokio::test]
async fn an_event_that_cannot_be_read_is_among_those_to_come() {
    let service = serve().await;
    let mut page = Colleague::of(&service).get("/events?per_page=100").await;
    page["data"][1]["dates"][0]["starts_at"] = json!("soon");
    service.fault(FaultPlan::on(Operation::ListEvents, Fault::Body { body: page.to_string() }));
    signed_in(&service, "/events", async |browser| {
        browser.see_text("This row can’t be read. dates[0].starts_at: ").await;
    })
    .await;
}
