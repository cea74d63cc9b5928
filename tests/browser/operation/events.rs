//! Create event with every member.

use loket::api::event::{self, CreateEvent};
use loket::api::shop::{self, ShopBody};
use loket::api::{Encoding, NullablePatch, RequestSettings};
use loket::models::{Event, Received};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use super::spelled::Spelled;
use crate::setup::events::{complete, draft};
use crate::setup::image::picture;
use crate::setup::shops;
use crate::setup::shops::new_shop;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, only_request_for};
use crate::setup::tickets::list;

const DESCRIPTION: &str = "Twee avonden.\nMet pauze & \"koffie\".";

fn venue() -> Value {
    json!({
        "name": "De Meeuw",
        "street": "Oudegracht",
        "house_number": "12",
        "addition": "bis",
        "zipcode": "3511 AA",
        "city": "Utrecht",
        "state": "Utrecht",
        "country": "Nederland",
    })
}

fn dates() -> Value {
    json!([
        { "starts_at": "2027-07-04T18:00:00.000000Z", "ends_at": "2027-07-04T21:30:00.000000Z" },
        { "starts_at": "2027-07-05T18:00:00.000000Z", "ends_at": "2027-07-05T21:30:00.000000Z" },
    ])
}

/// Sends an event, and returns the answer.
async fn sent(event: CreateEvent, encoding: Encoding) -> Received<Event> {
    let client = client_with(RequestSettings { encoding, ..RequestSettings::default() });
    client.write(&event::create(event)).await.unwrap()
}

/// Checks that an answer says what the complete event does, and that the stand-in keeps it and shows it in a shop.
async fn assert_is_saved(answer: Received<Event>, description: &str) {
    let stored = client().read(&event::get(&answer.id)).await.unwrap();
    assert_eq!(answer.record, stored.record);
    let spelled = answer.record.spelled();
    assert_eq!((&spelled["name"], &spelled["is_continuous"]), (&json!("Avond"), &json!(false)));
    assert_eq!((&spelled["shops"], &spelled["tickets"]), (&json!([]), &json!([])));
    assert_eq!(spelled["venue"], venue());
    let without_id = |date: &Value| json!({ "starts_at": date["starts_at"], "ends_at": date["ends_at"] });
    assert_eq!(spelled["dates"].as_array().unwrap().iter().map(without_id).collect::<Value>(), dates());

    let shop = ShopBody { events: NullablePatch::Set(list([answer.id.clone()])), ..shops::draft() };
    let shop = client().write(&new_shop(shop)).await.unwrap();
    let view = client().read(&shop::get(&shop.id)).await.unwrap();
    let shown = &view.events[0];
    assert_eq!((&shown.id, shown.name.as_str()), (&answer.id, "Avond"));
    assert_eq!(
        (shown.description.as_deref(), shown.r#type.as_deref()),
        (Some(description), Some("Eenmalig"))
    );
    assert_eq!(shown.capacity_per_day, Some(300));
    let seen_in = client().read(&event::get(&answer.id)).await.unwrap();
    assert_eq!(seen_in.shops, std::slice::from_ref(&shop.id));
}

#[wasm_bindgen_test]
async fn a_complete_event_is_created_as_json() {
    begin().await;
    let answer = sent(complete("Avond"), Encoding::Json).await;
    let request = only_request_for("create_event").await;
    let expected = json!({
        "name": "Avond",
        "description": DESCRIPTION,
        "is_online": false,
        "venue": venue(),
        "type": "Eenmalig",
        "dates": dates(),
        "max_capacity": 300,
        "header_video": "https://www.youtube.com/watch?v=abc&t=1",
        "extra_info": { "door": "achter", "stairs": true, "steps": 3 },
        "service_fee": 1.75,
        "legal": { "terms_and_conditions": 8101 },
        "mail_moments": [{ "days_before": 2, "text": "Tot zo!" }],
    });
    assert_eq!(request.json(), expected);
    assert_eq!(request.ignored_fields, [""; 0]);
    assert_is_saved(answer, DESCRIPTION).await;
}

#[wasm_bindgen_test]
async fn a_complete_event_with_its_image_travels_as_a_form_under_every_setting() {
    for encoding in [Encoding::Json, Encoding::Form] {
        begin().await;
        let event = CreateEvent { header_image: Some(picture()), ..complete("Avond") };
        let answer = sent(event, encoding).await;
        let request = only_request_for("create_event").await;
        // In a form, a browser ends lines as the network does.
        let description = DESCRIPTION.replace('\n', "\r\n");
        let expected = [
            ("name", "Avond"),
            ("description", &description),
            ("is_online", "0"),
            ("venue[name]", "De Meeuw"),
            ("venue[street]", "Oudegracht"),
            ("venue[house_number]", "12"),
            ("venue[addition]", "bis"),
            ("venue[zipcode]", "3511 AA"),
            ("venue[city]", "Utrecht"),
            ("venue[state]", "Utrecht"),
            ("venue[country]", "Nederland"),
            ("type", "Eenmalig"),
            ("dates[0][starts_at]", "2027-07-04T18:00:00.000000Z"),
            ("dates[0][ends_at]", "2027-07-04T21:30:00.000000Z"),
            ("dates[1][starts_at]", "2027-07-05T18:00:00.000000Z"),
            ("dates[1][ends_at]", "2027-07-05T21:30:00.000000Z"),
            ("max_capacity", "300"),
            ("header_image", "kop – ééntje.png image/png 67"),
            ("header_video", "https://www.youtube.com/watch?v=abc&t=1"),
            ("extra_info[door]", "achter"),
            ("extra_info[stairs]", "1"),
            ("extra_info[steps]", "3"),
            ("service_fee", "1.75"),
            ("legal[terms_and_conditions]", "8101"),
            ("mail_moments[0][days_before]", "2"),
            ("mail_moments[0][text]", "Tot zo!"),
        ];
        let expected = expected.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(request.parts(), expected);
        assert_eq!(request.ignored_fields, [""; 0]);
        assert_is_saved(answer, &description).await;
    }
}

#[wasm_bindgen_test]
async fn an_event_that_is_online_needs_no_venue() {
    begin().await;
    let answer = sent(draft("Avond"), Encoding::Json).await;
    assert_eq!(only_request_for("create_event").await.json()["is_online"], true);
    assert_eq!(answer.venue.as_ref().and_then(|venue| venue.name.as_deref()), Some("Online"));
}
