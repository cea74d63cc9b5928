//! Old beside new, field by field, before a change is sent.

use std::collections::BTreeMap;

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
    /// What it would hold with both changes, where that is neither of the two.
    pub(crate) both: Option<Signal<String>>,
    /// Whether both have changed it, so that one is to be chosen.
    pub(crate) is_contested: bool,
}

/// Which change of a field is saved, where both have changed it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Side {
    #[default]
    Mine,
    Theirs,
    Both,
}

/// What is chosen for the fields that both have changed.
pub(crate) type Sides = BTreeMap<&'static str, Side>;

/// The table of a change; where it is contested, with a choice for each field that both have changed.
#[component]
pub(crate) fn ChangeTable(
    /// The fields that are changed.
    fields: Vec<ChangedField>,
    /// What is chosen for those that both have changed.
    sides: RwSignal<Sides>,
) -> impl IntoView {
    let words = &use_i18n().form;
    let has_theirs = fields.iter().any(|field| field.theirs.is_some());
    // What it is now, another user has changed.
    let before_label = if has_theirs { words.when_opened } else { words.before };
    let text = |text: Signal<String>| {
        move || match text.get() {
            text if text.is_empty() => view! { <em>{words.cleared}</em> }.into_any(),
            text => view! { <bdi>{text}</bdi> }.into_any(),
        }
    };
    let row = |field: ChangedField| {
        let ChangedField { member, label, before, theirs, after, both, is_contested } = field;
        let choice = |side: Side, label: &'static str| {
            is_contested.then(|| view! { <SideChoice sides member side label /> })
        };
        let both = both.map(|both| {
            view! {
                <p>{text(both)} " " {choice(Side::Both, words.keep_both)}</p>
            }
        });
        let theirs = theirs.map(|theirs| {
            view! {
                <td class="theirs" data-label=words.theirs>
                    {text(theirs)}
                    " "
                    {choice(Side::Theirs, words.take_theirs)}
                </td>
            }
        });
        view! {
            <tr>
                <th scope="row">{label}</th>
                <td class="before" data-label=before_label>
                    {text(before)}
                </td>
                {theirs}
                <td class="after" data-label=words.after>
                    {text(after)}
                    " "
                    {choice(Side::Mine, words.keep_mine)}
                    {both}
                </td>
            </tr>
        }
    };
    let rows = fields.into_iter().map(row).collect_view();
    let theirs = has_theirs.then(|| view! { <th scope="col">{words.theirs}</th> });
    view! {
        <div class="table-frame">
            <table class="table changes stacked">
                <thead>
                    <tr>
                        <th scope="col">{words.field}</th>
                        <th scope="col">{before_label}</th>
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
    /// What is chosen.
    sides: RwSignal<Sides>,
    /// The field.
    member: &'static str,
    /// Which side this is.
    side: Side,
    /// What the choice is called.
    label: &'static str,
) -> impl IntoView {
    let checked =
        Signal::derive(move || sides.with(|sides| sides.get(member).copied().unwrap_or_default()) == side);
    let choose = move |_| {
        sides.update(|sides| {
            sides.insert(member, side);
        });
    };
    view! {
        <label class="choice">
            <input type="radio" name=format!("choice.{member}") prop:checked=checked on:change=choose />
            <span>{label}</span>
        </label>
    }
}
