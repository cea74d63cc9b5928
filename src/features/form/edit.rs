//! The form of a record that is there: fill in, review, save.

use leptos::html;
use leptos::prelude::*;

use super::draft_storage::{Kept, RestoredNotice};
use super::editor::{Editor, Hint, Review, Step};
use super::opening::{Opening, OpeningView};
use super::problems::FormSummary;
use super::request::Edited;
use super::save::Save;
use super::write_error::UnsavedNotice;
use super::{Form, Plan, Subject};
use crate::components::{Notice, Tone};
use crate::features::context::{href, use_formats, use_query_client, use_words};
use crate::features::heading::{LoadingHeading, PageHeader};
use crate::forms::{Draft, TimeZone};
use crate::i18n::Words;
use crate::routes::Route;

/// How a record is edited.
pub(crate) struct Editing {
    /// What the mechanism has to know of the record.
    pub(crate) subject: &'static Subject,
    /// The place of the form of a record.
    pub(crate) form: fn(id: &str) -> Option<Route>,
    /// The title of the form.
    pub(crate) title: fn(&'static Words, &Draft) -> String,
    /// What is said once it was saved.
    pub(crate) updated: fn(&'static Words) -> &'static str,
    /// What can't be done, and what works instead.
    pub(crate) note: fn(&'static Words) -> &'static str,
    /// The request that turns one draft of the record into another.
    pub(crate) plan: fn(id: &str, &Draft, &Draft, &dyn TimeZone) -> Plan,
}

/// The form of a record, once that is read. The form starts from what is there when it is opened, never from what was
/// kept. What is read later is compared before saving.
#[component]
pub(crate) fn EditForm<F, V>(
    /// How the record is edited.
    editing: &'static Editing,
    /// The id of the record.
    id: String,
    /// The controls of the form.
    children: F,
) -> impl IntoView
where
    F: Fn(Form) -> V + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let save = Save { editing, id, store: use_query_client(), formats: use_formats() };
    let reading = save.clone();
    let opening = Opening::begin(move || reading.read());
    // Until it is known what is edited, the form has a title without a name.
    let words = use_words();
    let title = Memo::new(move |_| {
        let draft = opening.known()?;
        Some((editing.title)(words, draft.as_deref().unwrap_or(&Draft::new())))
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
fn EditorView<F, V>(
    /// What is saved, and how.
    save: Save,
    /// What the form starts with.
    start: Draft,
    /// The controls of the form.
    children: F,
) -> impl IntoView
where
    F: FnOnce(Form) -> V + 'static,
    V: IntoView + 'static,
{
    let words = &use_words().form;
    let Save { editing, id, .. } = save.clone();
    let path = (editing.form)(&id).map(|route| route.path()).unwrap_or_default();
    let back = (editing.subject.place)(&id).map(|route| href(&route));
    let editor = Editor {
        save: StoredValue::new(save),
        kept: Kept::open(&path, start.clone(), editing.subject),
        before: StoredValue::new(start),
        step: RwSignal::new(Step::Filling),
        remark: RwSignal::new(None),
        unsaved: RwSignal::new(None),
        edited: Edited::new(),
        sending: RwSignal::new(false),
        taken: RwSignal::new(Vec::new()),
        sent: StoredValue::new(None),
    };
    let Editor { kept, step, remark, unsaved, .. } = editor;
    kept.form.resolve_problems(move |draft| {
        let plan = |before: &Draft| editor.save.with_value(|save| save.plan(before, draft));
        editor.before.with_value(plan).map(|change| change.write)
    });
    let look = editor.look();
    let not_saved = move || {
        unsaved.get().map(
            |unsaved| view! { <UnsavedNotice unsaved unknown=words.unknown_outcome_update on_look=look /> },
        )
    };
    let remark = move || remark.get().map(|remark| view! { <HintNotice remark /> });
    let is_filling = Memo::new(move |_| step.with(|step| matches!(step, Step::Filling)));
    let review_button = NodeRef::<html::Button>::new();
    let on_submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        editor.review();
    };
    let on_back = Callback::new(move |()| {
        editor.edited.discard();
        step.set(Step::Filling);
        request_animation_frame(move || {
            if let Some(button) = review_button.try_get_untracked().flatten() {
                // The button that had the focus is gone with the review; this is the one that led there.
                let _ = button.focus();
            }
        });
    });
    let review = move || match step.get() {
        Step::Filling => None,
        Step::Reviewing(change, contest) => Some(view! { <Review editor change=*change contest on_back /> }),
    };
    view! {
        <form class="form" novalidate=true hidden=move || !is_filling.get() on:submit=on_submit>
            <RestoredNotice kept />
            <FormSummary form=kept.form />
            {not_saved}
            {remark}
            <p class="hint">{words.required_mark}</p>
            {children(kept.form)}
            <p class="hint">{(editing.note)(use_words())}</p>
            <div class="actions sticky">
                <button type="submit" class="button primary" node_ref=review_button>
                    {words.review}
                </button>
                <a class="button" href=back>
                    {words.cancel}
                </a>
            </div>
        </form>
        {review}
    }
}

/// What there is to say instead of a review.
#[component]
fn HintNotice(
    /// What there is to say.
    remark: Hint,
) -> impl IntoView {
    let words = &use_words().form;
    let (tone, title, advice) = match remark {
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
