//! What every field of a form has: a visible label, a hint, and what is wrong with it.

use super::control_id;
use leptos::prelude::*;

/// What every control has around it.
#[derive(Clone)]
pub struct Label {
    /// The interface's name of the field, which the control carries.
    pub name: String,
    /// The visible label.
    pub label: String,
    /// What to know before filling it in; not shown if empty.
    pub hint: String,
    /// What is wrong with what was filled in.
    pub problem: Signal<Option<String>>,
    /// Whether it has to be filled in.
    pub is_required: Signal<bool>,
}

impl Label {
    /// A label of a control that nothing is wrong with.
    pub fn new(name: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            label: label.into(),
            hint: String::new(),
            problem: Signal::stored(None),
            is_required: Signal::stored(false),
        }
    }

    /// The same with a hint.
    pub fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: hint.into(), ..self }
    }

    /// The same with what is wrong.
    pub fn problem(self, problem: Signal<Option<String>>) -> Self {
        Self { problem, ..self }
    }

    /// The same of a control that may have to be filled in.
    pub fn required(self, is_required: Signal<bool>) -> Self {
        Self { is_required, ..self }
    }

    /// The id of the control.
    pub(super) fn id(&self) -> String {
        control_id(&self.name)
    }

    /// The ids of what describes the control, for `aria-describedby`.
    pub(super) fn described_by(&self) -> Signal<Option<String>> {
        let hint = (!self.hint.is_empty()).then(|| self.hint_id());
        let problem_id = self.problem_id();
        let problem = self.problem;
        Signal::derive(move || {
            let problem = problem.with(Option::is_some).then(|| problem_id.clone());
            match (hint.clone(), problem) {
                (Some(hint), Some(problem)) => Some(format!("{hint} {problem}")),
                (hint, problem) => hint.or(problem),
            }
        })
    }

    /// Whether the control is invalid, for `aria-invalid`.
    pub(super) fn invalid(&self) -> Signal<Option<&'static str>> {
        let problem = self.problem;
        Signal::derive(move || problem.with(Option::is_some).then_some("true"))
    }

    /// The class of what is around the control.
    pub(super) fn class(&self, class: &'static str) -> Signal<String> {
        let problem = self.problem;
        Signal::derive(move || {
            let invalid = if problem.with(Option::is_some) { " invalid" } else { "" };
            format!("{class}{invalid}")
        })
    }

    fn hint_id(&self) -> String {
        format!("hint-{}", self.name)
    }

    fn problem_id(&self) -> String {
        format!("problem-{}", self.name)
    }
}

/// The text of a label, with a mark where the control has to be filled in.
#[component]
pub(super) fn LabelText(
    /// The label.
    label: Label,
    /// Whether it labels a group of controls, of which screen readers know only what is read; they know of a single control
    /// whether it has to be filled in.
    #[prop(optional)]
    of_group: bool,
) -> impl IntoView {
    let is_hidden = if of_group { "false" } else { "true" };
    let Label { label, is_required, .. } = label;
    view! {
        {label}
        <Show when=move || is_required.get()>
            <span class="required" aria-hidden=is_hidden>
                " *"
            </span>
        </Show>
    }
}

/// The hint of a control and what is wrong with it.
#[component]
pub(super) fn FieldNotes(
    /// The label of the control.
    label: Label,
) -> impl IntoView {
    let (hint_id, problem_id) = (label.hint_id(), label.problem_id());
    let Label { hint, problem, .. } = label;
    view! {
        {(!hint.is_empty())
            .then(|| {
                view! {
                    <p class="hint" id=hint_id>
                        {hint}
                    </p>
                }
            })}
        {move || {
            problem
                .get()
                .map(|text| {
                    view! {
                        <p class="problem" id=problem_id.clone()>
                            {text}
                        </p>
                    }
                })
        }}
    }
}

/// A control below its label, with the notes between them.
#[component]
pub(super) fn Field(
    /// The label of the control.
    label: Label,
    /// The control.
    children: Children,
) -> impl IntoView {
    view! {
        <div class=label.class("field")>
            <label for=label.id()>
                <LabelText label=label.clone() />
            </label>
            <FieldNotes label=label.clone() />
            {children()}
        </div>
    }
}
