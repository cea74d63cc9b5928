//! The title of a page.

use std::cell::RefCell;

use leptos::prelude::*;
use web_sys::HtmlElement;

use super::context::use_words;
use crate::navigation::Navigation;
use crate::reactive::effect;
use crate::route::ListQuery;
use crate::store::Reading;
use crate::ui::when;
use crate::view::{ElementRef, View, focus_in_place, view};

/// The heading of a page. It names the browser's tab, and takes the focus after a move within the app, so that a
/// screen reader says where one is.
pub fn heading(title: &str) -> View {
    heading_of_part(title, None)
}

/// The heading of a page that is one of several parts of something: the browser's tab is named after both.
pub fn heading_of_part(title: &str, part: Option<&str>) -> View {
    let element = ElementRef::<HtmlElement>::new();
    let Navigation { path, query, .. } = expect_context();
    let own_path = path.get_untracked();
    let words = &use_words().common;
    let own_title = part.map_or_else(|| title.to_owned(), |part| format!("{part} · {title}"));
    effect(move || {
        let query = query.get();
        // Another path is another page's, and has another heading.
        if path.get_untracked() != own_path {
            return;
        }
        let title = match ListQuery::parse(&query).page {
            1 => own_title.clone(),
            page => (words.title_of_page)(&own_title, page),
        };
        document().set_title(&format!("{title} · Loket"));
        if let Some(element) = element.get()
            && has_moved(format!("{own_path}{query}"))
            && !is_in_control()
        {
            focus_in_place(&element);
        }
    });
    view! { <h1 tabindex="-1" node_ref=element>{title.to_owned()}</h1> }
}

/// The heading with what stands beside it, such as the way to a form.
pub fn page_header(title: &str, beside: View) -> View {
    view! { <header class="page-header">{heading(title)} {beside}</header> }
}

/// The title of the page of a record that is not read yet, or can't be: what it is, and its id.
pub fn heading_if_missing<T: Send + Sync + 'static>(
    reading: Signal<Reading<T>>,
    kind: &str,
    id: &str,
) -> View {
    let title = format!("{kind} #{id}");
    let is_missing = move || reading.with(|reading| reading.value.is_none() && reading.failure.is_some());
    let is_waiting = move || reading.with(|reading| reading.value.is_none() && reading.failure.is_none());
    view! {
        {when(is_missing, move || page_header(&title, View::Nothing))}
        {when(is_waiting, heading_of_wait)}
    }
}

/// The heading until it is known what a page is about: heard, but not seen, and the focus waits for the real one.
pub fn heading_of_wait() -> View {
    view! { <h1 class="visually-hidden">{use_words().common.loading}</h1> }
}

/// Whether a filter of a list has the focus, which changes the address while the person works with it.
fn is_in_control() -> bool {
    const FILTERS: &str = ".toolbar :is(input, select), .sales-bar :is(input, select)";
    document().active_element().is_some_and(|active| active.matches(FILTERS).unwrap_or(false))
}

/// Whether the address is another one than at the last heading. The first page since the app was loaded is announced by
/// the browser, and a page that is drawn anew because its data changed must not take the focus away.
fn has_moved(here: String) -> bool {
    thread_local! {
        static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
    }
    let before = PLACE.replace(Some(here.clone()));
    before.is_some_and(|before| before != here)
}
