//! Old beside new, field by field, before a change is sent.

use leptos::prelude::*;
use std::sync::Arc;

use super::EditRecord;
use super::describe::described;
use crate::features::context::use_words;
use crate::forms::fields::label;

/// What is shown of a change.
pub(crate) struct Comparison<D> {
    /// The members that are going to be sent.
    pub(crate) members: Vec<&'static str>,
    /// The form as the record was when it was opened.
    pub(crate) before: Arc<D>,
    /// The form as it is now.
    pub(crate) after: Arc<D>,
}

/// What a person chooses where somebody else has saved something else meanwhile.
#[derive(Clone)]
pub(crate) struct Conflict<D> {
    /// The form as somebody else has left the record.
    pub(crate) theirs: Arc<D>,
    /// The members that both have changed.
    pub(crate) members: Vec<&'static str>,
    /// Of those, the ones for which theirs is taken.
    pub(crate) taken: RwSignal<Vec<&'static str>>,
}

/// The table of a change; where it is contested, with a choice for each field that both have changed.
#[component]
pub(crate) fn ChangeTable<D: EditRecord>(
    /// What is compared.
    comparison: Comparison<D>,
    /// What somebody else has saved meanwhile.
    conflict: Option<Conflict<D>>,
) -> impl IntoView {
    let words = &use_words().form;
    let Comparison { members, before, after } = comparison;
    let is_contested = conflict.is_some();
    // The names of other records may still be on their way.
    let text = |member: &'static str, draft: &Arc<D>| {
        let draft = Arc::clone(draft);
        move || {
            let text = described(&*draft, member);
            match text.is_empty() {
                true => view! { <em>{words.cleared}</em> }.into_any(),
                false => view! { <bdi>{text}</bdi> }.into_any(),
            }
        }
    };
    let row = |member: &'static str| {
        let label = label(&*after, use_words(), member).unwrap_or(member);
        let choice = |is_theirs: bool, label: &'static str| {
            let conflict = conflict.as_ref().filter(|conflict| conflict.members.contains(&member))?;
            Some(view! { <SideChoice taken=conflict.taken member is_theirs label /> })
        };
        let theirs = conflict.as_ref().map(|conflict| {
            view! {
                <td class="theirs" data-label=words.theirs>
                    {text(member, &conflict.theirs)}
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
