//! A field to choose one of several in.

use leptos::prelude::*;

use super::field::Label;
use super::live::live_list;
use crate::view::{View, view};

/// Something to choose: its value and what people read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The value, such as an id.
    pub value: String,
    /// What people read.
    pub label: String,
}

/// One of several, or none; `none` is what that is called. A chosen value that is not among the choices stands for
/// itself.
pub fn choice_field(
    label: Label,
    none: &'static str,
    choices: Signal<Vec<Choice>>,
    value: Signal<String>,
    on_change: Callback<String>,
) -> View {
    let options = live_list(move || {
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
                view! { <option value=choice.value prop:selected=selected>{choice.label}</option> }
            })
            .collect()
    });
    let control = view! {
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
    };
    label.above(control)
}
