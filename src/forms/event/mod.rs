//! The form of an event. The interface creates events and never changes them.

mod dates;

pub use dates::{DateDoubt, Every, MOST_PLANNED, PlannedDate, PlannedDates, doubt, repeated, shifted};

use super::changes::Changes;
use super::control::{Control, File, Input, Span, Spans, Text};
use super::fields::{AnyField, Draft, Fields, fields, member_of};
use super::problem::{Problem, ProblemKind};
use super::time_zone::TimeZone;
use crate::api::NonEmpty;
use crate::api::assumptions::member;
use crate::api::event::{CreateEvent, NewEventDate};
use crate::api::{FreeList, FreeObject};
use crate::i18n::Messages;
use crate::models::value::{Fee, Link, Timestamp};
use crate::models::{Event, Venue};

/// What was typed into the form of an event.
#[derive(Clone, Debug, Default, PartialEq, Fields)]
#[draft(texts = event)]
pub struct EventDraft {
    pub name: Text<String>,
    pub r#type: Text<String>,
    pub description: Text<String>,
    pub dates: Spans<NewEventDate>,
    /// How often the dates are to be repeated: the dates that come of it are added to them first.
    #[draft(name = "dates.repeat")]
    pub repeat: Text<Every>,
    #[draft(name = "dates.until")]
    pub until: Text<String>,
    pub max_capacity: Text<u64>,
    pub is_online: bool,
    #[draft(name = "venue.name")]
    pub venue_name: Text<String>,
    #[draft(name = "venue.street")]
    pub street: Text<String>,
    #[draft(name = "venue.house_number")]
    pub house_number: Text<String>,
    #[draft(name = "venue.addition")]
    pub addition: Text<String>,
    #[draft(name = "venue.zipcode")]
    pub zipcode: Text<String>,
    #[draft(name = "venue.city")]
    pub city: Text<String>,
    #[draft(name = "venue.state")]
    pub state: Text<String>,
    #[draft(name = "venue.country")]
    pub country: Text<String>,
    pub header_image: File,
    pub header_video: Text<Link>,
    pub service_fee: Text<Fee>,
    pub extra_info: Text<FreeObject>,
    pub legal: Text<FreeObject>,
    pub mail_moments: Text<FreeList>,
}

impl EventDraft {
    /// The form as an event fills it. Of what the form asks, an event shows only its name, dates and venue.
    pub fn of(event: &Event, zone: &dyn TimeZone) -> Self {
        // Of an event without a location, some services show a venue of which only the name is filled in.
        let has_address = |venue: &Venue| venue.street.is_some() || venue.city.is_some();
        let venue = event.venue.clone().filter(has_address).unwrap_or_default();
        Self {
            name: Text::new(&event.name),
            dates: Spans::new(event.dates.iter().map(|date| (date.starts_at, date.ends_at)), zone),
            venue_name: Text::optional(venue.name),
            street: Text::optional(venue.street),
            house_number: Text::optional(venue.house_number),
            addition: Text::optional(venue.addition),
            zipcode: Text::optional(venue.zipcode),
            city: Text::optional(venue.city),
            state: Text::optional(venue.state),
            country: Text::optional(venue.country),
            ..Self::default()
        }
    }

    /// The `Create event body` of the draft, or its problems.
    pub fn body(&self, zone: &dyn TimeZone) -> Result<CreateEvent, Vec<Problem>> {
        let mut form = Changes::new(None, self, zone);
        let venue = Venue {
            name: form.read(Self::FIELDS.venue_name),
            street: form.read(Self::FIELDS.street),
            house_number: form.read(Self::FIELDS.house_number),
            addition: form.read(Self::FIELDS.addition),
            zipcode: form.read(Self::FIELDS.zipcode),
            city: form.read(Self::FIELDS.city),
            state: form.read(Self::FIELDS.state),
            country: form.read(Self::FIELDS.country),
        };
        let body = CreateEvent {
            name: form.read(Self::FIELDS.name).unwrap_or_default(),
            description: form.read(Self::FIELDS.description),
            is_online: self.is_online,
            venue: (venue != Venue::default()).then_some(venue),
            r#type: form.read(Self::FIELDS.r#type).unwrap_or_default(),
            dates: form.read(Self::FIELDS.dates).map(NonEmpty::into_vec).unwrap_or_default(),
            max_capacity: form.read(Self::FIELDS.max_capacity),
            header_image: form.read(Self::FIELDS.header_image),
            header_video: form.read(Self::FIELDS.header_video),
            extra_info: form.read(Self::FIELDS.extra_info),
            service_fee: form.read(Self::FIELDS.service_fee),
            legal: form.read(Self::FIELDS.legal),
            mail_moments: form.read(Self::FIELDS.mail_moments),
        };
        if !self.repeat.is_empty() {
            form.note(Self::FIELDS.repeat.name, ProblemKind::NotAdded);
        }
        form.finish(body)
    }

    /// The dates that repeating those of the draft makes, to be added to them.
    pub fn planned_dates(&self, clocks: &dyn TimeZone) -> PlannedDates {
        let every = self.repeat.value();
        every
            .map(|every| repeated(&self.dates.held(), every, self.until.trimmed(), clocks))
            .unwrap_or_default()
    }
}

impl Draft for EventDraft {
    const UNSHOWN: &'static [&'static str] = &[
        "type",
        "description",
        "max_capacity",
        "is_online",
        "header_image",
        "header_video",
        "service_fee",
        "extra_info",
        "legal",
        "mail_moments",
    ];

    /// An event with a location needs its address, and a venue all of it.
    fn required(&self) -> Vec<&'static str> {
        let mut required = vec![Self::FIELDS.name.name, Self::FIELDS.r#type.name, Self::FIELDS.dates.name];
        let is_of_venue =
            |field: &AnyField<'_>| member_of(field.name) == "venue" && !field.control.is_empty();
        if !self.is_online || fields(self).iter().any(is_of_venue) {
            let address = [
                Self::FIELDS.venue_name,
                Self::FIELDS.street,
                Self::FIELDS.house_number,
                Self::FIELDS.zipcode,
                Self::FIELDS.city,
                Self::FIELDS.country,
            ];
            required.extend(address.map(|field| field.name));
        }
        required
    }

    fn label(words: &'static Messages, member: &str) -> Option<&'static str> {
        (member == "venue").then_some(words.event.place)
    }
}

impl Span for NewEventDate {
    const MEMBERS: [&'static str; 2] = [member::STARTS_AT, member::ENDS_AT];

    fn new(starts_at: Timestamp, ends_at: Timestamp) -> Self {
        Self { starts_at, ends_at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{IdForm, event};
    use crate::forms::members::changed_members;
    use crate::forms::time_zone::Winter;

    fn evening() -> Spans<NewEventDate> {
        Spans::typed(vec![("2027-01-01T20:00".to_owned(), "2027-01-01T23:00".to_owned())])
    }

    #[test]
    fn an_online_event_needs_no_place() {
        let draft = EventDraft {
            name: Text::new("Stream"),
            r#type: Text::new("Eenmalig"),
            service_fee: Text::new("1,5"),
            dates: evening(),
            is_online: true,
            ..EventDraft::default()
        };
        let json = draft.body(&Winter).map(|request| event::create(request).body().to_json(IdForm::Auto));
        let json = json.map(|json| json.split_whitespace().collect::<String>());
        let expected = r#"{"name":"Stream","is_online":true,"type":"Eenmalig","dates":[{"starts_at":"2027-01-01T19:00:00.000000Z","ends_at":"2027-01-01T22:00:00.000000Z"}],"service_fee":1.5}"#;
        assert_eq!(json.as_deref(), Ok(expected));
    }

    #[test]
    fn a_venue_of_an_online_event_needs_its_address_too() {
        let draft = EventDraft { is_online: true, venue_name: Text::new("Zoom"), ..EventDraft::default() };
        assert!(draft.required().contains(&"venue.city"));
        let draft = EventDraft { venue_name: Text::default(), ..draft };
        assert!(!draft.required().contains(&"venue.city"));
    }

    #[test]
    fn what_is_missing_or_odd_is_said_at_its_control() {
        let draft = EventDraft {
            city: Text::new("Utrecht"),
            header_video: Text::new("youtube"),
            legal: Text::new("[]"),
            mail_moments: Text::new("{}"),
            service_fee: Text::new("-1"),
            ..EventDraft::default()
        };
        let problems = draft.body(&Winter).err().unwrap_or_default();
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
        let sent = EventDraft {
            name: Text::new("Night"),
            r#type: Text::new("Eenmalig"),
            city: Text::new("Utrecht"),
            dates: evening(),
            ..EventDraft::default()
        };
        let saved = EventDraft { city: Text::new("Amsterdam"), r#type: Text::default(), ..sent.clone() };
        let shown = |member: &&str| !EventDraft::UNSHOWN.contains(member);
        let altered: Vec<_> = changed_members(&saved, &sent).into_iter().filter(shown).collect();
        assert_eq!(altered, ["venue"]);
    }
}
