//! The values of a column, to choose from.

use std::collections::BTreeSet;

use super::grid::Grid;

/// The values of a column, each once, in order; of rows of which some are taken in at a time.
pub(super) struct Choices {
    column: usize,
    values: BTreeSet<String>,
    taken: usize,
}

impl Choices {
    /// Nothing is taken in yet.
    pub(super) fn new(column: usize) -> Self {
        Self { column, values: BTreeSet::new(), taken: 0 }
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
            let value = cell.plain();
            if !value.is_empty() && !self.values.contains(&*value) {
                self.values.insert(value.into_owned());
            }
        }
        self.taken = until;
        until < grid.row_count()
    }

    /// The values.
    pub(super) fn values(&self) -> Vec<String> {
        self.values.iter().cloned().collect()
    }
}
