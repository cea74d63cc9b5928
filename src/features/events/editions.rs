//! The way from an event to its next edition.

use leptos::prelude::*;

use crate::analytics::next_edition;
use crate::api::event;
use crate::components::{Notice, Tone};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::record_text::name_and_day;
use crate::models::Event;
use crate::models::value::EventId;
use crate::query::use_query;
use crate::routes::Route;

/// A link to the next edition of an event, once the events are read and there is one.
#[component]
pub(crate) fn NextEdition(
    /// The event's id.
    id: EventId,
) -> impl IntoView {
    let words = &use_i18n().event;
    let link = next_edition_link(id);
    move || {
        let link = link.get()?;
        Some(view! { <p class="subtitle facts">{words.next_edition} ": " {link.view()}</p> })
    }
}

/// Says that an event to be duplicated was continued already.
#[component]
pub(crate) fn NextEditionNotice(
    /// The event's id.
    id: EventId,
) -> impl IntoView {
    let words = &use_i18n().event;
    let link = next_edition_link(id);
    move || {
        let link = link.get()?;
        let text = view! { <p>{link.view()}</p> };
        Some(view! {
            <Notice tone=Tone::Information title=words.has_next_edition>
                {text}
            </Notice>
        })
    }
}

/// An event, its name and first day.
#[derive(Clone, PartialEq)]
struct EditionLink {
    id: EventId,
    label: String,
}

impl EditionLink {
    fn view(&self) -> impl IntoView + use<> {
        view! {
            <a href=href(&Route::event(self.id.clone()))>
                <bdi>{self.label.clone()}</bdi>
            </a>
        }
    }
}

fn next_edition_link(id: EventId) -> Memo<Option<EditionLink>> {
    let formats = use_formats();
    let events = use_query(event::list());
    Memo::new(move |_| {
        let read = events.value.get()?;
        let event = read.record(id.as_str())?;
        let next: &Event = next_edition(event, read.records())?;
        Some(EditionLink { id: next.id.clone(), label: name_and_day(next, &formats) })
    })
}
