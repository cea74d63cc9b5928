//! Controls that few need.

use leptos::html;
use leptos::prelude::*;

use super::Form;
use crate::forms::Draft;
use crate::forms::fields::fields;
use crate::reactive::effect;

/// Controls that few need, folded away until one of them holds something or something is wrong with it.
#[component]
pub(crate) fn FoldedControls<D: Draft>(
    /// The form.
    form: Form<D>,
    /// What they are called.
    summary: &'static str,
    /// What to know of them.
    hint: &'static str,
    /// The names of the controls.
    names: Vec<&'static str>,
    /// The controls.
    children: Children,
) -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    let wrong = names.clone();
    // Other problems come and go: what is folded away again by hand stays so.
    let is_wrong = Memo::new(move |_| wrong.iter().any(|name| form.problem_at(name).is_some()));
    effect(move || {
        let is_wrong = is_wrong.get();
        let is_filled = || {
            form.draft.with_untracked(|draft| {
                fields(draft).iter().any(|field| names.contains(&field.name) && !field.control.is_empty())
            })
        };
        if let Some(details) = details.get().filter(|_| is_wrong || is_filled()) {
            details.set_open(true);
        }
    });
    view! {
        <details class="advanced" node_ref=details>
            <summary>{summary}</summary>
            <p class="hint">{hint}</p>
            {children()}
        </details>
    }
}
