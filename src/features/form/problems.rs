//! What is wrong with a form, and which control shows it.

use leptos::prelude::*;

use super::{Form, Plan};
use crate::components::{SummaryItem, focus_control, has_focus, has_input};
use crate::features::context::use_i18n;
use crate::forms::fields::{fields, label};
use crate::forms::{AnyField, Draft, Fields, Problem, ProblemKind, member_of};
use crate::i18n::Messages;
use crate::reactive::effect;

/// What is wrong, by the dotted name of a control: found by the app or said by the service.
#[derive(Clone, Copy)]
pub(crate) struct Problems {
    /// Found by the app when the form was sent.
    found: RwSignal<Vec<Problem>>,
    /// Found by the app when a control was left: shown there alone.
    noticed: RwSignal<Vec<Problem>>,
    /// Said by the service, with the messages of each field.
    said: RwSignal<Vec<(String, Vec<String>)>>,
}

impl Problems {
    pub(super) fn new() -> Self {
        Self {
            found: RwSignal::new(Vec::new()),
            noticed: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
        }
    }

    pub(crate) fn clear(self) {
        self.found.set(Vec::new());
        self.noticed.set(Vec::new());
        self.said.set(Vec::new());
    }

    /// Every problem of the form as it was sent, with the name of its field.
    fn all(self, words: &'static Messages) -> Vec<(String, String)> {
        let found = self.found.get().into_iter().map(|problem| in_words(problem, words));
        let said = self.said.get().into_iter().map(|(field, messages)| (field, messages.join(" ")));
        found.chain(said).collect()
    }

    /// Every problem at a control that was left, with the name of its field.
    fn noticed(self, words: &'static Messages) -> Vec<(String, String)> {
        self.noticed.get().into_iter().map(|problem| in_words(problem, words)).collect()
    }
}

/// What the frame of a form shows of its problems.
#[derive(Clone, Copy)]
pub(super) struct FormProblems {
    /// Those of the form as it was sent.
    pub(super) summary: Signal<Vec<SummaryItem>>,
    /// Those at controls that were left.
    pub(super) noticed: Signal<Vec<SummaryItem>>,
    /// To be called with the name of each control that is left: what is wrong with what is typed there is shown.
    pub(super) on_left: Callback<String>,
}

fn in_words(problem: Problem, words: &'static Messages) -> (String, String) {
    (problem.field, (words.form.problem)(&problem.kind))
}

impl<D: Draft> Form<D> {
    /// What is wrong at a control.
    pub(crate) fn problem_at(self, control: &str) -> Option<String> {
        let words = use_i18n();
        let mut all = self.problems.all(words);
        all.extend(self.problems.noticed(words));
        self.draft.with_untracked(|draft| {
            all.into_iter().find_map(|(field, text)| {
                (control_of(draft, &field).as_deref() == Some(control)).then_some(text)
            })
        })
    }

    /// Shows the problems that the app has found, and moves the focus to the first: also when they are the same as before.
    pub(crate) fn find_problems(self, found: Vec<Problem>) {
        let control_of =
            |problem: &Problem| self.draft.with_untracked(|draft| control_of(draft, &problem.field));
        let first = found.iter().find_map(control_of);
        self.problems.found.set(found);
        if let Some(first) = first {
            request_animation_frame(move || focus_control(&first));
        }
    }

    /// Takes the problems that the service reports for a draft that was sent.
    pub(crate) fn refuse(self, said: Vec<(String, Vec<String>)>, sent: D) {
        self.refused.set_value(Some(sent));
        self.problems.said.set(said);
    }

    /// Problems in the order of the form; those that belong to no control are said in full.
    fn items(
        self,
        of: impl Fn(&'static Messages) -> Vec<(String, String)> + Send + Sync + 'static,
    ) -> Signal<Vec<SummaryItem>> {
        let words = use_i18n();
        let items = Memo::new(move |_| {
            let problems = of(words);
            self.draft.with_untracked(|draft| {
                summary(problems, draft, &|field| {
                    label(draft, words, field).or_else(|| label(draft, words, member_of(field)))
                })
            })
        });
        items.into()
    }

    /// Lets problems go as soon as they are resolved; `plan` finds those that are left.
    pub(super) fn follow_problems(
        self,
        plan: impl Fn(&D) -> Plan + Clone + Send + Sync + 'static,
    ) -> FormProblems {
        let find = move |draft: &D| plan(draft).err().unwrap_or_default();
        let find_again = find.clone();
        effect(move || {
            self.draft.with(|draft| {
                let Problems { found, noticed, .. } = self.problems;
                let is_any = [found, noticed].iter().any(|of| of.with_untracked(|of| !of.is_empty()));
                let left = if is_any { find(draft) } else { Vec::new() };
                self.drop_resolved(draft, &left);
            });
        });
        let on_left = Callback::new(move |control: String| {
            let known = self.problems.noticed.get_untracked();
            let mut found = self.draft.with_untracked(&find_again);
            // What is empty or being typed may be filled in later, and what is planned may be added.
            found.retain(|problem @ Problem { field, kind }| {
                (is_beside(field, &control) || *kind == ProblemKind::LeastAboveMost)
                    && has_input(field)
                    && !has_focus(field)
                    && *kind != ProblemKind::NotAdded
                    && !known.contains(problem)
            });
            if !found.is_empty() {
                self.problems.noticed.update(|noticed| noticed.append(&mut found));
            }
        });
        let noticed = self.items(move |words| self.problems.noticed(words));
        FormProblems { summary: self.items(move |words| self.problems.all(words)), noticed, on_left }
    }

    /// Drops the problems that are resolved in the current form; `left` are those the app still finds. New ones wait
    /// until the form is sent, so as not to interrupt typing.
    fn drop_resolved(self, now: &D, left: &[Problem]) {
        let Problems { found, noticed, said } = self.problems;
        let is_left = |problem: &Problem| left.contains(problem);
        for found in [found, noticed] {
            if !found.with_untracked(|found| found.iter().all(is_left)) {
                found.update(|found| found.retain(is_left));
            }
        }
        let is_untouched = |(field, _): &(String, Vec<String>)| {
            self.refused
                .with_value(|refused| refused.as_ref().is_none_or(|refused| is_same_at(now, refused, field)))
        };
        if !said.with_untracked(|said| said.iter().all(is_untouched)) {
            said.update(|said| said.retain(is_untouched));
        }
    }
}

/// Whether two controls are the same, or two parts of one thing, such as the start and the end of a date.
fn is_beside(one: &str, other: &str) -> bool {
    let whole = |(whole, _)| whole;
    let (of_one, of_other) = (one.rsplit_once('.').map(whole), other.rsplit_once('.').map(whole));
    one == other || (of_one.is_some() && of_one == of_other)
}

/// Problems, each with the name of its field, in the order of the form, as the summary says them.
fn summary(
    mut all: Vec<(String, String)>,
    draft: &dyn Fields,
    label: &dyn Fn(&str) -> Option<&'static str>,
) -> Vec<SummaryItem> {
    let present = fields(draft);
    all.sort_by_key(|(field, _)| holder(&present, field).unwrap_or(present.len()));
    let item = |(field, text): (String, String)| {
        let control = control_of(draft, &field);
        let label = label(&field).filter(|_| control.is_some()).unwrap_or(&field);
        // Some messages name no field.
        let text = if label.is_empty() { text } else { format!("{label}: {text}") };
        SummaryItem { name: control, text }
    };
    all.into_iter().map(item).collect()
}

/// Whether two drafts hold the same at a field, as far as they have a control for it.
fn is_same_at(now: &dyn Fields, then: &dyn Fields, field: &str) -> bool {
    let (fields, others) = (now.fields(), then.fields());
    let at = holder(&fields, field);
    at.and_then(|at| fields.get(at).zip(others.get(at)))
        .is_none_or(|(now, then)| now.control.is_same(then.control))
}

/// The control that shows a problem of a field: its own, that of the list or object that contains it (`related_tickets`
/// for `related_tickets.0`), or the first text control of an object (`venue.name` for `venue`).
fn control_of(draft: &dyn Fields, field: &str) -> Option<String> {
    let fields = fields(draft);
    let holder = fields.get(holder(&fields, field)?)?;
    Some(if is_part(holder, field) { field } else { holder.name }.to_owned())
}

/// The place among the fields of the one that has a control for a problem.
fn holder(fields: &[AnyField<'_>], field: &str) -> Option<usize> {
    let own = || fields.iter().position(|candidate| candidate.name == field || is_part(candidate, field));
    let first_part = || {
        fields.iter().position(|candidate| {
            let rest = candidate.name.strip_prefix(field).and_then(|rest| rest.strip_prefix('.'));
            rest.is_some() && candidate.control.is_text()
        })
    };
    own().or_else(first_part).or_else(|| holder(fields, field.rsplit_once('.')?.0))
}

/// Whether a field is a control within that of another one: `availability.0.opens_at`.
fn is_part(holder: &AnyField<'_>, field: &str) -> bool {
    let rest = field.strip_prefix(holder.name).and_then(|rest| rest.strip_prefix('.'));
    rest.is_some_and(|rest| holder.control.has_part(rest))
}
