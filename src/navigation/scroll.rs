//! How far the entries of the history were scrolled, and scrolling back there.

use std::collections::HashMap;

use leptos::prelude::*;

use crate::components::focus_by_id;

/// For how long a page may grow to its height before it stays where it is, in milliseconds.
const PATIENCE: f64 = 3_000.0;

/// Where the page is to be scrolled to.
pub(super) enum ScrollTarget {
    /// So many pixels from its top.
    Offset(f64),
    /// The element with an id.
    Element(String),
}

/// How far each entry of the history was scrolled when it was left, by its index.
#[derive(Clone, Copy)]
pub(super) struct ScrollPositions(StoredValue<HashMap<i32, f64>>);

impl ScrollPositions {
    pub(super) fn new() -> Self {
        Self(StoredValue::new(HashMap::new()))
    }

    /// Notes how far the present entry is scrolled.
    pub(super) fn note(self, index: i32) {
        self.0.update_value(|positions| {
            positions.insert(index, offset());
        });
    }

    /// A link leads to an entry: those from there on are gone.
    pub(super) fn begin(self, index: i32) {
        self.0.update_value(|positions| positions.retain(|other, _| *other < index));
    }

    pub(super) fn of(self, index: i32) -> f64 {
        self.0.with_value(|positions| positions.get(&index).copied()).unwrap_or_default()
    }
}

/// Scrolls to a target as soon as the page reaches that far: what it shows may still be on its way. `is_wanted` says whether
/// that is still wanted.
pub(super) fn scroll_to(target: ScrollTarget, is_wanted: impl Fn() -> bool + 'static) {
    match target {
        ScrollTarget::Offset(0.0) => {
            reach(&target);
        }
        // What is on the screen now is still the page before.
        _ => attempt(target, js_sys::Date::now() + PATIENCE, is_wanted),
    }
}

fn attempt(target: ScrollTarget, end: f64, is_wanted: impl Fn() -> bool + 'static) {
    request_animation_frame(move || {
        if is_wanted() && js_sys::Date::now() < end && !reach(&target) {
            attempt(target, end, is_wanted);
        }
    });
}

/// Scrolls there, or as far as the page goes; whether it goes that far.
fn reach(target: &ScrollTarget) -> bool {
    match target {
        ScrollTarget::Offset(wanted) => {
            window().scroll_to_with_x_and_y(0.0, *wanted);
            // Browsers round to physical pixels.
            (offset() - wanted).abs() <= 1.0
        }
        ScrollTarget::Element(id) => {
            let Some(element) = document().get_element_by_id(id) else { return false };
            // The focus first: it unfolds what hides the element. With its label, a control says what it is.
            focus_by_id(id);
            element.closest(".field").ok().flatten().unwrap_or(element).scroll_into_view();
            true
        }
    }
}

fn offset() -> f64 {
    // A window can always be asked.
    window().scroll_y().unwrap_or_default()
}
