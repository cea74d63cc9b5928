//! What the cells of a column have in common, as each of them follows it.

use leptos::prelude::*;

use super::column_layout::{ColumnLayout, drawn};
use super::records::Format;
use crate::data_grid::most_width;

/// What the cells of each column have in common. Each column has a memo: one for all of them would have every cell of the
/// table among its subscribers.
#[derive(Clone, Copy)]
pub(super) struct CellColumns(StoredValue<Vec<Memo<CellColumn>>>);

impl CellColumns {
    /// Those of a table with this layout.
    pub(super) fn of(layout: ColumnLayout) -> Self {
        let columns = layout.state.config.with_value(|config| config.keys.len());
        let memo = |column| Memo::new(move |_| CellColumn::of(layout, column));
        Self(StoredValue::new((0..columns).map(memo).collect()))
    }

    pub(super) fn get(self, column: usize) -> Memo<CellColumn> {
        self.0.with_value(|columns| columns[column])
    }
}

/// What the cells of a column have in common.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct CellColumn {
    /// Whether they come right after the name on a phone, so that no row cuts them off: the status, and the value that the
    /// list is sorted by.
    pub(super) is_leading: bool,
    clipping: Clipping,
}

/// When a cell must be clipped.
#[derive(Clone, Copy, PartialEq)]
enum Clipping {
    /// Never: its row is as high as its content.
    Never,
    /// Always: it shows something else than its text.
    Always,
    /// Where its text, with so much drawn beside it, may be wider than its column.
    Wider { than: u32, drawn: u32 },
}

impl CellColumn {
    fn of(layout: ColumnLayout, column: usize) -> Self {
        let (format, has_views) =
            layout.state.config.with_value(|config| (config.formats[column], config.have_views[column]));
        let is_status = format == Format::Status;
        Self {
            is_leading: is_status || layout.state.sorted_column.get() == Some(column),
            clipping: match layout.is_windowed.get() {
                false => Clipping::Never,
                true if has_views && !is_status => Clipping::Always,
                true => Clipping::Wider { than: layout.width(column), drawn: drawn(format) },
            },
        }
    }

    /// Whether a cell with this text must be clipped.
    pub(super) fn is_too_long(self, text: &str) -> bool {
        match self.clipping {
            Clipping::Never => false,
            Clipping::Always => true,
            Clipping::Wider { than, drawn } => than < most_width(text, drawn),
        }
    }
}
