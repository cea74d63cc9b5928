//! Which rows of a list are drawn.

use std::time::Duration;

use leptos::prelude::*;

use super::state::State;
use crate::data_grid::{Viewport, Window};
use crate::reactive::effect;

/// From this number of rows on, only those in view are drawn.
const MANY: usize = 120;
/// The height of a row where only those in view are drawn; `--row` of the styles, in pixels.
const ROW_HEIGHT: f64 = 40.0;
/// Rows are drawn anew each time this many have passed.
const STEP: usize = 4;
/// How many rows are drawn beyond either edge of the view.
const OVERSCAN: usize = 12;
/// A user who has not typed for this long may scroll.
const PAUSE: Duration = Duration::from_millis(300);

/// What is drawn of a list.
pub(crate) struct Drawn {
    /// The rows, and the space for the others.
    pub(crate) window: Signal<Window>,
    /// Whether only those in view are drawn.
    pub(crate) is_windowed: Signal<bool>,
    /// How far the list is scrolled and how high its frame is, in pixels: to be set whenever either changes.
    pub(crate) view: RwSignal<(f64, f64)>,
}

/// What is drawn of a list as it is scrolled, typed into and printed.
pub(crate) fn drawn(state: State) -> Drawn {
    let view = RwSignal::new((0.0, 800.0));
    let is_typed_into = is_typed_into(state, view);
    let window = Memo::new(move |_| {
        let count = state.rows.with(Vec::len);
        if count <= MANY || state.printing.get() {
            return Window { rows: 0..count, above: 0.0, below: 0.0 };
        }
        let overscan = if is_typed_into.get() { 0 } else { OVERSCAN };
        let (offset, height) = view.get();
        let stepped = Viewport { overscan, ..viewport(offset, height) }.window(count);
        let start = stepped.rows.start / STEP * STEP;
        let end = stepped.rows.end.div_ceil(STEP).saturating_mul(STEP).min(count);
        let pixels = |rows: usize| rows as f64 * ROW_HEIGHT;
        Window { rows: start..end, above: pixels(start), below: pixels(count - end) }
    });
    let is_windowed = Memo::new(move |_| {
        !state.printing.get() && (state.rows.with(Vec::len) > MANY || will_be_many(state))
    });
    Drawn { window: window.into(), is_windowed: is_windowed.into(), view }
}

/// The view of a list whose frame is scrolled so far and is so high.
pub(crate) fn viewport(offset: f64, height: f64) -> Viewport {
    Viewport { row_height: ROW_HEIGHT, height: height - ROW_HEIGHT, offset, overscan: OVERSCAN }
}

/// Whether more rows are on their way than are drawn at once: the first of them look as they will then.
fn will_be_many(state: State) -> bool {
    state.sources.source.with(|source| {
        source.as_ref().is_some_and(|source| source.place.is_none() && source.progress.1 > MANY as u64)
    })
}

/// Whether the user is typing in the search box, when only the rows in view matter: ends shortly after the last key, or
/// once the list is scrolled.
fn is_typed_into(state: State, view: RwSignal<(f64, f64)>) -> Signal<bool> {
    let is_typed_into = RwSignal::new(false);
    effect(move || {
        if state.typed.with(Option::is_none) {
            return;
        }
        is_typed_into.set(true);
        if let Ok(timer) = set_timeout_with_handle(move || is_typed_into.set(false), PAUSE) {
            on_cleanup(move || timer.clear());
        }
    });
    effect(move || {
        view.track();
        is_typed_into.set(false);
    });
    is_typed_into.into()
}
