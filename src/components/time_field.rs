//! A control for a date with a time.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::control_id;
use super::field::{Field, Label};
use super::typed_value::bind_value;

/// A date with a time, as local clocks show it.
#[component]
pub fn TimeField(
    /// What is around the control.
    label: Label,
    /// The time, as the browser writes it: `2026-07-04T12:00`, or nothing.
    #[prop(into)]
    value: Signal<String>,
    /// Called with the time as it is typed.
    on_input: Callback<String>,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    bind_value(input, value);
    view! {
        <Field label=label.clone()>
            <input
                class="input"
                type="datetime-local"
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
    let control = document().get_element_by_id(&control_id(name));
    let input = control.and_then(|control| control.dyn_into::<web_sys::HtmlInputElement>().ok());
    input.is_some_and(|input| input.validity().bad_input())
}
