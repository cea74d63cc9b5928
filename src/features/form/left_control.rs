//! Which controls are left, reported when a message at them moves nothing away from the pointer.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent};

use crate::components::has_focus;
use crate::reactive::listen;

/// Reports the name of each control that loses the focus, for as long as the caller's owner lives: not before the press ends by
/// which it does, since a message that appears meanwhile would move the button that is pressed.
pub(crate) fn report_left(report: Callback<String>) -> impl Fn(FocusEvent) {
    let is_pressed = StoredValue::new(false);
    let left = StoredValue::new(Vec::<String>::new());
    let report_soon = move || {
        request_animation_frame(move || {
            if is_pressed.try_get_value() != Some(false) {
                return;
            }
            let left = left.try_update_value(std::mem::take).unwrap_or_default();
            for name in left.into_iter().filter(|name| !has_focus(name)) {
                // The form may be gone.
                report.try_run(name);
            }
        });
    };
    let release = move |_| {
        is_pressed.set_value(false);
        report_soon();
    };
    listen(ev::pointerdown, move |_| is_pressed.set_value(true));
    listen(ev::pointerup, release);
    listen(ev::pointercancel, release);
    // The end of a press on a menu of the browser's own is not reported.
    listen(ev::keydown, move |_| is_pressed.set_value(false));
    move |event| {
        let control: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let name = control.and_then(|control| control.get_attribute("name"));
        left.update_value(|left| left.extend(name));
        report_soon();
    }
}
