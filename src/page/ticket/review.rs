//! What a form is about to do, and what became of it.

use std::sync::Arc;

use leptos::prelude::*;

use super::describe::{label, value};
use super::fields::{Problems, control_of};
use super::lookup::Lookup;
use crate::api::Failure;
use crate::form::ticket::TicketDraft;
use crate::page::context::{say, use_formats, use_words};
use crate::page::failure::{sentences, title};
use crate::page::leaving::KeptDraft;
use crate::ui::{ErrorSummary, Icon, Notice, Shape, SummaryItem, Tone};

/// The problems of a form in one place; those without a control of their own are said in full.
#[component]
pub(super) fn Summary(
    /// What is wrong.
    problems: Problems,
) -> impl IntoView {
    let words = use_words();
    let items = Signal::derive(move || {
        let words = words.get();
        let item = |(field, text): (String, String)| {
            let member = field.split('.').next().unwrap_or_default();
            let label = label(member, words);
            match control_of(&field) {
                Some(control) => SummaryItem { name: Some(control), text: format!("{label}: {text}") },
                None => SummaryItem { name: None, text: format!("{field}: {text}") },
            }
        };
        problems.all(words).into_iter().map(item).collect::<Vec<_>>()
    });
    view! { <ErrorSummary title=Signal::derive(move || (words.get().form.problems)(items.with(Vec::len))) items/> }
}

/// Says that what was typed before a reload is there again, and offers to forget it.
#[component]
pub(super) fn RestoredNotice(
    /// What was typed.
    kept: KeptDraft<TicketDraft>,
) -> impl IntoView {
    move || {
        kept.is_restored.get().then(|| {
            view! {
                <Notice tone=Tone::Information title=say(|words| words.form.restored)>
                    <button type="button" class={"button"} on:click=move |_| kept.reset()>
                        {say(|words| words.form.start_over)}
                    </button>
                </Notice>
            }
        })
    }
}

/// A write that did not end well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unsaved {
    /// Nothing was saved.
    Certainly(Failure),
    /// It may have been saved all the same: the answer was lost.
    Perhaps(Failure),
}

impl Unsaved {
    /// What a failure after sending means.
    pub(super) fn after_sending(failure: Failure) -> Self {
        if failure.leaves_outcome_unknown() { Self::Perhaps(failure) } else { Self::Certainly(failure) }
    }

    /// What the service says of single fields.
    pub(super) fn fields(&self) -> Vec<(String, Vec<String>)> {
        match self {
            Self::Certainly(Failure::Invalid(refusal)) => refusal.fields.clone(),
            _ => Vec::new(),
        }
    }
}

/// A write that did not end well: what happened, and what to do.
#[component]
pub(super) fn WriteFailure(
    /// The failure.
    failure: RwSignal<Option<Unsaved>>,
    /// What to do when the outcome is unknown.
    unknown: Signal<String>,
    /// Finds out then.
    #[prop(into)]
    on_look: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    move || {
        let unsaved = failure.get()?;
        // Where the service names fields, the focus belongs to the first of them.
        let focused = unsaved.fields().is_empty();
        let (failure, is_unknown) = match unsaved {
            Unsaved::Certainly(failure) => (failure, false),
            Unsaved::Perhaps(failure) => (failure, true),
        };
        let heading = Signal::derive(move || {
            let words = words.get();
            if is_unknown { words.form.unknown_outcome } else { words.form.failed }.to_owned()
        });
        let why = move || {
            let words = words.get();
            let said =
                sentences(&failure, words).into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
            view! { <p><strong>{title(&failure, words)}</strong></p> {said} }
        };
        let tone = if is_unknown { Tone::Warning } else { Tone::Failure };
        Some(view! {
            <Notice tone title=heading focused>
                {is_unknown.then(|| view! { <p>{unknown}</p> })}
                {why}
                {is_unknown.then(|| view! {
                    <button type="button" class={"button primary"} on:click=move |_| on_look.run(())>
                        <Icon shape=Shape::Search/>
                        <span>{say(|words| words.form.look)}</span>
                    </button>
                })}
            </Notice>
        })
    }
}

/// The request that is about to be sent, for whoever wants to see it.
#[component]
pub(super) fn RequestView(
    /// Method and path, and the body; nothing while the form is not valid.
    request: Signal<Option<(String, String)>>,
) -> impl IntoView {
    move || {
        request.get().map(|(line, body)| {
            view! {
                <details class={"request"}>
                    <summary>{say(|words| words.form.show_request)}</summary>
                    <pre tabindex="0">{format!("{line}\n\n{body}")}</pre>
                </details>
            }
        })
    }
}

/// Old beside new, field by field; and somebody else's value where there is one.
#[component]
pub(super) fn ChangeTable(
    /// The members that are going to be sent.
    members: Vec<&'static str>,
    /// The form as the ticket was when it was opened.
    before: TicketDraft,
    /// The form as it is now.
    after: TicketDraft,
    /// The form as somebody else has left the ticket meanwhile.
    theirs: Option<Box<TicketDraft>>,
    /// Names for ids.
    lookup: Lookup,
) -> impl IntoView {
    let words = use_words();
    let formats = use_formats();
    let has_theirs = theirs.is_some();
    let cell = move |member: &'static str, draft: Option<Arc<TicketDraft>>| {
        move || {
            let words = words.get();
            let text = draft
                .as_ref()
                .map(|draft| formats.with(|formats| value(member, draft, lookup, formats, words)));
            match text.filter(|text| !text.is_empty()) {
                Some(text) => view! { <bdi>{text}</bdi> }.into_any(),
                None => view! { <em>{words.form.cleared}</em> }.into_any(),
            }
        }
    };
    let (before, after, theirs) = (Arc::new(before), Arc::new(after), theirs.map(Arc::from));
    let rows = members
        .into_iter()
        .map(|member| {
            view! {
                <tr>
                    <th scope="row">{move || label(member, words.get())}</th>
                    <td class={"before"} data-label=say(|words| words.form.before)>{cell(member, Some(Arc::clone(&before)))}</td>
                    {has_theirs.then(|| view! { <td class={"theirs"} data-label=say(|words| words.form.theirs)>{cell(member, theirs.clone())}</td> })}
                    <td class={"after"} data-label=say(|words| words.form.after)>{cell(member, Some(Arc::clone(&after)))}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <div class={"table-frame"}>
            <table class={"table changes"}>
                <thead>
                    <tr>
                        <th scope="col">{say(|words| words.form.field)}</th>
                        <th scope="col">{say(|words| words.form.before)}</th>
                        {has_theirs.then(|| view! { <th scope="col">{say(|words| words.form.theirs)}</th> })}
                        <th scope="col">{say(|words| words.form.after)}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
