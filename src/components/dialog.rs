//! Dialogs: one that asks before something is done, and one behind a button.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

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
    let close = move |event| {
        if question.with_untracked(Option::is_some) && is_closed(&event) {
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

/// Whether the dialog that reports its end is still closed: the browser reports it a moment later, and it may be open again.
pub fn is_closed(event: &web_sys::Event) -> bool {
    let dialog: Option<web_sys::HtmlDialogElement> = event.target().and_then(|target| target.dyn_into().ok());
    dialog.is_some_and(|dialog| !dialog.open())
}

/// A button and the dialog that it opens. The dialog is made when it is opened and has a button that closes it; the
/// browser gives the focus back to the first one then.
#[component]
pub fn DialogButton(
    /// What the button says.
    label: &'static str,
    /// What the dialog is called.
    name: &'static str,
    /// The classes of the button.
    class: &'static str,
    /// The classes of the dialog.
    dialog_class: &'static str,
    /// What the button says that closes it.
    close: &'static str,
    /// The content.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let is_open = RwSignal::new(false);
    effect(move || {
        if let Some(dialog) = dialog.get() {
            // One that has just been made is not open yet.
            let _ = dialog.show_modal();
        }
    });
    let on_close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let children = StoredValue::new(children);
    view! {
        <button type="button" class=class on:click=move |_| is_open.set(true)>
            {label}
        </button>
        <Show when=move || is_open.get()>
            <dialog class=dialog_class node_ref=dialog aria-label=name on:close=move |_| is_open.set(false)>
                {children.with_value(|children| children())}
                <p class="actions">
                    <button type="button" class="button" on:click=on_close>
                        {close}
                    </button>
                </p>
            </dialog>
        </Show>
    }
}
