//! The time line of an event as a list: what opens and closes when.

use leptos::prelude::*;

use super::moment::TimelineStep;
use crate::features::context::{use_formats, use_i18n};
use crate::models::value::Timestamp;

/// Every moment at which something opens or closes, with the present between them. Each can be chosen.
#[component]
pub(super) fn ChangeList(
    /// The moments, from the first to the last.
    steps: Memo<Vec<TimelineStep>>,
    /// The moment that is chosen; nothing for the present.
    chosen: Memo<Option<Timestamp>>,
    /// Chooses one.
    choose: WriteSignal<Option<Timestamp>>,
) -> impl IntoView {
    let words = &use_i18n().sale;
    let items = move || {
        let formats = use_formats();
        let item = |step: TimelineStep| {
            let at = step.at;
            let name = at.map_or_else(|| words.now.to_owned(), |at| formats.moment(at));
            let changes = step.changes.into_iter().map(|change| view! { <li>{change}</li> }).collect_view();
            view! {
                <li>
                    <button
                        type="button"
                        class="button quiet"
                        aria-pressed=move || (chosen.get() == at).to_string()
                        on:click=move |_| choose.set(at)
                    >
                        {name}
                    </button>
                    <ul>{changes}</ul>
                </li>
            }
        };
        steps.get().into_iter().map(item).collect_view()
    };
    view! {
        <Show when=move || steps.with(|steps| steps.len() > 1)>
            <details class="advanced change-list">
                <summary>{words.changes}</summary>
                <ol>{items}</ol>
            </details>
        </Show>
    }
}
