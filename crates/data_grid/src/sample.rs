//! A grid made of cells, for the tests of this module.

use proptest::prelude::*;
use rust_decimal::Decimal;

use super::cell::{Cell, Term};
use super::grid::Grid;

/// Rows of cells; every column is searched, and the id of row 3 is `id 3`.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    ids: Vec<String>,
    rows: Vec<Vec<Cell<'static>>>,
}

impl Sample {
    pub(super) fn new(rows: Vec<Vec<Cell<'static>>>) -> Self {
        Self { ids: (0..rows.len()).map(|row| format!("id {row}")).collect(), rows }
    }

    /// One column.
    pub(super) fn column(cells: impl IntoIterator<Item = Cell<'static>>) -> Self {
        Self::new(cells.into_iter().map(|cell| vec![cell]).collect())
    }

    /// One column of texts.
    pub(super) fn texts(texts: &[&'static str]) -> Self {
        Self::column(texts.iter().map(|text| Cell::from(*text)))
    }
}

impl Grid for Sample {
    fn row_count(&self) -> usize {
        self.rows.len()
    }

    fn column_count(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    fn id(&self, row: usize) -> &str {
        self.ids.get(row).map_or("", String::as_str)
    }

    fn cell(&self, row: usize, column: usize) -> Cell<'_> {
        self.rows.get(row).and_then(|cells| cells.get(column)).cloned().unwrap_or(Cell::Nothing)
    }

    fn is_searched(&self, _column: usize) -> bool {
        true
    }
}

/// Any cell, with numbers and moments close enough together to meet.
pub(super) fn any_cell() -> impl Strategy<Value = Cell<'static>> {
    prop_oneof![
        Just(Cell::Nothing),
        any::<bool>().prop_map(Cell::Flag),
        Just(Cell::Term(Term::Paid)),
        (-3_000_i64..3_000, 0_u32..4).prop_map(|(digits, scale)| Cell::Number(Decimal::new(digits, scale))),
        any::<i64>().prop_map(|digits| Cell::Number(Decimal::new(digits, 28))),
        (-50_i64..50).prop_map(Cell::Moment),
        "[ aAbBéß0-3]{0,6}".prop_map(Cell::from),
    ]
}
