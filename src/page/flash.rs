//! A word about what was just done, said on the page that follows.

use leptos::prelude::*;

use super::form::Subject;
use crate::text::Words;
use crate::ui::{Tone, notice};

/// What was just done.
#[derive(Clone)]
struct Done {
    tone: Tone,
    title: String,
    advice: Option<&'static str>,
}

/// What the next page says once.
#[derive(Clone, Copy)]
pub struct Flash(RwSignal<Option<Done>>);

impl Flash {
    /// Nothing to say.
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Leaves a word for the next page: `done`, or that the service kept something else for some members.
    pub fn saved(
        self,
        subject: &Subject,
        done: &'static str,
        altered: &[&'static str],
        words: &'static Words,
    ) {
        let label = |member: &&'static str| (subject.label)(words, member).unwrap_or(member);
        let fields: Vec<_> = altered.iter().map(label).collect();
        self.0.set(Some(if fields.is_empty() {
            Done { tone: Tone::Success, title: done.to_owned(), advice: None }
        } else {
            let title = (words.form.not_taken)(&fields.join(", "));
            Done { tone: Tone::Warning, title, advice: Some(words.form.not_taken_advice) }
        }));
    }
}

impl Default for Flash {
    fn default() -> Self {
        Self::new()
    }
}

/// Says what was just done, on the page that opened after it.
pub fn flash_notice() -> AnyView {
    let Flash(left) = expect_context();
    // Taken at once, so that it is not said a second time on the page after this one.
    let done = left.try_update_untracked(Option::take).flatten();
    let said = done.map(|Done { tone, title, advice }| {
        notice(tone, &title, advice.map(|advice| view! { <p>{advice}</p> }).into_any())
    });
    said.into_any()
}
