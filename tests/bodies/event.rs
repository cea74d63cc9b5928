//! `Create event body`

use loket::api::event::{CreateEvent, NewEventDate, create};
use loket::api::{IdForm, Mutation};
use loket::models::value::{Fee, Link};
use loket::models::{Event, Received, Venue};

use super::{file_part, image, list, moment, object, sends_json, sends_parts, text_part};

fn minimal() -> CreateEvent {
    CreateEvent {
        name: "Nachtconcert".to_owned(),
        description: None,
        is_online: true,
        venue: None,
        r#type: "Eenmalig".to_owned(),
        dates: vec![NewEventDate {
            starts_at: moment("2026-11-26T22:00:00+01:00"),
            ends_at: moment("2026-11-27T06:00:00.5Z"),
        }],
        max_capacity: None,
        header_image: None,
        header_video: None,
        extra_info: None,
        service_fee: None,
        legal: None,
        mail_moments: None,
    }
}

fn with_all_but_a_file() -> CreateEvent {
    let text = |text: &str| Some(text.to_owned());
    CreateEvent {
        description: text("Tot het licht\nwordt."),
        is_online: false,
        venue: Some(Venue {
            name: text("De Loods"),
            street: text("Kade"),
            house_number: text("12"),
            addition: text("bis"),
            zipcode: text("3511 AB"),
            city: text("Utrecht"),
            state: text("Utrecht"),
            country: text("NL"),
        }),
        max_capacity: Some(400),
        header_video: Link::parse("https://video.example/watch?v=1"),
        extra_info: Some(object(r#"{"doors": "20:00", "steps": [1, null]}"#)),
        service_fee: Fee::from_literal("1.2345678901234567"),
        legal: Some(object(r#"{"terms": 12345678901234567890, "fee": 1.10}"#)),
        mail_moments: Some(list(r#"[{"days": -1, "on": true}]"#)),
        ..minimal()
    }
}

fn with_all() -> Mutation<Received<Event>> {
    create(CreateEvent { header_image: Some(image()), ..with_all_but_a_file() })
}

#[test]
fn all_members_as_json() {
    let write = create(with_all_but_a_file());
    assert_eq!(write.endpoint().to_string(), "/v1/events");
    assert!(!write.body().has_file());
    sends_json(
        &write,
        IdForm::Auto,
        r#"{
            "name": "Nachtconcert",
            "description": "Tot het licht\nwordt.",
            "is_online": false,
            "venue": {
                "name": "De Loods", "street": "Kade", "house_number": "12", "addition": "bis",
                "zipcode": "3511 AB", "city": "Utrecht", "state": "Utrecht", "country": "NL"
            },
            "type": "Eenmalig",
            "dates": [{"starts_at": "2026-11-26T21:00:00.000000Z", "ends_at": "2026-11-27T06:00:00.500000Z"}],
            "max_capacity": 400,
            "header_video": "https://video.example/watch?v=1",
            "extra_info": {"doors": "20:00", "steps": [1, null]},
            "service_fee": 1.2345678901234567,
            "legal": {"terms": 12345678901234567890, "fee": 1.10},
            "mail_moments": [{"days": -1, "on": true}]
        }"#,
    );
}

#[test]
fn all_members_as_parts() {
    let write = with_all();
    assert!(write.body().has_file());
    let names: Vec<_> = write.body().names().collect();
    assert_eq!(names[7], "header_image", "in the place of the interface's table");
    let expected = vec![
        text_part("name", "Nachtconcert"),
        text_part("description", "Tot het licht\nwordt."),
        text_part("is_online", "0"),
        text_part("venue[name]", "De Loods"),
        text_part("venue[street]", "Kade"),
        text_part("venue[house_number]", "12"),
        text_part("venue[addition]", "bis"),
        text_part("venue[zipcode]", "3511 AB"),
        text_part("venue[city]", "Utrecht"),
        text_part("venue[state]", "Utrecht"),
        text_part("venue[country]", "NL"),
        text_part("type", "Eenmalig"),
        text_part("dates[0][starts_at]", "2026-11-26T21:00:00.000000Z"),
        text_part("dates[0][ends_at]", "2026-11-27T06:00:00.500000Z"),
        text_part("max_capacity", "400"),
        file_part("header_image", image()),
        text_part("header_video", "https://video.example/watch?v=1"),
        text_part("extra_info[doors]", "20:00"),
        text_part("extra_info[steps][0]", "1"),
        text_part("extra_info[steps][1]", ""),
        text_part("service_fee", "1.2345678901234567"),
        text_part("legal[terms]", "12345678901234567890"),
        text_part("legal[fee]", "1.10"),
        text_part("mail_moments[0][days]", "-1"),
        text_part("mail_moments[0][on]", "1"),
    ];
    assert_eq!(write.parts(), Ok(expected));
}

#[test]
fn no_more_than_is_needed() {
    let write = create(minimal());
    let expected = r#"{
        "name": "Nachtconcert",
        "is_online": true,
        "type": "Eenmalig",
        "dates": [{"starts_at": "2026-11-26T21:00:00.000000Z", "ends_at": "2026-11-27T06:00:00.500000Z"}]
    }"#;
    sends_json(&write, IdForm::Auto, expected);
    sends_parts(
        &write,
        &[
            ("name", "Nachtconcert"),
            ("is_online", "1"),
            ("type", "Eenmalig"),
            ("dates[0][starts_at]", "2026-11-26T21:00:00.000000Z"),
            ("dates[0][ends_at]", "2026-11-27T06:00:00.500000Z"),
        ],
    );
}

/// Dates are required, so that a list without any is sent all the same; a venue has the members that are known.
#[test]
fn what_is_required_is_sent_even_if_empty() {
    let venue = Venue { city: Some("Utrecht".to_owned()), ..Venue::default() };
    let write = create(CreateEvent { dates: Vec::new(), venue: Some(venue), ..minimal() });
    let expected =
        r#"{"name":"Nachtconcert","is_online":true,"venue":{"city":"Utrecht"},"type":"Eenmalig","dates":[]}"#;
    sends_json(&write, IdForm::Auto, expected);
}
