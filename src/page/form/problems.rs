//! What is wrong with a form, and at which control it stands.

use crate::form::{Draft, Problem, Typed, member_of};
use crate::page::context::use_words;
use crate::signal::{RwSignal, Signal};
use crate::text::Words;
use crate::ui::{SummaryItem, error_summary};
use crate::view::View;

use super::Form;

/// What is wrong, by the dotted name of a control: found by the app or said by the service.
#[derive(Clone, Copy)]
pub struct Problems {
    /// Found by the app.
    found: RwSignal<Vec<Problem>>,
    /// Said by the service, with the messages of each field.
    said: RwSignal<Vec<(String, Vec<String>)>>,
}

impl Problems {
    pub(super) fn new() -> Self {
        Self { found: RwSignal::new(Vec::new()), said: RwSignal::new(Vec::new()) }
    }

    pub(super) fn clear(self) {
        self.found.set(Vec::new());
        self.said.set(Vec::new());
    }

    pub(super) fn find(self, found: Vec<Problem>) {
        self.found.set(found);
    }

    pub(super) fn say(self, said: Vec<(String, Vec<String>)>) {
        self.said.set(said);
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
    pub fn problem_at(self, control: &str) -> Option<String> {
        let all = self.problems.all(use_words());
        self.draft.with_untracked(|draft| {
            all.into_iter().find_map(|(field, text)| {
                (control_of(draft, &field).as_deref() == Some(control)).then_some(text)
            })
        })
    }

    /// The problems in one place; those without a control of their own are said in full.
    pub(super) fn summary(self) -> View {
        let words = use_words();
        let items = Signal::memo(move || {
            let all = self.problems.all(words);
            self.draft.with_untracked(|draft| {
                let item = |(field, text): (String, String)| {
                    let control = control_of(draft, &field);
                    let label = |name: &str| (self.subject.label)(words, name);
                    let label = label(&field).or_else(|| label(member_of(&field)));
                    let label = label.filter(|_| control.is_some()).unwrap_or(&field);
                    SummaryItem { name: control, text: format!("{label}: {text}") }
                };
                all.into_iter().map(item).collect::<Vec<_>>()
            })
        });
        error_summary(words.form.problems, items)
    }
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

/// `availability.0.opens_at`
fn is_end_of_span(draft: &Draft, field: &str) -> bool {
    let mut segments = field.splitn(3, '.');
    let (control, index, end) = (segments.next(), segments.next(), segments.next());
    let spans = control.map(|control| draft.spans_in(control)).unwrap_or_default();
    let index: Option<usize> = index.and_then(|index| index.parse().ok());
    end.is_some_and(|end| end.ends_with("_at")) && index.is_some_and(|index| index < spans.len())
}
