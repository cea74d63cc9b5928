//! The link that an event is about.

use leptos::ev::MouseEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement};

/// The link that a click follows in this tab.
pub fn followed_link(event: &MouseEvent) -> Option<HtmlAnchorElement> {
    let has_key = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.button() != 0 || has_key {
        return None;
    }
    link_at(event)
}

/// The link that an event happened in.
pub(super) fn link_at(event: &web_sys::Event) -> Option<HtmlAnchorElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("a[href]").ok().flatten()?.dyn_into().ok()
}
