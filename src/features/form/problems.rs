//! What is wrong with a form, and at which control it stands.

use leptos::prelude::*;

use crate::components::{ErrorSummary, SummaryItem, focus_control};
use crate::features::context::use_words;
use crate::forms::{Draft, Problem, Typed, member_of};
use crate::i18n::Words;
use crate::reactive::effect;

use super::{Form, Plan};

/// What is wrong, by the dotted name of a control: found by the app or said by the service.
#[derive(Clone, Copy)]
pub(crate) struct Problems {
    /// Found by the app.
    found: RwSignal<Vec<Problem>>,
    /// Said by the service, with the messages of each field.
    said: RwSignal<Vec<(String, Vec<String>)>>,
    /// What the form held when the service said so.
    refused: StoredValue<Draft>,
}

impl Problems {
    pub(crate) fn new() -> Self {
        Self {
            found: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            refused: StoredValue::new(Draft::new()),
        }
    }

    pub(crate) fn clear(self) {
        self.found.set(Vec::new());
        self.said.set(Vec::new());
    }

    /// Takes what the service says of a form that was sent.
    pub(crate) fn say(self, said: Vec<(String, Vec<String>)>, sent: Draft) {
        self.refused.set_value(sent);
        self.said.set(said);
    }

    /// Drops the problems that are resolved in the form as it is now, of which `left` are those the app still finds. New
    /// ones wait until the form is sent: nobody is interrupted while typing.
    fn resolve(self, now: &Draft, left: &[Problem]) {
        let is_left = |problem: &Problem| left.contains(problem);
        if !self.found.with_untracked(|found| found.iter().all(is_left)) {
            self.found.update(|found| found.retain(is_left));
        }
        let is_untouched = |(field, _): &(String, Vec<String>)| {
            self.refused.with_value(|refused| match control_of(now, field) {
                Some(control) => now.get(member_control(&control)) == refused.get(member_control(&control)),
                None => true,
            })
        };
        if !self.said.with_untracked(|said| said.iter().all(is_untouched)) {
            self.said.update(|said| said.retain(is_untouched));
        }
    }

    /// Every problem with the name of its field.
    fn all(self, words: &'static Words) -> Vec<(String, String)> {
        let found =
            self.found.get().into_iter().map(|problem| (problem.field, (words.form.problem)(&problem.kind)));
        let said = self.said.get().into_iter().map(|(field, messages)| (field, messages.join(" ")));
        found.chain(said).collect()
    }
}

impl Form {
    /// What is wrong at a control.
    pub(crate) fn problem_at(self, control: &str) -> Option<String> {
        let all = self.problems.all(use_words());
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

    /// Lets problems go as soon as they are resolved; `plan` finds those that are left.
    pub(crate) fn resolve_problems(self, plan: impl Fn(&Draft) -> Plan + Send + Sync + 'static) {
        effect(move || {
            self.draft.with(|draft| {
                let has_found = self.problems.found.with_untracked(|found| !found.is_empty());
                let left = if has_found { plan(draft).err().unwrap_or_default() } else { Vec::new() };
                self.problems.resolve(draft, &left);
            });
        });
    }
}

/// The problems of a form in one place; those without a control of their own are said in full.
#[component]
pub(crate) fn FormSummary(
    /// The form.
    form: Form,
) -> impl IntoView {
    let words = use_words();
    let items = Memo::new(move |_| {
        let all = form.problems.all(words);
        form.draft.with_untracked(|draft| {
            let names: Vec<_> = draft.names().collect();
            let place = |(field, _): &(String, String)| {
                let control = control_of(draft, field);
                let control = control.as_deref().map(member_control);
                names.iter().position(|name| Some(*name) == control).unwrap_or(names.len())
            };
            let mut all = all;
            all.sort_by_key(place);
            let item = |(field, text): (String, String)| {
                let control = control_of(draft, &field);
                let label = |name: &str| (form.subject.label)(words, name);
                let label = label(&field).or_else(|| label(member_of(&field)));
                let label = label.filter(|_| control.is_some()).unwrap_or(&field);
                SummaryItem { name: control, text: format!("{label}: {text}") }
            };
            all.into_iter().map(item).collect::<Vec<_>>()
        })
    });
    view! { <ErrorSummary title=words.form.problems items /> }
}

/// The control at which a problem of a field stands: its own, that of the list or object it is in (`related_tickets` of
/// `related_tickets.0`), or the first to type in of an object (`venue.name` of `venue`).
fn control_of(draft: &Draft, field: &str) -> Option<String> {
    if draft.get(field).is_some() || is_end_of_span(draft, field) {
        return Some(field.to_owned());
    }
    let is_part = |name: &&str| {
        let rest = name.strip_prefix(field).and_then(|rest| rest.strip_prefix('.'));
        rest.is_some() && matches!(draft.get(name), Some(Typed::Text(_)))
    };
    let part = draft.names().find(is_part).map(str::to_owned);
    part.or_else(|| control_of(draft, field.rsplit_once('.')?.0))
}

/// The control of the draft that holds a control of the page: `availability` holds `availability.0.opens_at`.
fn member_control(control: &str) -> &str {
    let is_index = |segment: &str| segment.bytes().all(|byte| byte.is_ascii_digit());
    match control.split('.').nth(1) {
        Some(second) if is_index(second) => member_of(control),
        _ => control,
    }
}

/// `availability.0.opens_at`
fn is_end_of_span(draft: &Draft, field: &str) -> bool {
    let mut segments = field.splitn(3, '.');
    let (control, index, end) = (segments.next(), segments.next(), segments.next());
    let spans = control.map(|control| draft.spans_in(control)).unwrap_or_default();
    let index: Option<usize> = index.and_then(|index| index.parse().ok());
    end.is_some_and(|end| end.ends_with("_at")) && index.is_some_and(|index| index < spans.len())
}
