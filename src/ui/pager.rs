//! The place of a page in its list, and the ways to its neighbours.

use leptos::prelude::*;

use super::icon::{Icon, Shape};

/// Where a page stands, and links to the one before and the one after.
#[component]
pub fn Pager(
    /// What the whole is called, for people who hear it.
    #[prop(into)]
    label: Signal<String>,
    /// The place in words: "41–60 of 128".
    #[prop(into)]
    place: Signal<String>,
    /// The words for the link to the page before.
    #[prop(into)]
    previous_label: Signal<String>,
    /// The words for the link to the page after.
    #[prop(into)]
    next_label: Signal<String>,
    /// Where the page before is.
    #[prop(into)]
    previous: Signal<Option<String>>,
    /// Where the page after is.
    #[prop(into)]
    next: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <nav class={"pager"} aria-label=label>
            <p class={"place"}>{place}</p>
            <a
                class={"button"}
                rel="prev"
                href=move || previous.get()
                aria-disabled=move || previous.get().is_none().then_some("true")
            >
                <Icon shape=Shape::Left/>
                <span>{previous_label}</span>
            </a>
            <a
                class={"button"}
                rel="next"
                href=move || next.get()
                aria-disabled=move || next.get().is_none().then_some("true")
            >
                <span>{next_label}</span>
                <Icon shape=Shape::Right/>
            </a>
        </nav>
    }
}
