//! Which rows of a list are drawn.

use std::ops::Range;
use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::ResizeObserver;

use super::column_layout::scale;
use super::state::ListState;
use crate::components::use_is_phone;
use crate::data_grid::Viewport;
use crate::preferences::Preferences;
use crate::reactive::effect;

/// From this number of rows on, only those in view are drawn.
const MANY: usize = 120;
/// The height of a row where only those in view are drawn, and of a compact one, in pixels.
const ROW_HEIGHT: f64 = 40.0;
const COMPACT_ROW_HEIGHT: f64 = 32.0;
/// The same on a phone, where a row has three lines, in pixels at the usual size of text.
const PHONE_ROW_HEIGHT: f64 = 76.0;
const COMPACT_PHONE_ROW_HEIGHT: f64 = 64.0;
/// How many rows are drawn beyond either edge of the view.
const OVERSCAN: usize = 10;
/// A list that was not scrolled for this long is at rest.
const REST: Duration = Duration::from_millis(150);
/// A user who has seen the list, or has not typed, for this long may scroll.
const PAUSE: Duration = Duration::from_millis(300);

/// What is drawn of a list.
pub(crate) struct Drawn {
    /// The places of the rows.
    pub(crate) window: Signal<Range<usize>>,
    /// Whether only those in view are drawn.
    pub(crate) is_windowed: Signal<bool>,
    /// Whether the list was scrolled a moment ago.
    pub(crate) is_scrolling: Signal<bool>,
    /// Whether only the rows in view matter for a moment.
    pub(crate) is_urgent: Signal<bool>,
    /// How far the list is scrolled and how high its frame is, in pixels: to be set whenever either changes.
    pub(crate) view: RwSignal<(f64, f64)>,
}

/// What is drawn of a list as it is scrolled, typed into and printed.
pub(crate) fn drawn(state: ListState) -> Drawn {
    let view = RwSignal::new((0.0, 800.0));
    let is_urgent = is_urgent(state, view);
    let window = Memo::new(move |_| {
        let count = state.rows.with(Vec::len);
        if count <= MANY || state.printing.get() {
            return 0..count;
        }
        let overscan = if is_urgent.get() { 0 } else { OVERSCAN };
        let (offset, height) = view.get();
        // Always equally many: the elements of rows that go are used for those that come.
        let viewport = Viewport { overscan, ..viewport(state, offset, height) };
        let Range { start, end } = viewport.window(count);
        let rows = (height / viewport.row_height) as usize + 2 * overscan + 1;
        start..(start + rows).max(end).min(count)
    });
    let is_windowed = Memo::new(move |_| {
        !state.printing.get() && (state.rows.with(Vec::len) > MANY || will_be_many(state))
    });
    let is_scrolling = is_scrolling(view);
    Drawn { window: window.into(), is_windowed: is_windowed.into(), is_scrolling, is_urgent, view }
}

/// The view of a list whose frame is scrolled so far and is so high.
pub(crate) fn viewport(state: ListState, offset: f64, height: f64) -> Viewport {
    let row_height = state.row_height.get();
    // The headings stay in view: one line, also where a row has three.
    let headings = row_height.min(ROW_HEIGHT);
    Viewport { row_height, height: height - headings, offset, overscan: OVERSCAN }
}

/// The height of a row, as the screen allows and the user prefers, in pixels.
pub(crate) fn row_height(preferences: Preferences) -> Signal<f64> {
    let is_phone = use_is_phone();
    let height = move || match (is_phone.get(), preferences.has_compact_rows.get()) {
        (false, false) => ROW_HEIGHT,
        (false, true) => COMPACT_ROW_HEIGHT,
        (true, false) => PHONE_ROW_HEIGHT * scale(),
        (true, true) => COMPACT_PHONE_ROW_HEIGHT * scale(),
    };
    Memo::new(move |_| height()).into()
}

/// How far below the first row another one is, in pixels.
pub(crate) fn top_of(state: ListState, position: usize) -> f64 {
    position as f64 * state.row_height.get()
}

/// Whether the list was scrolled a moment ago.
fn is_scrolling(view: RwSignal<(f64, f64)>) -> Signal<bool> {
    let is_scrolling = RwSignal::new(false);
    let rest = debounce(REST, move |()| {
        // The list may be gone by then.
        let _ = is_scrolling.try_set(false);
    });
    let rest = StoredValue::new_local(rest);
    let offset = Memo::new(move |_| view.get().0);
    effect(move || {
        if offset.get() > 0.0 {
            is_scrolling.set(true);
            rest.update_value(|rest| rest(()));
        }
    });
    is_scrolling.into()
}

/// Whether more rows are on their way than are drawn at once: the first of them look as they will then.
fn will_be_many(state: ListState) -> bool {
    state.sources.source.with(|source| {
        source.as_ref().is_some_and(|source| source.page().is_none() && source.progress.total > MANY as u64)
    })
}

/// Whether only the rows in view matter, so that they are there as soon as can be: when the list is new or is typed into, until
/// shortly after, or once it is scrolled.
fn is_urgent(state: ListState, view: RwSignal<(f64, f64)>) -> Signal<bool> {
    let is_urgent = RwSignal::new(true);
    effect(move || {
        state.typed.track();
        is_urgent.set(true);
        if let Ok(timer) = set_timeout_with_handle(move || is_urgent.set(false), PAUSE) {
            on_cleanup(move || timer.clear());
        }
    });
    let offset = Memo::new(move |_| view.get().0);
    effect(move || {
        if offset.get() > 0.0 && is_urgent.get_untracked() {
            is_urgent.set(false);
        }
    });
    is_urgent.into()
}

/// Calls `act` when the frame has got its size, and whenever that changes: right after the browser has laid out the page.
/// To ask for the size before would make it do so an extra time.
pub(super) fn on_resize(frame: NodeRef<html::Div>, act: impl Fn() + 'static) {
    let act = Closure::<dyn Fn()>::new(act);
    // All browsers that run the app have it.
    let Ok(observer) = ResizeObserver::new(act.as_ref().unchecked_ref()) else { return };
    let watched = StoredValue::new_local((observer, act));
    effect(move || {
        if let Some(frame) = frame.get() {
            watched.with_value(|(observer, _)| observer.observe(&frame));
        }
    });
    on_cleanup(move || {
        watched.try_with_value(|(observer, _)| observer.disconnect());
    });
}
