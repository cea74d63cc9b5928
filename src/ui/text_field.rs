//! A field for a line of text.

use leptos::prelude::*;

use super::control_id;
use super::field::{Field, described_by};

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
            Self::Line | Self::Secret => "text",
            Self::Address => "url",
            Self::Decimal => "decimal",
            Self::Integer => "numeric",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Decimal | Self::Integer => "input numeric",
            Self::Address | Self::Secret => "input code",
            Self::Line => "input",
        }
    }
}

/// A line of text.
#[component]
pub fn TextField(
    /// The interface's name of the field.
    #[prop(into)]
    name: String,
    /// The visible label.
    #[prop(into)]
    label: Signal<String>,
    /// What to know before typing.
    #[prop(optional, into)]
    hint: Signal<String>,
    /// What is wrong with it.
    #[prop(optional, into)]
    problem: Signal<Option<String>>,
    /// What stands in it.
    #[prop(into)]
    value: Signal<String>,
    /// Receives what is typed.
    #[prop(into)]
    on_input: Callback<String>,
    /// How it is typed.
    #[prop(optional)]
    kind: TextKind,
    /// Values to choose from, as a help: others can be typed.
    #[prop(optional, into)]
    suggestions: Signal<Vec<String>>,
) -> impl IntoView {
    let id = control_id(&name);
    let list_id = format!("suggestions-{name}");
    let describedby = described_by(&name, hint, problem);
    let listed = list_id.clone();
    let list = move || (!suggestions.get().is_empty()).then(|| listed.clone());
    let control = view! {
        <input
            class={kind.class()}
            type=kind.input_type()
            inputmode=kind.input_mode()
            id=id
            name=name.clone()
            list=list
            autocomplete={"off"}
            spellcheck={"false"}
            aria-describedby=describedby
            aria-invalid=move || problem.get().map(|_| "true")
            prop:value=value
            on:input:target=move |event| on_input.run(event.target().value())
        />
    };
    view! {
        <Field name label hint problem>
            {control}
            {move || {
                let suggestions = suggestions.get();
                (!suggestions.is_empty())
                    .then(|| {
                        let options = suggestions
                            .into_iter()
                            .map(|value| view! { <option value=value></option> })
                            .collect_view();
                        view! { <datalist id=list_id.clone()>{options}</datalist> }
                    })
            }}
        </Field>
    }
}
