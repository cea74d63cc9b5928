//! How a save ended, said once the page that follows is there.

use leptos::prelude::*;

use super::context::use_words;
use super::form::Subject;
use crate::signal::RwSignal;
use crate::text::Words;
use crate::ui::{Toasts, Tone, notice};
use crate::view::{View, view};

/// What the next page says once: in a word that goes by itself, or in a notice if the service kept something else.
#[derive(Clone, Copy)]
pub struct Flash {
    toasts: Toasts,
    left: RwSignal<Option<String>>,
}

impl Flash {
    /// Nothing to say.
    pub fn new(toasts: Toasts) -> Self {
        Self { toasts, left: RwSignal::new(None) }
    }

    /// Says `done`, or that the service kept something else for some members.
    pub fn saved(
        self,
        subject: &Subject,
        done: &'static str,
        altered: &[&'static str],
        words: &'static Words,
    ) {
        let label = |member: &&'static str| (subject.label)(words, member).unwrap_or(member);
        let fields: Vec<_> = altered.iter().map(label).collect();
        if fields.is_empty() {
            self.toasts.say(done.to_owned());
        } else {
            self.left.set(Some((words.form.not_taken)(&fields.join(", "))));
        }
    }
}

/// Says what the service kept otherwise, on the page that opened after a save.
pub fn flash_notice() -> View {
    let Flash { left, .. } = expect_context();
    // Taken at once, so that it is not said a second time on the page after this one.
    let left = left.try_update_untracked(Option::take).flatten();
    let advice = use_words().form.not_taken_advice;
    view! { {left.map(|title| notice(Tone::Warning, &title, view! { <p>{advice}</p> }))} }
}
