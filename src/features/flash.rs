//! What became of a save, shown on the page that follows.

use leptos::prelude::*;

use super::context::{href, use_i18n};
use crate::components::{Notice, Toasts, Tone};
use crate::forms::Draft;
use crate::forms::fields::label;
use crate::i18n::Messages;
use crate::navigation::Navigation;
use crate::routes::Route;

/// What became of a save: a toast at once, and a notice when the record turns out to differ from what was sent.
#[derive(Clone, Copy)]
pub(crate) struct Flash {
    toasts: Toasts,
    altered: RwSignal<Option<Altered>>,
}

/// A record that the service saved otherwise than it was sent.
#[derive(Clone)]
struct Altered {
    title: String,
    place: Option<Route>,
}

impl Flash {
    /// Nothing to say.
    pub(crate) fn new(toasts: Toasts) -> Self {
        Self { toasts, altered: RwSignal::new(None) }
    }

    /// Shows that something is done.
    pub(crate) fn done(self, text: String) {
        self.toasts.say(text);
    }

    /// Shows which members of the record at a place the service saved differently, if there are any.
    pub(crate) fn altered<D: Draft>(
        self,
        draft: &D,
        place: Option<Route>,
        members: &[&'static str],
        words: &'static Messages,
    ) {
        let label = |member: &&'static str| label(draft, words, member).unwrap_or(member);
        let fields: Vec<_> = members.iter().map(label).collect();
        if !fields.is_empty() {
            let title = (words.form.not_taken)(&fields.join(", "));
            // Not needed after a sign-out.
            self.altered.set(Some(Altered { title, place }));
            self.toasts.withdraw();
        }
    }
}

/// Shows what the service saved differently, until the user leaves the page.
#[component]
pub(crate) fn FlashNotice() -> impl IntoView {
    let Flash { altered, .. } = expect_context();
    let words = use_i18n();
    let path = expect_context::<Navigation>().path;
    // It was shown here until now; what becomes known later is shown on a later page. Another language shows the same page anew.
    let here = path.get_untracked();
    on_cleanup(move || {
        if path.try_get_untracked().as_ref() != Some(&here) {
            altered.set(None);
        }
    });
    move || {
        let Altered { title, place } = altered.get()?;
        let link = place.map(|place| href(&place)).filter(|href| path.with(|path| path != href));
        let elsewhere = link.map(|href| {
            view! {
                <p>
                    <a href=href>{words.form.open_record}</a>
                </p>
            }
        });
        let advice = view! {
            <p>{words.form.not_taken_advice}</p>
            {elsewhere}
        };
        Some(view! {
            <Notice tone=Tone::Warning title=&title>
                {advice}
            </Notice>
        })
    }
}
