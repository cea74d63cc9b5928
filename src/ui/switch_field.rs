//! A field that is on or off.

use leptos::prelude::*;

use super::field::Label;
use crate::view::{View, view};

/// On or off.
pub fn switch_field(label: Label, value: Signal<bool>, on_change: Callback<bool>) -> View {
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
                {label.notes()}
            </div>
        </div>
    }
}
