//! What a person has made of a list: its order, what it is narrowed to, what is searched for, columns and selection.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::column_layout::{remembered_columns, remembered_widths};
use super::language_change::search_and_selection;
use super::matches::Matches;
use super::records::{Format, Listing};
use super::source::{Source, Sources};
use crate::data_grid::{ColumnWidths, Facet, ListPipeline, ListQuerySpec, Selection, Shown, Sort};
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{href, use_i18n, use_replace};
use crate::navigation::Navigation;
use crate::reactive::{effect, scoped};
use crate::routes::{Base, ListQuery, Route};

/// What is the same for all records of a list, of any type.
pub(crate) struct ListConfig {
    pub(crate) keys: Vec<&'static str>,
    pub(crate) labels: Vec<&'static str>,
    pub(crate) formats: Vec<Format>,
    pub(crate) facets: &'static [&'static str],
    pub(crate) name: &'static str,
    pub(crate) search_submit: Option<SearchSubmit>,
    pub(super) from_start: &'static [&'static str],
}

impl ListConfig {
    pub(crate) fn of<T>(listing: &'static Listing<T>) -> Self {
        let words = use_i18n();
        Self {
            keys: listing.table.keys(),
            labels: listing.headings.iter().map(|heading| (heading.label)(words)).collect(),
            formats: listing.headings.iter().map(|heading| heading.format).collect(),
            facets: listing.facets,
            name: listing.name,
            search_submit: None,
            from_start: listing.from_start,
        }
    }

    /// The numbers of the columns whose values are to choose from; those of a flag are known without a look.
    fn columns_with_choices(&self) -> Vec<usize> {
        let places = self.facets.iter().filter_map(|facet| self.keys.iter().position(|key| key == facet));
        places.filter(|column| self.formats[*column] != Format::Flag).collect()
    }
}

/// A list on a page.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) config: StoredValue<ListConfig>,
    /// Where the rows come from; what they are is shown once they are arranged.
    pub(crate) sources: Sources,
    pub(crate) query: Signal<ListQuery>,
    route: StoredValue<RouteBuilder>,
    /// The text of the search box; `None` until the user focuses it.
    pub(crate) typed: RwSignal<Option<String>>,
    pub(crate) shown: RwSignal<Shown>,
    /// The widths that the user chose.
    pub(crate) widths: RwSignal<ColumnWidths>,
    pub(crate) selection: RwSignal<Selection>,
    /// The search box, whose text is the browser's own: written only when the search is cleared.
    pub(crate) search_box: NodeRef<html::Input>,
    /// Whether all rows are drawn, for paper.
    pub(crate) printing: RwSignal<bool>,
    /// Whether `rows` are those that are wanted now: searched, narrowed and sorted.
    pub(crate) is_arranged: Signal<bool>,
    /// The rows in order, narrowed to what is searched for and chosen.
    pub(crate) rows: RwSignal<Vec<usize>>,
    arranged: StoredValue<Option<Arranged>>,
}

/// What Enter asks in the search box of a list, beyond narrowing it.
#[derive(Clone, Copy)]
pub(crate) struct SearchSubmit {
    /// What the box is called.
    pub(crate) label: &'static str,
    /// Takes what was typed.
    pub(crate) ask: Callback<String>,
    /// The columns by which a person tells the matching rows apart. The first column of the list is what is asked for
    /// when one of them is chosen.
    pub(crate) columns: &'static [&'static str],
    /// The column that is shown of a row that none of these made a match.
    pub(crate) reason: &'static str,
    /// The answer, between the box and the rows.
    pub(crate) answer: Callback<Matches, AnyView>,
}

/// The route of a list, ordered and filtered by the query.
pub(crate) type RouteBuilder = Box<dyn Fn(ListQuery) -> Route + Send + Sync>;

/// An arrangement, and the rows that it is of.
struct Arranged {
    source: Source,
    arrangement: ListPipeline,
}

impl Arranged {
    /// Goes a step on; once it is ready, the rows as they are wanted.
    fn step(&mut self) -> Option<(Source, Vec<usize>)> {
        let has_more = self.arrangement.step(&*self.source.rows);
        (!has_more).then(|| (self.source.clone(), self.arrangement.rows().to_vec()))
    }
}

/// How the list is shown, from the address.
pub(crate) fn query() -> Signal<ListQuery> {
    let query = expect_context::<Navigation>().query;
    let query = scoped(move || query.get());
    Memo::new(move |_| query.with(|query| ListQuery::parse(query))).into()
}

impl State {
    pub(crate) fn new(
        config: ListConfig,
        sources: Sources,
        query: Signal<ListQuery>,
        route: RouteBuilder,
    ) -> Self {
        let (typed, selection) = search_and_selection();
        let search_box = NodeRef::<html::Input>::new();
        // The text of the box is the browser's own: what was carried over is put in once.
        let carried_over = StoredValue::new(typed.get_untracked());
        effect(move || {
            if let Some(input) = search_box.get()
                && let Some(text) = carried_over.try_update_value(Option::take).flatten()
            {
                input.set_value(&text);
            }
        });
        let (shown, widths) = (remembered_columns(&config), remembered_widths(&config));
        let config = StoredValue::new(config);
        let arranged = StoredValue::new(None::<Arranged>);
        let is_arranged = RwSignal::new(false);
        let (source, rows) = arrange(config, sources.source, query, typed.into(), arranged, is_arranged);
        let sources = Sources { source: source.into(), ..sources };
        Self {
            config,
            sources,
            query,
            route: StoredValue::new(route),
            typed,
            shown,
            widths,
            selection,
            search_box,
            printing: RwSignal::new(false),
            is_arranged: is_arranged.into(),
            rows,
            arranged,
        }
    }

    /// Where the list is shown otherwise, for a link.
    pub(crate) fn link(self, query: ListQuery) -> String {
        href(&self.route.with_value(|route| route(query)))
    }

    /// Shows the list otherwise, without a step to go back to.
    pub(crate) fn show(self) -> impl Fn(ListQuery) {
        let go = use_replace();
        move |query| go(&self.route.with_value(|route| route(query)))
    }

    /// Turns to a page, with a way back.
    pub(crate) fn show_page(self) -> Callback<u64> {
        let (navigation, base) = (expect_context::<Navigation>(), expect_context::<Base>());
        Callback::new(move |page| {
            let route = self.route.with_value(|route| route(ListQuery::page(page)));
            navigation.go(&route.href(&base));
        })
    }

    /// Whether all rows are read, and arranged as they are wanted.
    pub(crate) fn is_ready(self) -> bool {
        let is_complete = |source: &Option<Source>| source.as_ref().is_some_and(|source| source.is_complete);
        self.is_arranged.get() && self.sources.source.with(is_complete)
    }

    /// Forgets what was searched for.
    pub(crate) fn clear_search(self) {
        self.typed.set(Some(String::new()));
        if let Some(input) = self.search_box.get_untracked() {
            input.set_value("");
        }
    }

    /// The order that the address asks for.
    pub(crate) fn sort(self) -> Option<Sort> {
        self.query
            .with(|query| self.config.with_value(|config| Sort::parse(query.sort.as_ref()?, &config.keys)))
    }

    /// The distinct values of a column that the list can be filtered by, in order.
    pub(crate) fn choices(self, column: usize) -> Vec<String> {
        self.sources.source.track();
        self.arranged.with_value(|arranged| {
            arranged.as_ref().map(|arranged| arranged.arrangement.choices(column)).unwrap_or_default()
        })
    }

    /// The columns that are shown, by number.
    pub(crate) fn columns(self) -> Vec<usize> {
        self.config.with_value(|config| self.shown.with(|shown| shown.columns(&config.keys)))
    }
}

/// Arranges the rows by turns: a source, and its rows in the order and narrowed as they are wanted. The ones before stay
/// until those after them are ready.
fn arrange(
    config: StoredValue<ListConfig>,
    source: Signal<Option<Source>>,
    query: Signal<ListQuery>,
    typed: Signal<Option<String>>,
    arranged: StoredValue<Option<Arranged>>,
    is_arranged: RwSignal<bool>,
) -> (RwSignal<Option<Source>>, RwSignal<Vec<usize>>) {
    let (shown, rows) = (RwSignal::new(None), RwSignal::new(Vec::new()));
    let turns = ChunkedTask::new();
    effect(move || {
        let Some(source) = source.get() else {
            arranged.set_value(None);
            shown.set(None);
            return;
        };
        let typed = typed.get();
        let wanted = query.with(|query| config.with_value(|config| wanted(query, config, typed)));
        arranged.update_value(|arranged| {
            let same = arranged.take().filter(|before| Arc::ptr_eq(&before.source.rows, &source.rows));
            let arrangement = same.map(|same| same.arrangement);
            let columns = || config.with_value(ListConfig::columns_with_choices);
            let mut arrangement = arrangement.unwrap_or_else(|| ListPipeline::new(&columns()));
            arrangement.want(wanted);
            *arranged = Some(Arranged { source, arrangement });
        });
        is_arranged.set(false);
        turns.start(move || {
            let step = |arranged: &mut Option<Arranged>| arranged.as_mut().map(Arranged::step);
            match arranged.try_update_value(step).flatten() {
                Some(Some((source, found))) => {
                    rows.set(found);
                    // Much is derived from it, so it is set only when it changes.
                    if shown.with_untracked(|shown| shown.as_ref() != Some(&source)) {
                        shown.set(Some(source));
                    }
                    is_arranged.set(true);
                    false
                }
                step => step.is_some(),
            }
        });
    });
    (shown, rows)
}

/// How the list is wanted, as far as it has such columns.
fn wanted(query: &ListQuery, config: &ListConfig, typed: Option<String>) -> ListQuerySpec {
    let sort = query.sort.as_ref().and_then(|sort| Sort::parse(sort, &config.keys));
    ListQuerySpec { sort, typed, facets: facets(query, config) }
}

/// What the list is narrowed to, as far as it has such columns.
fn facets(query: &ListQuery, config: &ListConfig) -> Vec<Facet> {
    let facet = |(name, value): &(String, String)| {
        let column = config.keys.iter().position(|key| key == name)?;
        Some(Facet { column, chosen: vec![value.clone()] })
    };
    query.filters.iter().filter_map(facet).collect()
}
