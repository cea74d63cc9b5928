//! The form of an existing record: fill in, review, save.

use leptos::html;
use leptos::prelude::*;

use super::change_table::Sides;
use super::draft_storage::StoredForm;
use super::editor::{Editor, EditorStep, Hint};
use super::frame::FormFrame;
use super::opening::{Opening, OpeningView};
use super::request::Edited;
use super::review::Review;
use super::save::Save;
use super::write_error::UnsavedNotice;
use super::{EditRecord, Form};
use crate::components::{Notice, Tone};
use crate::features::context::{href, use_i18n};
use crate::features::heading::{LoadingHeading, PageHeader};
use crate::reactive::effect;

/// The form of a record, once it has loaded. The form starts from the record as read on opening, never from the cache.
/// What is read later is compared before saving.
#[component]
pub(crate) fn EditForm<D, F, V>(
    /// What is edited.
    save: Save<D>,
    /// The controls of the form.
    children: F,
) -> impl IntoView
where
    D: EditRecord,
    F: Fn(Form<D>) -> V + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let loading = save.clone();
    let opening = Opening::begin(move || loading.load());
    // Until it is known what is edited, the form has a title without a name.
    let words = use_i18n();
    let title = Memo::new(move |_| {
        let draft = opening.known()?;
        Some(D::title(words, draft.as_deref()))
    });
    let heading = move || match title.get() {
        Some(title) => view! { <PageHeader title /> }.into_any(),
        None => view! { <LoadingHeading /> }.into_any(),
    };
    let children = StoredValue::new(children);
    view! {
        {heading}
        <OpeningView opening let:start>
            <EditorView
                save=save.clone()
                start
                children=move |form| children.with_value(|fields| fields(form))
            />
        </OpeningView>
    }
}

/// The form with its review.
#[component]
fn EditorView<D, F, V>(
    /// What is saved, and how.
    save: Save<D>,
    /// What the form starts with.
    start: D,
    /// The controls of the form.
    children: F,
) -> impl IntoView
where
    D: EditRecord,
    F: FnOnce(Form<D>) -> V + 'static,
    V: IntoView + 'static,
{
    let words = &use_i18n().form;
    let path = D::form(save.id()).map(|route| route.path()).unwrap_or_default();
    let back = D::place(save.id()).map(|route| href(&route));
    let stored = StoredForm::open(&path, start);
    let editor = Editor {
        save: StoredValue::new(save),
        stored,
        before: StoredValue::new(stored.before()),
        step: RwSignal::new(EditorStep::Editing),
        hint: RwSignal::new(None),
        unsaved: RwSignal::new(None),
        edited: Edited::new(),
        sending: RwSignal::new(false),
        sides: RwSignal::new(Sides::new()),
        sent: StoredValue::new(None),
    };
    let Editor { step, hint, unsaved, .. } = editor;
    // The form before it was built in another language may be sending still.
    let is_under_way = stored.is_under_way();
    effect(move || {
        if stored.resets() > 0 {
            editor.before.set_value(stored.before());
        }
    });
    let problems = stored.form.follow_problems(move |draft| {
        let plan = |before: &D| editor.save.with_value(|save| save.plan(before, draft));
        editor.before.with_value(plan).map(|change| change.write)
    });
    let look = editor.check();
    let not_saved = move || {
        unsaved.get().map(
            |unsaved| view! { <UnsavedNotice unsaved unknown=words.unknown_outcome_update on_look=look /> },
        )
    };
    let hint = move || hint.get().map(|hint| view! { <HintNotice hint /> });
    let is_editing = Memo::new(move |_| step.with(|step| matches!(step, EditorStep::Editing)));
    let review_button = NodeRef::<html::Button>::new();
    let on_back = Callback::new(move |()| {
        editor.edited.discard();
        step.set(EditorStep::Editing);
        request_animation_frame(move || {
            if let Some(button) = review_button.try_get_untracked().flatten() {
                // The button that had the focus is gone with the review; this is the one that led there.
                let _ = button.focus();
            }
        });
    });
    let review = move || match step.get() {
        EditorStep::Editing => None,
        EditorStep::Reviewing(change, conflict) => Some(view! { <Review editor change conflict on_back /> }),
    };
    let controls = children(stored.form).into_any();
    let notices = view! {
        {not_saved}
        {hint}
    };
    view! {
        <FormFrame
            restored=stored.restored()
            problems
            busy=Signal::derive(move || editor.sending.get() || is_under_way.get())
            hidden=Signal::derive(move || !is_editing.get())
            notices=notices.into_any()
            on_submit=Callback::new(move |()| {
                if !is_under_way.get_untracked() {
                    editor.review();
                }
            })
        >
            {controls}
            <p class="hint">{D::note(use_i18n())}</p>
            <div class="actions sticky">
                <button
                    type="submit"
                    class="button primary"
                    aria-disabled=move || is_under_way.get().then_some("true")
                    node_ref=review_button
                >
                    {move || if is_under_way.get() { words.saving } else { words.review }}
                </button>
                <a class="button" href=back>
                    {words.cancel}
                </a>
            </div>
        </FormFrame>
        {review}
    }
}

/// What there is to say instead of a review.
#[component]
fn HintNotice(
    /// What there is to say.
    hint: Hint,
) -> impl IntoView {
    let words = &use_i18n().form;
    let (tone, title, advice) = match hint {
        Hint::Unchanged => (Tone::Information, words.unchanged, None),
        Hint::NotSaved => (Tone::Information, words.not_there, Some(words.not_there_advice)),
        Hint::NotShown => (Tone::Warning, words.unknown_outcome, Some(words.not_shown_advice)),
    };
    view! {
        <Notice tone title takes_focus=true>
            {advice.map(|advice| view! { <p>{advice}</p> })}
        </Notice>
    }
}
