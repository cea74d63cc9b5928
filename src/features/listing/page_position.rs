//! Where a page is in its list, or how many rows are left of how many.

use leptos::prelude::*;

use super::state::ListState;
use crate::components::{PagePlace, Pager, PagerWords};
use crate::features::context::{use_formats, use_i18n};
use crate::models::PageRange;
use crate::routes::ListQuery;

/// The place of the page, and the ways to its neighbours; or how many rows are left of how many.
#[component]
pub(super) fn PagePosition(
    /// The list.
    state: ListState,
) -> impl IntoView {
    // As long as the page is the same, so is the box for the number of a page, which may be typed into.
    let page = Memo::new(move |_| {
        let source = state.sources.source.get()?;
        source.page().map(|place| (place, source.rows.row_count() > 0))
    });
    move || match page.get() {
        None => view! { <RowsLeft state /> }.into_any(),
        Some((place, true)) => view! { <PageLinks state place /> }.into_any(),
        Some((_, false)) => view! { <PageBehindTheLast state /> }.into_any(),
    }
}

/// How many rows are left of how many, where everything is read.
#[component]
fn RowsLeft(
    /// The list.
    state: ListState,
) -> impl IntoView {
    let words = &use_i18n().list;
    let formats = use_formats();
    let is_complete = move || {
        state.sources.source.with(|source| source.as_ref().is_some_and(|source| source.is_complete()))
    };
    // While something is typed that can be asked for, the box says how many rows match.
    let has_answers = state.config.with_value(|config| config.search_submit.is_some());
    let is_said =
        move || has_answers && state.typed.with(|typed| typed.as_ref().is_some_and(|it| !it.is_empty()));
    let text = move || {
        let source = state.sources.source.get()?;
        let left = formats.integer(state.rows.with(|rows| rows.len() as u64));
        let read_at = source.read_at.map(|at| formats.time_of_day(at));
        Some(if source.is_complete() {
            (words.left)(&left, &formats.integer(source.total), read_at.as_deref())
        } else {
            // The toolbar shows of how many: a list of tickets is read from orders and purchases.
            (words.left_so_far)(&left)
        })
    };
    view! {
        <div class="pager">
            // A number that rises with every page is not announced each time.
            <p class="place" role=move || (is_complete() && !is_said()).then_some("status")>
                {text}
            </p>
        </div>
    }
}

/// A page behind the last one, as an old link may name.
#[component]
fn PageBehindTheLast(
    /// The list.
    state: ListState,
) -> impl IntoView {
    let words = &use_i18n().common;
    view! {
        <div class="empty">
            <h2>{words.page_empty}</h2>
            <p>
                <a class="button" href=state.link(ListQuery::page(1))>
                    {words.first_page}
                </a>
            </p>
        </div>
    }
}

/// Where the page is in its list, and the ways to the other pages.
#[component]
fn PageLinks(
    /// The list.
    state: ListState,
    /// Where the page is.
    place: PageRange,
) -> impl IntoView {
    let common = &use_i18n().common;
    let formats = use_formats();
    let number = |value: u64| formats.integer(value);
    let text = (common.place)(&number(place.from), &number(place.to), &number(place.total));
    let place = PagePlace { text, page: place.page, last_page: place.last_page };
    let words = PagerWords {
        label: common.pages,
        first: common.first,
        previous: common.previous_page,
        next: common.next_page,
        last: common.last,
        page: common.page,
        of: common.of_pages,
    };
    let link = move |page| state.link(ListQuery::page(page));
    view! { <Pager words place link on_page=state.show_page() /> }
}
