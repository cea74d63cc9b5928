//! The title of a page, and the way back to what it is a part of.

use std::cell::RefCell;

use leptos::html;
use leptos::prelude::*;

use super::context::{href, use_i18n};
use crate::components::{Icon, Shape, focus_in_place};
use crate::navigation::{CurrentRoute, Navigation};
use crate::query::Reading;
use crate::reactive::effect;
use crate::routes::{ListQuery, Route};

/// The heading of a page. It names the browser's tab, and takes the focus after a move within the app, so that a screen
/// reader announces the page.
#[component]
pub(crate) fn Heading(
    /// Its text.
    #[prop(into)]
    title: String,
    /// Which of several parts of something the page shows: the browser's tab is named after both.
    #[prop(optional, into)]
    part: Signal<Option<&'static str>>,
) -> impl IntoView {
    let element = NodeRef::<html::H1>::new();
    let Navigation { path, query, .. } = expect_context();
    let CurrentRoute(route) = expect_context();
    let page = move || route.with(|route| route.as_ref().map(Route::page));
    let own_page = untrack(page);
    let words = &use_i18n().common;
    let name = title.clone();
    effect(move || {
        let (path, query, part) = (path.get(), query.get(), part.get());
        // Another page has another heading.
        if page() != own_page {
            return;
        }
        let own_title = part.map_or_else(|| name.clone(), |part| format!("{part} · {name}"));
        let title = match ListQuery::parse(&query).page {
            1 => own_title,
            page => (words.title_of_page)(&own_title, page),
        };
        document().set_title(&format!("{title} · Loket"));
        if let Some(element) = element.get()
            && takes_focus(path, query)
        {
            focus_in_place(&element);
        }
    });
    view! {
        <h1 tabindex="-1" node_ref=element>
            {title}
        </h1>
    }
}

/// The heading with the content beside it, such as the link to a form.
#[component]
pub(crate) fn PageHeader(
    /// The text of the heading.
    #[prop(into)]
    title: String,
    /// The content beside it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <header class="page-header">
            <Heading title />
            {children.map(|children| children())}
        </header>
    }
}

/// The title of the page of a record that is not read yet, or can't be: what it is, and its id.
#[component]
pub(crate) fn MissingHeading<T: Send + Sync + 'static>(
    /// The record.
    reading: Signal<Reading<T>>,
    /// What kind of record it is.
    kind: &'static str,
    /// Its id.
    #[prop(into)]
    id: String,
) -> impl IntoView {
    let title = format!("{kind} #{id}");
    let is_missing = move || reading.with(|reading| reading.value.is_none() && reading.failure.is_some());
    let is_waiting = move || reading.with(|reading| reading.value.is_none() && reading.failure.is_none());
    view! {
        <Show when=is_missing>
            <PageHeader title=title.clone() />
        </Show>
        <Show when=is_waiting>
            <LoadingHeading />
        </Show>
    }
}

/// The heading until it is known what a page is about: heard, but not seen, and the focus waits for the real one.
#[component]
pub(crate) fn LoadingHeading() -> impl IntoView {
    view! { <h1 class="visually-hidden">{use_i18n().common.loading}</h1> }
}

/// Whether a heading takes the focus: at another address than that of the last heading, unless a control has it that changes what
/// the page shows while the person works with it, such as a filter, an order, or the way to another month. The first page since
/// the app was loaded is announced by the browser, and a page that is drawn anew because its data changed must not take the focus
/// away.
fn takes_focus(path: String, query: String) -> bool {
    thread_local! {
        static LAST: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
    }
    const CONTROLS: &str = "main :is(input, select), .calendar-bar a, .period-fields button, thead a";
    let is_in_control =
        || document().active_element().is_some_and(|active| active.matches(CONTROLS).unwrap_or(false));
    let before = LAST.replace(Some((path.clone(), query.clone())));
    before.is_some_and(|before| before.0 != path || (before.1 != query && !is_in_control()))
}

/// A link from a record to its list.
#[component]
pub(crate) fn BackLink(
    /// The list.
    to: Route,
    /// What it is called.
    label: &'static str,
) -> impl IntoView {
    view! {
        <p class="back">
            <a href=href(&to)>
                <Icon shape=Shape::Left />
                {label}
            </a>
        </p>
    }
}
