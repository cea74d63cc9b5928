//! Fields that are on or off.

use leptos::prelude::*;

use super::field::{FieldNotes, Label};

/// On or off.
#[component]
pub fn SwitchField(
    /// What is around the control.
    label: Label,
    /// Whether it is on.
    #[prop(into)]
    value: Signal<bool>,
    /// Called with what it is switched to.
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <div class=label.class("field switch-field")>
            <input
                class="switch"
                type="checkbox"
                role="switch"
                id=label.id()
                name=label.name.clone()
                aria-describedby=label.described_by()
                prop:checked=value
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <div>
                <label for=label.id()>{label.label.clone()}</label>
                <FieldNotes label=label.clone() />
            </div>
        </div>
    }
}

/// A box with its label.
#[component]
pub fn CheckBox(
    /// What it switches.
    label: &'static str,
    /// Whether it is on.
    #[prop(into)]
    is_on: Signal<bool>,
    /// Called with what it is switched to.
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="checkbox"
                prop:checked=is_on
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <span>{label}</span>
        </label>
    }
}
