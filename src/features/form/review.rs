//! What is about to be sent, beside the saved values.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::EditRecord;
use super::change_table::{ChangeTable, ChangedField, Sides};
use super::describe::described;
use super::editor::{Conflict, Editor};
use super::request::{Edited, RequestText, RequestView};
use super::save::Change;
use crate::components::{Notice, Tone};
use crate::features::context::use_i18n;
use crate::forms::fields::label;
use crate::forms::members::changed_members;
use crate::navigation::{Leaving, Navigation, Way};
use crate::reactive::effect;

/// What is about to be sent, beside the saved values.
#[component]
pub(crate) fn Review<D: EditRecord>(
    /// The state of the editing.
    editor: Editor<D>,
    /// What is about to be sent.
    change: Change<D>,
    /// What another user has saved meanwhile.
    conflict: Option<Conflict<D>>,
    /// Leads back to the form.
    on_back: Callback<()>,
) -> impl IntoView {
    let Editor { sending, edited, sides, .. } = editor;
    let words = use_i18n();
    let is_contested = conflict.is_some();
    let doubt = change.after.doubt(&change.before, words);
    let text = |member: &'static str, draft: &Arc<D>| {
        let draft = Arc::clone(draft);
        Signal::derive(move || described(&*draft, member))
    };
    let field = |member: &'static str| ChangedField {
        member,
        label: label(&*change.after, words, member).unwrap_or(member),
        before: text(member, &change.before),
        theirs: conflict.as_ref().map(|conflict| text(member, &conflict.theirs)),
        after: text(member, &change.after),
        both: conflict.as_ref().and_then(|conflict| {
            let both = Arc::new(conflict.with_both(member, &change));
            let is_either =
                [&conflict.theirs, &change.after].map(|it| !changed_members(&*both, &**it).contains(&member));
            (!is_either.contains(&true)).then(|| text(member, &both))
        }),
        is_contested: conflict.as_ref().is_some_and(|conflict| conflict.members.contains(&member)),
    };
    let fields = change.write.body().names().map(field).collect();
    // What is chosen of a contested change makes another request, so that one is not edited.
    let request = (!is_contested)
        .then(|| editor.save.with_value(|save| RequestText::of(save.client().client(), &change.write)));
    let on_send = editor.send(change, conflict);
    let doubt = doubt.map(|doubt| view! { <Notice tone=Tone::Warning title=doubt /> });
    view! {
        <ReviewView fields sides is_contested request edited sending on_send on_back>{doubt}</ReviewView>
    }
}

/// The review on the page.
#[component]
fn ReviewView(
    /// The fields that are changed.
    fields: Vec<ChangedField>,
    /// What is chosen for those that both have changed.
    sides: RwSignal<Sides>,
    /// Whether another user has saved something else meanwhile.
    is_contested: bool,
    /// The request.
    request: Option<RequestText>,
    /// What an expert has made of it.
    edited: Edited,
    /// Whether it is on its way.
    #[prop(into)]
    sending: Signal<bool>,
    /// Sends it.
    on_send: Callback<()>,
    /// Leads back to the form.
    on_back: Callback<()>,
    /// What is to be known before saving.
    children: Children,
) -> impl IntoView {
    let words = &use_i18n().form;
    let request = request.map(|text| view! { <RequestView edited request=Signal::stored(Some(text)) /> });
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
    expect_context::<Navigation>().block(Callback::new(move |way| match way {
        Way::History => {
            go_back();
            Leaving::Held
        }
        // The form asks whether to leave it.
        Way::Command => Leaving::Free,
    }));
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
            {children()}
            <ChangeTable fields sides />
            {request}
            <div class="actions sticky">
                <button
                    type="button"
                    class="button primary"
                    aria-disabled=disabled
                    on:click=move |_| on_send.run(())
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
