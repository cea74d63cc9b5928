//! The address bar: where in the app one is, and moving on without loading the app anew.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement};

use crate::route::Base;

/// What the address bar says, and the way to change it.
#[derive(Clone, Copy)]
pub struct Navigation {
    /// The path with the app's base, still encoded.
    pub path: RwSignal<String>,
    /// The query with its question mark, still encoded; empty if there is none.
    pub query: RwSignal<String>,
    /// Who is asked before the browser's own way back is followed, the last one first.
    holds: StoredValue<Vec<Callback<(), bool>>>,
}

impl Navigation {
    /// Follows the address bar, and the links to places below the app's base, for as long as the caller's owner lives.
    pub fn start(base: Base) -> Self {
        let navigation = Self {
            path: RwSignal::default(),
            query: RwSignal::default(),
            holds: StoredValue::new(Vec::new()),
        };
        navigation.look();
        let moved = window_event_listener(ev::popstate, move |_| navigation.step());
        let clicked = window_event_listener(ev::click, move |event| navigation.follow(&event, &base));
        on_cleanup(move || {
            moved.remove();
            clicked.remove();
        });
        navigation
    }

    /// Says to which path below the app's base a link leads that is pointed at or has the focus, as long as the caller's
    /// owner lives.
    pub fn on_approach(base: Base, tell: impl Fn(&str) + Clone + 'static) {
        let look = move |event: &web_sys::Event| {
            let is_own = |link: &HtmlAnchorElement| {
                window().location().origin().is_ok_and(|origin| origin == link.origin())
            };
            let path = link_at(event).filter(is_own).map(|link| link.pathname());
            if let Some(path) = path.as_deref().and_then(|path| base.strip(path)) {
                tell(path);
            }
        };
        let focused = look.clone();
        let listeners = [
            window_event_listener(ev::pointerover, move |event| look(&event)),
            window_event_listener(ev::focusin, move |event| focused(&event)),
        ];
        on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
    }

    /// Leads to an address of the app instead of the present one, to which the way back does not return.
    pub fn go_instead(self, href: &str) {
        // An address of the app's own origin is never refused.
        let _ = history().replace_state_with_url(&JsValue::NULL, "", Some(href));
        self.arrive();
    }

    /// Leads to an address of the app, with a way back.
    pub fn go(self, href: &str) {
        // An address of the app's own origin is never refused.
        let _ = history().push_state_with_url(&JsValue::NULL, "", Some(href));
        self.arrive();
    }

    /// Asks before the browser's own way back, or forward, leaves what the caller shows: `stays` says whether it is not
    /// to be left. For as long as the caller's owner lives.
    pub fn hold(self, stays: Callback<(), bool>) {
        let before = self.holds.with_value(Vec::len);
        self.holds.update_value(|holds| holds.push(stays));
        on_cleanup(move || {
            // With the app itself, there is nothing left to hold.
            self.holds.try_update_value(|holds| holds.truncate(before));
        });
    }

    /// The browser has stepped to another address: there, or back to where it was held.
    fn step(self) {
        let holds = self.holds.get_value();
        if holds.iter().rev().any(|stays| stays.run(())) {
            let here = self.path.get_untracked() + &self.query.get_untracked();
            // An address of the app's own origin is never refused.
            let _ = history().push_state_with_url(&JsValue::NULL, "", Some(&here));
        } else {
            self.look();
        }
    }

    fn follow(self, event: &MouseEvent, base: &Base) {
        let Some(link) = followed_link(event).filter(|_| !event.default_prevented()) else { return };
        let is_own = window().location().origin().is_ok_and(|origin| origin == link.origin())
            && base.strip(&link.pathname()).is_some();
        if is_own && link.target().is_empty() && !link.has_attribute("download") {
            event.prevent_default();
            let href = link.href();
            let is_here = window().location().href().is_ok_and(|here| here == href);
            if is_here {
                self.arrive();
            } else {
                self.go(&href);
            }
        }
    }

    fn arrive(self) {
        self.look();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    fn look(self) {
        let location = window().location();
        let parts = [(self.query, location.search()), (self.path, location.pathname())];
        for (signal, now) in parts {
            // The address of a document can always be read.
            let now = now.unwrap_or_default();
            if signal.with_untracked(|before| *before != now) {
                signal.set(now);
            }
        }
    }
}

/// The link that a click follows in this tab.
pub fn followed_link(event: &MouseEvent) -> Option<HtmlAnchorElement> {
    let has_key = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.button() != 0 || has_key {
        return None;
    }
    link_at(event)
}

/// The link that an event happened in.
fn link_at(event: &web_sys::Event) -> Option<HtmlAnchorElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("a[href]").ok().flatten()?.dyn_into().ok()
}

fn history() -> web_sys::History {
    // A window always has one: the error is for documents without a window.
    window().history().unwrap_or_else(|_| JsValue::UNDEFINED.unchecked_into())
}
