//! A box that switches something on this device, beside its label.

use leptos::prelude::*;

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
