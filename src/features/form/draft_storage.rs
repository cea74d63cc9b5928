//! Nothing typed is lost: a changed form is kept for the tab, and leaving it asks first.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::{Form, Problems, Subject};
use crate::components::{Notice, Tone};
use crate::features::context::use_words;
use crate::forms::Draft;
use crate::navigation::{Navigation, followed_link};
use crate::reactive::effect;

const KEY: &str = "loket.draft.";
/// Before the path of a form whose draft was sent.
const SENT: &str = "loket.sent.";

/// Drafts with their files, which no storage keeps: for whoever comes back to a form without a reload, and for a form
/// that is built anew in another language. Each with its key; there are never many.
#[derive(Clone, Copy)]
pub(crate) struct Drafts {
    by_key: StoredValue<Vec<(String, Draft)>>,
    /// The key of the draft that ended last: a form of it that is open starts anew.
    ended: RwSignal<Option<String>>,
}

impl Drafts {
    /// No drafts.
    pub(crate) fn new() -> Self {
        Self { by_key: StoredValue::new(Vec::new()), ended: RwSignal::new(None) }
    }
}

impl Default for Drafts {
    fn default() -> Self {
        Self::new()
    }
}

/// A form whose draft survives that the page is left or loaded again: kept in the session storage, without files and
/// without the token.
#[derive(Clone, Copy)]
pub(crate) struct Kept {
    pub(crate) form: Form,
    /// Whether what was typed was there before the form was opened.
    is_restored: RwSignal<bool>,
    start: StoredValue<Draft>,
    key: StoredValue<String>,
    drafts: Drafts,
    /// How many times what was typed was forgotten.
    resets: RwSignal<u32>,
}

impl Kept {
    /// A form that starts as `start`, or as it was left when the page of this path was last open. From now on leaving
    /// the page asks first while the form is changed.
    pub(crate) fn open(path: &str, start: Draft, subject: &'static Subject) -> Self {
        let drafts: Drafts = expect_context();
        let key = format!("{KEY}{path}");
        let in_memory = drafts.by_key.with_value(|drafts| {
            drafts.iter().find(|(kept, _)| *kept == key).map(|(_, draft)| draft.clone())
        });
        let stored = || Draft::restore(&start, &storage()?.get_item(&key).ok().flatten()?);
        let restored = in_memory.filter(|draft| *draft != start).or_else(stored);
        let is_restored = RwSignal::new(restored.is_some());
        let draft = RwSignal::new(restored.unwrap_or_else(|| start.clone()));
        let form = Form { draft, problems: Problems::new(), subject };
        let kept = Self {
            form,
            is_restored,
            start: StoredValue::new(start),
            key: StoredValue::new(key),
            drafts,
            resets: RwSignal::new(0),
        };
        drafts.ended.set(None);
        effect(move || {
            let is_own = |ended: &String| kept.key.with_value(|key| key == ended);
            if drafts.ended.with(|ended| ended.as_ref().is_some_and(is_own)) {
                kept.reset();
            }
        });
        effect(move || draft.with(|draft| kept.keep(draft)));
        kept.ask_before_leaving();
        kept
    }

    /// Whether the form holds something else than it started with.
    fn is_changed(self) -> bool {
        self.start.with_value(|start| self.form.draft.with_untracked(|draft| draft != start))
    }

    fn keep(self, draft: &Draft) {
        let text = self.start.with_value(|start| draft.encode(start));
        let is_changed = self.start.with_value(|start| draft != start);
        self.key.with_value(|key| {
            self.drafts.by_key.update_value(|drafts| {
                drafts.retain(|(kept, _)| kept != key);
                if is_changed {
                    drafts.push((key.clone(), draft.clone()));
                }
            });
            if !is_changed {
                self.stored().unmark_sent();
            }
            let Some(storage) = storage() else { return };
            // Full or forbidden storage costs the draft its life after a reload, no more.
            let _ = match &text {
                Some(text) => storage.set_item(key, text),
                None => storage.remove_item(key),
            };
        });
    }

    /// Forgets what was typed: it is saved, or not wanted any more.
    pub(crate) fn reset(self) {
        self.is_restored.set(false);
        let start = self.start.get_value();
        // At once: the page may be left before an effect has run.
        self.keep(&start);
        self.form.problems.clear();
        self.form.draft.set(start);
        self.resets.update(|resets| *resets += 1);
    }

    /// Whether what was typed before was sent, and its answer is not known.
    pub(crate) fn is_in_doubt(self) -> bool {
        self.is_restored.get_untracked() && self.stored().was_sent()
    }

    /// Counts how many times what was typed was forgotten.
    pub(crate) fn resets(self) -> u32 {
        self.resets.get()
    }

    /// The draft as the tab holds it.
    pub(crate) fn stored(self) -> StoredDraft {
        StoredDraft { key: self.key.get_value(), drafts: self.drafts }
    }

    fn ask_before_leaving(self) {
        let question = use_words().form.leave;
        let stays = move || self.is_changed() && !window().confirm_with_message(question).unwrap_or(true);
        expect_context::<Navigation>().block(Callback::new(move |()| stays()));
        let unload = window_event_listener(ev::beforeunload, move |event| {
            if self.is_changed() {
                event.prevent_default();
            }
        });
        // Before the navigation hears of it: a link is left alone when the person would rather stay.
        let click = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
            if leads_away(&event) && stays() {
                event.prevent_default();
                event.stop_propagation();
            }
        });
        let listener: &js_sys::Function = click.as_ref().unchecked_ref();
        // Listening to the document can't fail.
        let _ = document().add_event_listener_with_callback_and_bool("click", listener, true);
        let click = leptos::prelude::StoredValue::new_local(click);
        on_cleanup(move || {
            unload.remove();
            click.try_with_value(|click| {
                let listener = click.as_ref().unchecked_ref();
                let _ = document().remove_event_listener_with_callback_and_bool("click", listener, true);
            });
        });
    }
}

/// Says that what was typed before is there again, and offers to forget it.
#[component]
pub(crate) fn RestoredNotice(
    /// The form.
    kept: Kept,
) -> impl IntoView {
    let words = use_words();
    view! {
        <Show when=move || kept.is_restored.get()>
            <Notice tone=Tone::Information title=words.form.restored>
                <button type="button" class="button" on:click=move |_| kept.reset()>
                    {words.form.start_over}
                </button>
            </Notice>
        </Show>
    }
}

/// The draft of a form as the tab holds it, for work that outlives the page of the form.
#[derive(Clone)]
pub(crate) struct StoredDraft {
    key: String,
    drafts: Drafts,
}

impl StoredDraft {
    /// Forgets it, also in a form of it that is open by now.
    pub(crate) fn forget(&self) {
        let _ = self.drafts.by_key.try_update_value(|drafts| drafts.retain(|(key, _)| *key != self.key));
        if let Some(storage) = storage() {
            // Storage that can't be written holds no draft.
            let _ = storage.remove_item(&self.key);
        }
        self.unmark_sent();
        self.drafts.ended.set(Some(self.key.clone()));
    }

    /// Notes that it is being sent, in case the page is loaded anew before the answer is there.
    pub(crate) fn mark_sent(&self) {
        if let Some(storage) = storage() {
            let _ = storage.set_item(&self.sent_key(), "");
        }
    }

    /// Notes that it was not carried out.
    pub(crate) fn unmark_sent(&self) {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&self.sent_key());
        }
    }

    /// Whether it was sent, and no answer has come.
    pub(crate) fn was_sent(&self) -> bool {
        let sent = storage().and_then(|storage| storage.get_item(&self.sent_key()).ok().flatten());
        sent.is_some()
    }

    fn sent_key(&self) -> String {
        self.key.replacen(KEY, SENT, 1)
    }
}

/// Whether a click follows a link to another page in this tab.
fn leads_away(event: &MouseEvent) -> bool {
    let link = followed_link(event).filter(|link| link.target().is_empty());
    link.and_then(|link| link.get_attribute("href")).is_some_and(|href| !href.starts_with('#'))
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
