//! The link that an event is about.

use leptos::ev::MouseEvent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement};

use crate::routes::Base;

/// The link that a click follows in this tab.
pub fn followed_link(event: &MouseEvent) -> Option<HtmlAnchorElement> {
    let has_key = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.button() != 0 || has_key {
        return None;
    }
    link_at(event)
}

/// Whether a link leads to another part of the page that it is on.
pub(super) fn is_within_page(link: &HtmlAnchorElement) -> bool {
    link.get_attribute("href").is_some_and(|href| href.starts_with('#'))
}

/// Whether a link is one to a place of the app that the app itself follows.
pub(super) fn leads_into_app(link: &HtmlAnchorElement, base: &Base) -> bool {
    let origin = web_sys::window().and_then(|window| window.location().origin().ok());
    let is_own =
        origin.is_some_and(|origin| origin == link.origin()) && base.strip(&link.pathname()).is_some();
    is_own && link.target().is_empty() && !link.has_attribute("download")
}

/// The link that an event happened in.
pub(super) fn link_at(event: &web_sys::Event) -> Option<HtmlAnchorElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("a[href]").ok().flatten()?.dyn_into().ok()
}
