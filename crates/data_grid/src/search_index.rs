//! What can be searched for, folded once: one text for all rows, because twenty thousand small ones cost more than
//! they hold.

use super::cell::Cell;
use super::grid::Grid;
use super::normalize_text::fold_into;
use super::search_word::{Word, is_number, ungrouped};

/// Follows each cell of a searched column, empty ones too. No word contains it, so none is found across cells or rows.
const BOUNDARY: char = '\n';
/// Between the forms of one cell; no word contains it either.
const FORMS: char = '\r';

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
                    let start = self.text.len();
                    // An answer may have several lines.
                    match text.contains(BOUNDARY) {
                        true => fold_into(&mut self.text, &text.replace(BOUNDARY, " ")),
                        false => fold_into(&mut self.text, &text),
                    }
                    self.push_without_apostrophes(start);
                    self.push_unspaced_number(&text);
                }
                Cell::Number(number) => self.text.push_str(&number.to_string()),
                Cell::Nothing | Cell::Flag(_) | Cell::Term(_) | Cell::Moment(_) => {}
            }
            self.text.push(BOUNDARY);
        }
        self.ends.push(self.text.len());
    }

    /// Adds the text from a place on once more without its apostrophes (`O'Neill`), which are often left out.
    fn push_without_apostrophes(&mut self, start: usize) {
        if self.text[start..].contains('\'') {
            let plain = self.text[start..].replace('\'', "");
            self.text.push(FORMS);
            self.text.push_str(&plain);
        }
    }

    /// Adds a number that is written in groups (`06-1234 5678`) once more in one piece, as it is often typed.
    fn push_unspaced_number(&mut self, text: &str) {
        if !is_number(text) {
            return;
        }
        let number = ungrouped(text);
        if number != text {
            self.text.push(FORMS);
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
        word.position(self.row(row).as_bytes(), 0).is_some()
    }

    /// The folded texts of the searched cells of a row, in the order of their columns.
    pub(super) fn cells(&self, row: usize) -> impl Iterator<Item = &str> {
        self.row(row).split_terminator(BOUNDARY)
    }

    /// Empty for a row that is not in it.
    fn row(&self, row: usize) -> &str {
        let start = row.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied());
        let range = start.zip(self.ends.get(row).copied());
        range.and_then(|(start, end)| self.text.get(start..end)).unwrap_or_default()
    }
}
