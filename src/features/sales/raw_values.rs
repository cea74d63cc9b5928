//! Values of an order whose type the interface does not show, as people read them.

use leptos::prelude::*;
use std::sync::Arc;

use crate::analytics::{FieldLabels, FilledIn, filled_in};
use crate::api::reference;
use crate::data_grid::Cell;
use crate::features::context::use_i18n;
use crate::i18n::Formats;
use crate::models::RawJson;
use crate::models::value::Timestamp;
use crate::query::use_query_if;

/// A value as a cell: a moment where it is one, so that it is shown in the zone of all others, else its text.
pub(crate) fn unshown_cell(value: Option<&RawJson>) -> Cell<'_> {
    let Some(value) = value else { return Cell::Nothing };
    let text = value.said();
    match text.as_deref().and_then(Timestamp::parse) {
        Some(moment) => Cell::Moment(moment.microseconds()),
        None => Some(text.unwrap_or_else(|| value.text().to_owned())).into(),
    }
}

/// A value as a text, in the same way.
pub(crate) fn unshown_text(value: &RawJson, formats: &Formats) -> String {
    let text = value.said();
    match text.as_deref().and_then(Timestamp::parse) {
        Some(moment) => formats.moment(moment),
        None => text.unwrap_or_else(|| value.text().to_owned()),
    }
}

/// What fields are called: read once something was filled in.
pub(crate) fn use_field_labels(
    is_wanted: impl Fn() -> bool + Send + Sync + 'static,
) -> Signal<Arc<FieldLabels>> {
    let fields = use_query_if(move || is_wanted().then(reference::fields)).value;
    Memo::new(move |_| Arc::new(fields.get().map(|walk| FieldLabels::of(walk.records())).unwrap_or_default()))
        .into()
}

/// An answer as people read it.
pub(crate) fn answer_text(answer: String) -> String {
    let words = &use_i18n().common;
    match answer.as_str() {
        "true" => words.yes.to_owned(),
        "false" => words.no.to_owned(),
        _ => answer,
    }
}

/// What was filled in, in one line: a yes or a no with what was asked, any other answer speaks for itself.
pub(crate) fn answers_text(values: &[RawJson]) -> String {
    let labels = FieldLabels::default();
    let all = values.iter().flat_map(|value| filled_in(value, &labels));
    let texts = all.map(|filled| match (filled.name(), filled.text()) {
        (Some(name), text) if matches!(text.as_str(), "true" | "false") => {
            format!("{name}: {}", answer_text(text))
        }
        (_, text) => text,
    });
    texts.collect::<Vec<_>>().join(", ")
}

/// What was filled in, with the labels of its fields; a value of unknown structure as it was received.
#[component]
pub(crate) fn FilledIn<'a>(
    /// What was filled in.
    values: &'a [RawJson],
    /// What the fields are called.
    labels: &'a FieldLabels,
) -> impl IntoView + use<> {
    let items: Vec<AnyView> = values
        .iter()
        .flat_map(|value| {
            let filled = filled_in(value, labels);
            if filled.is_empty() && !matches!(value.text(), "null" | "{}" | "[]") {
                return vec![
                    view! { <li><code class="value">{value.text().to_owned()}</code></li> }.into_any(),
                ];
            }
            let item = |filled: FilledIn| {
                let text = answer_text(filled.text());
                let label = filled.name().map(|label| {
                    view! {
                        <span class="hint">
                            <bdi>{label}</bdi>
                            ": "
                        </span>
                    }
                });
                view! { <li>{label}<bdi>{text}</bdi></li> }.into_any()
            };
            filled.into_iter().map(item).collect()
        })
        .collect();
    if items.is_empty() {
        return view! { {use_i18n().common.none} }.into_any();
    }
    view! { <ul class="filled-in personal">{items}</ul> }.into_any()
}
