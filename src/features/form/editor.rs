//! Editing a record: review, save, and the check after a lost answer.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::EditRecord;
use super::change_table::{Side, Sides};
use super::draft_storage::StoredForm;
use super::request::Edited;
use super::save::{Change, LostWrite, Save, Saved};
use super::write_error::WriteError;
use crate::components::ToastId;
use crate::features::context::{use_i18n, use_query_client, use_replace};
use crate::features::flash::Flash;
use crate::forms::Problem;
use crate::forms::members::{merge_member, take_member};
use crate::i18n::Messages;
use crate::routes::Route;

/// What the editor shows.
#[derive(Clone)]
pub(crate) enum EditorStep<D> {
    /// The form is being filled in.
    Editing,
    /// The changes are shown beside the saved values, and beside what another user has saved meanwhile, if any.
    Reviewing(Change<D>, Option<Conflict<D>>),
}

/// What there is to say instead of a review.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hint {
    /// Nothing differs from what was there.
    Unchanged,
    /// The write whose answer was lost was not carried out.
    NotSaved,
    /// Whether it was carried out can't be seen: no response shows what was sent.
    NotShown,
}

/// The choice to make where another user has saved something else meanwhile.
#[derive(Clone)]
pub(crate) struct Conflict<D> {
    /// The form as the other user left the record.
    pub(crate) theirs: Arc<D>,
    /// The members that both have changed.
    pub(crate) members: Vec<&'static str>,
}

impl<D: EditRecord> Conflict<D> {
    /// The form as the other user left the record, with a change of a field on top.
    pub(crate) fn with_both(&self, member: &str, change: &Change<D>) -> D {
        let mut both = D::clone(&self.theirs);
        merge_member(&mut both, member, &*change.before, &*change.after);
        both
    }
}

/// What was sent.
#[derive(Clone)]
pub(crate) struct Sent<D> {
    change: Change<D>,
    /// Whether an expert made something else of the request, which the form does not know.
    is_edited: bool,
    /// The form as it was then.
    draft: D,
}

/// The state while a record is being edited.
pub(crate) struct Editor<D: EditRecord> {
    pub(crate) save: StoredValue<Save<D>>,
    pub(crate) stored: StoredForm<D>,
    /// What the form is compared with: the record as it was opened, or as another user has left it since.
    pub(crate) before: StoredValue<D>,
    pub(crate) step: RwSignal<EditorStep<D>>,
    pub(crate) hint: RwSignal<Option<Hint>>,
    pub(crate) unsaved: RwSignal<Option<WriteError>>,
    pub(crate) edited: Edited,
    pub(crate) sending: RwSignal<bool>,
    /// What is chosen for the fields of a conflict.
    pub(crate) sides: RwSignal<Sides>,
    /// What was sent last, to be looked for if its answer is lost.
    pub(crate) sent: StoredValue<Option<Sent<D>>>,
}

impl<D: EditRecord> Clone for Editor<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: EditRecord> Copy for Editor<D> {}

impl<D: EditRecord> Editor<D> {
    /// Shows old beside new, or what is wrong.
    pub(crate) fn review(self) {
        let form = self.stored.form;
        form.problems.clear();
        self.unsaved.set(None);
        self.hint.set(None);
        let after = form.draft.get_untracked();
        let before = match self.is_as_opened() {
            true => self.stored.compared_with(&after),
            false => self.before.get_value(),
        };
        match self.plan(&before, &after) {
            Err(problems) => form.find_problems(problems),
            Ok(change) if change.write.body().names().next().is_none() => {
                self.hint.set(Some(Hint::Unchanged));
            }
            Ok(change) => {
                // An edit of the request goes with the form as it was then.
                let is_as_sent = |sent: &Sent<D>| sent.change.after == change.after;
                if !self.sent.with_value(|sent| sent.as_ref().is_some_and(is_as_sent)) {
                    self.edited.discard();
                }
                let conflict = self.conflict_from_opening(&change);
                self.sides.set(Sides::new());
                self.step.set(EditorStep::Reviewing(change, conflict));
            }
        }
    }

    /// Whether the form is compared with what it was opened with: nothing was saved or decided since.
    fn is_as_opened(self) -> bool {
        self.before.with_value(|before| *before == self.stored.before())
    }

    /// The choice to make where the draft is older than the record that the form was opened with.
    fn conflict_from_opening(self, change: &Change<D>) -> Option<Conflict<D>> {
        let theirs = Some(self.stored.start()).filter(|_| self.is_as_opened())?;
        let members = change.contested(&theirs);
        (!members.is_empty()).then(|| Conflict { theirs: Arc::new(theirs), members })
    }

    fn plan(self, before: &D, after: &D) -> Result<Change<D>, Vec<Problem>> {
        self.save.with_value(|save| save.plan(before, after))
    }

    /// Sends a change; a contested one as decided, on top of what the other user has saved.
    pub(crate) fn send(self, change: Change<D>, conflict: Option<Conflict<D>>) -> Callback<()> {
        let (go, words): (_, &'static Messages) = (use_replace(), use_i18n());
        let flash: Flash = expect_context();
        let updated = D::updated(words);
        let ids = use_query_client().client().settings().ids;
        Callback::new(move |()| {
            if self.sending.get_untracked() {
                return;
            }
            let change = match self.decided(&change, conflict.as_ref()) {
                Ok(change) => change,
                Err((after, problems)) => {
                    // Both values of a field are valid, but not beside the others: the form shows why.
                    if let Some(conflict) = &conflict {
                        self.before.set_value(D::clone(&conflict.theirs));
                    }
                    self.step.set(EditorStep::Editing);
                    self.stored.form.draft.set(after);
                    return self.stored.form.find_problems(problems);
                }
            };
            if change.write.body().names().next().is_none() {
                // Theirs was taken throughout.
                self.leave(words.form.unchanged, flash, &go);
                return;
            }
            let Some(write) = self.edited.apply(change.write.clone(), ids) else { return };
            let is_edited = self.edited.is_edited();
            let change = Change { write, ..change };
            self.sending.set(true);
            let draft = self.stored.form.draft.get_untracked();
            self.sent.set_value(Some(Sent { change: change.clone(), is_edited, draft }));
            let (save, go, stored) = (self.save.get_value(), go.clone(), self.stored.sent());
            spawn_local(async move {
                let outcome = save.save(&change, || !self.sending.is_disposed()).await;
                if matches!(outcome, Ok(Saved::Done)) {
                    // With the answer the draft ends, wherever the person is by now.
                    stored.forget();
                }
                drop(stored);
                let is_here = self.sending.try_set(false).is_none();
                match outcome {
                    Ok(Saved::Abandoned) => flash.abandoned(D::form(save.id()), words),
                    Ok(Saved::Done) => {
                        let said = match is_here {
                            true => self.leave(updated, flash, &go),
                            false => flash.done(updated.to_owned()),
                        };
                        if is_edited {
                            return;
                        }
                        // If it can't be read now, the page that follows shows that.
                        let Ok(now) = save.load().await else { return };
                        save.report(&change, &now, said, flash, words);
                    }
                    // The form restores the draft when it is opened again.
                    Ok(Saved::Contested(..)) if !is_here => flash.contested(D::form(save.id()), words),
                    Err(unsaved) if !is_here => {
                        let form = D::form(save.id()).filter(|_| !is_edited);
                        flash.not_saved(unsaved.failure(), form, words);
                    }
                    Ok(Saved::Contested(theirs, members)) => {
                        self.sides.set(Sides::new());
                        // What is decided now makes another request.
                        self.edited.discard();
                        let conflict = Conflict { theirs, members };
                        self.step.set(EditorStep::Reviewing(change, Some(conflict)));
                    }
                    Err(unsaved) => {
                        // The form first: what is hidden can't take the focus.
                        self.step.set(EditorStep::Editing);
                        self.stored.form.refuse(unsaved.fields(), D::clone(&change.after));
                        self.unsaved.set(Some(unsaved));
                    }
                }
            });
        })
    }

    /// The change that was decided on; where another user has saved meanwhile, on top of theirs. If that is no valid
    /// record, the form as it would be, with its problems.
    fn decided(
        self,
        change: &Change<D>,
        conflict: Option<&Conflict<D>>,
    ) -> Result<Change<D>, (D, Vec<Problem>)> {
        let Some(Conflict { theirs, .. }) = conflict else { return Ok(change.clone()) };
        let mut after = D::clone(theirs);
        for member in change.write.body().names() {
            match self.sides.with_untracked(|sides| sides.get(member).copied().unwrap_or_default()) {
                Side::Mine => take_member(&mut after, member, &*change.after),
                Side::Both => merge_member(&mut after, member, &*change.before, &*change.after),
                Side::Theirs => {}
            }
        }
        self.plan(theirs, &after).map_err(|problems| (after, problems))
    }

    fn leave(self, done: &'static str, flash: Flash, go: &impl Fn(&Route)) -> ToastId {
        self.stored.reset();
        let said = flash.done(done.to_owned());
        if let Some(place) = self.save.with_value(|save| D::place(save.id())) {
            go(&place);
        }
        said
    }

    /// After a lost answer: looks whether what was sent is saved.
    pub(crate) fn check(self) -> Callback<()> {
        let (go, words): (_, &'static Messages) = (use_replace(), use_i18n());
        let flash: Flash = expect_context();
        let updated = D::updated(words);
        Callback::new(move |()| {
            let Some(sent) = self.sent.get_value() else { return };
            if self.sending.get_untracked() {
                return;
            }
            self.sending.set(true);
            let (save, go) = (self.save.get_value(), go.clone());
            spawn_local(async move {
                let now = save.load().await;
                if self.sending.try_set(false).is_some() {
                    return;
                }
                let now = match now {
                    Err(failure) => return self.unsaved.set(Some(WriteError::OutcomeUnknown(failure))),
                    Ok(now) => now,
                };
                self.unsaved.set(None);
                // What an expert made of a request is not looked for.
                let found = if sent.is_edited { LostWrite::Unknown } else { sent.change.found(&now) };
                match found {
                    LostWrite::Unknown => self.hint.set(Some(Hint::NotShown)),
                    LostWrite::NotSaved => self.hint.set(Some(Hint::NotSaved)),
                    LostWrite::Saved(altered) => {
                        if self.stored.form.draft.with_untracked(|draft| *draft == sent.draft) {
                            self.leave(updated, flash, &go);
                        } else {
                            // What was typed since stays, and is compared with what is saved.
                            self.before.set_value(now.clone());
                            self.stored.restart_from(now.clone());
                            flash.done(updated.to_owned());
                        }
                        flash.altered(&now, D::place(save.id()), &altered, words);
                    }
                }
            });
        })
    }
}
