//! A field for text.

use leptos::prelude::*;

use super::field::{Field, Label};

/// How a text is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextKind {
    /// A line of text.
    #[default]
    Line,
    /// A secret: hidden, and not for a browser to keep.
    Secret,
    /// An address of the web.
    Address,
    /// A number with a fraction.
    Decimal,
    /// A whole number.
    Integer,
    /// A code that is copied rather than read.
    Code,
}

impl TextKind {
    fn input_type(self) -> &'static str {
        match self {
            Self::Secret => "password",
            _ => "text",
        }
    }

    fn input_mode(self) -> &'static str {
        match self {
            Self::Line | Self::Secret | Self::Code => "text",
            Self::Address => "url",
            Self::Decimal => "decimal",
            Self::Integer => "numeric",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Decimal | Self::Integer => "input numeric",
            Self::Address | Self::Secret | Self::Code => "input code",
            Self::Line => "input",
        }
    }
}

/// A line of text.
#[component]
pub fn TextField(
    /// What is around the control.
    label: Label,
    /// How the text is typed.
    #[prop(optional)]
    kind: TextKind,
    /// The text.
    #[prop(into)]
    value: Signal<String>,
    /// Called with the text as it is typed.
    on_input: Callback<String>,
    /// Values to choose from as a help: others can be typed.
    #[prop(optional, into)]
    suggestions: Signal<Vec<String>>,
) -> impl IntoView {
    let list_id = format!("suggestions-{}", label.name);
    let listed = list_id.clone();
    let list = move || (!suggestions.with(Vec::is_empty)).then(|| listed.clone());
    let options = move || {
        let options: Vec<_> =
            suggestions.get().into_iter().map(|value| view! { <option value=value></option> }).collect();
        (!options.is_empty()).then(|| view! { <datalist id=list_id.clone()>{options}</datalist> })
    };
    view! {
        <Field label=label.clone()>
            <input
                class=kind.class()
                type=kind.input_type()
                inputmode=kind.input_mode()
                id=label.id()
                name=label.name.clone()
                required=label.is_required
                list=list
                autocomplete="off"
                spellcheck="false"
                aria-describedby=label.described_by()
                aria-invalid=label.invalid()
                prop:value=value
                on:input=move |event| on_input.run(event_target_value(&event))
            />
            {options}
        </Field>
    }
}

/// A text of several lines.
#[component]
pub fn TextArea(
    /// What is around the control.
    label: Label,
    /// How the text is typed.
    #[prop(optional)]
    kind: TextKind,
    /// How many lines of it are in sight.
    rows: u32,
    /// The text.
    #[prop(into)]
    value: Signal<String>,
    /// Called with the text as it is typed.
    on_input: Callback<String>,
) -> impl IntoView {
    let spellcheck = if kind == TextKind::Code { "false" } else { "true" };
    view! {
        <Field label=label.clone()>
            <textarea
                class=kind.class()
                rows=rows.to_string()
                id=label.id()
                name=label.name.clone()
                spellcheck=spellcheck
                aria-describedby=label.described_by()
                aria-invalid=label.invalid()
                prop:value=value
                on:input=move |event| on_input.run(event_target_value(&event))
            ></textarea>
        </Field>
    }
}
