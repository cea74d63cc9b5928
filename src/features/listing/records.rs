//! Records as rows that can be shown.

use super::row_actions::{RowAction, RowLink};
use crate::data_grid::{Cell, Column, Grid, Part, TimeSpan};
use crate::i18n::Messages;
use crate::models::DecodeError;
use crate::routes::Route;
use leptos::prelude::*;

/// How the cells of a column are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// As it is.
    Text,
    /// A text that is drawn as a badge, which depends on nothing else than the value of the cell.
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

/// A column of a list.
pub(crate) struct ListColumn<T: 'static> {
    /// Its values, as the list is sorted, searched, narrowed and exported by them.
    column: Column<T>,
    /// What it is called.
    pub(crate) label: fn(&'static Messages) -> &'static str,
    /// How its cells are written.
    pub(crate) format: Format,
    /// What a cell shows instead of its text, such as badges.
    view: Option<fn(&T) -> Option<AnyView>>,
}

impl<T> ListColumn<T> {
    /// A column of texts.
    pub(crate) const fn new(
        column: Column<T>,
        label: fn(&'static Messages) -> &'static str,
        format: Format,
    ) -> Self {
        Self { column, label, format, view: None }
    }

    /// A column with cells that show a view where it gives one. A cell of text is drawn faster.
    pub(crate) const fn with_view(
        column: Column<T>,
        label: fn(&'static Messages) -> &'static str,
        format: Format,
        view: fn(&T) -> Option<AnyView>,
    ) -> Self {
        Self { column, label, format, view: Some(view) }
    }

    /// Whether its cells may show a view.
    pub(crate) fn has_views(&self) -> bool {
        self.view.is_some()
    }

    /// Its name.
    pub(crate) fn key(&self) -> &'static str {
        self.column.key()
    }
}

/// How records of one kind are listed; a constant of a page.
pub(crate) struct Listing<T: 'static> {
    /// A record's id.
    pub(crate) id: fn(&T) -> &str,
    /// All columns, in the order they are offered in.
    pub(crate) columns: &'static [ListColumn<T>],
    /// The columns that are shown until the user chooses others.
    pub(crate) from_start: &'static [&'static str],
    /// The columns that the list can be narrowed by.
    pub(crate) facets: &'static [&'static str],
    /// Those of them that are offered once there is a value in the column: most lists have none.
    pub(crate) rare_facets: &'static [&'static str],
    /// The name that a choice of columns and an exported file go by.
    pub(crate) name: &'static str,
    /// Where the first column leads.
    pub(crate) route: fn(&T) -> Option<Route>,
    /// What can be done with a record besides opening it.
    pub(crate) actions: &'static [RowAction<T>],
    /// Why a record can't be read.
    pub(crate) problem: fn(&T) -> Option<&DecodeError>,
    /// The text that was received of a record, where a row has it.
    pub(crate) received: fn(&T) -> Option<&str>,
    /// The class of a row.
    pub(crate) class: fn(&T) -> &'static str,
}

/// Rows that can be shown.
pub(crate) trait Rows: Grid + Send + Sync {
    fn route(&self, row: usize) -> Option<Route>;
    /// What a cell shows instead of its text.
    fn view(&self, row: usize, column: usize) -> Option<AnyView>;
    fn actions(&self, row: usize) -> Vec<RowLink>;
    fn problem(&self, row: usize) -> Option<&DecodeError>;
    /// The text that was received.
    fn received(&self, row: usize) -> Option<&str>;
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
        self.listing.columns.len()
    }

    fn id(&self, row: usize) -> &str {
        self.records.get(row).map_or("", self.listing.id)
    }

    fn cell(&self, row: usize, column: usize) -> Cell<'_> {
        match (self.records.get(row), self.listing.columns.get(column)) {
            (Some(record), Some(ListColumn { column, .. })) => column.cell(record),
            _ => Cell::Nothing,
        }
    }

    fn narrowing(&self, row: usize, column: usize) -> Cell<'_> {
        match (self.records.get(row), self.listing.columns.get(column)) {
            (Some(record), Some(ListColumn { column, .. })) => column.narrowing(record),
            _ => Cell::Nothing,
        }
    }

    fn parts(&self, row: usize, column: usize) -> Option<Vec<Part>> {
        self.listing.columns.get(column)?.column.parts(self.records.get(row)?)
    }

    fn is_searched(&self, column: usize) -> bool {
        self.listing.columns.get(column).is_some_and(|it| it.column.is_searched())
    }

    fn spans(&self, row: usize, column: usize) -> Option<Vec<TimeSpan>> {
        self.listing.columns.get(column)?.column.spans(self.records.get(row)?)
    }
}

impl<T: Send + Sync> Rows for Records<T> {
    fn route(&self, row: usize) -> Option<Route> {
        self.records.get(row).and_then(self.listing.route)
    }

    fn view(&self, row: usize, column: usize) -> Option<AnyView> {
        (self.listing.columns.get(column)?.view?)(self.records.get(row)?)
    }

    fn actions(&self, row: usize) -> Vec<RowLink> {
        let Some(record) = self.records.get(row) else { return Vec::new() };
        let link = |action: &RowAction<T>| Some((action.label, (action.route)(record)?));
        self.listing.actions.iter().filter_map(link).collect()
    }

    fn problem(&self, row: usize) -> Option<&DecodeError> {
        self.records.get(row).and_then(self.listing.problem)
    }

    fn received(&self, row: usize) -> Option<&str> {
        self.records.get(row).and_then(self.listing.received)
    }

    fn class(&self, row: usize) -> &'static str {
        self.records.get(row).map_or("", self.listing.class)
    }
}
