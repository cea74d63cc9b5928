//! Leaving a changed form asks first.

use leptos::ev;
use leptos::prelude::*;

use crate::app_update::AppUpdate;
use crate::components::{ConfirmDialog, Question};
use crate::features::context::use_i18n;
use crate::navigation::{Leaving, Left, Navigation};
use crate::reactive::listen;

/// Asks before the page is left while a form is changed, until the form is gone.
pub(crate) fn ask_before_leaving(is_changed: Callback<(), bool>) {
    let navigation: Navigation = expect_context();
    navigation.block(Callback::new(move |_| match is_changed.run(()) {
        true => Leaving::Unsaved,
        false => Leaving::Free,
    }));
    let update: AppUpdate = expect_context();
    listen(ev::beforeunload, move |event| {
        // Where a new version is loaded, the user knows what is saved.
        if is_changed.run(()) && !update.is_wanted() {
            event.prevent_default();
        }
    });
}

/// Asks whether something unsaved is left.
#[component]
pub(crate) fn LeaveDialog(
    /// What becomes of what is left, where it is not a draft.
    #[prop(optional)]
    detail: Option<&'static str>,
    /// Whether something was sent that is not answered yet.
    #[prop(optional, into)]
    busy: Signal<bool>,
) -> impl IntoView {
    let words = &use_i18n().form;
    let navigation: Navigation = expect_context();
    let left = navigation.question();
    let question = Signal::derive(move || {
        left.get().map(|left| Question {
            title: words.leave,
            detail: detail.unwrap_or(match (busy.get(), left) {
                (true, Left::Page) => words.leave_busy,
                (true, Left::Session) => words.leave_session_busy,
                (false, Left::Page) => words.leave_page,
                (false, Left::Session) => words.leave_session,
            }),
            confirm: words.leave_confirm,
            cancel: words.leave_cancel,
        })
    });
    let on_answer = Callback::new(move |leaves| navigation.answer(leaves));
    view! { <ConfirmDialog question on_answer /> }
}
