//! The heading of a list on paper.

use leptos::prelude::*;

use super::cell_text::facet_text;
use super::day_range::DayRange;
use super::records::Format;
use super::state::ListState;
use crate::components::PrintHeading;
use crate::features::context::{now, use_formats, use_i18n};

/// The heading of each printed page: which list, narrowed to what, how much of it, and how old it is.
#[component]
pub(crate) fn PaperHeading(
    /// The list.
    state: ListState,
    /// What it is called.
    title: &'static str,
) -> impl IntoView {
    let words = &use_i18n().list;
    let about = state.config.with_value(|config| config.about);
    let formats = use_formats();
    move || {
        if !state.printing.get() {
            return None;
        }
        let source = state.sources.source.get()?;
        let columns = state.columns().len();
        let filters = state.query.with(|query| query.filters.clone());
        let filters = filters.into_iter().map(|(key, value)| filter_in_words(state, &key, value));
        let typed = state.typed.with(|typed| typed.as_deref().map(str::trim).map(str::to_owned));
        let typed = typed.filter(|typed| !typed.is_empty()).map(|typed| format!("“{typed}”"));
        let left = formats.integer(state.rows.with(Vec::len) as u64);
        let read_at = source.read_at.map(|at| formats.time_of_day(at));
        let count = (words.left)(&left, &formats.integer(source.total), read_at.as_deref());
        let printed = (words.printed)(&formats.moment(now()));
        let of = [title.to_owned()].into_iter().chain(about.get());
        let parts: Vec<String> = of.chain(filters).chain(typed).chain([count, printed]).collect();
        Some(view! { <PrintHeading columns text=Signal::stored(parts.join(" · ")) /> })
    }
}

/// What a list is narrowed to, with the name of the column.
fn filter_in_words(state: ListState, key: &str, value: String) -> String {
    let words = use_i18n();
    state.config.with_value(|config| {
        let Some(column) = config.keys.iter().position(|known| *known == key) else { return value };
        let value = match config.formats[column] {
            Format::Moment => {
                DayRange::parse(&value).text(&use_formats(), words.list.since, words.list.up_to)
            }
            format => facet_text(&value, format, words).to_owned(),
        };
        format!("{}: {value}", config.labels[column])
    })
}
