//! What is the same for all records of a list.

use leptos::prelude::*;

use super::cell_text::facet_text;
use super::records::{Format, ListColumn, Listing};
use super::state::ListState;
use crate::data_grid::{Selection, Term, Vocabulary};
use crate::features::context::use_i18n;
use crate::features::day_range::DayRange;
use crate::i18n::Messages;
use crate::routes::ListQuery;

/// What can be done with the records that are selected.
pub(crate) type ForSelected = Callback<RwSignal<Selection>, AnyView>;

/// What is the same for all records of a list, of any type.
pub(crate) struct ListConfig {
    pub(crate) keys: Vec<&'static str>,
    pub(crate) labels: Vec<&'static str>,
    pub(crate) formats: Vec<Format>,
    /// Whether cells of a column may show a view.
    pub(crate) have_views: Vec<bool>,
    /// Whether something can be done with a record in its row.
    pub(super) has_actions: bool,
    pub(crate) facets: &'static [&'static str],
    pub(super) rare_facets: &'static [&'static str],
    pub(crate) name: &'static str,
    /// What the list is of, such as an event, once that is known.
    pub(super) about: Signal<Option<String>>,
    pub(crate) search_submit: Option<SearchSubmit>,
    /// What can be done with the records that are selected.
    pub(super) for_selected: Option<ForSelected>,
    /// What columns and values are called in the search box.
    pub(super) vocabulary: Vocabulary,
    /// What today and yesterday are called there.
    pub(super) day_words: [&'static str; 2],
    pub(super) from_start: &'static [&'static str],
}

impl ListConfig {
    pub(crate) fn of<T>(listing: &'static Listing<T>) -> Self {
        let words = use_i18n();
        let keys: Vec<_> = listing.columns.iter().map(ListColumn::key).collect();
        let labels: Vec<_> = listing.columns.iter().map(|column| (column.label)(words)).collect();
        let formats: Vec<_> = listing.columns.iter().map(|column| column.format).collect();
        Self {
            have_views: listing.columns.iter().map(ListColumn::has_views).collect(),
            vocabulary: vocabulary(&keys, &labels, &formats, words),
            day_words: [words.list.today, words.list.yesterday],
            keys,
            labels,
            formats,
            has_actions: !listing.actions.is_empty(),
            facets: listing.facets,
            rare_facets: listing.rare_facets,
            name: listing.name,
            about: Signal::stored(None),
            search_submit: None,
            for_selected: None,
            from_start: listing.from_start,
        }
    }

    /// The number of a column.
    pub(super) fn column(&self, key: &str) -> Option<usize> {
        self.keys.iter().position(|known| *known == key)
    }

    /// Whether a list is narrowed in a column.
    pub(super) fn is_narrowed(&self, query: &ListQuery, key: &str) -> bool {
        match self.column(key).map(|column| self.formats[column]) {
            Some(Format::Moment) => query.filter(key).is_some_and(|days| !DayRange::parse(days).is_empty()),
            _ => query.filter(key).is_some(),
        }
    }

    /// The numbers of the columns whose values are to choose from; those of a flag are known without a look, and of moments the
    /// days are chosen.
    pub(super) fn columns_with_choices(&self) -> Vec<usize> {
        let places = self.facets.iter().filter_map(|facet| self.column(facet));
        places.filter(|column| !matches!(self.formats[*column], Format::Flag | Format::Moment)).collect()
    }
}

/// What columns are called in the search box: as their headings say, and as addresses do. Drawings have no text.
fn vocabulary(
    keys: &[&'static str],
    labels: &[&'static str],
    formats: &[Format],
    words: &'static Messages,
) -> Vocabulary {
    let mut vocabulary = Vocabulary::default();
    for (column, ((key, label), format)) in keys.iter().zip(labels).zip(formats).enumerate() {
        if *format == Format::Moment {
            vocabulary.moments(column);
        }
        if *format != Format::Drawn {
            [*label, *key, key.trim_start_matches("is_")]
                .iter()
                .for_each(|name| vocabulary.name(column, name));
        }
    }
    for value in ["true", "false"] {
        vocabulary.word(facet_text(value, Format::Flag, words), value);
    }
    let paid = Term::Paid.key();
    vocabulary.word(facet_text(paid, Format::Text, words), paid);
    vocabulary
}

/// What Enter asks in the search box of a list, beyond narrowing it.
#[derive(Clone, Copy)]
pub(crate) struct SearchSubmit {
    /// What the box is called.
    pub(crate) label: &'static str,
    /// Takes what was typed.
    pub(crate) ask: Callback<String>,
    /// Forgets what was asked: Escape in an empty box.
    pub(crate) clear: Callback<()>,
    /// The answer, between the box and the rows.
    pub(crate) answer: Callback<ListState, AnyView>,
}
