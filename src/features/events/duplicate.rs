//! A new event that starts from another one.

use leptos::prelude::*;

use crate::api::{event, shop};
use crate::components::{DateField, DateKind, Label, Notice, Tone};
use crate::features::context::{use_formats, use_i18n};
use crate::features::form::{Form, Loading};
use crate::forms::event::{EventDraft, shifted};
use crate::forms::{Control, Input, Spans, Text};
use crate::i18n::Formats;
use crate::models::value::EventId;
use crate::models::{Event, ShopEvent};
use crate::query::QueryClient;

/// Reads what can be had of an event: from itself, and its description and type from a shop that shows it.
pub(crate) fn read_start(queries: QueryClient, formats: Formats, id: EventId) -> Loading<EventDraft> {
    Box::pin(async move {
        let event = queries.fetch(event::get(&id)).await?;
        let mut start = EventDraft::of(&event, &formats);
        if let Some(shown) = shown_by_a_shop(&queries, &event).await {
            start.description = Text::optional(shown.description);
            start.r#type = Text::optional(shown.r#type);
            start.max_capacity = Text::optional(shown.capacity_per_day);
        }
        Ok(start)
    })
}

/// The event as a shop shows it, if one does. A shop that can't be read is no reason to begin with nothing.
async fn shown_by_a_shop(queries: &QueryClient, event: &Event) -> Option<ShopEvent> {
    for id in &event.shops {
        let Ok(view) = queries.fetch(shop::get(id)).await else { continue };
        if let Some(shown) = view.events.iter().find(|shown| shown.id == event.id) {
            return Some(shown.clone());
        }
    }
    None
}

/// Takes the dates out of a start, so that an organiser does not create an event on the days of another one by mistake.
pub(crate) fn take_dates(start: &mut EventDraft) -> Vec<(String, String)> {
    std::mem::take(&mut start.dates).held()
}

/// Shows what was filled in and what could not be.
#[component]
pub(crate) fn FilledNotice<'a>(
    /// What it starts with.
    start: &'a EventDraft,
) -> impl IntoView + use<> {
    let words = &use_i18n().event;
    let unknown = start.r#type.is_empty().then(|| view! { <p>{words.from_unshown}</p> });
    let text = view! {
        <p>{words.from_not_copied}</p>
        {unknown}
    };
    view! {
        <Notice tone=Tone::Information title=&(words.from_title)(start.name.trimmed())>
            {text}
        </Notice>
    }
}

/// Asks for the day of the first date, and moves all dates by as many days.
#[component]
pub(crate) fn FirstDayField(
    /// The form.
    form: Form<EventDraft>,
    /// The dates of the event that it starts from.
    dates: Vec<(String, String)>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    if dates.is_empty() {
        return ().into_any();
    }
    let day = RwSignal::new(String::new());
    let first = dates.iter().map(|(from, _)| from).min().and_then(|from| formats.local(from));
    let hint = (words.event.first_day_hint)(&first.unwrap_or_default(), dates.len());
    let label = Label::new("dates.first_day", words.event.first_day).hint(hint);
    let clocks = formats.clone();
    let planned = Signal::derive(move || day.with(|day| shifted(&dates, day, &clocks)).unwrap_or_default());
    let choose = Callback::new(move |typed: String| {
        day.set(typed);
        let spans: Vec<_> = planned.get_untracked().into_iter().map(|date| date.span).collect();
        if !spans.is_empty() {
            form.draft.update(|draft| draft.dates = Spans::typed(spans));
        }
    });
    let troubled = move || {
        let trouble = planned.get().into_iter().find_map(|date| date.trouble)?;
        let text = view! { <p>{(words.form.problem)(&trouble)}</p> };
        Some(view! {
            <Notice tone=Tone::Warning title=words.event.move_trouble>
                {text}
            </Notice>
        })
    };
    view! {
        <DateField kind=DateKind::Day label value=day on_input=choose />
        {troubled}
    }
    .into_any()
}
