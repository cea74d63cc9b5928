//! A field that is on or off.

use leptos::prelude::*;

use super::control_id;
use super::field::{Hint, Problem, described_by};

/// On or off.
#[component]
pub fn SwitchField(
    /// The interface's name of the field.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What it does.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with it.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// Whether it is on.
    #[prop(into)]
    value: Signal<bool>,
    /// Receives the change.
    #[prop(into)]
    on_change: Callback<bool>,
) -> impl IntoView {
    let id = control_id(&name);
    let describedby = described_by(&name, hint, problem);
    view! {
        <div class={"field switch-field"} class:invalid=move || problem.get().is_some()>
            <input
                class={"switch"}
                type="checkbox"
                role="switch"
                id=id.clone()
                name=name.clone()
                aria-describedby=describedby
                prop:checked=value
                on:change:target=move |event| on_change.run(event.target().checked())
            />
            <div>
                <label for=id>{label}</label>
                <Hint name=name.clone() hint/>
                <Problem name problem/>
            </div>
        </div>
    }
}
