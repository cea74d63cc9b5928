//! Old beside new, field by field, before a change is sent.

use leptos::prelude::*;
use std::sync::Arc;

use super::Form;
use crate::form::{Draft, Typed, member_of};
use crate::page::context::{use_formats, use_words};
use crate::text::Formats;
use crate::view::{View, view};

/// What is shown of a change.
pub(super) struct Comparison {
    /// The members that are going to be sent.
    pub(super) members: Vec<&'static str>,
    /// The form as the record was when it was opened.
    pub(super) before: Draft,
    /// The form as it is now.
    pub(super) after: Draft,
}

/// What a person chooses where somebody else has saved something else meanwhile.
#[derive(Clone)]
pub(super) struct Contest {
    /// The form as somebody else has left the record.
    pub(super) theirs: Arc<Draft>,
    /// The members that both have changed.
    pub(super) members: Vec<&'static str>,
    /// Of those, the ones for which theirs is taken.
    pub(super) taken: RwSignal<Vec<&'static str>>,
}

/// The table of a change; where it is contested, with a choice for each field that both have changed.
pub(super) fn change_table(form: Form, comparison: Comparison, contest: Option<Contest>) -> View {
    let words = &use_words().form;
    let formats = use_formats();
    let Comparison { members, before, after } = comparison;
    let cell = |member: &str, draft: &Draft, class: &'static str, label: &'static str, choice: View| {
        let text = in_words(form, member, draft, &formats);
        let text = if text.is_empty() {
            view! { <em>{words.cleared}</em> }
        } else {
            view! { <bdi>{text}</bdi> }
        };
        view! { <td class=class data-label=label>{text} {choice}</td> }
    };
    let none = || View::Nothing;
    let row = |member: &'static str| {
        let label = (form.subject.label)(use_words(), member).unwrap_or(member);
        let theirs = contest.as_ref().map(|contest| {
            let choice = choice_of(contest, member, true, words.take_theirs);
            cell(member, &contest.theirs, "theirs", words.theirs, choice)
        });
        let mine =
            contest.as_ref().map_or_else(none, |contest| choice_of(contest, member, false, words.keep_mine));
        view! {
            <tr>
                <th scope="row">{label}</th>
                {cell(member, &before, "before", words.before, none())}
                {theirs}
                {cell(member, &after, "after", words.after, mine)}
            </tr>
        }
    };
    let rows = members.into_iter().map(row).collect::<Vec<_>>();
    let theirs = contest.is_some().then(|| view! { <th scope="col">{words.theirs}</th> });
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

/// The choice of one side, where both have changed a member.
fn choice_of(contest: &Contest, member: &'static str, is_theirs: bool, label: &'static str) -> View {
    if !contest.members.contains(&member) {
        return View::Nothing;
    }
    let taken = contest.taken;
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
            <input type="radio" name=format!("choice.{member}") prop:checked=checked on:change=choose/>
            <span>{label}</span>
        </label>
    }
}

/// What a form holds for a member, as people read it; empty if it holds nothing.
pub(super) fn in_words(form: Form, member: &str, draft: &Draft, formats: &Formats) -> String {
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
