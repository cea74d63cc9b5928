//! The entries of the browser's history, and which of them are still the ones that were left.
//!
//! Each entry holds its index, so that a step of the browser can be taken back, whichever way it went.

use std::collections::HashMap;

use leptos::prelude::{window, *};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::History;

/// The index of the present entry; `None` for one that the app has not made, such as a fragment typed into the address bar.
pub(super) fn index() -> Option<i32> {
    let state = history().state().ok()?;
    state.as_f64().map(|index| index as i32)
}

/// Goes to an address, as a new entry.
pub(super) fn push(href: &str, index: i32) {
    // An address of the app's own origin is never refused.
    let _ = history().push_state_with_url(&index.into(), "", Some(href));
}

/// Puts an address in the place of the present entry.
pub(super) fn replace(href: &str, index: i32) {
    // As above.
    let _ = history().replace_state_with_url(&index.into(), "", Some(href));
}

/// Gives the present entry its index.
pub(super) fn set_index(index: i32) {
    // Without an address, nothing can be refused.
    let _ = history().replace_state(&index.into(), "");
}

/// Steps through the entries: back if negative. The browser reports it with `popstate`, later.
pub(super) fn step(by: i32) {
    // A step beyond the last entry does nothing.
    let _ = history().go_with_delta(by);
}

/// Leaves the scroll position to the app: the browser would restore it before the page has its height.
pub(super) fn restore_scroll_by_hand() {
    // A browser that refuses restores it by itself.
    let _ = history().set_scroll_restoration(web_sys::ScrollRestoration::Manual);
}

fn history() -> History {
    // A window always has one: the error is for documents without a window.
    window().history().unwrap_or_else(|_| JsValue::UNDEFINED.unchecked_into())
}

/// An arrival by a link, and every return to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit(u32);

/// The visit of each entry of the history, by its index.
#[derive(Clone, Copy)]
pub(super) struct Visits(StoredValue<HashMap<i32, Visit>>);

impl Visits {
    pub(super) fn new() -> Self {
        Self(StoredValue::new(HashMap::new()))
    }

    /// A link leads to an entry: those from there on are gone.
    pub(super) fn begin(self, index: i32) {
        self.0.update_value(|visits| {
            let next = next(visits);
            visits.retain(|other, _| *other < index);
            visits.insert(index, next);
        });
    }

    pub(super) fn of(self, index: i32) -> Visit {
        let known = self.0.with_value(|visits| visits.get(&index).copied());
        known.unwrap_or_else(|| {
            let visit = self.0.with_value(next);
            self.0.update_value(|visits| {
                visits.insert(index, visit);
            });
            visit
        })
    }
}

/// A visit that no entry has had.
fn next(visits: &HashMap<i32, Visit>) -> Visit {
    Visit(visits.values().map(|Visit(number)| number + 1).max().unwrap_or_default())
}
