//! Lists of records: paged as the service gives them, and sorted, narrowed, searched and exported once all is read.
//!
//! A page describes its records as a [`Listing`]; everything else here knows only rows and columns.

mod arranged;
mod cell_column;
mod cell_text;
mod column_layout;
mod column_menu;
mod csv_file;
mod day_range_field;
mod drawn_rows;
mod export;
mod facet_field;
mod headings;
mod list_config;
mod page;
mod page_position;
mod progress;
mod records;
mod row;
mod row_actions;
mod row_cells;
mod row_focus;
mod row_signals;
mod rows;
mod saved_views;
mod selection_bar;
mod source;
mod state;
mod toolbar;
mod tools;
mod virtual_window;

pub(crate) use cell_text::text_of;
pub(crate) use csv_file::{CsvFile, in_file_name};
pub(crate) use list_config::SearchSubmit;
pub(crate) use page::{ListExtent, ListPage, RowsPage};
pub(crate) use records::{Format, ListColumn, Listing, Records, Rows};
pub(crate) use row_actions::RowAction;
pub(crate) use source::{Part, Source, Sources};
pub(crate) use state::{Arrangement, ListMemory, ListState};
pub(crate) use toolbar::is_scan;
