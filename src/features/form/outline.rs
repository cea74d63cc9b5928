//! What a form is about to create, member by member, as it is filled in.

use leptos::prelude::*;

use super::describe::described;
use super::{Form, RecordDraft};
use crate::features::context::use_i18n;
use crate::forms::fields::{fields, label};
use crate::forms::member_of;

/// What a form holds, in words: what was left empty is left out, but for each control that has to be filled in.
#[component]
pub(crate) fn Outline<D: RecordDraft>(
    /// The form.
    form: Form<D>,
) -> impl IntoView {
    let lines = move || {
        let words = use_i18n();
        let draft = form.draft.get();
        let required = draft.required();
        let line = |name: &str, class: &'static str, text: String| {
            let label = label(&draft, words, name)?;
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
        let fields = fields(&draft);
        let mut members: Vec<&str> = fields.iter().map(|field| member_of(field.name)).collect();
        members.dedup();
        let of_member = |member: &str| {
            let text = described(&draft, member);
            let filled = if text.is_empty() { None } else { line(member, "", text) };
            let is_missing = |name: &str| {
                let mut own = fields.iter().filter(|field| field.name == name);
                member_of(name) == member && own.any(|field| field.control.is_empty())
            };
            let missing = required
                .iter()
                .filter(|name| is_missing(name))
                .filter_map(|name| line(name, "missing", words.form.still_missing.to_owned()));
            filled.into_iter().chain(missing).collect::<Vec<_>>()
        };
        members.into_iter().flat_map(of_member).collect_view()
    };
    view! { <dl class="outline">{lines}</dl> }
}
