//! The best matches among the rows that a search has found.

use super::matches::{Match, MatchColumns};
use crate::analytics::sold_ticket::counted_names;
use crate::data_grid::{Cell, NameQuery, Term};
use crate::features::context::now;
use crate::features::listing::{Format, Rows, text_of};
use crate::forms::TimeZone;
use crate::i18n::{Formats, Messages};
use crate::models::value::Timestamp;

/// How many matches are shown below the search box.
const MOST_MATCHES: usize = 6;
/// How many rows at most are put into order.
const MOST_RANKED: usize = 300;
/// How many rows at most are looked at: all of them would cost a slow phone a frame with each key.
const MOST_LOOKED_AT: usize = 5_000;

/// When the present day began on the clocks of the zone.
fn start_of_day(formats: &Formats) -> Option<Timestamp> {
    let zone: &dyn TimeZone = formats;
    let today = zone.typed(now()).split('T').next().map(|day| format!("{day}T00:00"))?;
    zone.moment(&today).ok()
}

/// Where the columns of a list are that matches are made of.
pub(super) struct Columns {
    pub(super) shown: Vec<usize>,
    /// Those of a person's name.
    pub(super) names: Vec<usize>,
    order: Option<usize>,
    barcode: Option<usize>,
    ticket: Option<usize>,
    reason: Option<usize>,
    status: Option<usize>,
    scan: Option<usize>,
    visit: Option<usize>,
}

impl Columns {
    pub(super) fn of(keys: &[&str], columns: MatchColumns) -> Self {
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

/// Where a row has all that is typed; the earlier, the better it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// In the name of a person.
    Name,
    /// In the texts that are shown.
    Shown,
    /// In what was filled in, or in an address.
    Elsewhere,
}

/// The rows of one order, or one that has none.
struct MatchGroup {
    order: Option<String>,
    /// Whether the first of them is found elsewhere than in what is shown.
    is_elsewhere: bool,
    rows: Vec<usize>,
}

/// Finds the best matches among the rows that a search has found.
pub(super) struct MatchFinder<'a> {
    pub(super) rows: &'a dyn Rows,
    pub(super) columns: Columns,
    pub(super) formats: &'a Formats,
    pub(super) messages: &'static Messages,
}

impl MatchFinder<'_> {
    /// The best of the rows found; `place` says where one is found alone: in the name, or in what is shown.
    pub(super) fn first(
        &self,
        typed: &str,
        found: &[usize],
        place: &dyn Fn(usize) -> Option<usize>,
    ) -> Vec<Match> {
        let today = start_of_day(self.formats);
        let mut ranked = self.candidates(found, place);
        let query = NameQuery::new(typed);
        // Who is called so comes first, and of these who may come in.
        ranked.sort_by_cached_key(|(place, row)| {
            let may_come = !self.is_unpaid(*row) && !self.is_scanned(*row) && !self.is_over(*row, today);
            (*place, query.fit(&self.name(*row)), !may_come)
        });
        let mut groups: Vec<MatchGroup> = Vec::new();
        for (place, row) in ranked {
            let order = self.order(row);
            let same = |group: &MatchGroup| order.is_some() && group.order == order;
            match groups.iter().position(same) {
                Some(same) => groups[same].rows.push(row),
                None if groups.len() < MOST_MATCHES => {
                    groups.push(MatchGroup {
                        order,
                        is_elsewhere: place == Place::Elsewhere,
                        rows: vec![row],
                    });
                }
                None => {}
            }
        }
        groups.iter().filter_map(|group| self.to_match(&group.rows, group.is_elsewhere)).collect()
    }

    /// Some rows that can be asked for, those found in a name first. Many rows are looked at for one, which may be in the last of
    /// thousands that have it as an answer or in the name of their ticket.
    fn candidates(&self, found: &[usize], place: &dyn Fn(usize) -> Option<usize>) -> Vec<(Place, usize)> {
        // What can't be asked for is in the list below.
        let can_be_asked = |row: usize| {
            self.rows.problem(row).is_none() && (self.order(row).is_some() || self.barcode(row).is_some())
        };
        let (mut named, mut shown, mut elsewhere) = (Vec::new(), Vec::new(), Vec::new());
        for row in found.iter().copied().take(MOST_LOOKED_AT) {
            let rows = match place(row) {
                Some(0) => &mut named,
                Some(_) => &mut shown,
                None => &mut elsewhere,
            };
            if rows.len() < MOST_RANKED && can_be_asked(row) {
                rows.push(row);
            }
            if named.len() == MOST_RANKED {
                break;
            }
        }
        let at = |place: Place, rows: Vec<usize>| rows.into_iter().map(move |row| (place, row));
        let rows =
            at(Place::Name, named).chain(at(Place::Shown, shown)).chain(at(Place::Elsewhere, elsewhere));
        rows.take(MOST_RANKED).collect()
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
        self.plain(row, self.columns.status.filter(|_| self.is_unpaid(row)))
    }

    fn is_unpaid(&self, row: usize) -> bool {
        let status = self.columns.status.map(|column| self.rows.cell(row, column));
        status.is_some_and(|status| !matches!(status, Cell::Nothing | Cell::Term(Term::Paid)))
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
