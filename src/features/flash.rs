//! What became of a save, shown on the page that the user is on by then.

use leptos::prelude::*;

use super::context::href;
use super::failure::title;
use crate::api::Failure;
use crate::components::{Notice, Toasts, Tone};
use crate::forms::Draft;
use crate::forms::fields::label;
use crate::i18n::Messages;
use crate::navigation::Navigation;
use crate::routes::Route;

/// What became of a save: a toast if it is done, and a notice if it is not, or the record turns out to differ from what was sent.
#[derive(Clone, Copy)]
pub(crate) struct Flash {
    toasts: Toasts,
    warning: RwSignal<Option<Warning>>,
}

/// What is to be said of a save that did not end as the user wanted.
#[derive(Clone)]
struct Warning {
    title: String,
    advice: String,
    /// Where to look, and what the link there says.
    link: Option<(Route, &'static str)>,
}

impl Flash {
    /// Nothing to say.
    pub(crate) fn new(toasts: Toasts) -> Self {
        Self { toasts, warning: RwSignal::new(None) }
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
            let advice = words.form.not_taken_advice.to_owned();
            let link = place.map(|place| (place, words.form.open_record));
            self.warn(Warning { title, advice, link });
        }
    }

    /// Shows why what was sent from a form is not saved, or may not be, to a user who has left the form since.
    pub(crate) fn not_saved(self, failure: &Failure, form: Option<Route>, words: &'static Messages) {
        let heading = match failure.leaves_outcome_unknown() {
            true => words.form.unknown_outcome,
            false => words.form.failed,
        };
        let advice = format!("{}. {}", title(failure, words), words.form.still_in_form);
        let link = form.map(|form| (form, words.form.back_to_form));
        self.warn(Warning { title: heading.to_owned(), advice, link });
    }

    /// The same where another user has changed the same fields.
    pub(crate) fn contested(self, form: Option<Route>, words: &'static Messages) {
        let (title, advice) = (words.form.failed.to_owned(), words.form.conflict.to_owned());
        let advice = format!("{advice}. {}", words.form.still_in_form);
        let link = form.map(|form| (form, words.form.back_to_form));
        self.warn(Warning { title, advice, link });
    }

    fn warn(self, warning: Warning) {
        // Not needed after a sign-out.
        self.warning.set(Some(warning));
        self.toasts.withdraw();
    }
}

/// Shows what did not end as the user wanted, until the user leaves the page.
#[component]
pub(crate) fn FlashNotice() -> impl IntoView {
    let Flash { warning, .. } = expect_context();
    let path = expect_context::<Navigation>().path;
    // It was shown here until now; what becomes known later is shown on a later page. Another language shows the same page anew.
    let here = path.get_untracked();
    on_cleanup(move || {
        if path.try_get_untracked().as_ref() != Some(&here) {
            warning.set(None);
        }
    });
    move || {
        let Warning { title, advice, link } = warning.get()?;
        let link = link.map(|(place, label)| (href(&place), label));
        let elsewhere = link.filter(|(href, _)| path.with(|path| path != href)).map(|(href, label)| {
            view! {
                <p>
                    <a href=href>{label}</a>
                </p>
            }
        });
        let advice = view! {
            <p>{advice}</p>
            {elsewhere}
        };
        Some(view! {
            <Notice tone=Tone::Warning title=&title>
                {advice}
            </Notice>
        })
    }
}
