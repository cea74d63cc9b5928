//! Narrowing a list by what is chosen beside it: a status, a period, a range of prices.

use super::cell::Cell;
use super::grid::Grid;

/// What a cell has to be.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// One of these, as [`Cell::plain`] spells them: `["true"]` for a flag, an empty text for nothing. As long as none
    /// is chosen, any cell will do.
    OneOf(Vec<String>),
    /// A number or a moment from the one to the other, both included; an end that is [`Cell::Nothing`] is open. Cells
    /// of another kind, and empty ones, are never between.
    Between(Cell<'static>, Cell<'static>),
}

/// A condition on one column.
#[derive(Clone, Debug, PartialEq)]
pub struct Facet {
    /// The column's number.
    pub column: usize,
    /// The condition.
    pub condition: Condition,
}

impl Condition {
    fn holds_for(&self, cell: &Cell<'_>) -> bool {
        match self {
            Self::OneOf(chosen) => chosen.is_empty() || chosen.iter().any(|value| *value == cell.plain()),
            Self::Between(from, to) => !cell.is_empty() && is_up_to(from, cell) && is_up_to(cell, to),
        }
    }
}

/// Whether a value stands before another of its kind, or equals it; an open end lets everything pass.
fn is_up_to(lower: &Cell<'_>, upper: &Cell<'_>) -> bool {
    match (lower, upper) {
        (Cell::Number(lower), Cell::Number(upper)) => lower <= upper,
        (Cell::Moment(lower), Cell::Moment(upper)) => lower <= upper,
        (Cell::Nothing, _) | (_, Cell::Nothing) => true,
        _ => false,
    }
}

/// Whether a row meets every condition.
pub(super) fn is_kept(grid: &dyn Grid, facets: &[Facet], row: usize) -> bool {
    facets.iter().all(|facet| facet.condition.holds_for(&grid.cell(row, facet.column)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rust_decimal::Decimal;

    use super::super::sample::{Sample, any_cell};
    use super::*;

    fn kept(grid: &Sample, facets: &[Facet], mut rows: Vec<usize>) -> Vec<usize> {
        rows.retain(|row| is_kept(grid, facets, *row));
        rows
    }

    fn kept_of(cells: Vec<Cell<'static>>, condition: Condition) -> Vec<usize> {
        let rows = (0..cells.len()).collect();
        kept(&Sample::column(cells), &[Facet { column: 0, condition }], rows)
    }

    fn one_of(chosen: &[&str]) -> Condition {
        Condition::OneOf(chosen.iter().map(|value| (*value).to_owned()).collect())
    }

    #[test]
    fn a_cell_is_one_of_those_chosen() {
        let cells = || vec!["Betaald".into(), "Open".into(), Cell::Nothing, true.into(), 12_u64.into()];
        assert_eq!(kept_of(cells(), one_of(&["Betaald", "true"])), [0, 3]);
        assert_eq!(kept_of(cells(), one_of(&["", "12"])), [2, 4]);
        assert_eq!(kept_of(cells(), one_of(&["betaald"])), [] as [usize; 0]);
        assert_eq!(kept_of(cells(), one_of(&[])), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn ranges_include_their_ends_and_leave_out_what_is_of_another_kind() {
        let cells = || {
            vec![Decimal::new(1000, 2).into(), 20_u64.into(), 21_u64.into(), Cell::Moment(15), Cell::Nothing]
        };
        let between = |from: Option<u64>, to: Option<u64>| Condition::Between(from.into(), to.into());
        assert_eq!(kept_of(cells(), between(Some(10), Some(20))), [0, 1]);
        assert_eq!(kept_of(cells(), between(Some(20), None)), [1, 2]);
        assert_eq!(kept_of(cells(), between(None, Some(10))), [0]);
        assert_eq!(kept_of(cells(), Condition::Between(Cell::Moment(0), Cell::Nothing)), [3]);
    }

    proptest! {
        #[test]
        fn conditions_add_up_and_keep_the_order(
            cells in prop::collection::vec(any_cell(), 0..40),
            from in -30_i64..30,
        ) {
            let grid = Sample::column(cells);
            let facets = [
                Facet { column: 0, condition: Condition::Between(Cell::Moment(from), Cell::Nothing) },
                Facet { column: 0, condition: Condition::Between(Cell::Nothing, Cell::Moment(from + 20)) },
            ];
            let rows: Vec<usize> = (0..grid.row_count()).rev().collect();
            let at_once = kept(&grid, &facets, rows.clone());
            let one_by_one = kept(&grid, &facets[1..], kept(&grid, &facets[..1], rows.clone()));
            prop_assert_eq!(&at_once, &one_by_one);
            let period = from..=from + 20;
            let within = |row: &usize| matches!(grid.cell(*row, 0), Cell::Moment(at) if period.contains(&at));
            prop_assert_eq!(at_once, rows.into_iter().filter(within).collect::<Vec<_>>());
        }
    }
}
