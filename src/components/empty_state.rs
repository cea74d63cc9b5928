//! What is shown where there is nothing.

use leptos::prelude::*;

/// Shown when there is nothing to display, with advice on how to change that.
#[component]
pub fn EmptyState(
    /// That there is nothing.
    title: &'static str,
    /// What to do.
    advice: &'static str,
    /// The way there.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="empty stub">
            <h2>{title}</h2>
            <p>{advice}</p>
            {children.map(|children| children())}
        </div>
    }
}
