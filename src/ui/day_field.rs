//! A field for a day.

use leptos::prelude::*;
use web_sys::HtmlInputElement;

use super::field::Label;
use crate::signal::{Signal, effect};
use crate::view::{ElementRef, View, view};

/// A day without a time (`2026-07-04`).
pub fn day_field(label: Label, value: Signal<String>, on_input: Callback<String>) -> View {
    let control = ElementRef::<HtmlInputElement>::new();
    // While a day is half typed the control holds nothing; writing that back would clear what was typed.
    effect(move || {
        let value = value.get();
        if let Some(control) = control.get().filter(|control| control.value() != value) {
            control.set_value(&value);
        }
    });
    let input = view! {
        <input
            class="input day"
            type="date"
            id=label.id()
            name=label.name.clone()
            aria-describedby=label.described_by()
            aria-invalid=label.invalid()
            node_ref=control
            on:input=move |event| on_input.run(event_target_value(&event))
        />
    };
    label.above(input)
}
