//! What matches in a list while something is being typed into its search box.

use std::sync::Arc;

use leptos::prelude::*;

use super::match_finder::{Columns, MatchFinder};
use crate::analytics::search_term;
use crate::features::context::{use_formats, use_i18n};
use crate::features::listing::ListState;

/// What matches while something is being typed, before it is asked.
#[derive(Clone, Copy)]
pub(super) struct Matches {
    /// What is in the search box, without the blanks around it.
    pub(super) typed: Signal<String>,
    /// The first of them.
    pub(super) first: Signal<Vec<Match>>,
    /// How many rows match; none while that is not known.
    pub(super) count: Signal<Option<usize>>,
    /// Whether a row is a ticket, rather than an order.
    pub(super) are_tickets: bool,
    /// Whether these are the rows for what is typed now.
    pub(super) is_settled: Signal<bool>,
    /// Puts a code into the search box, selected, so that what is typed or scanned next takes its place.
    pub(super) fill: Callback<String>,
    /// Moves the focus to the search box.
    pub(super) focus_box: Callback<()>,
}

/// A row that matches, or several of one order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Match {
    /// What is asked for when it is chosen.
    pub(super) code: String,
    /// How many rows of the list it has.
    pub(super) row_count: usize,
    /// The texts that distinguish it.
    pub(super) texts: Vec<String>,
    /// Its status, unless it is paid.
    pub(super) unpaid: Option<String>,
    /// When those of its rows were checked in that are.
    pub(super) scans: Vec<String>,
}

/// The columns of a list that matches are made of.
#[derive(Clone, Copy)]
pub(crate) struct MatchColumns {
    /// By these, a person tells the matches apart.
    pub(crate) shown: &'static [&'static str],
    /// The id of an order: its rows are one match.
    pub(crate) order: &'static str,
    /// The barcode of a row, where a row is a ticket: one alone is asked for by it.
    pub(crate) barcode: Option<&'static str>,
}

/// What matches in a list while something is typed: with what was filled in where none of the shown texts has it.
pub(super) fn matches(state: ListState, columns: MatchColumns) -> Matches {
    let (messages, formats) = (use_i18n(), use_formats());
    let typed = state.typed;
    // Conditions narrow the list: no one of its rows is meant.
    let is_question = move |typed: &&str| !state.has_conditions(typed);
    let typed = Memo::new(move |_| {
        typed.with(|typed| typed.as_deref().map(str::trim).filter(is_question).unwrap_or_default().to_owned())
    });
    let first = Memo::new(move |before: Option<&Vec<Match>>| {
        if typed.with(String::is_empty) {
            return Vec::new();
        }
        // Until the list is searched, its rows are those of what was typed before.
        if !state.is_arranged.get() {
            return before.cloned().unwrap_or_default();
        }
        let rows = state.sources.source.with(|source| source.as_ref().map(|source| Arc::clone(&source.rows)));
        let Some(rows) = rows else { return Vec::new() };
        let columns = state.config.with_value(|config| Columns::of(&config.keys, columns));
        let groups = [columns.names.clone(), columns.shown.clone()];
        let finder = MatchFinder { rows: &*rows, columns, formats: &formats, messages };
        let typed = typed.get();
        let first = |place: &dyn Fn(usize) -> Option<usize>| {
            state.rows.with(|found| finder.first(search_term(&typed), found, place))
        };
        state.with_place_found(&[&groups[0], &groups[1]], first).unwrap_or_default()
    });
    let fill = Callback::new(move |code: String| {
        if let Some(input) = state.search_box.get_untracked() {
            input.set_value(&code);
            // A box that is gone already needs no focus.
            let _ = input.focus();
            input.select();
        }
        state.typed.set(Some(code));
    });
    Matches {
        typed: typed.into(),
        first: first.into(),
        count: Memo::new(move |before: Option<&Option<usize>>| match state.is_arranged.get() {
            true => Some(state.rows.with(Vec::len)),
            false => before.copied().flatten(),
        })
        .into(),
        are_tickets: columns.barcode.is_some(),
        focus_box: Callback::new(move |()| {
            if let Some(input) = state.search_box.get_untracked() {
                // As above.
                let _ = input.focus();
            }
        }),
        is_settled: state.is_arranged,
        fill,
    }
}
