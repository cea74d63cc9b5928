//! Nothing typed is lost: a changed form is stored for the tab.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;

use super::Form;
use super::unsaved_guard::ask_before_leaving;
use crate::forms::Draft;
use crate::forms::fields::{encode, rebase, restore};
use crate::reactive::effect;

const KEY: &str = "loket.draft.";
/// Before the path of a form whose draft was sent.
const SENT: &str = "loket.sent.";

/// A draft of any form, with what the form started with.
type AnyDraft = Arc<dyn Any + Send + Sync>;

/// Drafts with their files, which storage can't hold: for a user who returns to a form without a reload, and for a form
/// that is rebuilt in another language. Each with its key; there are never many.
#[derive(Clone, Copy)]
pub(crate) struct Drafts {
    by_key: StoredValue<Vec<(String, AnyDraft)>>,
    /// The key of the draft that ended last: a form of it that is open starts anew.
    ended: RwSignal<Option<String>>,
}

impl Drafts {
    /// No drafts.
    pub(crate) fn new() -> Self {
        Self { by_key: StoredValue::new(Vec::new()), ended: RwSignal::new(None) }
    }

    /// What was typed into a form, on top of what it starts with now.
    fn get<D: Draft>(self, key: &str, start: &D) -> Option<D> {
        self.by_key.with_value(|drafts| {
            let (_, draft) = drafts.iter().find(|(other, _)| other == key)?;
            let (before, draft) = draft.downcast_ref::<(D, D)>()?;
            rebase(start, before, draft)
        })
    }

    /// Replaces the draft of a form.
    fn put(self, key: &str, draft: Option<AnyDraft>) {
        // After a sign-out there is nothing to replace it in.
        let _ = self.by_key.try_update_value(|drafts| {
            drafts.retain(|(other, _)| other != key);
            drafts.extend(draft.map(|draft| (key.to_owned(), draft)));
        });
    }
}

/// What was typed before the form was opened.
#[derive(Clone, Copy)]
pub(crate) struct Restored {
    /// Whether it was restored.
    pub(crate) is_restored: Signal<bool>,
    /// Forgets it.
    pub(crate) on_discard: Callback<()>,
}

/// A form whose draft survives that the page is left or loaded again: it is in the session storage, without files and
/// without the token.
pub(crate) struct StoredForm<D: Draft> {
    pub(crate) form: Form<D>,
    /// Whether what was typed was there before the form was opened.
    is_restored: RwSignal<bool>,
    start: StoredValue<D>,
    key: StoredValue<String>,
    drafts: Drafts,
    /// How many times what was typed was forgotten.
    resets: RwSignal<u32>,
}

impl<D: Draft> Clone for StoredForm<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Draft> Copy for StoredForm<D> {}

impl<D: Draft> StoredForm<D> {
    /// A form that starts as `start`, or as it was left when the page of this path was last open. From now on leaving
    /// the page asks first while the form is changed.
    pub(crate) fn open(path: &str, start: D) -> Self {
        let drafts: Drafts = expect_context();
        let key = format!("{KEY}{path}");
        let in_memory = drafts.get(&key, &start);
        let stored = || restore(&start, &storage()?.get_item(&key).ok().flatten()?);
        let restored = in_memory.or_else(stored);
        let is_restored = RwSignal::new(restored.is_some());
        let form = Form::new(restored.unwrap_or_else(|| start.clone()));
        let stored = Self {
            form,
            is_restored,
            start: StoredValue::new(start),
            key: StoredValue::new(key),
            drafts,
            resets: RwSignal::new(0),
        };
        drafts.ended.set(None);
        effect(move || {
            let is_own = |ended: &String| stored.key.with_value(|key| key == ended);
            if drafts.ended.with(|ended| ended.as_ref().is_some_and(is_own)) {
                stored.reset();
            }
        });
        effect(move || form.draft.with(|draft| stored.store(draft)));
        ask_before_leaving(Callback::new(move |()| stored.is_changed()));
        stored
    }

    /// Whether the form holds something else than it started with.
    fn is_changed(self) -> bool {
        self.start.with_value(|start| self.form.draft.with_untracked(|draft| draft != start))
    }

    fn store(self, draft: &D) {
        let text = self.start.with_value(|start| encode(draft, start));
        let is_changed = self.start.with_value(|start| draft != start);
        self.key.with_value(|key| {
            let with_start = || Arc::new((self.start.get_value(), draft.clone())) as AnyDraft;
            self.drafts.put(key, is_changed.then(with_start));
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
        self.store(&start);
        self.form.problems.clear();
        self.form.draft.set(start);
        self.resets.update(|resets| *resets += 1);
    }

    /// Whether what was typed before was sent, and its answer is not known.
    pub(crate) fn is_in_doubt(self) -> bool {
        self.is_restored.get_untracked() && self.stored().was_sent()
    }

    /// What was typed before, if it was restored, and the way to forget it.
    pub(crate) fn restored(self) -> Restored {
        Restored { is_restored: self.is_restored.into(), on_discard: Callback::new(move |()| self.reset()) }
    }

    /// Counts how many times what was typed was forgotten.
    pub(crate) fn resets(self) -> u32 {
        self.resets.get()
    }

    /// The draft as the tab holds it.
    pub(crate) fn stored(self) -> StoredDraft {
        StoredDraft { key: self.key.get_value(), drafts: self.drafts }
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
        self.drafts.put(&self.key, None);
        if let Some(storage) = storage() {
            // Storage that can't be written holds no draft.
            let _ = storage.remove_item(&self.key);
        }
        self.unmark_sent();
        self.drafts.ended.set(Some(self.key.clone()));
    }

    /// Notes that it is being sent, in case the page reloads before the answer arrives.
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

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
