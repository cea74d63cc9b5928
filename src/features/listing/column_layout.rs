//! Which columns of a list are shown, and how wide they are.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::cell_text::text_of;
use super::list_config::ListConfig;
use super::records::Format;
use super::state::ListState;
use crate::data_grid::{Cell, ColumnWidths, Shown, fitting_width, width_of_all, width_without_content};
use crate::features::context::{use_formats, use_i18n};
use crate::preferences::{choose_columns, choose_widths, chosen_columns, chosen_widths};
use crate::reactive::watch;

/// How many rows the width of a column is chosen from.
const ROWS_FITTED: usize = 60;
/// The width of a column of moments, all of which are equally long.
const MOMENT: u32 = 216;
/// What a badge has beside its text.
const BADGE: u32 = 36;
/// The width of the column with the boxes to select rows.
const SELECT: u32 = 40;
/// The width of the column with the actions of a row.
const ACTIONS: u32 = 44;
/// By how much a key makes a column wider or narrower.
const KEY_STEP: u32 = 16;

/// The columns that are shown, as the user chose them.
pub(super) fn remembered_columns(config: &ListConfig) -> RwSignal<Shown> {
    let shown = Shown::parse(&chosen_columns(config.name), &config.keys, config.from_start);
    let (shown, name) = (RwSignal::new(shown), config.name);
    on_change(shown, move |now| choose_columns(name, now));
    shown
}

/// The widths that the user chose.
pub(super) fn remembered_widths(config: &ListConfig) -> RwSignal<ColumnWidths> {
    let widths = ColumnWidths::parse(&chosen_widths(config.name), &config.keys);
    let (widths, name) = (RwSignal::new(widths), config.name);
    on_change(widths, move |now| choose_widths(name, now));
    widths
}

/// Stores what a user chose when it changes.
fn on_change<T: ToString + Send + Sync + 'static>(
    value: RwSignal<T>,
    store: impl Fn(&str) + Send + Sync + 'static,
) {
    watch(move || value.with(ToString::to_string), move |now, _| store(now));
}

/// How wide the columns of a table are, where its rows are laid out one by one.
#[derive(Clone, Copy)]
pub(super) struct ColumnLayout {
    pub(super) state: ListState,
    /// Whether rows are laid out one by one: only then widths can be chosen.
    pub(super) is_windowed: Signal<bool>,
    /// The width that fits each column: chosen once, from the first rows that have content there, so that
    /// no column moves while more is loaded.
    fitted: Memo<Vec<Option<u32>>>,
}

impl ColumnLayout {
    /// The layout of a list's columns.
    pub(super) fn of(state: ListState, is_windowed: Signal<bool>) -> Self {
        let (words, formats) = (use_i18n(), use_formats());
        let fitted = Memo::new(move |before: Option<&Vec<Option<u32>>>| {
            let source = state.sources.source.get();
            let rows = source.as_ref().map_or(0, |source| source.rows.row_count().min(ROWS_FITTED));
            let fit = |column: usize| {
                let source = source.as_ref()?;
                let (label, format) =
                    state.config.with_value(|config| (config.labels[column], config.formats[column]));
                let text = |row: usize| match source.rows.cell(row, column) {
                    Cell::Nothing => String::new(),
                    cell => text_of(&cell, format, &formats, words),
                };
                match format {
                    Format::Moment => Some(MOMENT),
                    Format::Code => width_of_all(label, (0..rows).map(text)),
                    _ => fitting_width(label, (0..rows).map(text), drawn(format)),
                }
            };
            let columns = state.config.with_value(|config| config.keys.len());
            let before = |column: usize| before.and_then(|before| before[column]);
            let shown = state.columns();
            let fit_shown = |column: usize| shown.contains(&column).then(|| fit(column)).flatten();
            (0..columns).map(|column| before(column).or_else(|| fit_shown(column))).collect::<Vec<_>>()
        });
        Self { state, is_windowed, fitted }
    }

    /// The columns as the grid of a row has them. Columns that the user left alone share the room that is left.
    pub(super) fn tracks(self) -> String {
        let is_chosen = self.state.widths.with(|widths| !widths.is_empty());
        let track = |column: usize| {
            let width = self.width(column);
            match is_chosen {
                true => length(width),
                false => format!("minmax({}, {width}fr)", length(width)),
            }
        };
        let mut tracks = vec![length(SELECT)];
        tracks.extend(self.state.columns().into_iter().map(track));
        tracks.extend(is_chosen.then(|| "minmax(0, 1fr)".to_owned()));
        tracks.extend(self.has_actions().then(|| length(ACTIONS)));
        tracks.join(" ")
    }

    /// The width of a row, unless its frame is wider.
    pub(super) fn least_width(self) -> String {
        let columns: u32 = self.state.columns().into_iter().map(|column| self.width(column)).sum();
        length(SELECT + columns + if self.has_actions() { ACTIONS } else { 0 })
    }

    /// Chooses the width of a column.
    pub(super) fn set(self, key: &'static str, width: u32) {
        self.state.widths.update(|widths| widths.set(key, width));
    }

    /// Makes a column as wide as its content.
    pub(super) fn fit(self, column: usize) {
        let key = self.state.config.with_value(|config| config.keys[column]);
        if let Some(width) = self.fitted.with_untracked(|fitted| fitted[column]) {
            self.set(key, width);
        }
    }

    /// Makes the column of a heading wider or narrower by a step.
    pub(super) fn step(self, heading: &Element, key: &'static str, is_wider: bool) {
        if let Some(width) = self.take_widths(heading, key) {
            self.set(key, if is_wider { width + KEY_STEP } else { width.saturating_sub(KEY_STEP) });
        }
    }

    /// Chooses the present widths of all columns, so that changing one leaves the others as they are. Returns the width of
    /// the column `key`; `None` if the table is short, and lays out its columns itself.
    pub(super) fn take_widths(self, heading: &Element, key: &str) -> Option<u32> {
        if !self.is_windowed.get_untracked() {
            return None;
        }
        let headings = heading.closest("thead").ok()??.query_selector_all("th[data-key]").ok()?;
        let scale = scale();
        let measured: Vec<(String, u32)> = (0..headings.length())
            .filter_map(|index| headings.get(index)?.dyn_into::<Element>().ok())
            .filter_map(|th| {
                Some((
                    th.get_attribute("data-key")?,
                    (th.get_bounding_client_rect().width() / scale).round() as u32,
                ))
            })
            .collect();
        let keys = self.state.config.with_value(|config| config.keys.clone());
        self.state.widths.update(|widths| {
            for (name, width) in &measured {
                if let Some(key) = keys.iter().find(|key| *key == name) {
                    widths.set(key, *width);
                }
            }
        });
        measured.iter().find(|(name, _)| name == key).map(|(_, width)| *width)
    }

    fn has_actions(self) -> bool {
        self.state.config.with_value(|config| config.has_actions)
    }

    pub(super) fn width(self, column: usize) -> u32 {
        let (key, label) =
            self.state.config.with_value(|config| (config.keys[column], config.labels[column]));
        let chosen = self.state.widths.with(|widths| widths.get(key));
        let fitted = || self.fitted.with(|fitted| fitted[column]);
        chosen.or_else(fitted).unwrap_or_else(|| width_without_content(label))
    }
}

/// What cells of a format have beside their text.
pub(super) fn drawn(format: Format) -> u32 {
    if format == Format::Status { BADGE } else { 0 }
}

/// A width for the styles.
fn length(width: u32) -> String {
    format!("calc({width} * 1rem / 16)")
}

/// How many pixels of the page a pixel at the usual size of text is: the user may have chosen larger text.
pub(super) fn scale() -> f64 {
    const USUAL: f64 = 16.0;
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    size.map(|size| js_sys::parse_float(&size) / USUAL).filter(|scale| *scale > 0.0).unwrap_or(1.0)
}
