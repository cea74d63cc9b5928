//! A field to choose one of several in.

use leptos::prelude::*;

use super::control_id;
use super::field::{Field, described_by};

/// Something to choose: its value and what people read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The value, such as an id.
    pub value: String,
    /// What people read.
    pub label: String,
}

/// One of several.
#[component]
pub fn ChoiceField(
    /// The interface's name of the field.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before choosing.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with the choice.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// What there is to choose from; a chosen value that is missing here stands for itself.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// The chosen value; empty for none.
    #[prop(into)]
    value: Signal<String>,
    /// What choosing none is called.
    #[prop(into)]
    none: Signal<String>,
    /// Receives the chosen value.
    #[prop(into)]
    on_change: Callback<String>,
) -> impl IntoView {
    let id = control_id(&name);
    let describedby = described_by(&name, hint, problem);
    let options = move || {
        let chosen = value.get();
        let mut choices = choices.get();
        if !chosen.is_empty() && choices.iter().all(|choice| choice.value != chosen) {
            choices.insert(0, Choice { value: chosen.clone(), label: format!("#{chosen}") });
        }
        choices
            .into_iter()
            .map(|choice| {
                let selected = choice.value == chosen;
                view! { <option value=choice.value prop:selected=selected>{choice.label}</option> }
            })
            .collect_view()
    };
    let control = view! {
        <select
            class={"input"}
            id=id
            name=name.clone()
            aria-describedby=describedby
            aria-invalid=move || problem.get().map(|_| "true")
            on:change:target=move |event| on_change.run(event.target().value())
        >
            <option value={""} prop:selected=move || value.get().is_empty()>{none}</option>
            {options}
        </select>
    };
    view! { <Field name label hint problem>{control}</Field> }
}
