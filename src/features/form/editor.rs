//! What goes on while a record is being edited: review, save, and looking after a lost answer.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::draft_storage::Kept;
use super::request::{Edited, RequestText, RequestView};
use super::review::{ChangeTable, Comparison, Conflict};
use super::save::{Change, Save, Saved};
use super::write_error::WriteError;
use crate::components::{Notice, Tone};
use crate::features::context::{use_replace, use_words};
use crate::features::flash::Flash;
use crate::forms::{Draft, Problem};
use crate::i18n::Words;
use crate::navigation::Navigation;
use crate::reactive::effect;
use crate::routes::Route;

/// What the editor shows.
#[derive(Clone)]
pub(crate) enum Step {
    /// The form is being filled in.
    Filling,
    /// The changes stand beside what is there, and perhaps beside what somebody else has saved meanwhile.
    Reviewing(Box<Change>, Option<Conflict>),
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

/// What goes on while a record is being edited.
#[derive(Clone, Copy)]
pub(crate) struct Editor {
    pub(crate) save: StoredValue<Save>,
    pub(crate) kept: Kept,
    /// What the record held when it was read last.
    pub(crate) before: StoredValue<Draft>,
    pub(crate) step: RwSignal<Step>,
    pub(crate) remark: RwSignal<Option<Hint>>,
    pub(crate) unsaved: RwSignal<Option<WriteError>>,
    pub(crate) edited: Edited,
    pub(crate) sending: RwSignal<bool>,
    /// The fields for which the other side of a conflict is taken.
    pub(crate) taken: RwSignal<Vec<&'static str>>,
    /// What was sent last, to be looked for if its answer is lost.
    pub(crate) sent: StoredValue<Option<Change>>,
}

impl Editor {
    /// Shows old beside new, or what is wrong.
    pub(crate) fn review(self) {
        self.kept.form.problems.clear();
        self.unsaved.set(None);
        self.remark.set(None);
        let after = self.kept.form.draft.get_untracked();
        match self.plan(&self.before.get_value(), &after) {
            Err(problems) => self.kept.form.find_problems(problems),
            Ok(change) if change.write.body().names().next().is_none() => {
                self.remark.set(Some(Hint::Unchanged));
            }
            Ok(change) => self.step.set(Step::Reviewing(Box::new(change), None)),
        }
    }

    fn plan(self, before: &Draft, after: &Draft) -> Result<Change, Vec<Problem>> {
        self.save.with_value(|save| save.plan(before, after))
    }

    /// Sends a change; a contested one as it was decided, on top of what somebody else has saved.
    fn send(self, change: Change, contest: Option<Conflict>) -> Callback<()> {
        let (go, words): (_, &'static Words) = (use_replace(), use_words());
        let flash: Flash = expect_context();
        let updated = self.save.with_value(|save| (save.editing.updated)(words));
        Callback::new(move |()| {
            if self.sending.get_untracked() {
                return;
            }
            let Some(change) = self.decided(&change, contest.as_ref()) else { return };
            if change.write.body().names().next().is_none() {
                // Theirs was taken throughout.
                return self.leave(words.form.unchanged, flash, &go);
            }
            let Some(write) = self.edited.apply(change.write.clone()) else { return };
            let is_edited = self.edited.is_edited();
            let change = Change { write, ..change };
            self.sending.set(true);
            self.sent.set_value(Some(change.clone()));
            let (save, go, stored) = (self.save.get_value(), go.clone(), self.kept.stored());
            spawn_local(async move {
                let outcome = save.save(&change, || !self.sending.is_disposed()).await;
                if matches!(outcome, Ok(Saved::Done)) {
                    // With the answer the draft ends, wherever the person is by now.
                    stored.forget();
                }
                let is_here = self.sending.try_set(false).is_none();
                match outcome {
                    Ok(Saved::Abandoned) => {}
                    Ok(Saved::Done) => {
                        if is_here {
                            self.leave(updated, flash, &go);
                        } else {
                            flash.done(updated.to_owned());
                        }
                        if is_edited {
                            return;
                        }
                        // That it can't be read now is said by the page that follows.
                        let Ok(now) = save.read().await else { return };
                        let subject = save.editing.subject;
                        flash.altered(
                            subject,
                            (subject.place)(&save.id),
                            &save.altered(&now, &change),
                            words,
                        );
                    }
                    // Without the page there is nowhere to show it; the draft is there when the form is opened again.
                    _ if !is_here => {}
                    Ok(Saved::Contested(theirs, members)) => {
                        self.taken.set(Vec::new());
                        let contest = Conflict { theirs: Arc::from(theirs), members, taken: self.taken };
                        self.step.set(Step::Reviewing(Box::new(change), Some(contest)));
                    }
                    Err(unsaved) => {
                        // The form first: what is hidden can't take the focus.
                        self.step.set(Step::Filling);
                        self.kept.form.problems.say(unsaved.fields(), change.after.clone());
                        self.unsaved.set(Some(unsaved));
                    }
                }
            });
        })
    }

    /// The change that was decided on: where somebody else has saved meanwhile, on top of theirs.
    fn decided(self, change: &Change, contest: Option<&Conflict>) -> Option<Change> {
        let Some(Conflict { theirs, taken, .. }) = contest else { return Some(change.clone()) };
        let mut after = Draft::clone(theirs);
        let is_mine = |member: &&str| !taken.with_untracked(|taken| taken.contains(member));
        for member in change.write.body().names().filter(is_mine) {
            after.take_member(member, &change.after);
        }
        self.plan(theirs, &after).ok()
    }

    fn leave(self, done: &'static str, flash: Flash, go: &impl Fn(&Route)) {
        self.kept.reset();
        flash.done(done.to_owned());
        self.save.with_value(|Save { editing, id, .. }| {
            if let Some(place) = (editing.subject.place)(id) {
                go(&place);
            }
        });
    }

    /// After a lost answer: what is saved now is either what was typed, or not.
    pub(crate) fn look(self) -> Callback<()> {
        let go = use_replace();
        let flash: Flash = expect_context();
        let updated = self.save.with_value(|save| (save.editing.updated)(use_words()));
        Callback::new(move |()| {
            if self.sending.get_untracked() {
                return;
            }
            self.sending.set(true);
            let (save, go) = (self.save.get_value(), go.clone());
            let sent = self.sent.get_value();
            spawn_local(async move {
                let now = save.read().await;
                if self.sending.try_set(false).is_some() {
                    return;
                }
                let is_saved =
                    |now: &Draft| sent.as_ref().is_some_and(|sent| save.altered(now, sent).is_empty());
                let is_shown = sent.as_ref().is_some_and(|sent| save.is_shown(sent));
                match now {
                    Err(failure) => self.unsaved.set(Some(WriteError::OutcomeUnknown(failure))),
                    Ok(_) if !is_shown => {
                        self.unsaved.set(None);
                        self.remark.set(Some(Hint::NotShown));
                    }
                    Ok(now) if is_saved(&now) => self.leave(updated, flash, &go),
                    Ok(_) => {
                        self.unsaved.set(None);
                        self.remark.set(Some(Hint::NotSaved));
                    }
                }
            });
        })
    }
}

/// What is about to be sent, beside what is there.
#[component]
pub(crate) fn Review(
    /// What goes on.
    editor: Editor,
    /// What is about to be sent.
    change: Change,
    /// What somebody else has saved meanwhile.
    contest: Option<Conflict>,
    /// Leads back to the form.
    on_back: Callback<()>,
) -> impl IntoView {
    let words = &use_words().form;
    let Editor { sending, kept, edited, .. } = editor;
    let is_contested = contest.is_some();
    let comparison = Comparison {
        members: change.write.body().names().collect(),
        before: change.before.clone(),
        after: change.after.clone(),
    };
    // What is chosen of a contested change makes another request, so that one is not edited.
    let request = (!is_contested).then(|| {
        let text = editor.save.with_value(|save| RequestText::of(save.store.client(), &change.write));
        view! { <RequestView edited request=Signal::stored(Some(text)) /> }
    });
    let heading = NodeRef::<html::H2>::new();
    effect(move || {
        if let Some(heading) = heading.get() {
            // An element that is gone already needs no focus.
            let _ = heading.focus();
        }
    });
    let go_back = move || {
        if !sending.get_untracked() {
            on_back.run(());
        }
    };
    // The browser's own way back leads to the form, too.
    expect_context::<Navigation>().block(Callback::new(move |()| {
        go_back();
        true
    }));
    let send = editor.send(change, contest.clone());
    let label = move || match (sending.get(), is_contested) {
        (true, _) => words.saving,
        (false, true) => words.save_anyway,
        (false, false) => words.save,
    };
    let disabled = move || sending.get().then_some("true");
    view! {
        <section class="review" aria-busy=move || sending.get().to_string()>
            <h2 tabindex="-1" node_ref=heading>
                {words.review_title}
            </h2>
            {is_contested
                .then(|| {
                    view! {
                        <Notice tone=Tone::Warning title=words.conflict takes_focus=true>
                            <p>{words.conflict_advice}</p>
                        </Notice>
                    }
                })}
            <ChangeTable form=kept.form comparison contest />
            {request}
            <div class="actions sticky">
                <button
                    type="button"
                    class="button primary"
                    aria-disabled=disabled
                    on:click=move |_| send.run(())
                >
                    {label}
                </button>
                <button type="button" class="button" aria-disabled=disabled on:click=move |_| go_back()>
                    {words.back_to_form}
                </button>
            </div>
        </section>
    }
}
