//! What is about to be sent, beside what is there.

use leptos::html;
use leptos::prelude::*;

use super::EditRecord;
use super::change_table::{ChangeTable, Comparison, Conflict};
use super::editor::Editor;
use super::request::{RequestText, RequestView};
use super::save::Change;
use crate::components::{Notice, Tone};
use crate::features::context::use_words;
use crate::navigation::Navigation;
use crate::reactive::effect;

/// What is about to be sent, beside what is there.
#[component]
pub(crate) fn Review<D: EditRecord>(
    /// What goes on.
    editor: Editor<D>,
    /// What is about to be sent.
    change: Change<D>,
    /// What somebody else has saved meanwhile.
    conflict: Option<Conflict<D>>,
    /// Leads back to the form.
    on_back: Callback<()>,
) -> impl IntoView {
    let words = &use_words().form;
    let Editor { sending, edited, .. } = editor;
    let is_contested = conflict.is_some();
    let comparison = Comparison {
        members: change.write.body().names().collect(),
        before: change.before.clone(),
        after: change.after.clone(),
    };
    // What is chosen of a contested change makes another request, so that one is not edited.
    let request = (!is_contested).then(|| {
        let text = editor.save.with_value(|save| RequestText::of(save.client().client(), &change.write));
        view! { <RequestView edited request=Signal::stored(Some(text)) /> }
    });
    let heading = NodeRef::<html::H2>::new();
    effect(move || {
        if let Some(heading) = heading.get() {
            // An element that is gone already needs no focus.
            let _ = heading.focus();
        }
    });
    let go_back = move || {
        if !sending.get_untracked() {
            on_back.run(());
        }
    };
    // The browser's own way back leads to the form, too.
    expect_context::<Navigation>().block(Callback::new(move |()| {
        go_back();
        true
    }));
    let send = editor.send(change, conflict.clone());
    let label = move || match (sending.get(), is_contested) {
        (true, _) => words.saving,
        (false, true) => words.save_anyway,
        (false, false) => words.save,
    };
    let disabled = move || sending.get().then_some("true");
    view! {
        <section class="review" aria-busy=move || sending.get().to_string()>
            <h2 tabindex="-1" node_ref=heading>
                {words.review_title}
            </h2>
            {is_contested
                .then(|| {
                    view! {
                        <Notice tone=Tone::Warning title=words.conflict takes_focus=true>
                            <p>{words.conflict_advice}</p>
                        </Notice>
                    }
                })}
            <ChangeTable comparison conflict />
            {request}
            <div class="actions sticky">
                <button
                    type="button"
                    class="button primary"
                    aria-disabled=disabled
                    on:click=move |_| send.run(())
                >
                    {label}
                </button>
                <button type="button" class="button" aria-disabled=disabled on:click=move |_| go_back()>
                    {words.back_to_form}
                </button>
            </div>
        </section>
    }
}
