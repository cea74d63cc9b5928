//! The keyboard in a table: moving from row to row, and a focus that stays with its record.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::drawn_rows::DrawnRows;
use super::state::ListState;
use super::virtual_window::viewport;
use crate::components::focus_in_place;
use crate::data_grid::{Cursor, CursorStep};

/// The control of a row that has the focus. The elements of rows are used for others, so it is known by the record.
#[derive(Clone, Copy)]
pub(super) struct RowFocus {
    state: ListState,
    frame: NodeRef<html::Div>,
    last: StoredValue<Option<Focused>>,
}

#[derive(Clone)]
struct Focused {
    id: String,
    /// Whether it is the box that selects the row, rather than its link.
    is_box: bool,
}

impl RowFocus {
    pub(super) fn new(state: ListState, frame: NodeRef<html::Div>) -> Self {
        Self { state, frame, last: StoredValue::new(None) }
    }

    /// Notes which row a control that takes the focus is in.
    pub(super) fn note(self, event: &leptos::ev::FocusEvent) {
        let target = event_target::<Element>(event);
        let focused = position_of(&target).and_then(|position| {
            let source = self.state.sources.source.get_untracked()?;
            let row = self.state.rows.with_untracked(|rows| rows.get(position).copied())?;
            Some(Focused { id: source.rows.id(row).to_owned(), is_box: target.tag_name() == "INPUT" })
        });
        self.last.set_value(focused);
    }

    /// Moves the focus to where its record is drawn once the rows have changed, or to the table if that is nowhere: the
    /// keyboard continues from there.
    pub(super) fn keep(self, drawn: Memo<DrawnRows>) {
        let active = || document().active_element();
        let is_in_rows = |element: &Element| element.closest("tbody").is_ok_and(|body| body.is_some());
        let Some(frame) = self.frame.get_untracked() else { return };
        if !active().is_some_and(|element| frame.contains(Some(&element)) && is_in_rows(&element)) {
            return;
        }
        // Once the rows are drawn: each follows its own signal.
        request_animation_frame(move || {
            let is_lost =
                active().is_none_or(|element| document().body().is_some_and(|body| *body == element));
            if !is_lost && !active().is_some_and(|element| is_in_rows(&element)) {
                return;
            }
            let control = self.control(&frame, drawn);
            // Another control of the row, such as one that hides its ticket, keeps the focus.
            let row_of = |element: &Element| element.closest("tbody tr").ok().flatten();
            let is_in_its_row = active()
                .zip(control.as_ref())
                .is_some_and(|(active, control)| row_of(&active) == row_of(control));
            if is_in_its_row {
                return;
            }
            let target = control.as_ref().unwrap_or(&frame);
            if active().is_none_or(|element| *element != ***target) {
                focus_in_place(target);
            }
        });
    }

    /// The control that has the focus, where its record is drawn now.
    fn control(self, frame: &HtmlElement, drawn: Memo<DrawnRows>) -> Option<HtmlElement> {
        let Focused { id, is_box } = self.last.try_get_value().flatten()?;
        let source = self.state.sources.source.try_get_untracked().flatten()?;
        let is_it = |row: usize| !id.is_empty() && source.rows.id(row) == id;
        let position = drawn
            .try_with_untracked(|drawn| drawn.rows().find(|row| is_it(row.row)).map(|row| row.position))
            .flatten()?;
        let control = if is_box { "input".to_owned() } else { format!("[data-row='{position}']") };
        let row = format!("tr[aria-rowindex='{}'] {control}", position + 2);
        frame.query_selector(&row).ok()??.dyn_into().ok()
    }
}

/// The position of the row that an element is in.
fn position_of(element: &Element) -> Option<usize> {
    let row = element.closest("tbody tr").ok()??;
    row.get_attribute("aria-rowindex")?.parse::<usize>().ok()?.checked_sub(2)
}

/// Moves the cursor by a key; the position that it moved to.
pub(super) fn moved(
    state: ListState,
    cursor: RwSignal<Cursor>,
    (offset, height): (f64, f64),
    event: &leptos::ev::KeyboardEvent,
) -> Option<usize> {
    let target = event.target()?;
    // With one of these, a key is the browser's or another shortcut.
    let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
    let step = CursorStep::of_key(&event.key()).filter(|_| is_plain)?;
    let source = state.sources.source.get_untracked()?;
    let rows = state.rows.get_untracked();
    let is_in_link = target.dyn_ref::<Element>()?.has_attribute("data-row");
    // The row that had the focus may be out of sight.
    let has_place = || cursor.with_untracked(|cursor| cursor.place(&*source.rows, &rows).is_some());
    if !is_in_link && (Some(target) != event.current_target() || !has_place()) {
        return None;
    }
    let page = untrack(|| viewport(state, offset, height)).page();
    cursor.try_update(|cursor| cursor.step(step, page, &*source.rows, &rows)).flatten()
}

/// Brings a row into view and moves the focus to its link.
pub(super) fn show_row(state: ListState, frame: NodeRef<html::Div>, position: usize, is_windowed: bool) {
    let Some(frame) = frame.get_untracked() else { return };
    if is_windowed {
        let (offset, height) = (f64::from(frame.scroll_top()), f64::from(frame.client_height()));
        let view = untrack(|| viewport(state, offset, height));
        frame.set_scroll_top(view.offset_showing(position) as i32);
    }
    // Once it is drawn.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let link = frame.query_selector(&format!("[data-row='{position}']")).ok().flatten();
            if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
                // A row that is gone again takes no focus.
                let _ = link.focus();
            }
        });
    });
}
