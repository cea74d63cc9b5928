//! What can be searched for, folded once: one text for all rows, because twenty thousand small ones cost more than
//! they hold.

use super::cell::Cell;
use super::grid::Grid;
use super::normalize_text::fold_into;
use super::search_word::{Word, is_number, ungrouped};

/// Follows each cell. No word contains it, so none is found across cells or rows.
const BOUNDARY: char = '\n';

/// The folded texts of all rows, one behind the other.
#[derive(Default)]
pub(super) struct Index {
    text: String,
    ends: Vec<usize>,
}

impl Index {
    /// How many rows are in it.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Adds the next row of a grid.
    pub(super) fn push(&mut self, grid: &dyn Grid, row: usize) {
        for column in (0..grid.column_count()).filter(|column| grid.is_searched(*column)) {
            match grid.cell(row, column) {
                Cell::Text(text) => {
                    fold_into(&mut self.text, &text);
                    self.push_unspaced_number(&text);
                }
                Cell::Number(number) => self.text.push_str(&number.to_string()),
                Cell::Nothing | Cell::Flag(_) | Cell::Term(_) | Cell::Moment(_) => continue,
            }
            self.text.push(BOUNDARY);
        }
        self.ends.push(self.text.len());
    }

    /// Adds a number that is written in groups (`06-1234 5678`) once more in one piece, as it is often typed.
    fn push_unspaced_number(&mut self, text: &str) {
        if !is_number(text) {
            return;
        }
        let number = ungrouped(text);
        if number != text {
            self.text.push(BOUNDARY);
            self.text.push_str(&number);
        }
    }

    /// The rows that have a word.
    pub(super) fn rows_with(&self, word: &Word) -> Vec<usize> {
        let mut rows = Vec::new();
        let (mut row, mut from) = (0, 0);
        while let Some(at) = word.position(self.text.as_bytes(), from) {
            while self.ends[row] <= at {
                row += 1;
            }
            rows.push(row);
            from = self.ends[row];
        }
        rows
    }

    /// Whether a row has a word.
    pub(super) fn has(&self, row: usize, word: &Word) -> bool {
        let start = if row == 0 { 0 } else { self.ends[row - 1] };
        word.position(&self.text.as_bytes()[start..self.ends[row]], 0).is_some()
    }
}
