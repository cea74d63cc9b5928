//! What each element of a table shows, as a signal.

use leptos::prelude::*;

use super::drawn_rows::{DrawnRow, DrawnRows, Slot};
use crate::reactive::effect;

/// What an element of a table shows.
#[derive(Clone, Copy)]
pub(super) struct RowSignal {
    /// The row, or the one before if there is none now.
    pub(super) row: RwSignal<DrawnRow>,
    /// Whether there is none now.
    pub(super) is_free: RwSignal<bool>,
}

/// Signals for each element, set only when the element shows another row. Derived from all rows at once, each cell of the
/// table would be checked at every step of scrolling.
#[derive(Clone, Copy)]
pub(super) struct RowSignals {
    drawn: Memo<DrawnRows>,
    signals: StoredValue<Vec<Stored>>,
}

#[derive(Clone)]
struct Stored {
    row: ArcRwSignal<DrawnRow>,
    is_free: ArcRwSignal<bool>,
}

impl RowSignals {
    /// Follows what is drawn.
    pub(super) fn follow(drawn: Memo<DrawnRows>) -> Self {
        let signals = StoredValue::new(Vec::<Stored>::new());
        effect(move || {
            drawn.with(|drawn| {
                for (slot, signals) in signals.get_value().iter().enumerate() {
                    signals.show(drawn.of(slot));
                }
            });
        });
        Self { drawn, signals }
    }

    /// What an element shows.
    pub(super) fn of(self, slot: Slot) -> RowSignal {
        let shown = |slot| self.drawn.with_untracked(|drawn| Stored::new(drawn.of(slot)));
        let stored = self.signals.try_update_value(|signals| {
            signals.extend((signals.len()..=slot).map(shown));
            signals[slot].clone()
        });
        let Stored { row, is_free } = stored.unwrap_or_else(|| shown(slot));
        RowSignal { row: row.into(), is_free: is_free.into() }
    }
}

impl Stored {
    fn new(row: Option<DrawnRow>) -> Self {
        let is_free = ArcRwSignal::new(row.is_none());
        Self { row: ArcRwSignal::new(row.unwrap_or_default()), is_free }
    }

    fn show(&self, row: Option<DrawnRow>) {
        if self.is_free.get_untracked() != row.is_none() {
            self.is_free.set(row.is_none());
        }
        // An element without a row costs nothing more: it stays as it was.
        if let Some(row) = row.filter(|row| *row != self.row.get_untracked()) {
            self.row.set(row);
        }
    }
}
