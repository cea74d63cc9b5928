//! A field to choose one of several in.

use leptos::prelude::*;

use super::field::{Field, Label};

/// Something to choose: its value and what people read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The value, such as an id.
    pub value: String,
    /// What people read.
    pub label: String,
}

/// One of several, or none. A chosen value that is not among the choices is shown by itself.
#[component]
pub fn ChoiceField(
    /// What is around the control.
    label: Label,
    /// What no choice is called.
    none: &'static str,
    /// What there is to choose from.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// The value that is chosen; empty for none.
    #[prop(into)]
    value: Signal<String>,
    /// Called with the value that is chosen.
    on_change: Callback<String>,
) -> impl IntoView {
    let options = move || {
        let chosen = value.get();
        let mut choices = choices.get();
        if !chosen.is_empty() && choices.iter().all(|choice| choice.value != chosen) {
            choices.insert(0, Choice { value: chosen.clone(), label: format!("#{chosen}") });
        }
        choices.insert(0, Choice { value: String::new(), label: none.to_owned() });
        choices
            .into_iter()
            .map(|choice| {
                let selected = choice.value == chosen;
                view! {
                    <option value=choice.value prop:selected=selected>
                        {choice.label}
                    </option>
                }
            })
            .collect_view()
    };
    view! {
        <Field label=label.clone()>
            <select
                class="input"
                id=label.id()
                name=label.name.clone()
                aria-describedby=label.described_by()
                aria-invalid=label.invalid()
                on:change=move |event| on_change.run(event_target_value(&event))
            >
                {options}
            </select>
        </Field>
    }
}
