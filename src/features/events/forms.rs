//! The form of a new event. Events are never changed: the interface shows no way to.

use leptos::prelude::*;

use super::dates::in_short;
use super::duplicate::{FilledNotice, read_start, take_dates};
use super::editions::NextEditionNotice;
use super::fields::EventFields;
use crate::api::event;
use crate::features::context::{use_formats, use_i18n, use_query_client};
use crate::features::form::{
    CreateForm, CreateRecord, Finding, FoundRecords, Loading, Opening, OpeningView, Plan, RecordDraft,
};
use crate::features::heading::{BackLink, PageHeader};
use crate::features::name_index::disambiguated;
use crate::forms::event::{DateDoubt, EventDraft, doubt};
use crate::forms::{Input, TimeZone};
use crate::i18n::{Formats, Messages};
use crate::models::Event;
use crate::models::value::EventId;
use crate::models::value::zone::LocalTime;
use crate::query::QueryClient;
use crate::routes::Route;

impl RecordDraft for EventDraft {
    fn place(id: &str) -> Option<Route> {
        EventId::new(id).map(Route::event)
    }

    fn load(client: &QueryClient, id: &str, formats: &Formats) -> Option<Loading<Self>> {
        let (client, formats, id) = (client.clone(), formats.clone(), EventId::new(id)?);
        Some(Box::pin(async move {
            let event = client.fetch(event::get(&id)).await?;
            Ok(Self::of(&event, &formats))
        }))
    }

    /// Many dates are summed up. Of a repetition, only the dates that come of it are a part of the event.
    fn describe(&self, control: &str) -> Option<String> {
        let is_repetition = control == Self::FIELDS.repeat.name || control == Self::FIELDS.until.name;
        match control == Self::FIELDS.dates.name {
            true => in_short(self),
            false => is_repetition.then(String::new),
        }
    }
}

impl CreateRecord for EventDraft {
    const BACK: Route = Route::EVENTS;
    const NAME: &'static str = Self::FIELDS.name.name;

    fn submit(words: &'static Messages) -> &'static str {
        words.event.create
    }

    fn created(words: &'static Messages, _: Option<&Self>) -> String {
        words.event.created.to_owned()
    }

    fn create(&self, zone: &dyn TimeZone) -> Plan {
        self.body(zone).map(|request| event::create(request).for_id())
    }

    fn doubt(&self, present: LocalTime, words: &'static Messages) -> Option<String> {
        let words = &words.event;
        let (place, doubt) = doubt(&self.dates.held(), present)?;
        let text = match doubt {
            DateDoubt::Past => words.date_past,
            DateDoubt::Far => words.date_far,
            DateDoubt::Long => words.date_long,
            DateDoubt::Twice => words.date_twice,
        };
        Some(text(&(words.date_number)(place + 1)))
    }

    fn find(names: Vec<String>, client: &QueryClient, formats: &Formats) -> Finding {
        let (client, formats) = (client.clone(), formats.clone());
        Box::pin(async move {
            let events = client.fetch(event::list()).await?;
            let link = |event: &Event| {
                let date = event.dates.first().map(|date| formats.moment(date.starts_at));
                let label = disambiguated(&event.name, date.as_deref(), event.id.as_str());
                (Route::event(event.id.clone()), label)
            };
            Ok(FoundRecords::of(&events, &names, |event| &event.name, link))
        })
    }
}

/// The form of a new event, filled with what can be had of another one if it starts from that.
#[component]
pub(crate) fn CreateEventPage(
    /// The record that it starts from.
    from: Option<EventId>,
) -> impl IntoView {
    let words = &use_i18n().event;
    let place = Route::NewEvent { from: from.clone() };
    let (queries, formats) = (use_query_client(), use_formats());
    let form = match from {
        None => view! {
            <CreateForm place start=EventDraft::default() let:form>
                <EventFields form dates=Vec::new() />
            </CreateForm>
        }
        .into_any(),
        Some(id) => {
            let event = id.clone();
            let opening = Opening::begin(move || read_start(queries.clone(), formats.clone(), id.clone()));
            view! {
                <NextEditionNotice id=event />
                <OpeningView opening let:start>
                    <NextEventForm place=place.clone() start />
                </OpeningView>
            }
            .into_any()
        }
    };
    view! {
        <BackLink to=Route::EVENTS label=words.title />
        <PageHeader title=words.new_title />
        {form}
    }
}

/// The form of a new event that starts from another one.
#[component]
fn NextEventForm(
    /// Where the form is.
    place: Route,
    /// What the other event has.
    mut start: EventDraft,
) -> impl IntoView {
    let dates = take_dates(&mut start);
    let filled = view! { <FilledNotice start=&start /> };
    view! {
        <CreateForm place start let:form>
            {filled}
            <EventFields form dates />
        </CreateForm>
    }
}
