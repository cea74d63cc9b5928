//! Records as rows that can be shown.

use crate::data_grid::{Cell, Column, Grid, Table};
use crate::i18n::Messages;
use crate::models::DecodeError;
use crate::routes::Route;
use leptos::prelude::*;

/// How the cells of a column are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// As it is.
    Text,
    /// A text that is drawn as a badge.
    Status,
    /// A whole number with its groups.
    Count,
    /// An amount of money.
    Price,
    /// A moment.
    Moment,
    /// Yes or no.
    Flag,
    /// A code, such as a barcode.
    Code,
    /// Personal data.
    Personal,
    /// Only drawn, as badges are: nothing to sort by or to export.
    Drawn,
}

/// The heading of a column.
pub(crate) struct Heading {
    /// What the column is called.
    pub(crate) label: fn(&'static Messages) -> &'static str,
    /// How its cells are written.
    pub(crate) format: Format,
}

/// How records of one kind are listed; a constant of a page.
pub(crate) struct Listing<T: 'static> {
    /// Their ids and columns.
    pub(crate) table: Table<T>,
    /// The headings, one for each column.
    pub(crate) headings: &'static [Heading],
    /// The columns that are shown until the user chooses others.
    pub(crate) from_start: &'static [&'static str],
    /// The columns that the list can be narrowed by.
    pub(crate) facets: &'static [&'static str],
    /// The name that a choice of columns and an exported file go by.
    pub(crate) name: &'static str,
    /// Where the first column leads.
    pub(crate) route: fn(&T) -> Option<Route>,
    /// What a cell shows instead of its text, such as badges.
    pub(crate) view: fn(&T, key: &str) -> Option<AnyView>,
    /// Why a record can't be read.
    pub(crate) problem: fn(&T) -> Option<&DecodeError>,
    /// The class of a row.
    pub(crate) class: fn(&T) -> &'static str,
}

/// Rows that can be shown.
pub(crate) trait Rows: Grid + Send + Sync {
    fn route(&self, row: usize) -> Option<Route>;
    fn view(&self, row: usize, key: &str) -> Option<AnyView>;
    fn problem(&self, row: usize) -> Option<&DecodeError>;
    fn class(&self, row: usize) -> &'static str;
}

/// Records with the way they are listed.
pub(crate) struct Records<T: 'static> {
    pub(crate) listing: &'static Listing<T>,
    pub(crate) records: Vec<T>,
}

impl<T: Send + Sync> Grid for Records<T> {
    fn row_count(&self) -> usize {
        self.records.len()
    }

    fn column_count(&self) -> usize {
        self.listing.table.columns.len()
    }

    fn id(&self, row: usize) -> &str {
        self.records.get(row).map_or("", self.listing.table.id)
    }

    fn cell(&self, row: usize, column: usize) -> Cell<'_> {
        match (self.records.get(row), self.listing.table.columns.get(column)) {
            (Some(record), Some(column)) => column.cell(record),
            _ => Cell::Nothing,
        }
    }

    fn is_searched(&self, column: usize) -> bool {
        self.listing.table.columns.get(column).is_some_and(Column::is_searched)
    }
}

impl<T: Send + Sync> Rows for Records<T> {
    fn route(&self, row: usize) -> Option<Route> {
        self.records.get(row).and_then(self.listing.route)
    }

    fn view(&self, row: usize, key: &str) -> Option<AnyView> {
        self.records.get(row).and_then(|record| (self.listing.view)(record, key))
    }

    fn problem(&self, row: usize) -> Option<&DecodeError> {
        self.records.get(row).and_then(self.listing.problem)
    }

    fn class(&self, row: usize) -> &'static str {
        self.records.get(row).map_or("", self.listing.class)
    }
}
