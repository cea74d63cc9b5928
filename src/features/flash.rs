//! What became of a save, shown on the page that the user is on by then.

use leptos::prelude::*;

use super::context::href;
use super::failure::{title, title_of_write};
use super::form::WriteError;
use crate::api::Failure;
use crate::components::{Notice, ToastId, Toasts, Tone};
use crate::forms::Draft;
use crate::forms::fields::label;
use crate::i18n::Messages;
use crate::reactive::watch;
use crate::routes::Route;

/// What became of a save: a toast if it is done, and a notice if it is not, or the record turns out to differ from what was sent.
#[derive(Clone, Copy)]
pub(crate) struct Flash {
    toasts: Toasts,
    warning: RwSignal<Option<Warning>>,
    /// Where the user is.
    path: ReadSignal<String>,
}

/// What is to be said of a save that did not end as the user wanted.
#[derive(Clone)]
struct Warning {
    title: String,
    advice: String,
    /// Where to look, and what the link there says.
    link: Option<(Route, &'static str)>,
    /// Where it is shown: on the page that the user was on when it became known.
    path: String,
}

impl Flash {
    /// Nothing to say.
    pub(crate) fn new(toasts: Toasts, path: ReadSignal<String>) -> Self {
        Self { toasts, warning: RwSignal::new(None), path }
    }

    /// Shows that something is done.
    pub(crate) fn done(self, text: String) -> ToastId {
        self.warning.set(None);
        self.toasts.say(text)
    }

    /// Adds a button that undoes it to what was said, unless something else was said since.
    pub(crate) fn add_undo(
        self,
        said: ToastId,
        words: &'static Messages,
        undo: impl Fn() + Send + Sync + 'static,
    ) {
        self.toasts.add_undo(said, words.form.undo, move || {
            // Once: a second press would send it again.
            self.toasts.end(said);
            undo();
        });
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
            self.not_taken(&fields.join(", "), place, words);
        }
    }

    /// Shows that the service saved something differently, of the record at a place.
    pub(crate) fn not_taken(self, what: &str, place: Option<Route>, words: &'static Messages) {
        let link = place.map(|place| (place, words.form.open_record));
        self.warn((words.form.not_taken)(what), words.form.not_taken_advice.to_owned(), link);
    }

    /// Shows why what was sent from a form is not saved, or may not be, to a user who has left the form since.
    pub(crate) fn not_saved(self, failure: &Failure, form: Option<Route>, words: &'static Messages) {
        self.warn_of_form(title_of_write(failure, words), title(failure, words), form, words);
    }

    /// The same where another user has changed the same fields.
    pub(crate) fn contested(self, form: Option<Route>, words: &'static Messages) {
        self.warn_of_form(words.form.failed, words.form.conflict, form, words);
    }

    /// Shows why a change of the record at a place is not undone, or may not be.
    pub(crate) fn not_undone(
        self,
        unsaved: Option<&WriteError>,
        place: Option<Route>,
        words: &'static Messages,
    ) {
        let heading = match unsaved {
            Some(WriteError::OutcomeUnknown(_)) => words.form.unknown_outcome,
            _ => words.form.not_undone,
        };
        let reason = unsaved.map_or(words.form.conflict, |unsaved| title(unsaved.failure(), words));
        let link = place.map(|place| (place, words.form.open_record));
        self.warn(heading.to_owned(), reason.to_owned(), link);
    }

    /// Shows which of several records are not as before.
    pub(crate) fn partly_undone(self, undone: String, others: &str, words: &'static Messages) {
        self.warn(undone, format!("{}: {others}", words.form.not_undone), None);
    }

    /// The same where the user has left before anything was sent.
    pub(crate) fn abandoned(self, form: Option<Route>, words: &'static Messages) {
        self.warn_of_form(words.form.failed, words.form.not_sent, form, words);
    }

    /// Shows why a record of some name is not changed.
    pub(crate) fn not_changed(self, name: &str, failure: &Failure, words: &'static Messages) {
        let (heading, reason) = (title_of_write(failure, words), title(failure, words));
        self.warn(heading.to_owned(), format!("{name}: {reason}"), None);
    }

    fn warn_of_form(self, heading: &str, reason: &str, form: Option<Route>, words: &'static Messages) {
        let still = form.as_ref().map(|_| format!(". {}", words.form.still_in_form));
        let advice = format!("{reason}{}", still.unwrap_or_default());
        let link = form.map(|form| (form, words.form.back_to_form));
        self.warn(heading.to_owned(), advice, link);
    }

    fn warn(self, title: String, advice: String, link: Option<(Route, &'static str)>) {
        // Not needed after a sign-out.
        let Some(path) = self.path.try_get_untracked() else { return };
        self.warning.set(Some(Warning { title, advice, link, path }));
        self.toasts.withdraw();
    }
}

/// Shows what did not end as the user wanted, until the user leaves the page.
#[component]
pub(crate) fn FlashNotice() -> impl IntoView {
    let Flash { warning, path, .. } = expect_context();
    watch(
        move || path.get(),
        move |now, _| {
            let is_elsewhere = |warning: &Warning| warning.path != *now;
            if warning.with(|warning| warning.as_ref().is_some_and(is_elsewhere)) {
                warning.set(None);
            }
        },
    );
    move || {
        let Warning { title, advice, link, .. } = warning.get()?;
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
