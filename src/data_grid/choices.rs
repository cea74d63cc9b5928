//! The values of a column, to choose from.

use std::collections::BTreeMap;

use super::grid::Grid;

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
