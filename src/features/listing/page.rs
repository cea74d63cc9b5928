//! A page with a list.

use leptos::prelude::*;

use super::list_config::{ForSelected, ListConfig, SearchSubmit};
use super::page_position::PagePosition;
use super::progress::ListSkeleton;
use super::records::Listing;
use super::rows::ListTable;
use super::selection_bar::SelectionBar;
use super::source::{Source, Sources, sources};
use super::state::{Arrangement, ListState, RouteBuilder};
use super::toolbar::Toolbar;
use crate::api::PagedQuery;
use crate::components::{EmptyState, FromNextFrame};
use crate::features::context::use_list_query;
use crate::features::failure::{FailureNotice, StaleNotice};
use crate::models::{Identified, Row};
use crate::routes::{ListQuery, Route};

/// How much of a list is read.
#[derive(Clone, Copy)]
pub(crate) enum ListExtent {
    /// A page, until something is asked for that needs everything.
    Page,
    /// Everything, in an order or narrowed to something where the address names nothing else.
    Arranged(Arrangement),
}

/// A list: the rows, what narrows and orders them, and the place of the page.
#[component]
pub(crate) fn ListPage<R, T, F, P>(
    /// How the records are listed.
    listing: &'static Listing<T>,
    /// What the list is called.
    title: &'static str,
    /// The records.
    list: PagedQuery<R>,
    /// How many of them are read.
    extent: ListExtent,
    /// The row of a record.
    row: F,
    /// Whether something else that the rows show is still being read.
    #[prop(optional, into)]
    waits: Option<Signal<bool>>,
    /// The route of the list, ordered and filtered by a query.
    route: P,
    /// What can be done with the records that are selected.
    #[prop(optional)]
    for_selected: Option<ForSelected>,
    /// What is said where there is nothing: a title, and what to do.
    empty: [&'static str; 2],
) -> impl IntoView
where
    R: Identified + Clone + PartialEq + Send + Sync + 'static,
    T: Send + Sync + 'static,
    F: Fn(&Row<R>) -> T + Send + Sync + 'static,
    P: Fn(ListQuery) -> Route + Send + Sync + 'static,
{
    let (query, arrangement) = match extent {
        ListExtent::Arranged(arrangement) => {
            let asked = use_list_query();
            let query = Memo::new(move |_| (arrangement.of)(asked.get()));
            (query.into(), Some(arrangement))
        }
        ListExtent::Page => (use_list_query(), None),
    };
    let wanted = RwSignal::new(!matches!(extent, ListExtent::Page));
    let wants_all = Memo::new(move |_| wanted.get() || query.with(|query| !query.is_plain())).into();
    let page = Signal::derive(move || query.with(|query| query.page));
    let sources = Sources { waits, ..sources(listing, list, page, wants_all, row) };
    let (mut config, route) = (ListConfig::of(listing), Box::new(route));
    config.for_selected = for_selected;
    view! { <ListView config title sources query wanted route arrangement empty=Signal::stored(empty) /> }
}

/// A list of rows that a page puts together itself.
#[component]
pub(crate) fn RowsPage<T, P>(
    /// How the rows are listed.
    listing: &'static Listing<T>,
    /// What the list is called.
    title: &'static str,
    /// What they are of, such as an event, once that is known.
    about: Signal<Option<String>>,
    /// The rows.
    sources: Sources,
    /// The route of the list, ordered and filtered by a query.
    route: P,
    /// What Enter asks in the search box.
    search_submit: SearchSubmit,
    /// What is said where there is nothing: a title, and what to do.
    #[prop(into)]
    empty: Signal<[&'static str; 2]>,
) -> impl IntoView
where
    T: Send + Sync + 'static,
    P: Fn(ListQuery) -> Route + Send + Sync + 'static,
{
    let mut config = ListConfig::of(listing);
    config.about = about;
    config.search_submit = Some(search_submit);
    let (query, wanted, route) = (use_list_query(), RwSignal::new(true), Box::new(route));
    view! { <ListView config title sources query wanted route arrangement=None empty /> }
}

/// A list of any type of rows.
#[component]
fn ListView(
    /// What is the same for all its rows.
    config: ListConfig,
    /// What it is called.
    title: &'static str,
    /// Where the rows come from.
    sources: Sources,
    /// How it is shown.
    query: Signal<ListQuery>,
    /// Whether everything is wanted.
    wanted: RwSignal<bool>,
    /// Its route, ordered and filtered by a query.
    route: RouteBuilder,
    /// Its order and part where the address names none.
    arrangement: Option<Arrangement>,
    /// What is said where there is nothing: a title, and what to do.
    empty: Signal<[&'static str; 2]>,
) -> impl IntoView {
    let columns = config.keys.len();
    let state = ListState::new(config, sources, query, route, arrangement);
    let sources = state.sources;
    let on_want_all = Callback::new(move |()| wanted.set(true));
    // A search that was restored goes through the whole list, as before.
    if state.typed.with_untracked(|typed| typed.as_ref().is_some_and(|typed| !typed.is_empty())) {
        wanted.set(true);
    }
    // Drawn once: what is inside follows by itself.
    let is_empty = Memo::new(move |_| sources.source.with(|source| source.as_ref().map(Source::is_empty)));
    // From the first rows on, for as long as the page: what is typed, focused or under way there survives everything.
    let has_toolbar =
        Memo::new(move |before: Option<&bool>| before == Some(&true) || is_empty.get() == Some(false));
    // A failure that repeats unchanged is shown once, and retried at ever longer intervals.
    let failure = Memo::new(move |_| sources.failure.get());
    let problem = move || {
        let failure = failure.get()?;
        let page = sources
            .source
            .with(|source| source.as_ref().map(|source| source.page().is_some().then_some(source.read_at)));
        let (retry, trying) = (sources.refresh, sources.under_way);
        match page {
            None => Some(view! { <FailureNotice failure on_retry=Some(retry) trying /> }.into_any()),
            // A page that is older than it should be; the toolbar shows how far everything is read.
            Some(Some(read_at)) => {
                Some(view! { <StaleNotice failure read_at on_retry=retry trying /> }.into_any())
            }
            Some(None) => None,
        }
    };
    let content = move || match is_empty.get() {
        None => {
            let waits = failure.with(Option::is_none);
            waits.then(|| {
                view! {
                    <FromNextFrame>
                        <ListSkeleton columns />
                    </FromNextFrame>
                }
                .into_any()
            })
        }
        Some(true) => {
            let [title, advice] = empty.get();
            Some(view! { <EmptyState title advice /> }.into_any())
        }
        Some(false) => {
            let list = view! {
                <SelectionBar state on_want_all />
                <ListTable state title />
                <PagePosition state />
            };
            Some(list.into_any())
        }
    };
    view! {
        {problem}
        <div class="reading" aria-busy=move || is_empty.get().is_none().to_string()>
            <Show when=move || has_toolbar.get()>
                <Toolbar state on_want_all />
            </Show>
            {content}
        </div>
    }
}
