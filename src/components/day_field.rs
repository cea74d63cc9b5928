//! A field for a day.

use leptos::html;
use leptos::prelude::*;

use super::field::{Field, Label};
use super::typed_value::bind_value;

/// A day without a time (`2026-07-04`).
#[component]
pub fn DayField(
    /// What is around the control.
    label: Label,
    /// The day.
    #[prop(into)]
    value: Signal<String>,
    /// Called with the day as it is typed.
    on_input: Callback<String>,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    bind_value(input, value);
    view! {
        <Field label=label.clone()>
            <input
                class="input day"
                type="date"
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
