//! A word about what was just done, said on the page that follows.

use leptos::prelude::*;

use super::context::use_words;
use crate::ui::{Notice, Tone};

/// What was just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// A ticket was created.
    TicketCreated,
    /// A ticket was changed.
    TicketUpdated,
    /// A write was carried out, but the service kept something else for these fields (their labels).
    NotTaken(Vec<String>),
}

/// What the next page says once.
#[derive(Clone, Copy, Default)]
pub struct Flash(RwSignal<Option<Done>>);

impl Flash {
    /// Leaves a word for the next page.
    pub fn leave(self, done: Done) {
        self.0.set(Some(done));
    }
}

/// Says what was just done, on the page that opened after it.
#[component]
pub fn FlashNotice() -> impl IntoView {
    let Flash(left) = expect_context();
    let words = use_words();
    // Taken at once, so that it is not said a second time on the page after this one.
    let done = left.try_update_untracked(Option::take).flatten();
    done.map(|done| {
        let (tone, advice): (_, Option<Signal<String>>) = match done {
            Done::NotTaken(_) => {
                (Tone::Warning, Some(Signal::derive(move || words.get().form.not_taken_advice.to_owned())))
            }
            _ => (Tone::Success, None),
        };
        let title = Signal::derive(move || match &done {
            Done::TicketCreated => words.get().ticket.created.to_owned(),
            Done::TicketUpdated => words.get().ticket.updated.to_owned(),
            Done::NotTaken(fields) => (words.get().form.not_taken)(&fields.join(", ")),
        });
        view! { <Notice tone title>{advice.map(|advice| view! { <p>{advice}</p> })}</Notice> }
    })
}
