//! The rows of a list in the order, and narrowed, as they are wanted: arranged in steps, so that the page stays usable.

use std::sync::Arc;

use leptos::prelude::*;

use super::list_config::ListConfig;
use super::records::Format;
use super::source::Source;
use crate::analytics::{order_number, search_term};
use crate::data_grid::{Facet, ListPipeline, ListQuerySpec, Sort, Wanted};
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{now, use_formats};
use crate::features::day_range::DayRange;
use crate::i18n::Formats;
use crate::models::value::zone::LocalTime;
use crate::reactive::effect;
use crate::routes::ListQuery;

/// An arrangement, and the rows that it is of.
pub(super) struct Arranged {
    source: Source,
    pub(super) pipeline: ListPipeline,
}

impl Arranged {
    /// A test: do these columns of a row alone match the search?
    pub(super) fn is_found_in(&self, columns: &[usize]) -> impl Fn(usize) -> bool {
        self.pipeline.is_found_in(&*self.source.rows, columns)
    }

    /// Goes a step on; once it is ready, the rows as they are wanted.
    fn step(&mut self) -> Option<(Source, Vec<usize>)> {
        let has_more = self.pipeline.step(&*self.source.rows);
        (!has_more).then(|| (self.source.clone(), self.pipeline.rows().to_vec()))
    }
}

/// The rows of a list as they are wanted. The ones before stay until those after them are ready.
pub(super) struct ArrangedRows {
    /// The source of the rows.
    pub(super) source: ReadSignal<Option<Source>>,
    /// Its rows, in the order and narrowed as they are wanted.
    pub(super) rows: ReadSignal<Vec<usize>>,
    /// Whether these are the ones that are wanted now.
    pub(super) is_arranged: Memo<bool>,
    /// What arranges them.
    pub(super) arranged: StoredValue<Option<Arranged>>,
}

/// Arranges the rows in steps.
pub(super) fn arrange(
    config: StoredValue<ListConfig>,
    source: Signal<Option<Source>>,
    query: Signal<ListQuery>,
    typed: Signal<Option<String>>,
) -> ArrangedRows {
    let arranged = StoredValue::new(None::<Arranged>);
    let (is_done, set_done) = signal(false);
    let (searched, set_searched) = signal(None::<String>);
    let (shown, set_shown) = signal(None);
    let (rows, set_rows) = signal(Vec::new());
    let task = ChunkedTask::new();
    let formats = use_formats();
    effect(move || {
        let Some(source) = source.get() else {
            arranged.set_value(None);
            set_shown.set(None);
            return;
        };
        let typed = typed.get();
        let search = typed.clone();
        let wanted = query.with(|query| config.with_value(|config| wanted(query, config, typed, &formats)));
        arranged.update_value(|arranged| {
            let same = arranged.take().filter(|before| Arc::ptr_eq(&before.source.rows, &source.rows));
            let columns = || config.with_value(ListConfig::columns_with_choices);
            let mut pipeline = same.map_or_else(|| ListPipeline::new(&columns()), |same| same.pipeline);
            pipeline.want(wanted);
            *arranged = Some(Arranged { source, pipeline });
        });
        set_done.set(false);
        task.start(move || {
            let step = |arranged: &mut Option<Arranged>| arranged.as_mut().map(Arranged::step);
            match arranged.try_update_value(step).flatten() {
                Some(Some((source, found))) => {
                    set_rows.set(found);
                    // Much is derived from it, so it is set only when it changes.
                    if shown.with_untracked(|shown| shown.as_ref() != Some(&source)) {
                        set_shown.set(Some(source));
                    }
                    set_searched.set(search.clone());
                    set_done.set(true);
                    false
                }
                step => step.is_some(),
            }
        });
    });
    // Also before the effect above has seen what has changed.
    let is_arranged = Memo::new(move |_| {
        is_done.get()
            && searched.with(|searched| typed.with(|typed| searched == typed))
            && shown.with(|shown| source.with(|source| shown == source))
    });
    ArrangedRows { source: shown, rows, is_arranged, arranged }
}

/// How the list is wanted, as far as it has such columns.
fn wanted(query: &ListQuery, config: &ListConfig, typed: Option<String>, formats: &Formats) -> ListQuerySpec {
    let sort = query.sort.as_ref().and_then(|sort| Sort::parse(sort, &config.keys));
    // What an order or a person is called in mails is in no row.
    let finds_people = config.search_submit.is_some();
    let id = |typed: &String| order_number(typed).filter(|_| finds_people).map(str::to_owned);
    let typed = typed.map(|typed| id(&typed).unwrap_or(typed));
    let (conditions, typed) = match typed {
        Some(typed) => {
            let present = LocalTime::at(now(), formats.minutes_ahead(now()));
            let days = |text: &str| Some(DayRange::typed(text, config.day_words, present?)?.wanted(formats));
            let (conditions, others) = config.vocabulary.read(&typed, &days);
            (conditions, Some(if finds_people { search_term(&others).to_owned() } else { others }))
        }
        None => (Vec::new(), None),
    };
    ListQuerySpec { sort, typed, facets: facets(query, config, formats), conditions }
}

/// What the list is narrowed to, as far as it has such columns: any of the values of each column, or its days.
fn facets(query: &ListQuery, config: &ListConfig, formats: &Formats) -> Vec<Facet> {
    let facet = |(column, key): (usize, &&str)| {
        let first = query.filter(key)?;
        let wanted = match config.formats[column] {
            Format::Moment => DayRange::parse(first).wanted(formats),
            _ => Wanted::Values(query.values(key).map(str::to_owned).collect()),
        };
        Some(Facet { column, wanted })
    };
    config.keys.iter().enumerate().filter_map(facet).collect()
}
