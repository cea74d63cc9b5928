//! Old beside new, field by field, before a change is sent.

use leptos::prelude::*;
use std::sync::Arc;

use super::Form;
use crate::features::context::{use_formats, use_words};
use crate::forms::{Draft, Typed, member_of};
use crate::i18n::Formats;

/// What is shown of a change.
pub(crate) struct Comparison {
    /// The members that are going to be sent.
    pub(crate) members: Vec<&'static str>,
    /// The form as the record was when it was opened.
    pub(crate) before: Draft,
    /// The form as it is now.
    pub(crate) after: Draft,
}

/// What a person chooses where somebody else has saved something else meanwhile.
#[derive(Clone)]
pub(crate) struct Conflict {
    /// The form as somebody else has left the record.
    pub(crate) theirs: Arc<Draft>,
    /// The members that both have changed.
    pub(crate) members: Vec<&'static str>,
    /// Of those, the ones for which theirs is taken.
    pub(crate) taken: RwSignal<Vec<&'static str>>,
}

/// The table of a change; where it is contested, with a choice for each field that both have changed.
#[component]
pub(crate) fn ChangeTable(
    /// The form.
    form: Form,
    /// What is compared.
    comparison: Comparison,
    /// What somebody else has saved meanwhile.
    contest: Option<Conflict>,
) -> impl IntoView {
    let words = &use_words().form;
    let Comparison { members, before, after } = comparison;
    let (before, after) = (Arc::new(before), Arc::new(after));
    let is_contested = contest.is_some();
    // The names of other records may still be on their way.
    let text = |member: &'static str, draft: &Arc<Draft>| {
        let draft = Arc::clone(draft);
        move || {
            let text = in_words(form, member, &draft, &use_formats());
            match text.is_empty() {
                true => view! { <em>{words.cleared}</em> }.into_any(),
                false => view! { <bdi>{text}</bdi> }.into_any(),
            }
        }
    };
    let row = |member: &'static str| {
        let label = (form.subject.label)(use_words(), member).unwrap_or(member);
        let choice = |is_theirs: bool, label: &'static str| {
            let contest = contest.as_ref().filter(|contest| contest.members.contains(&member))?;
            Some(view! { <SideChoice taken=contest.taken member is_theirs label /> })
        };
        let theirs = contest.as_ref().map(|contest| {
            view! {
                <td class="theirs" data-label=words.theirs>
                    {text(member, &contest.theirs)}
                    " "
                    {choice(true, words.take_theirs)}
                </td>
            }
        });
        view! {
            <tr>
                <th scope="row">{label}</th>
                <td class="before" data-label=words.before>
                    {text(member, &before)}
                </td>
                {theirs}
                <td class="after" data-label=words.after>
                    {text(member, &after)}
                    " "
                    {choice(false, words.keep_mine)}
                </td>
            </tr>
        }
    };
    let rows = members.into_iter().map(row).collect_view();
    let theirs = is_contested.then(|| view! { <th scope="col">{words.theirs}</th> });
    view! {
        <div class="table-frame">
            <table class="table changes">
                <thead>
                    <tr>
                        <th scope="col">{words.field}</th>
                        <th scope="col">{words.before}</th>
                        {theirs}
                        <th scope="col">{words.after}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// The choice of one side, where both have changed a field.
#[component]
fn SideChoice(
    /// The fields for which the other side is taken.
    taken: RwSignal<Vec<&'static str>>,
    /// The field.
    member: &'static str,
    /// Whether it is the side of somebody else.
    is_theirs: bool,
    /// What the choice is called.
    label: &'static str,
) -> impl IntoView {
    let checked = Signal::derive(move || taken.with(|taken| taken.contains(&member)) == is_theirs);
    let choose = move |_| {
        taken.update(|taken| {
            taken.retain(|other| *other != member);
            if is_theirs {
                taken.push(member);
            }
        });
    };
    view! {
        <label class="choice">
            <input type="radio" name=format!("choice.{member}") prop:checked=checked on:change=choose />
            <span>{label}</span>
        </label>
    }
}

/// What a form holds for a member, as people read it; empty if it holds nothing.
pub(crate) fn in_words(form: Form, member: &str, draft: &Draft, formats: &Formats) -> String {
    let words = &use_words();
    let controls: Vec<_> = draft.names().filter(|name| member_of(name) == member).collect();
    let described = |control: &&str| match (form.subject.describe)(draft, control) {
        Some(described) => described,
        None => typed_in_words(draft.get(control), formats, words.common.yes, words.common.no),
    };
    let texts: Vec<_> = controls.iter().map(described).filter(|text| !text.is_empty()).collect();
    texts.join(" · ")
}

fn typed_in_words(typed: Option<&Typed>, formats: &Formats, yes: &str, no: &str) -> String {
    match typed {
        Some(Typed::Text(text)) => text.trim().to_owned(),
        Some(Typed::Flag(flag)) => if *flag { yes } else { no }.to_owned(),
        Some(Typed::Chosen(chosen)) => chosen.join(", "),
        Some(Typed::Spans(spans)) => {
            let shown = |typed: &String| formats.local(typed).unwrap_or_else(|| typed.clone());
            let span = |(from, to): &(String, String)| format!("{} – {}", shown(from), shown(to));
            spans.iter().map(span).collect::<Vec<_>>().join(", ")
        }
        Some(Typed::File(Some(file))) => file.name.clone(),
        Some(Typed::File(None)) | None => String::new(),
    }
}
