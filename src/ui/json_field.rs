//! A field for JSON of one's own, with a look at its syntax.

use leptos::prelude::*;

use super::field::Label;
use super::live::live;
use super::text_field::{TextKind, text_area};
use crate::view::{View, view};

/// The words around JSON, and what looks at it.
#[derive(Clone, Copy)]
pub struct JsonWords {
    /// Nothing is wrong with it.
    pub valid: &'static str,
    /// Says what is wrong with it so far.
    pub invalid: fn(problem: &str) -> String,
    /// The button that indents it.
    pub tidy: &'static str,
    /// Says what keeps a text from being what is asked for.
    pub check: fn(&str) -> Result<(), String>,
    /// Indents it.
    pub indent: fn(&str) -> String,
}

/// JSON text. What is half typed is said quietly: whether it will do is decided when the form is sent.
pub fn json_field(label: Label, words: JsonWords, value: Signal<String>, on_input: Callback<String>) -> View {
    let state = live(move || {
        let text = value.get();
        if text.trim().is_empty() {
            return None;
        }
        let state = match (words.check)(text.trim()) {
            Err(problem) => view! { <p class="hint">{(words.invalid)(&problem)}</p> },
            Ok(()) => view! {
                <p class="hint">{words.valid}</p>
                <button
                    type="button"
                    class="button quiet small"
                    on:click=move |_| on_input.run((words.indent)(value.get_untracked().trim()))
                >
                    {words.tidy}
                </button>
            },
        };
        Some(state)
    });
    view! {
        <div class="json-field">
            {text_area(label, TextKind::Code, 4, value, on_input)}
            <div class="json-state">{state}</div>
        </div>
    }
}
