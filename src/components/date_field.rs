//! A field for a day or a time.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::control_id;
use super::field::{Field, Label};
use super::typed_value::bind_value;

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateKind {
    /// A day (`2026-07-04`).
    Day,
    /// A day with a time, as local clocks show it (`2026-07-04T12:00`).
    Time,
}

/// A day, with or without a time.
#[component]
pub fn DateField(
    /// What is around the control.
    label: Label,
    /// What is chosen.
    kind: DateKind,
    /// The value, as the browser writes it; empty for none.
    #[prop(into)]
    value: Signal<String>,
    /// Called with the value as it is typed.
    on_input: Callback<String>,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    bind_value(input, value);
    let (class, kind, max) = match kind {
        DateKind::Day => ("input day", "date", Some("9999-12-31")),
        DateKind::Time => ("input", "datetime-local", None),
    };
    view! {
        <Field label=label.clone()>
            <input
                class=class
                type=kind
                // A year has four digits: with more of them, the day is none, and would be cleared.
                max=max
                id=label.id()
                name=label.name.clone()
                aria-describedby=label.described_by()
                aria-invalid=label.invalid()
                node_ref=input
                on:input=move |event| on_input.run(event_target_value(&event))
            />
        </Field>
    }
}

/// Whether a control has a part of a date or a time alone: its value is empty then, as that of one without any.
pub fn is_half_typed(name: &str) -> bool {
    input_of(name).is_some_and(|input| input.validity().bad_input())
}

/// Whether something is typed in a control, in full or in part.
pub fn has_input(name: &str) -> bool {
    input_of(name).is_some_and(|input| !input.value().is_empty() || input.validity().bad_input())
}

fn input_of(name: &str) -> Option<web_sys::HtmlInputElement> {
    document().get_element_by_id(&control_id(name)).and_then(|control| control.dyn_into().ok())
}
