//! Records seen as rows and columns.

use std::ops::RangeInclusive;

use super::cell::Cell;

/// From one moment to another one, in microseconds since 1970.
pub type TimeSpan = RangeInclusive<i64>;

/// A part of a cell: what it is called, as far as known, and its text.
pub type Part = (Option<String>, String);

/// Rows and columns by number, and the cell where they meet: all that the rest of this module sees of a list.
pub trait Grid {
    /// How many rows there are.
    fn row_count(&self) -> usize;

    /// How many columns there are.
    fn column_count(&self) -> usize;

    /// The record's id, by which it stays selected wherever it moves. Empty for a row that is not there.
    fn id(&self, row: usize) -> &str;

    /// The cell in a row and a column; nothing if the grid has no such row or column.
    fn cell(&self, row: usize, column: usize) -> Cell<'_>;

    /// The value that a filter of a column compares: the cell, or an id where the cell is a name for people.
    fn narrowing(&self, row: usize, column: usize) -> Cell<'_> {
        self.cell(row, column)
    }

    /// What the cell consists of, in a column for each part of which files have a column. None where they have one for all.
    fn parts(&self, _row: usize, _column: usize) -> Option<Vec<Part>> {
        None
    }

    /// Whether what a person types is looked for in this column.
    fn is_searched(&self, column: usize) -> bool;

    /// All spans of time of a row, in a column whose cells show one of them.
    fn spans(&self, _row: usize, _column: usize) -> Option<Vec<TimeSpan>> {
        None
    }
}

/// One column of a list.
pub struct Column<T> {
    key: &'static str,
    value: fn(&T) -> Cell<'_>,
    spans: Option<fn(&T) -> Vec<TimeSpan>>,
    narrowing: Option<fn(&T) -> Cell<'_>>,
    parts: Option<fn(&T) -> Vec<Part>>,
    is_searched: bool,
}

impl<T> Column<T> {
    /// A column, with the name that an address (`sort=-price`) and a preference know it by: letters and `_`.
    pub const fn new(key: &'static str, value: fn(&T) -> Cell<'_>) -> Self {
        Self { key, value, spans: None, narrowing: None, parts: None, is_searched: false }
    }

    /// A column that is looked into when a person searches.
    pub const fn searched(key: &'static str, value: fn(&T) -> Cell<'_>) -> Self {
        Self { key, value, spans: None, narrowing: None, parts: None, is_searched: true }
    }

    /// A column of moments of records that have several spans of time: a list is narrowed by these.
    pub const fn of_spans(
        key: &'static str,
        value: fn(&T) -> Cell<'_>,
        spans: fn(&T) -> Vec<TimeSpan>,
    ) -> Self {
        Self { key, value, spans: Some(spans), narrowing: None, parts: None, is_searched: false }
    }

    /// The same column with another value for filters, such as the id of what its cells name.
    pub const fn narrowed_by(self, value: fn(&T) -> Cell<'_>) -> Self {
        Self { narrowing: Some(value), ..self }
    }

    /// The same column with parts, for each of which files have a column.
    pub const fn in_parts(self, parts: fn(&T) -> Vec<Part>) -> Self {
        Self { parts: Some(parts), ..self }
    }

    /// Its name.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The spans of a record.
    pub fn spans(&self, record: &T) -> Option<Vec<TimeSpan>> {
        self.spans.map(|spans| spans(record))
    }

    /// Its cell for a record.
    pub fn cell<'a>(&self, record: &'a T) -> Cell<'a> {
        (self.value)(record)
    }

    /// The value of a record that a filter compares.
    pub fn narrowing<'a>(&self, record: &'a T) -> Cell<'a> {
        self.narrowing.unwrap_or(self.value)(record)
    }

    /// What its cell for a record consists of, where files have a column for each part.
    pub fn parts(&self, record: &T) -> Option<Vec<Part>> {
        self.parts.map(|parts| parts(record))
    }

    /// Whether it is looked into when a person searches.
    pub fn is_searched(&self) -> bool {
        self.is_searched
    }
}

/// How records of one kind are listed; a constant of the page.
pub struct Table<T: 'static> {
    /// A record's id.
    pub id: fn(&T) -> &str,
    /// All columns there are, in the order they are offered in.
    pub columns: &'static [Column<T>],
}

impl<T> Table<T> {
    /// The keys of all columns, in order: a column's number is its place here.
    pub fn keys(&self) -> Vec<&'static str> {
        self.columns.iter().map(|column| column.key).collect()
    }

    /// These records as a grid.
    pub fn sheet<'a>(&'a self, records: &'a [T]) -> Sheet<'a, T> {
        Sheet { table: self, records }
    }
}

/// Records with their columns.
pub struct Sheet<'a, T: 'static> {
    table: &'a Table<T>,
    records: &'a [T],
}

impl<T> Grid for Sheet<'_, T> {
    fn row_count(&self) -> usize {
        self.records.len()
    }

    fn column_count(&self) -> usize {
        self.table.columns.len()
    }

    fn id(&self, row: usize) -> &str {
        self.records.get(row).map_or("", self.table.id)
    }

    fn cell(&self, row: usize, column: usize) -> Cell<'_> {
        match (self.records.get(row), self.table.columns.get(column)) {
            (Some(record), Some(column)) => column.cell(record),
            _ => Cell::Nothing,
        }
    }

    fn is_searched(&self, column: usize) -> bool {
        self.table.columns.get(column).is_some_and(Column::is_searched)
    }

    fn spans(&self, row: usize, column: usize) -> Option<Vec<TimeSpan>> {
        self.table.columns.get(column)?.spans(self.records.get(row)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Shop {
        id: String,
        url: String,
        protected: Option<bool>,
    }

    const SHOPS: Table<Shop> = Table {
        id: |shop| &shop.id,
        columns: &[
            Column::searched("url", |shop| shop.url.as_str().into()),
            Column::new("protected", |shop| shop.protected.into()),
        ],
    };

    #[test]
    fn records_become_rows_and_columns() {
        let shops = [Shop { id: "7".into(), url: "zomer".into(), protected: None }];
        let sheet = SHOPS.sheet(&shops);
        assert_eq!(SHOPS.keys(), ["url", "protected"]);
        assert_eq!((sheet.row_count(), sheet.column_count()), (1, 2));
        assert_eq!(sheet.id(0), "7");
        assert_eq!(sheet.cell(0, 0), Cell::from("zomer"));
        assert_eq!(sheet.cell(0, 1), Cell::Nothing);
        assert!(sheet.is_searched(0) && !sheet.is_searched(1));
    }

    #[test]
    fn a_row_that_has_gone_is_empty() {
        let sheet = SHOPS.sheet(&[]);
        assert_eq!(sheet.id(3), "");
        assert_eq!(sheet.cell(3, 0), Cell::Nothing);
    }
}
