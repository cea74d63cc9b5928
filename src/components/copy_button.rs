//! Buttons that copy a text or an image.

use js_sys::Promise;
use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use super::chart_image::copy_image;
use super::clipboard::write_text;
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
    text: Signal<String>,
    /// What people call it.
    #[prop(into)]
    name: String,
    /// The texts of the button.
    words: CopyWords,
    /// Whether it says what it does: of many beside each other, it would be too much.
    #[prop(optional)]
    is_labelled: bool,
    /// How many things it copies, where that is worth a word.
    #[prop(optional)]
    count: Option<Signal<String>>,
) -> impl IntoView {
    let label = (words.copy)(&name);
    let write = move || text.with_untracked(|text| write_text(text));
    let done = move || {
        let what = count.map(|count| format!("{name} ({})", count.get_untracked()));
        (words.copied)(what.as_ref().unwrap_or(&name))
    };
    let (copy, said) = copier(write, done, words.refused);
    let (shown, heard) = if is_labelled { (Some(label), None) } else { (None, Some(label)) };
    view! {
        <button type="button" class="button quiet small" aria-label=heard on:click=copy>
            <Icon shape=Shape::Copy />
            {shown}
        </button>
        <span class="hint" role="status">
            {said}
        </span>
    }
}

/// Copies an image of a chart with its title, and shows whether that worked.
#[component]
pub fn CopyImageButton(
    /// The section that has the title and the chart.
    figure: NodeRef<html::Section>,
    /// What people call it.
    #[prop(into)]
    name: String,
    /// The texts of the button.
    words: CopyWords,
) -> impl IntoView {
    let label = (words.copy)(&name);
    let write = move || figure.get_untracked().and_then(|figure| copy_image(&figure));
    let (copy, said) = copier(write, move || (words.copied)(&name), words.refused);
    view! {
        <button type="button" class="button quiet small" title=label.clone() aria-label=label on:click=copy>
            <Icon shape=Shape::Copy />
        </button>
        <span class="hint" role="status">
            {said}
        </span>
    }
}

/// What a click does that copies by `write`, and what is said where the browser does not let it.
fn copier(
    write: impl Fn() -> Option<Promise>,
    done: impl Fn() -> String,
    refused: &'static str,
) -> (impl Fn(MouseEvent), RwSignal<&'static str>) {
    let toasts: Toasts = expect_context();
    let said = RwSignal::new("");
    let copy = move |_| {
        let (written, done) = (write(), done());
        spawn_local(async move {
            let is_copied = match written {
                Some(written) => JsFuture::from(written).await.is_ok(),
                None => false,
            };
            if is_copied {
                toasts.say(done);
            } else {
                // Not needed once the user has left the page.
                said.try_set(refused);
            }
        });
    };
    (copy, said)
}
