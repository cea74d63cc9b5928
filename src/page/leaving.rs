//! Nothing typed is lost: a changed form is kept for the tab, and leaving it asks first.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::context::use_words;
use crate::form::draft::{encode, restore};
use crate::text::Words;

const KEY: &str = "loket.draft.";

/// A draft that survives a reload of the page: kept in the session storage, without files and without the token.
pub struct KeptDraft<D: Send + Sync + 'static> {
    /// What stands in the form.
    pub draft: RwSignal<D>,
    /// Whether it was there before the form was opened.
    pub is_restored: RwSignal<bool>,
    start: StoredValue<D>,
    key: StoredValue<String>,
}

impl<D: Send + Sync + 'static> Clone for KeptDraft<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Send + Sync + 'static> Copy for KeptDraft<D> {}

impl<D> KeptDraft<D>
where
    D: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    /// A draft that starts as `start`, or as it was left when the page of this path was last open. From now on
    /// leaving the page asks first while the draft is changed.
    pub fn open(path: &str, start: D) -> Self {
        let key = format!("{KEY}{path}");
        let kept = storage().and_then(|storage| storage.get_item(&key).ok().flatten());
        let restored = kept.and_then(|kept| restore(&start, &kept));
        let draft = Self {
            is_restored: RwSignal::new(restored.is_some()),
            draft: RwSignal::new(restored.unwrap_or_else(|| start.clone())),
            start: StoredValue::new(start),
            key: StoredValue::new(key),
        };
        Effect::new(move || draft.keep(&draft.draft.read()));
        draft.ask_before_leaving();
        draft
    }

    /// Whether the form holds something else than it started with.
    fn is_changed(self) -> bool {
        self.start.with_value(|start| self.draft.with_untracked(|draft| draft != start))
    }

    fn keep(self, draft: &D) {
        let kept = self.start.with_value(|start| encode(start, draft));
        let Some(storage) = storage() else { return };
        // Full or forbidden storage costs the draft its life after a reload, no more.
        let _ = self.key.with_value(|key| match &kept {
            Some(kept) => storage.set_item(key, kept),
            None => storage.remove_item(key),
        });
    }

    /// Forgets what was typed: it is saved, or not wanted any more.
    pub fn reset(self) {
        self.is_restored.set(false);
        let start = self.start.get_value();
        // At once: the page may be left before an effect has run.
        self.keep(&start);
        self.draft.set(start);
    }

    fn ask_before_leaving(self) {
        let words = use_words();
        let unload = window_event_listener(ev::beforeunload, move |event| {
            if self.is_changed() {
                event.prevent_default();
            }
        });
        // Before the router hears of it: a link is left alone when the person would rather stay.
        let click = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
            if leads_away(&event) && self.is_changed() && !wants_to_leave(words.get_untracked()) {
                event.prevent_default();
                event.stop_propagation();
            }
        });
        let listener: &js_sys::Function = click.as_ref().unchecked_ref();
        // Listening to the document can't fail.
        let _ = document().add_event_listener_with_callback_and_bool("click", listener, true);
        let click = StoredValue::new_local(click);
        on_cleanup(move || {
            unload.remove();
            click.try_with_value(|click| {
                let listener = click.as_ref().unchecked_ref();
                let _ = document().remove_event_listener_with_callback_and_bool("click", listener, true);
            });
        });
    }
}

/// Whether a click follows a link to another page in this tab.
fn leads_away(event: &MouseEvent) -> bool {
    let is_plain = event.button() == 0 && !event.ctrl_key() && !event.meta_key() && !event.shift_key();
    let link = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .and_then(|element| element.closest("a[href]").ok().flatten());
    is_plain && link.and_then(|link| link.get_attribute("href")).is_some_and(|href| !href.starts_with('#'))
}

fn wants_to_leave(words: &'static Words) -> bool {
    window().confirm_with_message(words.form.leave).unwrap_or(true)
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
