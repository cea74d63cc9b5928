//! Lists as people work with them: columns, sort, search, filter, window, cursor, selection, export. Pure: nothing here
//! knows a view, a signal or the network.
//!
//! A page describes its records once, as a [`Table`] of [`Column`]s; that and its `Sheet` are all that is generic. The
//! rest sees a [`Grid`] of [`Cell`]s and speaks of rows by their number, so that each list of the app costs a few bytes
//! rather than a copy of everything.
//!
//! ```text
//! records ─► Table::sheet ─► order (by Sort) ───────────────────┐
//!                       ├──► Search::find (as a person types) ──┴► arranged ─► filter by Facets and Conditions ─► rows
//!                       │                                                                                           │
//!                       └──► Viewport::window (what is drawn), Cursor, Selection, Exporter ◄────────────────────────┘
//! ```
//!
//! [`ListPipeline`] goes the whole way in steps. [`RankQuery`] finds short texts, such as names, and says which
//! fits best; [`NameQuery`] says which person is meant.

mod cell;
mod column_widths;
mod condition;
mod csv_injection;
mod cursor;
mod export;
mod facet;
mod grid;
mod name_query;
mod normalize_text;
mod pipeline;
mod rank;
#[cfg(test)]
mod sample;
mod search;
mod search_index;
mod search_word;
mod selection;
mod sort;
mod sort_key;
mod visible_columns;
mod window;

pub use cell::{Cell, Term};
pub use column_widths::{ColumnWidths, fitting_width, most_width, width_of_all, width_without_content};
pub use condition::Vocabulary;
pub use csv_injection::guarded;
pub use cursor::{Cursor, CursorStep};
pub use export::{Dialect, Exporter, Separator, Texts};
pub use facet::{ColumnValue, Facet, Wanted};
pub use grid::{Column, Grid, Part, Table, TimeSpan};
pub use name_query::{NameFit, NameQuery, name_words};
pub use normalize_text::folded;
pub use pipeline::{ListPipeline, ListQuerySpec};
pub use rank::{Rank, RankQuery};
pub use search::Search;
pub use selection::{Coverage, Selection};
pub use sort::{Direction, Sort, order};
pub use visible_columns::Shown;
pub use window::Viewport;
