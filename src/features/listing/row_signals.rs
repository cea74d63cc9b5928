//! What each element of a table shows, as a signal.

use leptos::prelude::*;

use super::drawn_rows::{DrawnRow, DrawnRows, Slot};
use crate::reactive::effect;

/// A signal for each element, set only when the element shows another row. Derived from all rows at once, each cell of the
/// table would be checked at every step of scrolling.
#[derive(Clone, Copy)]
pub(super) struct RowSignals {
    drawn: Memo<DrawnRows>,
    signals: StoredValue<Vec<ArcRwSignal<DrawnRow>>>,
}

impl RowSignals {
    /// Follows what is drawn.
    pub(super) fn follow(drawn: Memo<DrawnRows>) -> Self {
        let signals = StoredValue::new(Vec::<ArcRwSignal<DrawnRow>>::new());
        effect(move || {
            drawn.with(|drawn| {
                for (slot, signal) in signals.get_value().iter().enumerate() {
                    // An element that is about to go stays as it was.
                    if let Some(row) = drawn.of(slot).filter(|row| *row != signal.get_untracked()) {
                        signal.set(row);
                    }
                }
            });
        });
        Self { drawn, signals }
    }

    /// What an element shows.
    pub(super) fn of(self, slot: Slot) -> RwSignal<DrawnRow> {
        let row = self.drawn.with_untracked(|drawn| drawn.of(slot)).unwrap_or_default();
        let signal = self.signals.try_update_value(|signals| {
            let missing = (slot + 1).saturating_sub(signals.len());
            signals.extend(std::iter::repeat_with(ArcRwSignal::default).take(missing));
            signals[slot].clone()
        });
        let signal = signal.unwrap_or_default();
        signal.set(row);
        RwSignal::from(signal)
    }
}
