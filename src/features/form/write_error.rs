//! What became of a write.

use leptos::prelude::*;

use crate::api::Failure;
use crate::components::{Icon, Notice, Shape, Tone};
use crate::features::context::use_i18n;
use crate::features::failure::{sentences, title};

/// A write that did not end well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum WriteError {
    /// Nothing was saved.
    Rejected(Failure),
    /// It may have been saved all the same: the answer was lost.
    OutcomeUnknown(Failure),
}

impl WriteError {
    /// What a failure after sending means.
    pub(crate) fn after_sending(failure: Failure) -> Self {
        if failure.leaves_outcome_unknown() { Self::OutcomeUnknown(failure) } else { Self::Rejected(failure) }
    }

    /// What went wrong.
    pub(crate) fn failure(&self) -> &Failure {
        let (Self::Rejected(failure) | Self::OutcomeUnknown(failure)) = self;
        failure
    }

    /// The service's messages for single fields.
    pub(crate) fn fields(&self) -> Vec<(String, Vec<String>)> {
        match self {
            Self::Rejected(failure) => {
                failure.refusal().map(|refusal| refusal.fields.clone()).unwrap_or_default()
            }
            Self::OutcomeUnknown(_) => Vec::new(),
        }
    }
}

/// What happened, and what to do: `unknown` and `on_look` where the outcome is unknown.
#[component]
pub(crate) fn UnsavedNotice(
    /// What became of it.
    unsaved: WriteError,
    /// What to say where the outcome is unknown.
    unknown: &'static str,
    /// Looks what has become of it.
    on_look: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    // Where the service names fields, the focus belongs to the first of them.
    let takes_focus = unsaved.fields().is_empty();
    match unsaved {
        // What a failure advises is to try again, which comes after looking.
        WriteError::OutcomeUnknown(failure) => view! {
            <Notice tone=Tone::Warning title=words.form.unknown_outcome takes_focus>
                <p>{title(&failure, words)}". "{unknown}</p>
                <button type="button" class="button primary" on:click=move |_| on_look.run(())>
                    <Icon shape=Shape::Search />
                    <span>{words.form.look}</span>
                </button>
            </Notice>
        }
        .into_any(),
        WriteError::Rejected(failure) => view! {
            <Notice tone=Tone::Failure title=words.form.failed takes_focus>
                <p>
                    <strong>{title(&failure, words)}</strong>
                </p>
                {sentences(&failure, words).into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
            </Notice>
        }
        .into_any(),
    }
}
