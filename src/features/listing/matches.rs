//! What matches in a list while something is being typed into its search box.

use std::sync::Arc;

use leptos::prelude::*;

use super::cell_text::text_of;
use super::records::Format;
use super::state::ListState;
use crate::data_grid::{Cell, Term, folded};
use crate::features::context::{use_formats, use_i18n};

/// What matches while something is being typed, before it is asked.
#[derive(Clone, Copy)]
pub(crate) struct Matches {
    /// What is in the search box, without the blanks around it.
    pub(crate) typed: Signal<String>,
    /// The first rows that match.
    pub(crate) first: Signal<Vec<Match>>,
    /// How many rows match.
    pub(crate) count: Signal<usize>,
    /// Whether these are the rows for what is typed now.
    pub(crate) is_settled: Signal<bool>,
    /// Puts a code into the search box, selected, so that what is typed or scanned next takes its place.
    pub(crate) fill: Callback<String>,
}

/// A row that matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Match {
    /// What is asked for when it is chosen.
    pub(crate) code: String,
    /// The texts that distinguish it.
    pub(crate) texts: Vec<String>,
    /// Its status, unless it is paid.
    pub(crate) unpaid: Option<String>,
    /// When it was checked in.
    pub(crate) scanned_at: Option<String>,
}

/// How many matching rows are shown below the search box.
const MOST_MATCHES: usize = 6;
/// Among how many the best of them are looked for.
const MOST_RANKED: usize = 300;

/// The rows of a list that match what is typed: distinguished by `columns`, and with the column `reason` where none of
/// these matches.
pub(crate) fn matches(state: ListState, columns: &'static [&'static str], reason: &'static str) -> Matches {
    let (messages, formats) = (use_i18n(), use_formats());
    let typed = state.typed;
    // Conditions narrow the list: no one of its rows is meant.
    let is_question = move |typed: &&str| !state.has_conditions(typed);
    let typed = Memo::new(move |_| {
        typed.with(|typed| typed.as_deref().map(str::trim).filter(is_question).unwrap_or_default().to_owned())
    });
    let first = Memo::new(move |_| {
        if typed.with(String::is_empty) {
            return Vec::new();
        }
        let rows = state.sources.source.with(|source| source.as_ref().map(|source| Arc::clone(&source.rows)));
        let Some(rows) = rows else { return Vec::new() };
        let (columns, reason, status, scan) = state.config.with_value(|config| {
            let place = |key: &&str| config.keys.iter().position(|known| known == key);
            let columns = columns.iter().filter_map(place).collect::<Vec<_>>();
            (columns, place(&reason), place(&"status"), place(&"scanned_at"))
        });
        let scanned_at = |row: usize| match rows.cell(row, scan?) {
            Cell::Nothing => None,
            at => Some(text_of(&at, Format::Moment, &formats, messages)),
        };
        let unpaid = |row: usize| match rows.cell(row, status?) {
            Cell::Nothing | Cell::Term(Term::Paid) => None,
            status => Some(status.plain().into_owned()),
        };
        let text = |row: usize, column: usize| rows.cell(row, column).plain().into_owned();
        let words: Vec<String> =
            typed.with(|typed| folded(typed).split_whitespace().map(str::to_owned).collect());
        let found: Vec<usize> = state.rows.with(|found| {
            let readable = found.iter().copied().filter(|row| rows.problem(*row).is_none());
            // What can't be asked for is in the list below.
            let readable = readable.filter(|row| !rows.cell(*row, 0).is_empty());
            readable.take(MOST_RANKED).collect()
        });
        let matched = found.into_iter().map(|row| {
            let texts = columns.iter().map(|column| text(row, *column)).filter(|text| !text.is_empty());
            let mut texts: Vec<String> = texts.collect();
            let shown = folded(&texts.join(" "));
            let is_shown = words.iter().all(|word| shown.contains(word));
            if let Some(reason) = reason.map(|column| text(row, column))
                && !is_shown
                && !reason.is_empty()
            {
                texts.push(reason);
            }
            (is_shown, Match { code: text(row, 0), texts, unpaid: unpaid(row), scanned_at: scanned_at(row) })
        });
        // A match in a name comes before one in what was filled in or in an address.
        let (mut first, others): (Vec<_>, Vec<_>) = matched.partition(|(is_shown, _)| *is_shown);
        first.extend(others);
        first.into_iter().take(MOST_MATCHES).map(|(_, found)| found).collect()
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
        count: Memo::new(move |_| state.rows.with(Vec::len)).into(),
        is_settled: state.is_arranged,
        fill,
    }
}
