//! The form of a record that is there: fill in, review, save.

use leptos::prelude::*;
use web_sys::HtmlElement;

use super::editor::{Editor, Remark, Step};
use super::leaving::Kept;
use super::opening::Opening;
use super::outcome::unsaved_notice;
use super::request::Edited;
use super::save::Save;
use super::{Form, Plan, Subject};
use crate::form::{Clocks, Draft};
use crate::page::context::{href, use_formats, use_store, use_words};
use crate::page::heading::{heading_of_wait, page_header};
use crate::route::Route;
use crate::text::Words;
use crate::ui::{Tone, focused_notice, live};
use crate::view::{ElementRef, View, view};

/// How a record is edited.
pub struct Editing {
    /// What the mechanism has to know of the record.
    pub subject: &'static Subject,
    /// The place of the form of a record.
    pub form: fn(id: &str) -> Option<Route>,
    /// The title of the form.
    pub title: fn(&'static Words, &Draft) -> String,
    /// What is said once it was saved.
    pub updated: fn(&'static Words) -> &'static str,
    /// What can't be done, and what works instead.
    pub note: fn(&'static Words) -> &'static str,
    /// The request that turns one draft of the record into another.
    pub plan: fn(id: &str, &Draft, &Draft, &dyn Clocks) -> Plan,
}

/// The form of a record, once that is read. The form starts from what is there when it is opened, never from what was
/// kept. What is read later is compared before saving.
pub fn edit_form(
    editing: &'static Editing,
    id: String,
    fields: impl Fn(Form) -> View + Send + Sync + 'static,
) -> View {
    let save = Save { editing, id, store: use_store(), formats: use_formats() };
    let reading = save.clone();
    let opening = Opening::begin(move || reading.read());
    // Until it is known what is edited, the form has a title without a name.
    let words = use_words();
    let title = Memo::new(move |_| {
        let draft = opening.known()?;
        Some((editing.title)(words, draft.as_deref().unwrap_or(&Draft::new())))
    });
    let heading = live(move || {
        let known = title.get().map(|title| page_header(&title, View::Nothing));
        Some(known.unwrap_or_else(heading_of_wait))
    });
    let form = opening.view(move |start| editor(save.clone(), start, &fields));
    view! { {heading} {form} }
}

fn editor(save: Save, start: Draft, fields: &dyn Fn(Form) -> View) -> View {
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
        sent: StoredValue::new(None),
    };
    let Editor { kept, step, remark, unsaved, .. } = editor;
    kept.form.resolve_problems(move |draft| {
        let plan = |before: &Draft| editor.save.with_value(|save| save.plan(before, draft));
        editor.before.with_value(plan).map(|change| change.write)
    });
    let look = editor.look();
    let not_saved = live(move || {
        unsaved.get().map(|unsaved| unsaved_notice(unsaved, words.unknown_outcome_update, look))
    });
    let remark = live(move || remark.get().map(remark_notice));
    let is_filling = Memo::new(move |_| step.with(|step| matches!(step, Step::Filling)));
    let review_button = ElementRef::<HtmlElement>::new();
    let on_submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        editor.review();
    };
    let on_back = Callback::new(move |()| {
        editor.edited.discard();
        step.set(Step::Filling);
        request_animation_frame(move || {
            if let Some(button) = review_button.get_untracked() {
                // The button that had the focus is gone with the review; this is the one that led there.
                let _ = button.focus();
            }
        });
    });
    let review = live(move || match step.get() {
        Step::Filling => None,
        Step::Reviewing(change, contest) => Some(editor.review_view(*change, contest, on_back)),
    });
    view! {
        <form class="form" novalidate=true hidden=move || !is_filling.get() on:submit=on_submit>
            {kept.restored_notice()}
            {kept.form.summary()}
            {not_saved}
            {remark}
            <p class="hint">{words.required_mark}</p>
            {fields(kept.form)}
            <p class="hint">{(editing.note)(use_words())}</p>
            <div class="actions sticky">
                <button type="submit" class="button primary" node_ref=review_button>{words.review}</button>
                <a class="button" href=back>{words.cancel}</a>
            </div>
        </form>
        {review}
    }
}

fn remark_notice(remark: Remark) -> View {
    let words = &use_words().form;
    let nothing = View::Nothing;
    match remark {
        Remark::Unchanged => focused_notice(Tone::Information, words.unchanged, nothing),
        Remark::NotSaved => {
            let advice = view! { <p>{words.not_there_advice}</p> };
            focused_notice(Tone::Information, words.not_there, advice)
        }
        Remark::NotShown => {
            let advice = view! { <p>{words.not_shown_advice}</p> };
            focused_notice(Tone::Warning, words.unknown_outcome, advice)
        }
    }
}
