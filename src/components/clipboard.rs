//! The browser's clipboard, which a page without encryption does not have.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// Asks the browser to take a text; `None` where it can't.
pub(super) fn write_text(text: &str) -> Option<Promise> {
    write("writeText", &text.into())
}

/// Calls a method of the clipboard; `None` where the browser has no such method.
pub(super) fn write(method: &str, content: &JsValue) -> Option<Promise> {
    let member = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let clipboard = member(window().navigator().as_ref(), "clipboard")?;
    let write: Function = member(&clipboard, method)?.dyn_into().ok()?;
    write.call1(&clipboard, content).ok()?.dyn_into().ok()
}
