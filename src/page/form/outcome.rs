//! What became of a write.

use leptos::prelude::*;

use crate::api::Failure;
use crate::page::context::use_words;
use crate::page::failure::{sentences, title};
use crate::ui::{Shape, Tone, focused_notice, icon, notice};
use crate::view::{View, view};

/// A write that did not end well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unsaved {
    /// Nothing was saved.
    Certainly(Failure),
    /// It may have been saved all the same: the answer was lost.
    Perhaps(Failure),
}

impl Unsaved {
    /// What a failure after sending means.
    pub(super) fn after_sending(failure: Failure) -> Self {
        if failure.leaves_outcome_unknown() { Self::Perhaps(failure) } else { Self::Certainly(failure) }
    }

    /// What the service says of single fields.
    pub(super) fn fields(&self) -> Vec<(String, Vec<String>)> {
        match self {
            Self::Certainly(Failure::Invalid(refusal)) => refusal.fields.clone(),
            _ => Vec::new(),
        }
    }
}

/// What happened, and what to do: `unknown` and `on_look` where the outcome is unknown.
pub(super) fn unsaved_notice(unsaved: Unsaved, unknown: &'static str, on_look: Callback<()>) -> View {
    let words = use_words();
    // Where the service names fields, the focus belongs to the first of them.
    let shown = if unsaved.fields().is_empty() { focused_notice } else { notice };
    let (failure, is_unknown) = match unsaved {
        Unsaved::Certainly(failure) => (failure, false),
        Unsaved::Perhaps(failure) => (failure, true),
    };
    let reason = title(&failure, words);
    if is_unknown {
        // What a failure advises is to try again, which comes after looking.
        let look = view! {
            <p>{reason}". "{unknown}</p>
            <button type="button" class="button primary" on:click=move |_| on_look.run(())>
                {icon(Shape::Search)}
                <span>{words.form.look}</span>
            </button>
        };
        shown(Tone::Warning, words.form.unknown_outcome, look)
    } else {
        let said =
            sentences(&failure, words).into_iter().map(|text| view! { <p>{text}</p> }).collect::<Vec<_>>();
        let why = view! { <p><strong>{reason}</strong></p> {said} };
        shown(Tone::Failure, words.form.failed, why)
    }
}
