//! Events to test with.

use loket::api::event::{CreateEvent, NewEventDate};
use loket::api::{FreeList, FreeObject};
use loket::models::Venue;
use loket::models::value::{Fee, Link, Timestamp};

/// A moment by its text.
pub fn moment(text: &str) -> Timestamp {
    Timestamp::parse(text).unwrap()
}

/// What an event needs.
pub fn draft(name: &str) -> CreateEvent {
    CreateEvent {
        name: name.to_owned(),
        description: None,
        is_online: true,
        venue: None,
        r#type: "Eenmalig".to_owned(),
        dates: vec![evening(4)],
        max_capacity: None,
        header_image: None,
        header_video: None,
        extra_info: None,
        service_fee: None,
        legal: None,
        mail_moments: None,
    }
}

/// An event with every member but the image, which does not travel as JSON.
pub fn complete(name: &str) -> CreateEvent {
    let text = |text: &str| Some(text.to_owned());
    CreateEvent {
        description: text("Twee avonden.\nMet pauze & \"koffie\"."),
        is_online: false,
        venue: Some(Venue {
            name: text("De Meeuw"),
            street: text("Oudegracht"),
            house_number: text("12"),
            addition: text("bis"),
            zipcode: text("3511 AA"),
            city: text("Utrecht"),
            state: text("Utrecht"),
            country: text("Nederland"),
        }),
        dates: vec![evening(4), evening(5)],
        max_capacity: Some(300),
        header_video: Link::parse("https://www.youtube.com/watch?v=abc&t=1"),
        extra_info: FreeObject::parse(r#"{"door":"achter","stairs":true,"steps":3}"#).ok(),
        service_fee: Fee::from_literal("1.75"),
        legal: FreeObject::parse(r#"{"terms_and_conditions":8101}"#).ok(),
        mail_moments: FreeList::parse(r#"[{"days_before":2,"text":"Tot zo!"}]"#).ok(),
        ..draft(name)
    }
}

/// An evening in July.
fn evening(day: u8) -> NewEventDate {
    NewEventDate {
        starts_at: moment(&format!("2027-07-0{day}T18:00:00Z")),
        ends_at: moment(&format!("2027-07-0{day}T21:30:00Z")),
    }
}
