//! The place of a page in its list, and the ways to its neighbours.

use super::icon::{Shape, icon};
use crate::view::{View, view};

/// The words around the place of a page.
#[derive(Clone, Copy, Debug)]
pub struct PagerWords {
    /// What the whole is called, for people who hear it.
    pub label: &'static str,
    /// The link to the page before.
    pub previous: &'static str,
    /// The link to the page after.
    pub next: &'static str,
}

/// Where a page stands ("41–60 of 128"), and links to the one before and the one after, where there are such.
pub fn pager(words: PagerWords, place: String, previous: Option<String>, next: Option<String>) -> View {
    let disabled = |link: &Option<String>| link.is_none().then_some("true");
    view! {
        <nav class="pager" aria-label=words.label>
            <p class="place">{place}</p>
            <a class="button" rel="prev" aria-disabled=disabled(&previous) href=previous>
                {icon(Shape::Left)}
                <span>{words.previous}</span>
            </a>
            <a class="button" rel="next" aria-disabled=disabled(&next) href=next>
                <span>{words.next}</span>
                {icon(Shape::Right)}
            </a>
        </nav>
    }
}
