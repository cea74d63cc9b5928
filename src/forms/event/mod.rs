//! The form of an event. The interface creates events and never changes them.

mod dates;

pub use dates::{Every, PlannedDate, repeated, shifted};

use super::draft::{Draft, TimeZone};
use super::problem::{Problem, ProblemKind};
use super::validate::{Diff, Validator};
use crate::api::Value;
use crate::api::event::{CreateEvent, NewEventDate};
use crate::models::{Event, Venue};

/// The parts of an address that an event with a location has to have.
const ADDRESS: [&str; 6] =
    ["venue.name", "venue.street", "venue.house_number", "venue.zipcode", "venue.city", "venue.country"];

/// The form as an event fills it, or empty for a new one. Of what the form asks, an event shows only its name, dates and
/// venue.
pub fn draft(event: Option<&Event>, clocks: &dyn TimeZone) -> Draft {
    let venue = event.and_then(|event| event.venue.as_ref());
    let part = |of: fn(&Venue) -> &Option<String>| venue.and_then(|venue| of(venue).as_ref());
    let dates = event.into_iter().flat_map(|event| &event.dates);
    Draft::new()
        .optional("name", event.map(|event| &event.name))
        .text("type", "")
        .text("description", "")
        .spans("dates", dates.map(|date| (date.starts_at, date.ends_at)), clocks)
        .text("max_capacity", "")
        .flag("is_online", None)
        .optional("venue.name", part(|venue| &venue.name))
        .optional("venue.street", part(|venue| &venue.street))
        .optional("venue.house_number", part(|venue| &venue.house_number))
        .optional("venue.addition", part(|venue| &venue.addition))
        .optional("venue.zipcode", part(|venue| &venue.zipcode))
        .optional("venue.city", part(|venue| &venue.city))
        .optional("venue.state", part(|venue| &venue.state))
        .optional("venue.country", part(|venue| &venue.country))
        .file("header_image")
        .text("header_video", "")
        .text("service_fee", "")
        .text("extra_info", "")
        .text("legal", "")
        .text("mail_moments", "")
}

/// The controls that have to be filled in, as a draft is: an event with a location needs its address.
pub fn required(draft: &Draft) -> Vec<&'static str> {
    let address: &[&str] = if draft.is_on("is_online") { &[] } else { &ADDRESS };
    ["name", "type", "dates"].iter().chain(address).copied().collect()
}

/// The `Create event body` that a draft asks for, or what keeps it from being one.
pub fn create(draft: &Draft, clocks: &dyn TimeZone) -> Result<CreateEvent, Vec<Problem>> {
    let mut form = Validator::new(draft, clocks);
    let is_online = form.flag("is_online");
    if !is_online {
        for control in ADDRESS {
            form.required(control);
        }
    }
    let dates = dates(&mut form);
    if draft.spans_in("dates").is_empty() {
        form.note("dates", ProblemKind::Missing);
    }
    let request = CreateEvent {
        name: form.required("name").unwrap_or_default(),
        description: form.text("description"),
        is_online,
        venue: venue(&mut form),
        r#type: form.required("type").unwrap_or_default(),
        dates,
        max_capacity: form.whole("max_capacity"),
        header_image: form.file("header_image"),
        header_video: form.link("header_video"),
        extra_info: form.object("extra_info"),
        service_fee: form.fee("service_fee"),
        legal: form.object("legal"),
        mail_moments: form.list("mail_moments"),
    };
    form.finish(request)
}

/// The members that an event, as the form holds it, has otherwise than a draft: of those that events show.
pub fn differing(event: &Draft, draft: &Draft, clocks: &dyn TimeZone) -> Vec<&'static str> {
    let mut difference = Diff::new(event, draft, clocks);
    let members = [
        ("name", difference.differs("name", |form| form.text("name").map(Value::from))),
        ("dates", difference.differs("dates", |form| Some(Value::from(dates(form))))),
        ("venue", difference.differs("venue", |form| venue(form).map(Value::from))),
    ];
    members.into_iter().filter_map(|(member, differs)| differs.then_some(member)).collect()
}

fn dates(form: &mut Validator<'_>) -> Vec<NewEventDate> {
    let spans = form.spans("dates", "starts_at", "ends_at");
    spans.into_iter().map(|(starts_at, ends_at)| NewEventDate { starts_at, ends_at }).collect()
}

/// The address, if anything of it was typed.
fn venue(form: &mut Validator<'_>) -> Option<Venue> {
    let venue = Venue {
        name: form.text("venue.name"),
        street: form.text("venue.street"),
        house_number: form.text("venue.house_number"),
        addition: form.text("venue.addition"),
        zipcode: form.text("venue.zipcode"),
        city: form.text("venue.city"),
        state: form.text("venue.state"),
        country: form.text("venue.country"),
    };
    (venue != Venue::default()).then_some(venue)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{IdForm, event};
    use crate::forms::Typed;
    use crate::forms::time_zone::Winter;

    fn typed<const N: usize>(controls: [(&str, &str); N]) -> Draft {
        let mut draft = draft(None, &Winter);
        controls.into_iter().for_each(|(name, text)| draft.set(name, Typed::Text(text.into())));
        draft
    }

    fn on(mut draft: Draft, days: &[(&str, &str)]) -> Draft {
        let spans = days.iter().map(|(from, to)| (from.to_string(), to.to_string())).collect();
        draft.set("dates", Typed::Spans(spans));
        draft
    }

    const EVENING: (&str, &str) = ("2027-01-01T20:00", "2027-01-01T23:00");

    #[test]
    fn an_online_event_needs_no_place() {
        let mut draft =
            on(typed([("name", "Stream"), ("type", "Eenmalig"), ("service_fee", "1,5")]), &[EVENING]);
        draft.set("is_online", Typed::Flag(true));
        let json = create(&draft, &Winter).map(|request| event::create(request).body().to_json(IdForm::Auto));
        let json = json.map(|json| json.split_whitespace().collect::<String>());
        let expected = r#"{"name":"Stream","is_online":true,"type":"Eenmalig","dates":[{"starts_at":"2027-01-01T19:00:00.000000Z","ends_at":"2027-01-01T22:00:00.000000Z"}],"service_fee":1.5}"#;
        assert_eq!(json.as_deref(), Ok(expected));
    }

    #[test]
    fn what_is_missing_or_odd_is_said_at_its_control() {
        let draft = typed([
            ("venue.city", "Utrecht"),
            ("header_video", "youtube"),
            ("legal", "[]"),
            ("mail_moments", "{}"),
            ("service_fee", "-1"),
        ]);
        let problems = create(&draft, &Winter).err().unwrap_or_default();
        let fields: Vec<_> = problems.iter().map(|problem| problem.field.as_str()).collect();
        let expected = [
            "name",
            "type",
            "dates",
            "venue.name",
            "venue.street",
            "venue.house_number",
            "venue.zipcode",
            "venue.country",
            "header_video",
            "service_fee",
            "legal",
            "mail_moments",
        ];
        assert_eq!(fields, expected);
    }

    #[test]
    fn only_what_events_show_is_compared() {
        let sent =
            on(typed([("name", "Night"), ("type", "Eenmalig"), ("venue.city", "Utrecht")]), &[EVENING]);
        let kept = on(typed([("name", "Night"), ("venue.city", "Amsterdam")]), &[EVENING]);
        assert_eq!(differing(&kept, &sent, &Winter), ["venue"]);
        assert_eq!(differing(&sent, &sent, &Winter), [""; 0]);
    }
}
