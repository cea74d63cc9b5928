//! A field for text.

use leptos::prelude::*;

use super::field::Label;
use super::live::live;
use crate::view::{View, view};

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

/// A line of text, with values to choose from as a help: others can be typed.
pub fn text_field(
    label: Label,
    kind: TextKind,
    value: Signal<String>,
    on_input: Callback<String>,
    suggestions: Signal<Vec<String>>,
) -> View {
    let list_id = format!("suggestions-{}", label.name);
    let listed = list_id.clone();
    let list = Signal::derive(move || (!suggestions.with(Vec::is_empty)).then(|| listed.clone()));
    let options = live(move || {
        let suggestions = suggestions.get();
        (!suggestions.is_empty()).then(|| {
            let option = |value: String| view! { <option value=value></option> };
            let options: Vec<View> = suggestions.into_iter().map(option).collect();
            view! { <datalist id=list_id.clone()>{options}</datalist> }
        })
    });
    let control = view! {
        <input
            class={kind.class()}
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
    };
    label.above(control)
}

/// A text of several lines.
pub fn text_area(
    label: Label,
    kind: TextKind,
    rows: u32,
    value: Signal<String>,
    on_input: Callback<String>,
) -> View {
    let control = view! {
        <textarea
            class={kind.class()}
            rows=rows.to_string()
            id=label.id()
            name=label.name.clone()
            spellcheck={if kind == TextKind::Code { "false" } else { "true" }}
            aria-describedby=label.described_by()
            aria-invalid=label.invalid()
            prop:value=value
            on:input=move |event| on_input.run(event_target_value(&event))
        ></textarea>
    };
    label.above(control)
}
