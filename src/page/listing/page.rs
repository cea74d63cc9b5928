//! A page with a list.

use leptos::prelude::*;

use super::records::Listing;
use super::rows::table;
use super::source::{Source, Sources, sources};
use super::state::{Entered, Frame, Place, State, query};
use super::toolbar::{selection_bar, toolbar};
use crate::api::List;
use crate::page::context::{use_formats, use_words};
use crate::page::failure::{failure_notice, stale_notice};
use crate::route::{ListQuery, Route};
use crate::ui::{PagePlace, PagerWords, from_next_frame, live, pager, when};
use crate::view::{View, view};
use crate::wire::{Identified, Row};

/// How much of a list is read.
#[derive(Clone, Copy)]
pub enum Extent {
    /// A page, until something is asked for that needs everything.
    Page,
    /// Everything, from the start.
    All,
    /// Everything, in an order or narrowed to something where the address names nothing else.
    Arranged(fn(ListQuery) -> ListQuery),
}

/// A list: the rows, what narrows and orders them, and the place of the page. `empty` is shown where there is nothing.
pub fn list_page<R, T>(
    listing: &'static Listing<T>,
    title: &'static str,
    list: List<R>,
    extent: Extent,
    row: impl Fn(&Row<R>) -> T + Send + Sync + 'static,
    place: impl Fn(ListQuery) -> Route + Send + Sync + 'static,
    empty: fn() -> View,
) -> View
where
    R: Identified + Clone + PartialEq + Send + Sync + 'static,
    T: Send + Sync + 'static,
{
    let query = match extent {
        Extent::Arranged(arranged) => {
            let asked = query();
            Memo::new(move |_| arranged(asked.get())).into()
        }
        Extent::Page | Extent::All => query(),
    };
    let wanted = RwSignal::new(!matches!(extent, Extent::Page));
    let wants_all = Signal::derive(move || wanted.get() || query.with(|query| !query.is_plain()));
    let page = Signal::derive(move || query.with(|query| query.page));
    let sources = sources(listing, list, page, wants_all, row);
    list_view(Frame::of(listing), title, sources, query, wanted, Box::new(place), empty)
}

/// A list of rows that a page puts together itself; `entered` is asked with Enter in its search box.
pub fn rows_page<T: Send + Sync + 'static>(
    listing: &'static Listing<T>,
    title: &'static str,
    sources: Sources,
    place: impl Fn(ListQuery) -> Route + Send + Sync + 'static,
    entered: Entered,
    empty: fn() -> View,
) -> View {
    let mut frame = Frame::of(listing);
    frame.entered = Some(entered);
    list_view(frame, title, sources, query(), RwSignal::new(true), Box::new(place), empty)
}

fn list_view(
    frame: Frame,
    title: &'static str,
    sources: Sources,
    query: Signal<ListQuery>,
    wanted: RwSignal<bool>,
    place: Place,
    empty: fn() -> View,
) -> View {
    let columns = frame.keys.len();
    let state = State::new(frame, sources, query, place);
    let sources = state.sources;
    let want_all = Callback::new(move |()| wanted.set(true));
    // Drawn once: what is inside follows by itself.
    let is_empty = Memo::new(move |_| sources.source.with(|source| source.as_ref().map(Source::is_empty)));
    // From the first rows on, for as long as the page: what is typed, focused or under way there survives everything.
    let has_toolbar =
        Memo::new(move |before: Option<&bool>| before == Some(&true) || is_empty.get() == Some(false));
    // What goes on failing in the same way is said once, and left alone ever longer.
    let failure = Memo::new(move |_| sources.failure.get());
    let problem = live(move || {
        let failure = failure.get()?;
        let page = sources
            .source
            .with(|source| source.as_ref().map(|source| source.place.is_some().then_some(source.read_at)));
        match page {
            None => Some(failure_notice(failure, Some(sources.refresh), sources.under_way)),
            // A page that is older than it should be; how far everything is read, the toolbar says.
            Some(Some(read_at)) => Some(stale_notice(&failure, read_at, sources.refresh, sources.under_way)),
            Some(None) => None,
        }
    });
    let content = live(move || match is_empty.get() {
        None => failure.with(Option::is_none).then(|| from_next_frame(move || skeleton(columns))),
        Some(true) => Some(empty()),
        Some(false) => Some(view! {
            {selection_bar(state)}
            {table(state, title)}
            {place_of_page(state)}
        }),
    });
    view! {
        {problem}
        <div class="reading" aria-busy=move || is_empty.get().is_none().to_string()>
            {when(move || has_toolbar.get(), move || toolbar(state, want_all))}
            {content}
        </div>
    }
}

/// The place of the page, and the ways to its neighbours; or how many rows are left of how many.
fn place_of_page(state: State) -> View {
    let words = use_words();
    let formats = use_formats();
    live(move || {
        let source = state.sources.source.get()?;
        let number = |value: u64| formats.integer(value);
        let Some(place) = source.place else {
            let left = number(state.rows.with(|rows| rows.len() as u64));
            let read_at = source.read_at.map(|at| formats.time_of_day(at));
            let text = if source.is_whole {
                (words.list.left)(&left, &number(source.total), read_at.as_deref())
            } else {
                // The toolbar says of how many: a list of tickets is read from orders and purchases.
                (words.list.left_so_far)(&left)
            };
            let all = view! { <p class="place" role="status">{text}</p> };
            return Some(view! { <div class="pager">{all}</div> });
        };
        if source.rows.row_count() == 0 {
            // A page behind the last one, as an old link may name.
            let first = state.link(ListQuery::page(1));
            return Some(view! {
                <div class="empty">
                    <h2>{words.common.page_empty}</h2>
                    <p><a class="button" href=first>{words.common.first_page}</a></p>
                </div>
            });
        }
        let text = (words.common.place)(&number(place.from), &number(place.to), &number(place.total));
        let place = PagePlace { text, page: place.page, last_page: place.last_page };
        let common = &words.common;
        let words = PagerWords {
            label: common.pages,
            first: common.first,
            previous: common.previous_page,
            next: common.next_page,
            last: common.last,
            page: common.page,
            of: common.of_pages,
        };
        let show = state.show_page();
        Some(pager(words, place, move |page| state.link(ListQuery::page(page)), show))
    })
}

/// The shape of the table before it is there.
fn skeleton(columns: usize) -> View {
    const ROWS: usize = 10;
    let words = &use_words().common;
    let cells = || (0..columns).map(|_| view! { <td><span class="skeleton"></span></td> });
    let rows: Vec<View> = (0..ROWS).map(|_| view! { <tr>{cells().collect::<Vec<_>>()}</tr> }).collect();
    view! {
        <p class="visually-hidden" role="status">{words.loading}</p>
        <div class="table-frame" aria-hidden="true">
            <table class="table"><tbody>{rows}</tbody></table>
        </div>
    }
}
