//! Links of the app, also those that are opened in another tab, which is then signed in, too.
//!
//! The token is in the session storage, which a browser copies to a window that the page itself opens, but not to one that it opens
//! for a link. So the page opens it, and no token goes through an address, a message or the local storage. What the browser's own
//! menu opens can't be caught: that tab asks to sign in.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
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

/// Whether a link only changes what the page shows further down, which stays where it is.
pub(super) fn keeps_scroll(link: &HtmlAnchorElement) -> bool {
    link.has_attribute("data-keeps-scroll")
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

/// The middle button of a mouse.
const MIDDLE: i16 = 1;

/// The link that a click opens in another tab or window.
fn opened_link(event: &MouseEvent) -> Option<HtmlAnchorElement> {
    let has_key = event.ctrl_key() || event.meta_key() || event.shift_key();
    let is_asked = event.button() == MIDDLE || (event.button() == 0 && has_key && !event.alt_key());
    if is_asked { link_at(event) } else { None }
}

/// Opens the link in another tab or window if the click asks for that, and `is_own` says that it leads to a place of the app.
pub(super) fn open_in_new_tab(event: &MouseEvent, is_own: impl Fn(&HtmlAnchorElement) -> bool) {
    let Some(link) = opened_link(event).filter(|link| !event.default_prevented() && is_own(link)) else {
        return;
    };
    // Where no window can be opened, the browser may still be able to.
    if window().open_with_url_and_target(&link.href(), "_blank").is_ok_and(|opened| opened.is_some()) {
        event.prevent_default();
    }
}
