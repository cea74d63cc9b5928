//! A field for JSON that is written by hand, with a check of its syntax.

use leptos::prelude::*;

use super::field::Label;
use super::text_field::{TextArea, TextKind};

/// The words around JSON, and what looks at it.
#[derive(Clone, Copy)]
pub struct JsonWords {
    /// Nothing is wrong with it.
    pub valid: &'static str,
    /// The message for what is wrong with it so far.
    pub invalid: fn(problem: &str) -> String,
    /// The button that indents it.
    pub tidy: &'static str,
    /// Checks the text; the error explains what is wrong.
    pub check: fn(&str) -> Result<(), String>,
    /// Indents it.
    pub indent: fn(&str) -> String,
}

/// JSON text. Problems of half-typed text are shown quietly: the form validates it when it is sent.
#[component]
pub fn JsonField(
    /// What is around the control.
    label: Label,
    /// The words around the text.
    words: JsonWords,
    /// The text.
    #[prop(into)]
    value: Signal<String>,
    /// Called with the text as it is typed.
    on_input: Callback<String>,
) -> impl IntoView {
    let tidy = move |_| on_input.run((words.indent)(value.get_untracked().trim()));
    let state = move || {
        let text = value.get();
        let text = text.trim();
        (!text.is_empty()).then(|| match (words.check)(text) {
            Err(problem) => view! { <p class="hint">{(words.invalid)(&problem)}</p> }.into_any(),
            Ok(()) => view! {
                <p class="hint">{words.valid}</p>
                <button type="button" class="button quiet small" on:click=tidy>
                    {words.tidy}
                </button>
            }
            .into_any(),
        })
    };
    view! {
        <div class="json-field">
            <TextArea label kind=TextKind::Code rows=4 value on_input />
            <div class="json-state" role="status">
                {state}
            </div>
        </div>
    }
}
