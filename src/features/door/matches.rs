//! What matches in a list while something is being typed into its search box.

use std::sync::Arc;

use leptos::prelude::*;

use crate::analytics::sold_ticket::counted_names;
use crate::data_grid::{Cell, NameQuery, Term};
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::listing::{Format, ListState, Rows, text_of};
use crate::forms::TimeZone;
use crate::i18n::{Formats, Messages};
use crate::models::value::Timestamp;

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

/// How many matches are shown below the search box.
const MOST_MATCHES: usize = 6;
/// How many rows at most are put into order, of those found in what is shown and of the others.
const MOST_RANKED: usize = 1_000;

/// When the present day began on the clocks of the zone.
fn start_of_day(formats: &Formats) -> Option<Timestamp> {
    let zone: &dyn TimeZone = formats;
    let today = zone.typed(now()).split('T').next().map(|day| format!("{day}T00:00"))?;
    zone.moment(&today).ok()
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
        let shown = columns.shown.clone();
        let finder = MatchFinder { rows: &*rows, columns, formats: &formats, messages };
        let typed = typed.get();
        let first =
            |is_shown: &dyn Fn(usize) -> bool| state.rows.with(|found| finder.first(&typed, found, is_shown));
        state.with_found_in(&shown, first).unwrap_or_default()
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

/// Where the columns of a list are that matches are made of.
struct Columns {
    shown: Vec<usize>,
    /// Of these, those of a person's name.
    names: Vec<usize>,
    order: Option<usize>,
    barcode: Option<usize>,
    ticket: Option<usize>,
    reason: Option<usize>,
    status: Option<usize>,
    scan: Option<usize>,
    visit: Option<usize>,
}

impl Columns {
    fn of(keys: &[&str], columns: MatchColumns) -> Self {
        let column = |key: &str| keys.iter().position(|known| *known == key);
        Self {
            shown: columns.shown.iter().copied().filter_map(column).collect(),
            names: ["first_name", "last_name"].into_iter().filter_map(column).collect(),
            order: column(columns.order),
            barcode: columns.barcode.and_then(column),
            ticket: column("ticket"),
            reason: column("filled_in"),
            status: column("status"),
            scan: column("scanned_at"),
            visit: column("available_at"),
        }
    }
}

/// Finds the best matches among the rows that a search has found.
struct MatchFinder<'a> {
    rows: &'a dyn Rows,
    columns: Columns,
    formats: &'a Formats,
    messages: &'static Messages,
}

impl MatchFinder<'_> {
    /// The best of the rows found; `is_shown` says of a row whether the columns that are shown have all words.
    fn first(&self, typed: &str, found: &[usize], is_shown: &dyn Fn(usize) -> bool) -> Vec<Match> {
        let today = start_of_day(self.formats);
        let mut ranked = self.candidates(found, is_shown);
        let query = NameQuery::new(typed);
        // Who is called so comes first, and of these who may come in.
        ranked.sort_by_cached_key(|(is_elsewhere, row)| {
            let may_come =
                self.unpaid(*row).is_none() && !self.is_scanned(*row) && !self.is_over(*row, today);
            (*is_elsewhere, query.fit(&self.name(*row)), !may_come)
        });
        let mut groups: Vec<(bool, Vec<usize>)> = Vec::new();
        for (is_elsewhere, row) in ranked {
            let order = self.order(row);
            let is_same = |(_, group): &(bool, Vec<usize>)| order.is_some() && self.order(group[0]) == order;
            match groups.iter().position(is_same) {
                Some(same) => groups[same].1.push(row),
                None if groups.len() < MOST_MATCHES => groups.push((is_elsewhere, vec![row])),
                None => {}
            }
        }
        groups.iter().filter_map(|(is_elsewhere, group)| self.to_match(group, *is_elsewhere)).collect()
    }

    /// Some rows that can be asked for, and whether each is found elsewhere than in what is shown. All rows are looked at for
    /// a name, which may be in the last of thousands with the same answer filled in.
    fn candidates(&self, found: &[usize], is_shown: &dyn Fn(usize) -> bool) -> Vec<(bool, usize)> {
        // What can't be asked for is in the list below.
        let can_be_asked = |row: usize| {
            self.rows.problem(row).is_none() && (self.order(row).is_some() || self.barcode(row).is_some())
        };
        let (mut shown, mut elsewhere) = (Vec::new(), Vec::new());
        for row in found.iter().copied() {
            let is_elsewhere = !is_shown(row);
            let rows = if is_elsewhere { &mut elsewhere } else { &mut shown };
            if rows.len() < MOST_RANKED && can_be_asked(row) {
                rows.push((is_elsewhere, row));
            }
            if shown.len() == MOST_RANKED {
                break;
            }
        }
        shown.append(&mut elsewhere);
        shown
    }

    /// What the rows of one order are as a match; `is_elsewhere` where the first of them is found by what was filled in.
    fn to_match(&self, group: &[usize], is_elsewhere: bool) -> Option<Match> {
        let (first, others) = group.split_first()?;
        // What distinguishes them from each other says nothing of all of them.
        let shared =
            self.columns.shown.iter().map(|column| self.text(*first, *column)).zip(&self.columns.shown);
        let shared = shared.filter(|(text, column)| {
            let is_counted = !others.is_empty() && self.columns.ticket == Some(**column);
            !text.is_empty() && !is_counted && others.iter().all(|other| self.text(*other, **column) == *text)
        });
        let tickets = group.iter().filter_map(|row| self.plain(*row, self.columns.ticket));
        let tickets = if others.is_empty() { String::new() } else { counted_names(tickets) };
        let reason = self.columns.reason.filter(|_| is_elsewhere).map(|column| self.text(*first, column));
        let order = self.order(*first).map(|id| format!("#{id}"));
        let barcode = self.barcode(*first).filter(|_| others.is_empty());
        Some(Match {
            code: barcode.or(order)?,
            row_count: group.len(),
            texts: shared
                .map(|(text, _)| text)
                .chain([tickets])
                .chain(reason)
                .filter(|text| !text.is_empty())
                .collect(),
            unpaid: self.unpaid(*first),
            scans: group.iter().filter_map(|row| self.scan(*row)).collect(),
        })
    }

    fn text(&self, row: usize, column: usize) -> String {
        match self.rows.cell(row, column) {
            Cell::Nothing => String::new(),
            cell => text_of(&cell, Format::Text, self.formats, self.messages),
        }
    }

    fn plain(&self, row: usize, column: Option<usize>) -> Option<String> {
        let text = self.rows.cell(row, column?).plain().into_owned();
        (!text.is_empty()).then_some(text)
    }

    fn name(&self, row: usize) -> String {
        let names = self.columns.names.iter().filter_map(|column| self.plain(row, Some(*column)));
        names.collect::<Vec<_>>().join(" ")
    }

    fn order(&self, row: usize) -> Option<String> {
        self.plain(row, self.columns.order)
    }

    fn barcode(&self, row: usize) -> Option<String> {
        self.plain(row, self.columns.barcode)
    }

    fn unpaid(&self, row: usize) -> Option<String> {
        match self.rows.cell(row, self.columns.status?) {
            Cell::Nothing | Cell::Term(Term::Paid) => None,
            status => Some(status.plain().into_owned()),
        }
    }

    fn is_scanned(&self, row: usize) -> bool {
        self.columns.scan.is_some_and(|column| !self.rows.cell(row, column).is_empty())
    }

    fn scan(&self, row: usize) -> Option<String> {
        match self.rows.cell(row, self.columns.scan?) {
            Cell::Nothing => None,
            at => Some(text_of(&at, Format::Moment, self.formats, self.messages)),
        }
    }

    /// Whether its visit was on a day before this one.
    fn is_over(&self, row: usize, today: Option<Timestamp>) -> bool {
        match self.columns.visit.map(|column| self.rows.cell(row, column)) {
            Some(Cell::Moment(at)) => today.is_some_and(|today| at < today.microseconds()),
            _ => false,
        }
    }
}
