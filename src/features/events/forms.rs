//! The form of a new event. Events are never changed: the interface shows no way to.

use super::duplicate::{FilledNotice, read_start, take_dates};
use super::fields::{EventFields, describe, label};
use crate::api::event;
use crate::features::back_link::BackLink;
use crate::features::context::{use_formats, use_query_client, use_words};
use crate::features::form::{CreateForm, Creation, Finding, Opening, OpeningView, Subject};
use crate::features::heading::PageHeader;
use crate::features::name_index::disambiguated;
use crate::forms::Draft;
use crate::forms::event::{create, differing, draft, required};
use crate::i18n::Formats;
use crate::models::Event;
use crate::models::value::EventId;
use crate::query::QueryClient;
use crate::routes::Route;
use leptos::prelude::*;

static EVENT: Subject = Subject {
    label,
    describe,
    required,
    unshown: &[],
    place: |id| Some(Route::event(EventId::new(id)?)),
    read: |store, id, formats| {
        let (store, formats, id) = (store.clone(), formats.clone(), EventId::new(id)?);
        Some(Box::pin(async move {
            let event = store.fetch(event::get(&id)).await?;
            Ok(draft(Some(&event), &formats))
        }))
    },
};

static CREATION: Creation = Creation {
    subject: &EVENT,
    back: Route::EVENTS,
    submit: |words| words.event.create,
    created: |words, _| words.event.created.to_owned(),
    plan: |draft, clocks| create(draft, clocks).map(|request| event::create(request).for_id()),
    differing,
    find,
};

/// Events of the typed name.
fn find(store: &QueryClient, draft: &Draft, formats: &Formats) -> Finding {
    let (store, name) = (store.clone(), draft.text_of("name").trim().to_owned());
    let formats = formats.clone();
    Box::pin(async move {
        let events = store.fetch_all(event::list()).await?;
        let same = events.records().filter(|event| event.name == name);
        let label = |event: &Event| {
            let date = event.dates.first().map(|date| formats.moment(date.starts_at));
            disambiguated(&event.name, date.as_deref(), event.id.as_str())
        };
        Ok(same.map(|event| (Route::event(event.id.clone()), label(event))).collect())
    })
}

/// The form of a new event, filled with what can be had of another one if it starts from that.
#[component]
pub(crate) fn CreateEventPage(
    /// The record that it starts from.
    from: Option<EventId>,
) -> impl IntoView {
    let words = &use_words().event;
    let place = Route::NewEvent { from: from.clone() };
    let (store, formats) = (use_query_client(), use_formats());
    let form = match from {
        None => {
            let start = draft(None, &formats);
            view! {
                <CreateForm creation=&CREATION place start let:form>
                    <EventFields form dates=Vec::new() />
                </CreateForm>
            }
            .into_any()
        }
        Some(id) => {
            let opening = Opening::begin(move || read_start(store.clone(), formats.clone(), id.clone()));
            view! {
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
    mut start: Draft,
) -> impl IntoView {
    let dates = take_dates(&mut start);
    let filled = view! { <FilledNotice start=&start /> };
    view! {
        <CreateForm creation=&CREATION place start let:form>
            {filled}
            <EventFields form dates />
        </CreateForm>
    }
}
