//! An event with every field of the `Create event body`.

use loket_service::{Fault, FaultPlan, Operation, Options};
use serde_json::{Value, json};

use crate::browser::{Browser, signed_in};
use crate::dist::dist_with;
use crate::image::{PICTURE_PART, picture};
use crate::service::{bodies, count, options, parts, serve, serve_with};

/// The place of the first event that is created beside the sample.
const NEW: &str = "/events/1013";

async fn fill_in_every_field(browser: &Browser) {
    browser.fill("name", "Oudejaar & vuur").await;
    browser.fill("type", "Eenmalig").await;
    browser.fill("description", "Tot het licht wordt.").await;
    browser.press("Add date").await;
    browser.fill_time("dates.0.starts_at", "2026-12-31T21:00").await;
    browser.fill_time("dates.0.ends_at", "2027-01-01T05:00").await;
    browser.fill("max_capacity", "400").await;
    for (part, text) in [
        ("name", "De Loods"),
        ("street", "Kade"),
        ("house_number", "12"),
        ("addition", "bis"),
        ("zipcode", "3511 AB"),
        ("city", "Utrecht"),
        ("state", "Utrecht"),
        ("country", "Nederland"),
    ] {
        browser.fill(&format!("venue.{part}"), text).await;
    }
    browser.fill("header_video", "https://youtu.be/abc").await;
    browser.fill("service_fee", "1,25").await;
    browser.disclose("Extra information, legal documents and reminder emails").await;
    browser.fill("extra_info", r#"{"doors": "20:00"}"#).await;
    browser.fill("legal", r#"{"terms": 12}"#).await;
    browser.fill("mail_moments", r#"[{"days": -1}]"#).await;
}

fn every_field() -> Value {
    json!({
        "name": "Oudejaar & vuur",
        "description": "Tot het licht wordt.",
        "is_online": false,
        "venue": {
            "name": "De Loods", "street": "Kade", "house_number": "12", "addition": "bis",
            "zipcode": "3511 AB", "city": "Utrecht", "state": "Utrecht", "country": "Nederland",
        },
        "type": "Eenmalig",
        "dates": [{ "starts_at": "2026-12-31T20:00:00.000000Z", "ends_at": "2027-01-01T04:00:00.000000Z" }],
        "max_capacity": 400,
        "header_video": "https://youtu.be/abc",
        "extra_info": { "doors": "20:00" },
        "service_fee": 1.25,
        "legal": { "terms": 12 },
        "mail_moments": [{ "days": -1 }],
    })
}

#[tokio::test]
async fn a_date_of_a_wrong_year_is_questioned_beside_the_button() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.emulate_now("2026-06-20T15:00:00Z").await;
        browser.reload().await;
        browser.press("Add date").await;
        browser.fill_time("dates.0.starts_at", "2025-07-16T12:00").await;
        browser.fill_time("dates.0.ends_at", "2025-07-16T23:00").await;
        let in_sight = "const box = document.querySelector('.sticky .warn').getBoundingClientRect();
            return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;";
        // Also where the dates are not in sight.
        browser
            .evaluate("document.querySelector('[name=name]').focus(); scrollTo(0, 0)", Vec::new())
            .await
            .unwrap();
        browser.see_true(in_sight).await;
        browser.hear("Date 1 is in the past").await;
        browser.fill_time("dates.0.ends_at", "2207-07-16T23:00").await;
        browser.hear("Date 1 lasts more than two days").await;
        browser.fill_time("dates.0.starts_at", "2207-07-16T12:00").await;
        browser.hear("Date 1 is more than five years away").await;
        browser.fill_time("dates.0.ends_at", "2027-07-16T23:00").await;
        browser.fill_time("dates.0.starts_at", "2027-07-16T12:00").await;
        browser.see_true("return document.querySelector('.sticky .warn').textContent.trim() === ''").await;
    })
    .await;
}

#[tokio::test]
async fn every_field_reaches_the_service() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.see_text("You can’t edit an event after creating it").await;
        fill_in_every_field(browser).await;
        // What is about to be created is above the button.
        let sight = browser.see_heading("What will be created").await;
        assert_eq!(sight.term("Dates"), "Thu, 31 Dec 2026, 21:00 – Fri, 1 Jan 2027, 05:00");
        assert_eq!(sight.term("Service fee"), "1.25");
        browser.press("Create event").await;
        browser.hear("Event created").await;
        browser.see_address(NEW).await;
        assert_eq!(bodies(&service, Operation::CreateEvent), [every_field()]);
        let sight = browser.see_text("De Loods").await;
        assert_eq!(sight.term("Venue"), "De Loods");
    })
    .await;
}

#[tokio::test]
async fn an_image_is_looked_at_and_travels_as_a_file() {
    let service = serve().await;
    let (_folder, image) = picture();
    signed_in(&service, "/events/new", async |browser| {
        fill_in_every_field(browser).await;
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
        assert_eq!(browser.count_of("img.preview[src^='blob:']").await, 1);
        browser.press("Create event").await;
        browser.hear("Event created").await;
        let parts = parts(&service, Operation::CreateEvent);
        assert_eq!(parts["header_image"], PICTURE_PART);
        assert_eq!(parts["name"], "Oudejaar & vuur");
        assert_eq!(parts["is_online"], "0");
        assert_eq!(parts["venue[city]"], "Utrecht");
        assert_eq!(parts["dates[0][starts_at]"], "2026-12-31T20:00:00.000000Z");
    })
    .await;
}

#[tokio::test]
async fn a_file_has_more_time_than_a_request_without_one() {
    let dist = dist_with(&json!({ "request": { "timeout_seconds": 1 } }));
    let service = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
    let (folder, image) = picture();
    let large = folder.path().join("groot.png");
    let content = [std::fs::read(image).unwrap(), vec![0; 400_000]].concat();
    std::fs::write(&large, content).unwrap();
    signed_in(&service, "/events/new", async |browser| {
        fill_in_every_field(browser).await;
        browser.attach("header_image", &large).await;
        browser.see_text("groot.png").await;
        service.fault(FaultPlan::on(Operation::CreateEvent, Fault::Latency { milliseconds: 3_000 }));
        browser.press("Create event").await;
        browser.hear("Event created").await;
        assert_eq!(count(&service, Operation::CreateEvent), 1);
    })
    .await;
}

#[tokio::test]
async fn a_discarded_draft_leaves_no_file_in_its_control() {
    let service = serve().await;
    let (_folder, image) = picture();
    signed_in(&service, "/events/new", async |browser| {
        browser.fill("name", "Oudejaar").await;
        browser.reload().await;
        browser.see_text("Discard draft").await;
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
        browser.press("Discard draft").await;
        browser.see_true("return document.querySelector('[name=header_image]').value === ''").await;
        // The same file can be chosen again.
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
    })
    .await;
}

#[tokio::test]
async fn an_online_event_needs_no_venue() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.fill("name", "Webinar").await;
        browser.fill("type", "Eenmalig").await;
        browser.toggle("is_online").await;
        browser.press("Add date").await;
        browser.fill_time("dates.0.starts_at", "2027-03-01T20:00").await;
        browser.fill_time("dates.0.ends_at", "2027-03-01T21:00").await;
        browser.press("Create event").await;
        browser.hear("Event created").await;
        let sent = json!({
            "name": "Webinar", "is_online": true, "type": "Eenmalig",
            "dates": [{ "starts_at": "2027-03-01T19:00:00.000000Z", "ends_at": "2027-03-01T20:00:00.000000Z" }],
        });
        assert_eq!(bodies(&service, Operation::CreateEvent), [sent]);
    })
    .await;
}

#[tokio::test]
async fn after_a_lost_answer_an_event_of_the_name_is_looked_for() {
    let service = serve().await;
    signed_in(&service, "/events/new", async |browser| {
        browser.announce_broken_connection();
        fill_in_every_field(browser).await;
        service.fault(FaultPlan::on(Operation::CreateEvent, Fault::LostAnswer).times(1));
        browser.press("Create event").await;
        browser.hear("We don’t know if this was saved").await;
        browser.press("Check now").await;
        browser.hear("One with this name already exists").await;
        assert_eq!(count(&service, Operation::CreateEvent), 1);
        browser.follow("Oudejaar & vuur · Thu, 31 Dec 2026, 21:00 · #1013").await;
        browser.answer_question("Leave without saving?", true).await;
        browser.see_heading("Oudejaar & vuur").await;
    })
    .await;
}

#[tokio::test]
async fn a_file_that_cannot_be_read_is_not_chosen_and_that_is_said() {
    let service = serve().await;
    let (folder, image) = picture();
    let other = folder.path().join("weg.png");
    std::fs::copy(&image, &other).unwrap();
    signed_in(&service, "/events/new", async |browser| {
        let deleted =
            "Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));";
        // Neither this one is sent nor the one before it.
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
        browser.evaluate(deleted, Vec::new()).await.unwrap();
        browser.attach("header_image", &other).await;
        let unreadable = "This file can’t be read. Choose it again, or another one.";
        browser
            .see("no file", |sight| sight.text.contains(unreadable) && !sight.text.contains("kop.png"))
            .await;
        browser.see_true("return document.querySelector('[name=header_image]').value === ''").await;
    })
    .await;
}

#[tokio::test]
async fn an_image_that_a_reload_lost_is_asked_for_again_before_the_event_is_there_for_good() {
    let service = serve().await;
    let (_folder, image) = picture();
    signed_in(&service, "/events/new", async |browser| {
        fill_in_every_field(browser).await;
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
        browser.reload().await;
        browser.see_text("Not stored with the draft: kop.png").await;
        browser.press("Create event").await;
        browser.see_focus_on("header_image").await;
        assert!(
            browser
                .description("header_image")
                .await
                .contains("This file has not been read: choose it again, or remove it")
        );
        assert_eq!(count(&service, Operation::CreateEvent), 0);
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
        browser.press("Create event").await;
        browser.hear("Event created").await;
        assert!(parts(&service, Operation::CreateEvent).contains_key("header_image"));
    })
    .await;
}

#[tokio::test]
async fn a_lost_image_that_is_not_wanted_any_more_is_removed() {
    let service = serve().await;
    let (_folder, image) = picture();
    signed_in(&service, "/events/new", async |browser| {
        browser.attach("header_image", &image).await;
        browser.see_text("kop.png · 1 kB").await;
        browser.reload().await;
        browser.see_text("Not stored with the draft: kop.png").await;
        browser.press("Remove file").await;
        browser.see("no file", |sight| !sight.text.contains("kop.png")).await;
    })
    .await;
}

#[tokio::test]
async fn an_image_that_is_still_being_read_is_not_left_out() {
    let service = serve().await;
    let (_folder, image) = picture();
    signed_in(&service, "/events/new", async |browser| {
        fill_in_every_field(browser).await;
        let slow = "const read = Blob.prototype.arrayBuffer;
            Blob.prototype.arrayBuffer = function () {
              return new Promise((go) => { window.go = () => go(read.call(this)); });
            };";
        browser.evaluate(slow, Vec::new()).await.unwrap();
        browser.attach("header_image", &image).await;
        browser.press("Create event").await;
        browser.see_focus_on("header_image").await;
        assert_eq!(count(&service, Operation::CreateEvent), 0);
        browser.evaluate("window.go()", Vec::new()).await.unwrap();
        browser.see_text("kop.png · 1 kB").await;
        browser.press("Create event").await;
        browser.hear("Event created").await;
        assert!(parts(&service, Operation::CreateEvent).contains_key("header_image"));
    })
    .await;
}
