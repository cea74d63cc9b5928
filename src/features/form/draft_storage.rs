//! Nothing typed is lost: a changed form is stored for the tab.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;

use super::Form;
use super::leaving::ask_before_leaving;
use crate::forms::Draft;
use crate::forms::rebase::{Rebased, compared_with, encode, rebase, restore};
use crate::reactive::{effect, scoped};
use crate::session::DRAFTS;
use crate::storage::Storage;

/// Before the path of a form, for the names of new records that were sent from it and may have been created.
const SENT_NAMES: &str = "loket.sent.";

/// A draft of any form, with what the form started with.
type AnyDraft = Arc<dyn Any + Send + Sync>;

/// Drafts with their files, which storage can't hold: for a user who returns to a form without a reload, and for a form
/// that is rebuilt in another language. Each with the path of its form; there are never many.
#[derive(Clone, Copy)]
pub(crate) struct Drafts {
    by_path: StoredValue<Vec<(String, AnyDraft)>>,
    /// The draft that ended last, with its path: a form that is open with it starts anew.
    ended: RwSignal<Option<(String, AnyDraft)>>,
    /// The paths of the forms whose drafts are being sent.
    under_way: RwSignal<Vec<String>>,
}

impl Drafts {
    /// No drafts.
    pub(crate) fn new() -> Self {
        Self {
            by_path: StoredValue::new(Vec::new()),
            ended: RwSignal::new(None),
            under_way: RwSignal::new(Vec::new()),
        }
    }

    /// What was typed into a form, on top of what it starts with now.
    fn get<D: Draft>(self, path: &str, start: &D) -> Option<Rebased<D>> {
        self.by_path.with_value(|drafts| {
            let (_, draft) = drafts.iter().find(|(other, _)| other == path)?;
            let (before, draft) = draft.downcast_ref::<(D, D)>()?;
            rebase(start, before, draft)
        })
    }

    /// Whether a form holds something else than a draft of it that was sent.
    fn holds_other<D: Draft>(self, path: &str, sent: &D) -> bool {
        let is_other = |drafts: &Vec<(String, AnyDraft)>| {
            let draft = drafts.iter().find(|(other, _)| other == path).map(|(_, draft)| draft);
            let draft = draft.and_then(|draft| draft.downcast_ref::<(D, D)>());
            draft.is_some_and(|(_, draft)| draft != sent)
        };
        self.by_path.try_with_value(is_other).unwrap_or_default()
    }

    /// Replaces the draft of a form.
    fn put(self, path: &str, draft: Option<AnyDraft>) {
        // After a sign-out there is nothing to replace it in.
        let _ = self.by_path.try_update_value(|drafts| {
            drafts.retain(|(other, _)| other != path);
            drafts.extend(draft.map(|draft| (path.to_owned(), draft)));
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
    /// What it is compared with.
    before: StoredValue<D>,
    path: StoredValue<String>,
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
        let in_memory = drafts.get(path, &start);
        let stored = || restore(&start, &Storage::Session.get(&key(path))?);
        let restored = in_memory.or_else(stored);
        let is_restored = RwSignal::new(restored.is_some());
        let untouched = || Rebased { draft: start.clone(), before: start.clone() };
        let Rebased { draft, before } = restored.unwrap_or_else(untouched);
        let form = Form::new(draft);
        let stored = Self {
            form,
            is_restored,
            start: StoredValue::new(start),
            before: StoredValue::new(before),
            path: StoredValue::new(path.to_owned()),
            drafts,
            resets: RwSignal::new(0),
        };
        drafts.ended.set(None);
        let ended = scoped(move || drafts.ended.get());
        effect(move || {
            // What was typed meanwhile is another record's.
            let is_own = |(path, draft): &(String, AnyDraft)| {
                stored.path.with_value(|own| own == path)
                    && draft
                        .downcast_ref()
                        .is_some_and(|sent| form.draft.with_untracked(|draft| draft == sent))
            };
            if ended.with(|ended| ended.as_ref().is_some_and(is_own)) {
                stored.reset();
            }
        });
        effect(move || form.draft.with(|draft| stored.store(draft)));
        ask_before_leaving(Callback::new(move |()| stored.is_changed()));
        stored
    }

    /// What the form started with.
    pub(crate) fn start(self) -> D {
        self.start.get_value()
    }

    /// What the form is compared with: the record as it was when what was typed was typed.
    pub(crate) fn before(self) -> D {
        self.before.get_value()
    }

    /// What a draft is compared with. What was set back to what it was then is compared with what it is now.
    pub(crate) fn compared_with(self, draft: &D) -> D {
        self.start.with_value(|start| self.before.with_value(|before| compared_with(draft, before, start)))
    }

    /// Takes another version of the record for what the form started with: what is typed stays.
    pub(crate) fn restart_from(self, now: D) {
        self.start.set_value(now.clone());
        self.before.set_value(now);
        self.form.draft.with_untracked(|draft| self.store(draft));
    }

    /// Whether the form holds something else than it started with.
    fn is_changed(self) -> bool {
        self.start.with_value(|start| self.form.draft.with_untracked(|draft| draft != start))
    }

    fn store(self, draft: &D) {
        let before = self.compared_with(draft);
        let text = encode(draft, &before);
        let is_changed = self.start.with_value(|start| draft != start);
        self.path.with_value(|path| {
            let with_before = || Arc::new((before.clone(), draft.clone())) as AnyDraft;
            self.drafts.put(path, is_changed.then(with_before));
            Storage::Session.set_or_remove(&key(path), text.filter(|_| is_changed).as_deref());
        });
    }

    /// Forgets what was typed: it is saved, or not wanted any more.
    pub(crate) fn reset(self) {
        self.is_restored.set(false);
        let start = self.start.get_value();
        self.before.set_value(start.clone());
        // At once: the page may be left before an effect has run.
        self.store(&start);
        self.form.problems.clear();
        self.form.draft.set(start);
        self.resets.update(|resets| *resets += 1);
    }

    /// The names of new records that were sent before and may have been created.
    pub(crate) fn noted_names(self) -> Vec<String> {
        let noted = self.path.with_value(|path| Storage::Session.get(&format!("{SENT_NAMES}{path}")));
        noted.and_then(|noted| serde_json::from_str(&noted).ok()).unwrap_or_default()
    }

    /// Notes these instead.
    pub(crate) fn note_names(self, names: &[String]) {
        self.path.with_value(|path| note_names(path, names));
    }

    /// What was typed before, if it was restored, and the way to forget it.
    pub(crate) fn restored(self) -> Restored {
        Restored { is_restored: self.is_restored.into(), on_discard: Callback::new(move |()| self.reset()) }
    }

    /// Counts how many times what was typed was forgotten.
    pub(crate) fn resets(self) -> u32 {
        self.resets.get()
    }

    /// Whether a draft of this form is being sent, also by the form before it was built in another language.
    pub(crate) fn is_under_way(self) -> Memo<bool> {
        let drafts = self.drafts;
        let under_way = scoped(move || drafts.under_way.get());
        Memo::new(move |_| under_way.with(|paths| self.path.with_value(|path| paths.contains(path))))
    }

    /// What the form holds now, as it is sent.
    pub(crate) fn sent(self) -> SentDraft<D> {
        let (draft, path) = (self.form.draft.get_untracked(), self.path.get_value());
        self.drafts.under_way.update(|paths| paths.push(path.clone()));
        SentDraft { path, drafts: self.drafts, draft }
    }
}

/// A draft that is being sent for as long as this lives, for work that outlives the page of the form.
pub(crate) struct SentDraft<D> {
    path: String,
    drafts: Drafts,
    draft: D,
}

impl<D: Draft> SentDraft<D> {
    /// Forgets it, also in a form that is open with it by now. What was typed since stays.
    pub(crate) fn forget(&self) {
        self.note_names(&[]);
        if self.drafts.holds_other(&self.path, &self.draft) {
            return;
        }
        self.drafts.put(&self.path, None);
        Storage::Session.remove(&key(&self.path));
        self.drafts.ended.set(Some((self.path.clone(), Arc::new(self.draft.clone()))));
    }

    /// Notes the names of new records that may have been created, in case the page is loaded anew.
    pub(crate) fn note_names(&self, names: &[String]) {
        // After a sign-out, they would be the next user's.
        if !self.drafts.under_way.is_disposed() {
            note_names(&self.path, names);
        }
    }
}

impl<D> Drop for SentDraft<D> {
    fn drop(&mut self) {
        // After a sign-out nothing waits for it.
        self.drafts.under_way.try_update(|paths| {
            if let Some(index) = paths.iter().position(|path| *path == self.path) {
                paths.remove(index);
            }
        });
    }
}

fn key(path: &str) -> String {
    format!("{DRAFTS}{path}")
}

/// Notes names for the form at a path, for the tab: the page may be loaded anew before it is known what became of them.
fn note_names(path: &str, names: &[String]) {
    let text = serde_json::to_string(names).ok().filter(|_| !names.is_empty());
    Storage::Session.set_or_remove(&format!("{SENT_NAMES}{path}"), text.as_deref());
}
