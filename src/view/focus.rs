//! The focus, where nothing is to move for it.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Gives an element the focus, and scrolls nowhere.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // An element that is gone already, or takes none, goes without.
    let _ = element.focus_with_options(&options);
}

/// Gives an element the focus that it has lost because it was moved.
pub(super) fn focus_again(element: &Element) {
    let is_lost = element.is_connected() && document().active_element().as_ref() != Some(element);
    if let Some(element) = element.dyn_ref().filter(|_| is_lost) {
        focus_in_place(element);
    }
}
