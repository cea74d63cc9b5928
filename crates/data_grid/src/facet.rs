//! Narrowing a list by what is chosen beside it, such as a status.

use std::collections::BTreeMap;

use super::cell::Cell;
use super::grid::Grid;

/// What a list is narrowed to in one of its columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Facet {
    /// The column's number.
    pub column: usize,
    /// What its cells hold.
    pub wanted: Wanted,
}

/// What a cell holds where a list is narrowed.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// One of these values of [`Grid::narrowing`], as [`super::Cell::plain`] spells them: `true` for a flag, an empty text
    /// for nothing. As long as there are none, any cell will do.
    Values(Vec<String>),
    /// A moment from one on and before another one, in microseconds since 1970, or a span that has one; a bound that is
    /// missing holds for any moment.
    Moment {
        /// The first moment.
        from: Option<i64>,
        /// The first moment that is too late.
        before: Option<i64>,
    },
}

impl Facet {
    pub(super) fn holds_for(&self, grid: &dyn Grid, row: usize) -> bool {
        match &self.wanted {
            Wanted::Values(values) => {
                let own = grid.narrowing(row, self.column);
                values.is_empty() || values.iter().any(|value| *value == own.plain())
            }
            Wanted::Moment { from: None, before: None } => true,
            Wanted::Moment { from, before } => {
                let own = || match grid.cell(row, self.column) {
                    Cell::Moment(at) => vec![at..=at],
                    _ => Vec::new(),
                };
                let spans = grid.spans(row, self.column).unwrap_or_else(own);
                spans.iter().any(|span| {
                    from.is_none_or(|from| from <= *span.end())
                        && before.is_none_or(|before| *span.start() < before)
                })
            }
        }
    }
}

/// Whether a row meets every facet.
pub(super) fn meets_all(grid: &dyn Grid, facets: &[Facet], row: usize) -> bool {
    facets.iter().all(|facet| facet.holds_for(grid, row))
}

/// A value to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnValue {
    /// As [`Grid::narrowing`] has it.
    pub value: String,
    /// What it is called.
    pub text: String,
}

/// The values of a column, each once, in order; of rows of which some are taken in at a time.
pub(super) struct Choices {
    column: usize,
    /// By their texts, which differ: namesakes are named with their ids.
    values: BTreeMap<String, String>,
    taken: usize,
}

impl Choices {
    /// Nothing is taken in yet.
    pub(super) fn new(column: usize) -> Self {
        Self { column, values: BTreeMap::new(), taken: 0 }
    }

    /// The column's number.
    pub(super) fn column(&self) -> usize {
        self.column
    }

    /// Takes in at most so many of the rows that it does not know yet; whether some are left.
    pub(super) fn extend(&mut self, grid: &dyn Grid, at_most: usize) -> bool {
        let until = grid.row_count().min(self.taken.saturating_add(at_most));
        for row in self.taken..until {
            let cell = grid.cell(row, self.column);
            let text = cell.plain();
            if !text.is_empty() && !self.values.contains_key(&*text) {
                let value = grid.narrowing(row, self.column).plain().into_owned();
                self.values.insert(text.into_owned(), value);
            }
        }
        self.taken = until;
        until < grid.row_count()
    }

    /// The values, by what they are called.
    pub(super) fn values(&self) -> Vec<ColumnValue> {
        let value =
            |(text, value): (&String, &String)| ColumnValue { value: value.clone(), text: text.clone() };
        self.values.iter().map(value).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::{Column, Table, TimeSpan};
    use super::super::sample::{Sample, any_cell};
    use super::*;
    use proptest::prelude::*;

    fn matching(grid: &Sample, facets: &[Facet], mut rows: Vec<usize>) -> Vec<usize> {
        rows.retain(|row| meets_all(grid, facets, *row));
        rows
    }

    fn one_of(chosen: &[&str]) -> Facet {
        let values = chosen.iter().map(|value| (*value).to_owned()).collect();
        Facet { column: 0, wanted: Wanted::Values(values) }
    }

    fn matching_of(cells: Vec<Cell<'static>>, facet: Facet) -> Vec<usize> {
        let rows = (0..cells.len()).collect();
        matching(&Sample::column(cells), &[facet], rows)
    }

    #[test]
    fn a_cell_is_one_of_those_chosen() {
        let cells = || vec!["Betaald".into(), "Open".into(), Cell::Nothing, true.into(), 12_u64.into()];
        assert_eq!(matching_of(cells(), one_of(&["Betaald", "true"])), [0, 3]);
        assert_eq!(matching_of(cells(), one_of(&["", "12"])), [2, 4]);
        assert_eq!(matching_of(cells(), one_of(&["betaald"])), [] as [usize; 0]);
        assert_eq!(matching_of(cells(), one_of(&[])), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn a_moment_is_within_its_bounds() {
        let within = |from, before| {
            let cells = vec![Cell::Moment(10), Cell::Moment(20), Cell::Nothing];
            matching_of(cells, Facet { column: 0, wanted: Wanted::Moment { from, before } })
        };
        assert_eq!(within(Some(10), Some(20)), [0]);
        assert_eq!(within(Some(11), None), [1]);
        assert_eq!(within(None, Some(21)), [0, 1]);
        assert_eq!(within(None, None), [0, 1, 2]);
        assert_eq!(within(Some(20), Some(10)), [] as [usize; 0]);
    }

    #[test]
    fn any_span_of_a_row_may_be_within_the_bounds() {
        const EVENTS: Table<Vec<TimeSpan>> = Table {
            id: |_| "",
            columns: &[Column::of_spans(
                "date",
                |spans| spans.first().map(|span| Cell::Moment(*span.start())).into(),
                Clone::clone,
            )],
        };
        let events = [vec![10..=14, 30..=34], vec![20..=24], vec![]];
        let within = |from, before| {
            let facet = Facet { column: 0, wanted: Wanted::Moment { from, before } };
            let sheet = EVENTS.sheet(&events);
            (0..3).filter(|row| facet.holds_for(&sheet, *row)).collect::<Vec<_>>()
        };
        // The second date, though the cell shows the first.
        assert_eq!(within(Some(30), Some(40)), [0]);
        // What has begun is still on; what begins at the end is not.
        assert_eq!(within(Some(24), Some(30)), [1]);
        assert_eq!(within(Some(15), Some(20)), [] as [usize; 0]);
        assert_eq!(within(None, Some(21)), [0, 1]);
        assert_eq!(within(None, None), [0, 1, 2]);
    }

    proptest! {
        #[test]
        fn facets_add_up_and_keep_the_order(
            cells in prop::collection::vec(any_cell(), 0..40),
            chosen in prop::sample::subsequence((0..40).collect::<Vec<usize>>(), 0..20),
        ) {
            let grid = Sample::column(cells);
            let of = |rows: &[usize]| {
                let rows = rows.iter().filter(|row| **row < grid.row_count());
                let values = rows.map(|row| grid.cell(*row, 0).plain().into_owned()).collect();
                Facet { column: 0, wanted: Wanted::Values(values) }
            };
            let facets = [of(&chosen), of(&chosen[chosen.len() / 2..])];
            let rows: Vec<usize> = (0..grid.row_count()).rev().collect();
            let at_once = matching(&grid, &facets, rows.clone());
            let one_by_one = matching(&grid, &facets[1..], matching(&grid, &facets[..1], rows));
            prop_assert_eq!(&at_once, &one_by_one);
            prop_assert!(at_once.is_sorted_by(|before, after| before > after));
        }
    }
}
