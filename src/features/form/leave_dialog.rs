//! The question before something unsaved is left.

use leptos::prelude::*;

use crate::components::{ConfirmDialog, Question};
use crate::features::context::use_i18n;
use crate::navigation::{Left, Navigation};

/// Asks whether something unsaved is left.
#[component]
pub(crate) fn LeaveDialog(
    /// What becomes of what is left, where it is not a draft.
    #[prop(optional)]
    detail: Option<&'static str>,
) -> impl IntoView {
    let words = &use_i18n().form;
    let navigation: Navigation = expect_context();
    let left = navigation.question();
    let question = Signal::derive(move || {
        left.get().map(|left| Question {
            title: words.leave,
            detail: detail.unwrap_or(match left {
                Left::Page => words.leave_page,
                Left::Session => words.leave_session,
            }),
            confirm: words.leave_confirm,
            cancel: words.leave_cancel,
        })
    });
    let on_answer = Callback::new(move |leaves| navigation.answer(leaves));
    view! { <ConfirmDialog question on_answer /> }
}
