//! A field for a day.

use leptos::prelude::*;

use super::field::Label;
use crate::view::{View, view};

/// A day without a time (`2026-07-04`).
pub fn day_field(label: Label, value: Signal<String>, on_input: Callback<String>) -> View {
    let input = view! {
        <input
            class="input day"
            type="date"
            id=label.id()
            name=label.name.clone()
            aria-describedby=label.described_by()
            aria-invalid=label.invalid()
            prop:value=value
            on:input=move |event| on_input.run(event_target_value(&event))
        />
    };
    label.above(input)
}
