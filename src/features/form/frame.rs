//! What every form has around its controls.

use leptos::prelude::*;

use super::draft_storage::Restored;
use super::leaving::LeaveDialog;
use super::left_control::report_left;
use super::problems::FormProblems;
use crate::components::{ErrorSummary, Notice, Tone};
use crate::features::context::use_i18n;

/// A form: what was restored, what is wrong, and its controls.
#[component]
pub(crate) fn FormFrame(
    /// What was typed before, if it was restored.
    restored: Restored,
    /// What is wrong.
    problems: FormProblems,
    /// Whether something is on its way.
    busy: Signal<bool>,
    /// Whether something else is shown instead.
    #[prop(optional)]
    hidden: Signal<bool>,
    /// What became of what was sent.
    notices: AnyView,
    /// Called when the form is sent.
    on_submit: Callback<()>,
    /// The controls and the buttons.
    children: Children,
) -> impl IntoView {
    let words = &use_i18n().form;
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        on_submit.run(());
    };
    let FormProblems { summary, noticed, on_left } = problems;
    // The control has lost the focus by then, and with it the description that a screen reader reads.
    let spoken = move || {
        noticed.with(|items| items.iter().map(|item| item.text.as_str()).collect::<Vec<_>>().join(". "))
    };
    let Restored { is_restored, on_discard } = restored;
    view! {
        <form
            class="form"
            novalidate=true
            hidden=move || hidden.get()
            aria-busy=move || busy.get().to_string()
            on:submit=submit
            on:focusout=report_left(on_left)
        >
            <Show when=move || is_restored.get()>
                <Notice tone=Tone::Information title=words.restored>
                    <button type="button" class="button" on:click=move |_| on_discard.run(())>
                        {words.start_over}
                    </button>
                </Notice>
            </Show>
            <ErrorSummary title=words.problems items=summary />
            <p class="visually-hidden" role="status">
                {spoken}
            </p>
            {notices}
            <p class="hint">{words.required_mark}</p>
            {children()}
        </form>
        <LeaveDialog busy />
    }
}
