//! A button that copies a text.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::icon::{Icon, Shape};
use super::toast::Toasts;

/// The words of a button that copies.
#[derive(Clone, Copy)]
pub struct CopyWords {
    /// What it does, with what it copies.
    pub copy: fn(what: &str) -> String,
    /// The message after copying.
    pub copied: fn(what: &str) -> String,
    /// The browser does not let it.
    pub refused: &'static str,
}

/// Copies a text and shows whether that worked.
#[component]
pub fn CopyButton(
    /// The text.
    #[prop(into)]
    text: String,
    /// What people call it.
    #[prop(into)]
    name: String,
    /// The texts of the button.
    words: CopyWords,
) -> impl IntoView {
    let toasts: Toasts = expect_context();
    let said = RwSignal::new("");
    let done = (words.copied)(&name);
    let copy = move |_| {
        let (text, done) = (text.clone(), done.clone());
        spawn_local(async move {
            let is_copied = match write_to_clipboard(&text) {
                Some(written) => JsFuture::from(written).await.is_ok(),
                None => false,
            };
            if is_copied {
                toasts.say(done);
            } else {
                // Not needed once the user has left the page.
                said.set(words.refused);
            }
        });
    };
    view! {
        <button type="button" class="button quiet small" aria-label=(words.copy)(&name) on:click=copy>
            <Icon shape=Shape::Copy />
        </button>
        <span class="hint" role="status">
            {said}
        </span>
    }
}

/// Asks the browser to take a text; `None` where it has no clipboard, as on a page without encryption.
fn write_to_clipboard(text: &str) -> Option<Promise> {
    let member = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let clipboard = member(window().navigator().as_ref(), "clipboard")?;
    let write: Function = member(&clipboard, "writeText")?.dyn_into().ok()?;
    write.call1(&clipboard, &text.into()).ok()?.dyn_into().ok()
}
