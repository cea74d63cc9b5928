//! A field for a file, with a look at the image that it is.

use std::sync::Arc;

use js_sys::Uint8Array;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::field::{Field, Label};
use super::icon::{Icon, Shape};
use crate::reactive::watch;

/// A file as a person chose it.
#[derive(Clone, PartialEq, Eq)]
pub struct ChosenFile {
    /// Its name.
    pub name: String,
    /// Its media type.
    pub media_type: String,
    /// Its content.
    pub content: Arc<[u8]>,
}

/// The words around a file.
#[derive(Clone, Copy)]
pub struct FileWords {
    /// Takes the file away again.
    pub remove: &'static str,
    /// The file that was chosen can't be read.
    pub unreadable: &'static str,
    /// The file that was chosen before is gone: its name follows.
    pub lost: &'static str,
    /// Formats its size.
    pub size: fn(bytes: usize) -> String,
}

/// A file of some media types.
#[component]
pub fn FileField(
    /// What is around the control.
    label: Label,
    /// The media types, such as `image/*`.
    accept: &'static str,
    /// The words around the file.
    words: FileWords,
    /// The file that is chosen.
    #[prop(into)]
    value: Signal<Option<ChosenFile>>,
    /// The name of one that was chosen, but has not been read, or whose content is gone.
    #[prop(optional, into)]
    lost: Signal<Option<String>>,
    /// Called with the name of a file that is about to be read: a large one takes its time.
    #[prop(optional)]
    on_begin: Option<Callback<String>>,
    /// Called with the file that is chosen, or with nothing when it is taken away.
    on_change: Callback<Option<ChosenFile>>,
) -> impl IntoView {
    let control = NodeRef::<html::Input>::new();
    let is_unreadable = RwSignal::new(false);
    let is_reading = RwSignal::new(false);
    let problem = label.problem;
    let label = label.problem(Signal::derive(move || {
        is_unreadable.get().then(|| words.unreadable.to_owned()).or_else(|| problem.get())
    }));
    // How often something was chosen or taken away: a file that takes long to read must not undo what came after it.
    let turn = StoredValue::new(0_u32);
    let begin = move || {
        turn.try_update_value(|turn| {
            *turn += 1;
            *turn
        })
    };
    // When the draft is discarded, the browser's control must not keep the name of the file.
    let has_file = move || value.with(Option::is_some) || lost.with(Option::is_some);
    watch(has_file, move |has_file, _| {
        if !has_file && let Some(control) = control.get_untracked() {
            begin();
            control.set_value("");
        }
    });
    let choose = move |_| {
        let file = control.get_untracked().and_then(|control| control.files()).and_then(|files| files.get(0));
        let Some(file) = file else { return };
        let begun = begin();
        is_unreadable.set(false);
        is_reading.set(true);
        if let Some(on_begin) = on_begin {
            on_begin.run(file.name());
        }
        leptos::task::spawn_local(async move {
            let content = JsFuture::from(file.array_buffer()).await;
            if begun.is_none() || turn.try_get_value() != begun {
                return;
            }
            is_reading.set(false);
            let chosen = content.ok().map(|content| ChosenFile {
                name: file.name(),
                media_type: file.type_(),
                content: Uint8Array::new(&content).to_vec().into(),
            });
            // What can't be read, such as a file that was deleted meanwhile, is not chosen, and the control must not name it.
            if chosen.is_none() {
                if let Some(control) = control.get_untracked() {
                    control.set_value("");
                }
                is_unreadable.set(true);
            }
            on_change.run(chosen);
        });
    };
    let remove = move |_| {
        if let Some(control) = control.get_untracked() {
            control.set_value("");
            // The button that had the focus goes with the file.
            let _ = control.focus();
        }
        begin();
        is_unreadable.set(false);
        is_reading.set(false);
        on_change.run(None);
    };
    let remove_button = move || {
        view! {
            <button type="button" class="button quiet" on:click=remove>
                <Icon shape=Shape::Cross />
                <span>{words.remove}</span>
            </button>
        }
    };
    let missing = move || {
        lost.get().filter(|_| !is_reading.get()).map(|name| {
            view! {
                <div class="chosen-file">
                    <p>
                        {words.lost}
                        " "
                        <bdi>{name}</bdi>
                    </p>
                    {remove_button()}
                </div>
            }
        })
    };
    let chosen = move || {
        value.get().map(|file| {
            let size = (words.size)(file.content.len());
            view! {
                <div class="chosen-file">
                    <Preview file=file.clone() />
                    <p>
                        <bdi>{file.name.clone()}</bdi>
                        " · "
                        {size}
                    </p>
                    {remove_button()}
                </div>
            }
        })
    };
    view! {
        <Field label=label.clone()>
            <input
                class="input file"
                type="file"
                accept=accept
                id=label.id()
                name=label.name.clone()
                aria-describedby=label.described_by()
                aria-invalid=label.invalid()
                node_ref=control
                on:change=choose
            />
            {chosen}
            {missing}
        </Field>
    }
}

/// A chosen image, at an address that is released with the view; nothing for other files.
#[component]
fn Preview(
    /// The file.
    file: ChosenFile,
) -> impl IntoView {
    if !file.media_type.starts_with("image/") {
        return None;
    }
    let parts = js_sys::Array::of1(&JsValue::from(Uint8Array::from(&*file.content)));
    let blob = web_sys::Blob::new_with_u8_array_sequence(&parts).ok()?;
    let address = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let shown = address.clone();
    on_cleanup(move || {
        // An address that is gone already needs no end.
        let _ = web_sys::Url::revoke_object_url(&shown);
    });
    Some(view! { <img class="preview" src=address alt="" /> })
}
