//! The focus, where nothing is to move for it.

use web_sys::{FocusOptions, HtmlElement};

/// Gives an element the focus, and scrolls nowhere.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // An element that is gone already, or takes none, goes without.
    let _ = element.focus_with_options(&options);
}
