//! What a form is about to create, member by member, as it is filled in.

use leptos::prelude::*;

use super::Form;
use super::review::in_words;
use crate::features::context::{use_formats, use_words};
use crate::forms::member_of;

/// What a form holds, in words: what was left empty is left out, but for each control that has to be filled in.
#[component]
pub(crate) fn Outline(
    /// The form.
    form: Form,
) -> impl IntoView {
    let lines = move || {
        let (words, formats) = (use_words(), use_formats());
        let draft = form.draft.get();
        let required = (form.subject.required)(&draft);
        let line = |name: &str, class: &'static str, text: String| {
            let label = (form.subject.label)(words, name)?;
            let line = view! {
                <div class="line">
                    <dt>{label}</dt>
                    <dd class=class>
                        <bdi>{text}</bdi>
                    </dd>
                </div>
            };
            Some(line)
        };
        let mut members: Vec<&str> = draft.names().map(member_of).collect();
        members.dedup();
        let of_member = |member: &str| {
            let text = in_words(form, member, &draft, &formats);
            let filled = if text.is_empty() { None } else { line(member, "", text) };
            let missing = required
                .iter()
                .filter(|name| member_of(name) == member && draft.is_empty_at(name))
                .filter_map(|name| line(name, "missing", words.form.still_missing.to_owned()));
            filled.into_iter().chain(missing).collect::<Vec<_>>()
        };
        members.into_iter().flat_map(of_member).collect_view()
    };
    view! { <dl class="outline">{lines}</dl> }
}
