//! What every field of a form has: a visible label, a hint, and what is wrong with it.

use leptos::prelude::*;

use super::control_id;

/// A label, a hint and a problem around a control with the id [`control_id`]`(name)`.
#[component]
pub fn Field(
    /// The name of the control.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before typing.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with what was typed.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// The control.
    children: Children,
) -> impl IntoView {
    let id = control_id(&name);
    view! {
        <div class={"field"} class:invalid=move || problem.get().is_some()>
            <label for=id.clone()>{label}</label>
            <Hint name=name.clone() hint/>
            <Problem name problem/>
            {children()}
        </div>
    }
}

/// What to know before typing.
#[component]
pub fn Hint(
    /// The name of the control.
    name: String,
    /// The hint; nothing stands there if it is empty.
    hint: Signal<String>,
) -> impl IntoView {
    let id = hint_id(&name);
    move || (!hint.get().is_empty()).then(|| view! { <p class={"hint"} id=id.clone()>{hint}</p> })
}

/// What is wrong with a control.
#[component]
pub fn Problem(
    /// The name of the control.
    name: String,
    /// What is wrong.
    problem: Signal<Option<String>>,
) -> impl IntoView {
    let id = problem_id(&name);
    move || problem.get().map(|text| view! { <p class={"problem"} id=id.clone()>{text}</p> })
}

fn hint_id(name: &str) -> String {
    format!("hint-{name}")
}

fn problem_id(name: &str) -> String {
    format!("problem-{name}")
}

/// The ids of what describes a control, for `aria-describedby`.
pub(super) fn described_by(
    name: &str,
    hint: Signal<String>,
    problem: Signal<Option<String>>,
) -> impl Fn() -> Option<String> + Clone + use<> {
    let (hint_id, problem_id) = (hint_id(name), problem_id(name));
    move || {
        let ids: Vec<&str> = [
            (!hint.get().is_empty()).then_some(hint_id.as_str()),
            problem.get().is_some().then_some(problem_id.as_str()),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }
}
