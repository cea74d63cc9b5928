//! The dates of a new event, and repetitions of the existing ones.

use leptos::prelude::*;

use crate::api::event::NewEventDate;
use crate::components::{Choice, ChoiceField, DateField, DateKind, DateRangeWords, Icon, Shape};
use crate::features::context::{use_formats, use_i18n};
use crate::features::form::{Bound, Form, SpansControl};
use crate::forms::event::{EventDraft, Every, MOST_PLANNED, PlannedDate, PlannedDates};
use crate::forms::{Input, Span, Text};

/// How many dates are named one by one where they are summed up.
const NAMED: usize = 3;

/// The dates, and the way to repeat them.
#[component]
pub(crate) fn DatesField(
    /// The form.
    form: Form<EventDraft>,
    /// The dates.
    field: Bound<Vec<(String, String)>>,
    /// How often they are repeated.
    repeat: Bound<String>,
    /// Until which day.
    until: Bound<String>,
) -> impl IntoView {
    let words = &use_i18n().event;
    let texts = DateRangeWords {
        members: NewEventDate::MEMBERS,
        labels: [words.starts_at, words.ends_at],
        span: words.date_number,
        add: words.add_date,
        remove: words.remove_date,
    };
    view! {
        <SpansControl field words=texts />
        <RepeatFields form repeat until />
    }
}

/// The dates in a few words: many of them by their number, the first and the last.
pub(crate) fn in_short(draft: &EventDraft) -> Option<String> {
    let mut dates = draft.dates.held();
    if dates.len() <= NAMED {
        return None;
    }
    dates.sort_unstable();
    let formats = use_formats();
    let end = |date: Option<&(String, String)>| {
        let from = date.map(|(from, _)| from.as_str()).unwrap_or_default();
        formats.local(from).unwrap_or_else(|| from.to_owned())
    };
    Some((use_i18n().event.dates_in_short)(dates.len(), &end(dates.first()), &end(dates.last())))
}

/// Repeats the dates daily or weekly: those that come of it are shown before they are added.
#[component]
fn RepeatFields(
    /// The form.
    form: Form<EventDraft>,
    /// How often they are repeated.
    repeat: Bound<String>,
    /// Until which day.
    until: Bound<String>,
) -> impl IntoView {
    let words = use_i18n();
    let clocks = use_formats();
    let planned = form.value(move |draft| draft.planned_dates(&clocks));
    let add = move |_| {
        let added = planned.get_untracked().dates.into_iter().filter(|date| date.trouble.is_none());
        form.draft.update(|draft| {
            let mut dates = draft.dates.held();
            dates.extend(added.map(|date| date.span));
            draft.dates.hold(dates);
            (draft.repeat, draft.until) = (Text::default(), Text::default());
        });
    };
    let preview = move || {
        let PlannedDates { dates: planned, is_cut_short } = planned.get();
        let count = planned.iter().filter(|date| date.trouble.is_none()).count();
        let label = (words.event.add_dates)(count);
        let items = planned.into_iter().map(|date| view! { <PlannedItem date /> }).collect_view();
        let button = (count > 0).then(|| {
            view! {
                <button type="button" class="button" on:click=add>
                    <Icon shape=Shape::Plus />
                    <span>{label}</span>
                </button>
            }
        });
        (!items.is_empty()).then(|| {
            view! {
                <ol class="planned">{items}</ol>
                {is_cut_short
                    .then(|| view! { <p class="warn">{(words.event.most_planned)(MOST_PLANNED)}</p> })}
                {button}
            }
        })
    };
    let choice =
        |every: Every, label: &str| Choice { value: every.name().to_owned(), label: label.to_owned() };
    let choices =
        vec![choice(Every::Day, words.event.every_day), choice(Every::Week, words.event.every_week)];
    let is_repeated = Memo::new(move |_| repeat.value.with(|every| !every.is_empty()));
    // Without a repetition, the day means nothing.
    let choose = Callback::new(move |every: String| {
        if every.is_empty() {
            form.draft.update(|draft| draft.until = Text::default());
        }
        repeat.on_change.run(every);
    });
    let Bound { label, value, on_change, .. } = until;
    view! {
        <div class="repeat">
            <div class="field-row">
                <ChoiceField
                    label=repeat.label
                    none=words.event.no_repeat
                    choices=Signal::stored(choices)
                    value=repeat.value
                    on_change=choose
                />
                <Show when=move || is_repeated.get()>
                    <DateField kind=DateKind::Day label=label.clone() value on_input=on_change />
                </Show>
            </div>
            {preview}
        </div>
    }
}

/// A date that a repetition makes, or why it makes none that day.
#[component]
fn PlannedItem(
    /// The date.
    date: PlannedDate,
) -> impl IntoView {
    let formats = &use_formats();
    let words = use_i18n();
    let shown = |typed: &String| formats.local(typed).unwrap_or_else(|| typed.replace('T', " "));
    let (from, to) = (shown(&date.span.0), shown(&date.span.1));
    let trouble = date.trouble.map(|trouble| {
        let text = format!("{} {}", words.event.left_out, (words.form.problem)(&trouble));
        view! { <span class="problem">{text}</span> }
    });
    view! {
        <li>
            <span>{format!("{from} – {to}")}</span>
            {trouble}
        </li>
    }
}
