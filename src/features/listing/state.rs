//! What a person has made of a list: its order, what it is narrowed to, what is searched for, columns and selection.

use leptos::html;
use leptos::prelude::*;

use super::arranged::{Arranged, ArrangedRows, arrange};
use super::column_layout::{remembered_columns, remembered_widths};
use super::list_config::ListConfig;
use super::source::Sources;
use super::virtual_window::row_height;
use crate::data_grid::{ColumnValue, ColumnWidths, Selection, Shown, Sort};
use crate::features::context::{href, use_amend, use_i18n};
use crate::features::visit_memory::VisitMemory;
use crate::i18n::Messages;
use crate::navigation::Navigation;
use crate::reactive::effect;
use crate::routes::{Base, ListQuery, Route};

/// What was searched for and selected in the lists of the history, and how far they were scrolled.
pub(crate) type ListMemory = VisitMemory<RememberedList>;

/// A list as it was left.
#[derive(Clone, Default)]
pub(crate) struct RememberedList {
    search: Option<String>,
    selection: Selection,
    offset: f64,
}

/// A list on a page.
#[derive(Clone, Copy)]
pub(crate) struct ListState {
    pub(crate) config: StoredValue<ListConfig>,
    /// Where the rows come from; what they are is shown once they are arranged.
    pub(crate) sources: Sources,
    pub(crate) query: Signal<ListQuery>,
    route: StoredValue<RouteBuilder>,
    arrangement: Option<Arrangement>,
    /// The text of the search box; `None` until the user focuses it.
    pub(crate) typed: RwSignal<Option<String>>,
    pub(crate) shown: RwSignal<Shown>,
    /// The widths that the user chose.
    pub(crate) widths: RwSignal<ColumnWidths>,
    pub(crate) selection: RwSignal<Selection>,
    /// The id of the record whose actions a touch has opened.
    pub(super) open_actions: RwSignal<Option<String>>,
    /// How far the rows are scrolled in their frame, in pixels; at first, how far they are to be.
    pub(crate) offset: StoredValue<f64>,
    /// The column that the list is sorted by.
    pub(super) sorted_column: Memo<Option<usize>>,
    /// The height of a row, in pixels.
    pub(crate) row_height: Signal<f64>,
    /// The search box, whose text is the browser's own: written only when the search is cleared.
    pub(crate) search_box: NodeRef<html::Input>,
    /// Whether all rows are drawn, for paper.
    pub(crate) printing: RwSignal<bool>,
    /// Whether `rows` are those that are wanted now: searched, narrowed and sorted.
    pub(crate) is_arranged: Signal<bool>,
    /// The rows in order, narrowed to what is searched for and chosen.
    pub(crate) rows: ReadSignal<Vec<usize>>,
    arranged: StoredValue<Option<Arranged>>,
}

/// An order and a part of a list where the address names none.
#[derive(Clone, Copy)]
pub(crate) struct Arrangement {
    /// The list as it is shown.
    pub(crate) of: fn(ListQuery) -> ListQuery,
    /// The filter that says which part it is: not one that the user has narrowed it by.
    pub(crate) part: &'static str,
    /// The other part, and the way there where nothing is found in this one.
    pub(crate) other: fn(&ListQuery, &'static Messages) -> (ListQuery, &'static str),
}

/// The route of a list, ordered and filtered by the query.
pub(crate) type RouteBuilder = Box<dyn Fn(ListQuery) -> Route + Send + Sync>;

/// The order that a query asks for, if the list has its column.
fn sort_of(query: Signal<ListQuery>, config: StoredValue<ListConfig>) -> Option<Sort> {
    query.with(|query| config.with_value(|config| Sort::parse(query.sort.as_ref()?, &config.keys)))
}

impl ListState {
    pub(crate) fn new(
        config: ListConfig,
        sources: Sources,
        query: Signal<ListQuery>,
        route: RouteBuilder,
        arrangement: Option<Arrangement>,
    ) -> Self {
        let typed = RwSignal::new(None);
        let (selection, offset) = (RwSignal::new(Selection::default()), StoredValue::new(0.0));
        let left = move || {
            let (search, selection) = typed.try_get_untracked().zip(selection.try_get_untracked())?;
            Some(RememberedList { search, selection, offset: offset.try_get_value()? })
        };
        if let Some(remembered) = expect_context::<ListMemory>().recall(left) {
            typed.set(remembered.search);
            selection.set(remembered.selection);
            offset.set_value(remembered.offset);
        }
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
        let ArrangedRows { source, rows, is_arranged, arranged } =
            arrange(config, sources.source, query, typed.into());
        let sources = Sources { source: source.into(), ..sources };
        Self {
            config,
            sources,
            query,
            route: StoredValue::new(route),
            arrangement,
            typed,
            shown,
            widths,
            selection,
            open_actions: RwSignal::new(None),
            offset,
            sorted_column: Memo::new(move |_| sort_of(query, config).map(Sort::column)),
            row_height: row_height(expect_context()),
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
        let amend = use_amend();
        move |query| amend(&self.route.with_value(|route| route(query)))
    }

    /// Turns to a page, with a way back.
    pub(crate) fn show_page(self) -> Callback<u64> {
        let (navigation, base) = (expect_context::<Navigation>(), expect_context::<Base>());
        Callback::new(move |page| {
            let route = self.route.with_value(|route| route(ListQuery::page(page)));
            navigation.go(route.href(&base));
        })
    }

    /// Whether everything is read, and arranged as it is wanted.
    pub(crate) fn is_ready(self) -> bool {
        self.is_arranged.get() && self.sources.are_read()
    }

    /// The list without what the user has narrowed it to; `None` if that is how it is shown.
    pub(crate) fn unnarrowed(self) -> Option<ListQuery> {
        let part = self.arrangement.map(|arrangement| arrangement.part);
        let is_searched = self.typed.with(|typed| typed.as_ref().is_some_and(|typed| !typed.is_empty()));
        self.query.with(|query| {
            let whole = query.unnarrowed(part);
            (is_searched || whole != *query).then_some(whole)
        })
    }

    /// The other part of the list, and the way there.
    pub(crate) fn other_part(self) -> Option<(ListQuery, &'static str)> {
        let words = use_i18n();
        self.arrangement.map(|arrangement| self.query.with(|query| (arrangement.other)(query, words)))
    }

    /// The order that the heading of a column leads to.
    pub(crate) fn next_sort(self, column: usize) -> Option<Sort> {
        let current = self.sort();
        self.config.with_value(|config| {
            let next = Sort::pressed(current, column, &config.keys);
            // Where no order means the present one, the way back begins anew.
            let shown = self.query.with(|query| {
                let query = query.sorted(next.map(|next| next.to_string()));
                self.arrangement.map_or(query.clone(), |arrangement| (arrangement.of)(query)).sort
            });
            let is_same = next.is_none() && current.map(|current| current.to_string()) == shown;
            if is_same { Sort::pressed(None, column, &config.keys) } else { next }
        })
    }

    /// Whether a text has conditions on columns.
    pub(crate) fn has_conditions(self, typed: &str) -> bool {
        self.config.with_value(|config| config.vocabulary.has_conditions(typed))
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
        sort_of(self.query, self.config)
    }

    /// The distinct values of a column that the list can be filtered by, in order.
    pub(crate) fn choices(self, column: usize) -> Vec<ColumnValue> {
        self.sources.source.track();
        self.arranged.with_value(|arranged| {
            arranged.as_ref().map(|arranged| arranged.pipeline.choices(column)).unwrap_or_default()
        })
    }

    /// Runs something with a test: which of these groups of columns is the first that alone matches the search in a row. None
    /// until there are rows.
    pub(crate) fn with_place_found<R>(
        self,
        groups: &[&[usize]],
        run: impl FnOnce(&dyn Fn(usize) -> Option<usize>) -> R,
    ) -> Option<R> {
        self.arranged.with_value(|arranged| {
            let arranged = arranged.as_ref()?;
            let tests: Vec<_> = groups.iter().map(|columns| arranged.is_found_in(columns)).collect();
            Some(run(&|row| tests.iter().position(|is_found_in| is_found_in(row))))
        })
    }

    /// The columns that are shown, by number.
    pub(crate) fn columns(self) -> Vec<usize> {
        self.config.with_value(|config| self.shown.with(|shown| shown.columns(&config.keys)))
    }
}
