//! Old beside new, field by field, before a change is sent.

use leptos::prelude::*;

use crate::features::context::use_i18n;

/// A member that is going to be sent. The names of other records in its texts may still be on their way.
pub(crate) struct ChangedField {
    /// The member of the request.
    pub(crate) member: &'static str,
    /// What it is called.
    pub(crate) label: &'static str,
    /// What it held when the form was opened.
    pub(crate) before: Signal<String>,
    /// What another user has saved meanwhile.
    pub(crate) theirs: Option<Signal<String>>,
    /// What it holds now.
    pub(crate) after: Signal<String>,
    /// Whether both have changed it, so that one is to be chosen.
    pub(crate) is_contested: bool,
}

/// The table of a change; where it is contested, with a choice for each field that both have changed.
#[component]
pub(crate) fn ChangeTable(
    /// The fields that are changed.
    fields: Vec<ChangedField>,
    /// Of those that both have changed, the ones for which theirs is taken.
    taken: RwSignal<Vec<&'static str>>,
) -> impl IntoView {
    let words = &use_i18n().form;
    let has_theirs = fields.iter().any(|field| field.theirs.is_some());
    let text = |text: Signal<String>| {
        move || match text.get() {
            text if text.is_empty() => view! { <em>{words.cleared}</em> }.into_any(),
            text => view! { <bdi>{text}</bdi> }.into_any(),
        }
    };
    let row = |field: ChangedField| {
        let ChangedField { member, label, before, theirs, after, is_contested } = field;
        let choice = |is_theirs: bool, label: &'static str| {
            is_contested.then(|| view! { <SideChoice taken member is_theirs label /> })
        };
        let theirs = theirs.map(|theirs| {
            view! {
                <td class="theirs" data-label=words.theirs>
                    {text(theirs)}
                    " "
                    {choice(true, words.take_theirs)}
                </td>
            }
        });
        view! {
            <tr>
                <th scope="row">{label}</th>
                <td class="before" data-label=words.before>
                    {text(before)}
                </td>
                {theirs}
                <td class="after" data-label=words.after>
                    {text(after)}
                    " "
                    {choice(false, words.keep_mine)}
                </td>
            </tr>
        }
    };
    let rows = fields.into_iter().map(row).collect_view();
    let theirs = has_theirs.then(|| view! { <th scope="col">{words.theirs}</th> });
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
    /// Whether it is the other user's side.
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
