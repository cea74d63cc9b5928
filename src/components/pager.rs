//! The place of a page in its list, and the ways to the other pages.

use leptos::prelude::*;
use web_sys::HtmlInputElement;

use super::control_id;
use super::icon::{Icon, Shape};

/// The words around the place of a page.
#[derive(Clone, Copy, Debug)]
pub struct PagerWords {
    /// The name of the whole, for screen readers.
    pub label: &'static str,
    /// The link to the first page.
    pub first: &'static str,
    /// The link to the page before.
    pub previous: &'static str,
    /// The link to the page after.
    pub next: &'static str,
    /// The link to the last page.
    pub last: &'static str,
    /// The label of the box for the number of a page.
    pub page: &'static str,
    /// Behind that box: of so many pages.
    pub of: fn(u64) -> String,
}

/// Where a page is in its list.
#[derive(Clone, Debug)]
pub struct PagePlace {
    /// In words: "41–60 of 128".
    pub text: String,
    /// Its number, from 1.
    pub page: u64,
    /// The number of the last page.
    pub last_page: u64,
}

/// The place of a page, with links to its neighbours and to both ends, and a box for the number of any page where there
/// are more than two.
#[component]
pub fn Pager<L: Fn(u64) -> String + 'static>(
    /// The words around it.
    words: PagerWords,
    /// Where the page is.
    place: PagePlace,
    /// The address of a page.
    link: L,
    /// Called with the number of a page that is typed.
    on_page: Callback<u64>,
) -> impl IntoView {
    let PagePlace { text, page, last_page } = place;
    let is_long = last_page > 2;
    let to = |page: u64, is_there: bool| is_there.then(|| link(page));
    let (has_before, has_after) = (page > 1, page < last_page);
    let (previous, next) = (to(page.saturating_sub(1), has_before), to(page + 1, has_after));
    let disabled = |is_there: bool| (!is_there).then_some("true");
    let first = is_long.then(|| {
        view! {
            <a class="button end" aria-disabled=disabled(has_before) href=to(1, has_before)>
                <Icon shape=Shape::First />
                <span>{words.first}</span>
            </a>
        }
    });
    let last = is_long.then(|| {
        view! {
            <a class="button end" aria-disabled=disabled(has_after) href=to(last_page, has_after)>
                <span>{words.last}</span>
                <Icon shape=Shape::Last />
            </a>
        }
    });
    let turn = move |event: web_sys::Event| {
        let typed = event_target_value(&event).trim().parse::<u64>();
        match typed.map(|number| number.clamp(1, last_page)) {
            Ok(number) if number != page => on_page.run(number),
            // The box shows again where one is.
            _ => event_target::<HtmlInputElement>(&event).set_value(&page.to_string()),
        }
    };
    let number = is_long.then(|| {
        view! {
            <label class="page-number" for=control_id("page")>
                <span>{words.page}</span>
                <input
                    class="input numeric"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    id=control_id("page")
                    name="page"
                    prop:value=page.to_string()
                    on:change=turn
                />
                <span>{(words.of)(last_page)}</span>
            </label>
        }
    });
    view! {
        <nav class="pager" aria-label=words.label>
            <p class="place">{text}</p>
            {number}
            {first}
            <a class="button" rel="prev" aria-disabled=disabled(has_before) href=previous>
                <Icon shape=Shape::Left />
                <span>{words.previous}</span>
            </a>
            <a class="button" rel="next" aria-disabled=disabled(has_after) href=next>
                <span>{words.next}</span>
                <Icon shape=Shape::Right />
            </a>
            {last}
        </nav>
    }
}
