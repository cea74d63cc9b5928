//! What matches in a list while something is being typed into its search box.

use std::sync::Arc;

use leptos::prelude::*;

use crate::data_grid::{Cell, Term, folded};
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::listing::{Format, ListState, text_of};
use crate::forms::TimeZone;
use crate::i18n::Formats;
use crate::models::value::Timestamp;

/// What matches while something is being typed, before it is asked.
#[derive(Clone, Copy)]
pub(super) struct Matches {
    /// What is in the search box, without the blanks around it.
    pub(super) typed: Signal<String>,
    /// The first rows that match.
    pub(super) first: Signal<Vec<Match>>,
    /// How many rows match.
    pub(super) count: Signal<usize>,
    /// Whether these are the rows for what is typed now.
    pub(super) is_settled: Signal<bool>,
    /// Puts a code into the search box, selected, so that what is typed or scanned next takes its place.
    pub(super) fill: Callback<String>,
}

/// A row that matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Match {
    /// What is asked for when it is chosen.
    pub(super) code: String,
    /// The texts that distinguish it.
    pub(super) texts: Vec<String>,
    /// Its status, unless it is paid.
    pub(super) unpaid: Option<String>,
    /// When it was checked in.
    pub(super) scanned_at: Option<String>,
}

/// How many matching rows are shown below the search box.
const MOST_MATCHES: usize = 6;
/// Among how many the best of them are looked for.
const MOST_RANKED: usize = 300;

/// When the present day began on the clocks of the zone.
fn start_of_day(formats: &Formats) -> Option<Timestamp> {
    let zone: &dyn TimeZone = formats;
    let today = zone.typed(now()).split('T').next().map(|day| format!("{day}T00:00"))?;
    zone.moment(&today).ok()
}

/// The rows of a list that match what is typed: distinguished by `columns`, and with what was filled in where none of these
/// matches.
pub(super) fn matches(state: ListState, columns: &'static [&'static str]) -> Matches {
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
        let (columns, reason, status, scan, visit) = state.config.with_value(|config| {
            let place = |key: &&str| config.keys.iter().position(|known| known == key);
            let columns = columns.iter().filter_map(place).collect::<Vec<_>>();
            (columns, place(&"filled_in"), place(&"status"), place(&"scanned_at"), place(&"available_at"))
        });
        let words: Vec<String> =
            typed.with(|typed| folded(typed).split_whitespace().map(str::to_owned).collect());
        let found: Vec<usize> = state.rows.with(|found| {
            let readable = found.iter().copied().filter(|row| rows.problem(*row).is_none());
            // What can't be asked for is in the list below.
            let readable = readable.filter(|row| !rows.cell(*row, 0).is_empty());
            readable.take(MOST_RANKED).collect()
        });
        let text = |row: usize, column: usize| match rows.cell(row, column) {
            Cell::Nothing => String::new(),
            cell => text_of(&cell, Format::Text, &formats, messages),
        };
        let unpaid = |row: usize| match rows.cell(row, status?) {
            Cell::Nothing | Cell::Term(Term::Paid) => None,
            status => Some(status.plain().into_owned()),
        };
        let scan_of = |row: usize| scan.map_or(Cell::Nothing, |column| rows.cell(row, column));
        let today = start_of_day(&formats);
        let is_over = |row: usize| match visit.map(|column| rows.cell(row, column)) {
            Some(Cell::Moment(at)) => today.is_some_and(|today| at < today.microseconds()),
            _ => false,
        };
        // Of all of them without the text of a moment, which takes long to write.
        let is_shown = |row: usize| {
            let texts = columns.iter().map(|column| match rows.cell(row, *column) {
                Cell::Moment(_) => String::new(),
                cell => cell.plain().into_owned(),
            });
            let shown = folded(&texts.collect::<Vec<_>>().join(" "));
            words.iter().all(|word| shown.contains(word))
        };
        // A match in a name comes before one in what was filled in or in an address, and who may come in before others.
        let rank = |row: usize| {
            let may_come = unpaid(row).is_none() && scan_of(row).is_empty() && !is_over(row);
            (!is_shown(row), !may_come)
        };
        let mut ranked: Vec<_> = found.into_iter().map(|row| (rank(row), row)).collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        let matched = ranked.into_iter().take(MOST_MATCHES).map(|((is_elsewhere, _), row)| {
            let texts = columns.iter().map(|column| text(row, *column)).filter(|text| !text.is_empty());
            let reason = reason.filter(|_| is_elsewhere).map(|column| text(row, column));
            let scanned_at = match scan_of(row) {
                Cell::Nothing => None,
                at => Some(text_of(&at, Format::Moment, &formats, messages)),
            };
            Match {
                code: text(row, 0),
                texts: texts.chain(reason.filter(|reason| !reason.is_empty())).collect(),
                unpaid: unpaid(row),
                scanned_at,
            }
        });
        matched.collect()
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
