//! A question with two answers.

use leptos::html;
use leptos::prelude::*;

use crate::reactive::effect;

/// What a question says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked.
    pub title: &'static str,
    /// What follows from it.
    pub detail: &'static str,
    /// The button that confirms.
    pub confirm: &'static str,
    /// The button that leaves everything as it is.
    pub cancel: &'static str,
}

/// A question in a dialog. Escape is the same as the button that leaves everything as it is, which has the focus.
#[component]
pub fn ConfirmDialog(
    /// What is asked; nothing while there is no question.
    question: Signal<Option<Question>>,
    /// Called with whether the user confirms.
    on_answer: Callback<bool>,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    // While the dialog closes, it says what it said.
    let shown =
        Memo::new(move |before: Option<&Option<Question>>| question.get().or(before.copied().flatten()));
    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        if question.get().is_some() {
            // One that is open already stays so.
            let _ = dialog.show_modal();
        } else {
            dialog.close();
        }
    });
    let close = move |_| {
        if question.with_untracked(Option::is_some) {
            on_answer.run(false);
        }
    };
    let content = move || {
        shown.get().map(|Question { title, detail, confirm, cancel }| {
            view! {
                <h2 id="question">{title}</h2>
                <p id="question-detail">{detail}</p>
                <div class="actions">
                    <button type="button" class="button primary" autofocus on:click=move |_| on_answer.run(false)>
                        {cancel}
                    </button>
                    <button type="button" class="button" on:click=move |_| on_answer.run(true)>
                        {confirm}
                    </button>
                </div>
            }
        })
    };
    view! {
        <dialog
            class="sheet-dialog question"
            node_ref=dialog
            role="alertdialog"
            aria-labelledby="question"
            aria-describedby="question-detail"
            on:close=close
        >
            {content}
        </dialog>
    }
}
