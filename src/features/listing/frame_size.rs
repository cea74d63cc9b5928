//! The size of the frame that a long list is scrolled in.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::ResizeObserver;

use crate::reactive::effect;

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
