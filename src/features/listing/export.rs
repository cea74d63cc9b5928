//! A list as a file for a spreadsheet, or on paper.

use leptos::prelude::*;

use super::cell_text::facet_text;
use super::csv_file::{CsvFile, in_file_name};
use super::records::Format;
use super::source::Source;
use super::state::ListState;
use crate::components::{PrintHeading, Toasts};
use crate::data_grid::{Grid, Selection, Texts, order};
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::day_range::DayRange;
use crate::models::value::Timestamp;
use crate::reactive::{effect, watch};

/// Writes what the list shows into a file: the chosen columns of exactly the rows that are left (or of those that are
/// selected). Everything is read first; to stop that is to want no file.
pub(crate) fn export(
    state: ListState,
    want_all: Callback<()>,
    exporting: RwSignal<Option<Texts>>,
) -> Callback<Texts> {
    let words = use_i18n();
    let formats = use_formats();
    let task = ChunkedTask::new();
    let toasts: Toasts = expect_context();
    forget_when_paused(state, move || exporting.set(None));
    // The file is written as soon as everything has loaded.
    effect(move || {
        let Some(texts) = exporting.get().filter(|_| state.is_ready()) else { return };
        let formats = formats.clone();
        let Some(Source { rows, total, read_at, .. }) = state.sources.source.get_untracked() else { return };
        let columns: Vec<(usize, String)> = state.config.with_value(|config| {
            let labelled = |column: usize| (column, config.labels[column].to_owned());
            let has_text = |column: &usize| config.formats[*column] != Format::Drawn;
            untrack(|| state.columns()).into_iter().filter(has_text).map(labelled).collect()
        });
        let chosen = chosen(state, &*rows);
        let (count, total) = (formats.integer(chosen.len() as u64), formats.integer(total));
        let said = read_at.map(|at| formats.time_of_day(at));
        let said = (words.list.exported)(&count, &total, said.as_deref());
        // The file name shows of what it is, how much it contains, and when that was read.
        let read_on = read_at.and_then(|at| Timestamp::from_microseconds(at as i64 * 1_000));
        let read_on = read_on.map(|moment| formats.typed(moment).replace('T', " ").replace(':', "."));
        let (name, about) =
            state.config.with_value(|config| (config.name.to_owned(), config.about.get_untracked()));
        let about = about.map(|about| in_file_name(&about));
        let name = [Some(name), read_on, about].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let name = (words.list.file_name)(&name, &count, &total);
        let file = CsvFile { rows, chosen, columns, texts, name };
        file.write(task, words, formats, move |is_saved| {
            toasts.say(if is_saved { said.clone() } else { words.list.not_exported.to_owned() });
            exporting.set(None);
        });
    });
    Callback::new(move |texts| {
        read_all(state, want_all);
        exporting.set(Some(texts));
    })
}

/// The rows that leave the app: those that are selected, else all that are left.
pub(super) fn chosen(state: ListState, rows: &dyn Grid) -> Vec<usize> {
    let chosen = state.selection.with_untracked(|selection| match selection.is_empty() {
        true => Vec::new(),
        false => selected(state, selection, rows),
    });
    // Records that were selected may be gone since; then nothing is said to be selected.
    if chosen.is_empty() { state.rows.get_untracked() } else { chosen }
}

/// The rows that are selected, in the order of the list: those too that a search or a filter hides, as the number that
/// is shown says.
fn selected(state: ListState, selection: &Selection, rows: &dyn Grid) -> Vec<usize> {
    let mut ordered = order(rows, untrack(|| state.sort()));
    ordered.retain(|row| selection.contains(rows.id(*row)));
    ordered
}

/// Prints all rows that are left.
pub(crate) fn print(state: ListState, want_all: Callback<()>) -> Callback<()> {
    let wanted = RwSignal::new(false);
    forget_when_paused(state, move || wanted.set(false));
    effect(move || {
        if wanted.get() && state.is_ready() {
            state.printing.set(true);
            // Once the rows are drawn.
            request_animation_frame(move || {
                // Some browsers draw the page for paper after this: the table shows only what is in view again once that is said
                // to be over, or where nothing can be printed, which the browser reports itself.
                if window().print().is_err() {
                    state.printing.set(false);
                }
                wanted.set(false);
            });
        }
    });
    Callback::new(move |()| {
        read_all(state, want_all);
        wanted.set(true);
    })
}

/// Reads everything: resumes what was paused or failed.
fn read_all(state: ListState, want_all: Callback<()>) {
    want_all.run(());
    let sources = state.sources;
    let is_partial = |source: &Option<Source>| source.as_ref().is_some_and(|source| !source.is_complete());
    if sources.source.with_untracked(is_partial) && !sources.under_way.get_untracked() {
        sources.refresh.run(());
    }
}

/// What waits for the rest of a list waits no longer when the user stops reading.
fn forget_when_paused(state: ListState, forget: impl Fn() + 'static) {
    let sources = state.sources;
    let of = move || (sources.under_way.get(), sources.is_paused.get());
    watch(of, move |(_, is_paused), (was_reading, _)| {
        if *is_paused && *was_reading {
            forget();
        }
    });
}

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
        let Some(column) = config.column(key) else { return value };
        let value = match config.formats[column] {
            Format::Moment => {
                DayRange::parse(&value).text(&use_formats(), words.list.since, words.list.up_to)
            }
            format => facet_text(&value, format, words).to_owned(),
        };
        format!("{}: {value}", config.labels[column])
    })
}
