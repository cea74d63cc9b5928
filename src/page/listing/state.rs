//! What a person has made of a list: its order, what it is narrowed to, what is searched for, columns and selection.

use std::sync::Arc;

use leptos::prelude::*;

use super::records::{Format, Listing, Rows};
use super::source::{Source, Sources};
use crate::navigation::Navigation;
use crate::page::context::{href, use_go_instead, use_words};
use crate::preferences::{choose_columns, chosen_columns};
use crate::route::{ListQuery, Route};
use crate::table::{Condition, Facet, Grid, Search, Selection, Shown, Sort, arranged, kept, order};

/// What is the same for all records of a list, whatever they are.
pub(super) struct Frame {
    pub(super) keys: Vec<&'static str>,
    pub(super) labels: Vec<&'static str>,
    pub(super) formats: Vec<Format>,
    pub(super) facets: &'static [&'static str],
    pub(super) name: &'static str,
    pub(super) entered: Option<Entered>,
    from_start: &'static [&'static str],
}

impl Frame {
    pub(super) fn of<T>(listing: &'static Listing<T>) -> Self {
        let words = use_words();
        Self {
            keys: listing.table.keys(),
            labels: listing.headings.iter().map(|heading| (heading.label)(words)).collect(),
            formats: listing.headings.iter().map(|heading| heading.format).collect(),
            facets: listing.facets,
            name: listing.name,
            entered: None,
            from_start: listing.from_start,
        }
    }
}

/// A list on a page.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) frame: StoredValue<Frame>,
    pub(super) sources: Sources,
    pub(super) query: Signal<ListQuery>,
    place: StoredValue<Place>,
    pub(super) typed: RwSignal<String>,
    pub(super) shown: RwSignal<Shown>,
    pub(super) selection: RwSignal<Selection>,
    /// Whether all rows are drawn, for paper.
    pub(super) printing: RwSignal<bool>,
    /// The rows in order, narrowed to what is searched for and chosen.
    pub(super) rows: Memo<Vec<usize>>,
}

/// What Enter asks in the search box of a list, beyond narrowing it.
#[derive(Clone, Copy)]
pub struct Entered {
    /// What the box is called.
    pub label: &'static str,
    /// Takes what was typed.
    pub ask: Callback<String>,
    /// The answer, which stands between the box and the rows.
    pub answer: Callback<(), AnyView>,
}

/// Where a list is, in the order and narrowed as the query says.
pub(super) type Place = Box<dyn Fn(ListQuery) -> Route + Send + Sync>;

/// What was searched last, and for which rows that holds.
struct Searched {
    rows: Arc<dyn Rows>,
    search: Search,
}

/// How the list is shown, as the address says.
pub(super) fn query() -> Signal<ListQuery> {
    let query = expect_context::<Navigation>().query;
    Memo::new(move |_| query.with(|query| ListQuery::parse(query))).into()
}

impl State {
    pub(super) fn new(frame: Frame, sources: Sources, query: Signal<ListQuery>, place: Place) -> Self {
        let typed = RwSignal::new(String::new());
        let kept_columns = chosen_columns(frame.name);
        let shown = RwSignal::new(Shown::parse(&kept_columns, &frame.keys, frame.from_start));
        let name = frame.name;
        Effect::new(move |before: Option<String>| {
            let now = shown.with(ToString::to_string);
            if before.is_some_and(|before| before != now) {
                choose_columns(name, &now);
            }
            now
        });
        let frame = StoredValue::new(frame);
        let source = sources.source;
        let order = Memo::new(move |_| {
            let sort =
                query.with(|query| frame.with_value(|frame| Sort::parse(query.sort.as_ref()?, &frame.keys)));
            source.with(|source| source.as_ref().map(|source| order(&*source.rows, sort)).unwrap_or_default())
        });
        let searched = StoredValue::new(None::<Searched>);
        let rows = Memo::new(move |_| {
            let Some(Source { rows, .. }) = source.get() else { return Vec::new() };
            let found = typed.with(|typed| {
                if typed.trim().is_empty() {
                    return order.get();
                }
                let found =
                    searched.try_update_value(|searched| find(searched, &rows, typed)).unwrap_or_default();
                order.with(|order| arranged(order, &found))
            });
            let facets = query.with(|query| frame.with_value(|frame| facets(query, frame)));
            kept(&*rows, &facets, found)
        });
        Self {
            frame,
            sources,
            query,
            place: StoredValue::new(place),
            typed,
            shown,
            selection: RwSignal::new(Selection::default()),
            printing: RwSignal::new(false),
            rows,
        }
    }

    /// Where the list is shown otherwise, for a link.
    pub(super) fn link(self, query: ListQuery) -> String {
        href(&self.place.with_value(|place| place(query)))
    }

    /// Shows the list otherwise, without a step to go back to.
    pub(super) fn show(self) -> impl Fn(ListQuery) {
        let go = use_go_instead();
        move |query| go(&self.place.with_value(|place| place(query)))
    }

    /// The order that the address asks for.
    pub(super) fn sort(self) -> Option<Sort> {
        self.query.with(|query| self.frame.with_value(|frame| Sort::parse(query.sort.as_ref()?, &frame.keys)))
    }

    /// The columns that are shown, by number.
    pub(super) fn columns(self) -> Vec<usize> {
        self.frame.with_value(|frame| self.shown.with(|shown| shown.columns(&frame.keys)))
    }
}

fn find(searched: &mut Option<Searched>, rows: &Arc<dyn Rows>, typed: &str) -> Vec<usize> {
    let is_same = |searched: &Searched| Arc::ptr_eq(&searched.rows, rows);
    if !searched.as_ref().is_some_and(is_same) {
        let mut search = Search::default();
        search.extend(&**rows, usize::MAX);
        *searched = Some(Searched { rows: Arc::clone(rows), search });
    }
    searched.as_mut().map(|searched| searched.search.find(typed).to_vec()).unwrap_or_default()
}

/// What the list is narrowed to, as far as it has such columns.
fn facets(query: &ListQuery, frame: &Frame) -> Vec<Facet> {
    let facet = |(name, value): &(String, String)| {
        let column = frame.keys.iter().position(|key| key == name)?;
        Some(Facet { column, condition: Condition::OneOf(vec![value.clone()]) })
    };
    query.filters.iter().filter_map(facet).collect()
}

/// The values that stand in a column, each once, in order.
pub(super) fn values(rows: &dyn Grid, column: usize) -> Vec<String> {
    let mut values: Vec<String> =
        (0..rows.row_count()).map(|row| rows.cell(row, column).plain().into_owned()).collect();
    values.sort_unstable();
    values.dedup();
    values.retain(|value| !value.is_empty());
    values
}
