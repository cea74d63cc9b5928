//! Where the rows of a list come from: a page of the service, or all that was read so far.

use std::sync::Arc;

use leptos::prelude::*;

use super::records::{Listing, Records, Rows};
use crate::api::{Failure, PagedQuery};
use crate::components::ReadCount;
use crate::models::{Identified, PageRange, Row};
use crate::query::use_query_if;

/// The rows of a list and how far they are read.
#[derive(Clone)]
pub(crate) struct Source {
    pub(crate) rows: Arc<dyn Rows>,
    /// What part of the list these are.
    pub(crate) part: Part,
    /// How many there are in all, as far as known.
    pub(crate) total: u64,
    /// How far they are read.
    pub(crate) progress: ReadCount,
    /// When they were read, in milliseconds since 1970.
    pub(crate) read_at: Option<f64>,
}

/// What part of a list was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A page of it.
    Page(PageRange),
    /// What was read so far of all of it.
    Beginning,
    /// All of it.
    Whole {
        /// Whether it changed meanwhile: rows may be missing.
        changed_while_reading: bool,
    },
}

impl Part {
    /// The whole or its beginning.
    pub(crate) fn of_all(is_complete: bool, changed_while_reading: bool) -> Self {
        if is_complete { Self::Whole { changed_while_reading } } else { Self::Beginning }
    }
}

/// What a list page works with.
#[derive(Clone, Copy)]
pub(crate) struct Sources {
    /// The rows, once there are any; a memo, because much is made from them.
    pub(crate) source: Signal<Option<Source>>,
    /// Why the last try failed.
    pub(crate) failure: Signal<Option<Failure>>,
    /// Whether something is being read.
    pub(crate) under_way: Signal<bool>,
    /// Whether something else that the rows show, such as names, is still being read.
    pub(crate) waits: Option<Signal<bool>>,
    /// Whether the user paused it.
    pub(crate) is_paused: Signal<bool>,
    /// Reads again, or on.
    pub(crate) refresh: Callback<()>,
    /// Pauses reading; what was read stays.
    pub(crate) pause: Callback<()>,
}

impl Sources {
    /// Whether all rows are read, with all that they show and nothing newer on its way.
    pub(super) fn are_read(self) -> bool {
        let is_complete = |source: &Option<Source>| source.as_ref().is_some_and(Source::is_complete);
        let waits = self.waits.is_some_and(|waits| waits.get());
        self.source.with(is_complete) && !self.under_way.get() && !waits
    }
}

impl PartialEq for Source {
    /// Rows are the same only as the very same: to compare thousands of them would cost more than to show some again.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.rows, &other.rows)
            && (self.part, self.progress, self.total) == (other.part, other.progress, other.total)
            && self.read_at == other.read_at
    }
}

impl Source {
    /// Rows that are all there.
    pub(crate) fn whole<T: Send + Sync + 'static>(listing: &'static Listing<T>, records: Vec<T>) -> Self {
        let total = records.len() as u64;
        Self {
            rows: Arc::new(Records { listing, records }),
            part: Part::Whole { changed_while_reading: false },
            total,
            progress: ReadCount { read: total, total },
            read_at: None,
        }
    }

    /// The page, where the rows are one.
    pub(crate) fn page(&self) -> Option<PageRange> {
        match self.part {
            Part::Page(page) => Some(page),
            Part::Beginning | Part::Whole { .. } => None,
        }
    }

    /// Whether everything has loaded.
    pub(crate) fn is_complete(&self) -> bool {
        matches!(self.part, Part::Whole { .. })
    }

    /// The same, of which only a part is read.
    pub(crate) fn with_progress(self, progress: ReadCount, part: Part) -> Self {
        Self { progress, part, ..self }
    }

    /// Whether the service has nothing to list.
    pub(crate) fn is_empty(&self) -> bool {
        self.total == 0 && self.rows.row_count() == 0
    }

    /// The rows of a page as the first of all that are being read.
    fn into_beginning(self) -> Self {
        let progress = ReadCount { read: self.rows.row_count() as u64, total: self.total };
        Self { part: Part::Beginning, progress, ..self }
    }

    /// The same, with the time it was read at.
    pub(crate) fn read_at(self, read_at: Option<f64>) -> Self {
        Self { read_at, ..self }
    }
}

/// Reads a list: the page that is asked for, or everything as soon as that is wanted.
pub(crate) fn sources<R, T>(
    listing: &'static Listing<T>,
    list: PagedQuery<R>,
    page: Signal<u64>,
    wants_all: Signal<bool>,
    row: impl Fn(&Row<R>) -> T + Send + Sync + 'static,
) -> Sources
where
    R: Identified + Clone + PartialEq + Send + Sync + 'static,
    T: Send + Sync + 'static,
{
    let paged = list.clone();
    let one_page = use_query_if(move || (!wants_all.get()).then(|| paged.page(page.get())));
    let all_pages = use_query_if(move || wants_all.get().then(|| list.clone()));
    let row = StoredValue::new(row);
    let page_failed = Memo::new(move |_| one_page.reading.with(|reading| reading.failure.is_some()));
    // What is shown stays until something else can be shown: a list in use never disappears.
    let shown = Memo::new(move |before: Option<&Option<Source>>| {
        let before = || before.cloned().flatten();
        let rows_of = |rows: Vec<T>| Arc::new(Records { listing, records: rows }) as Arc<dyn Rows>;
        if wants_all.get() {
            // Until its first page has loaded, the page that is shown is the beginning.
            let Some(walk) = all_pages.value.get() else {
                return before().map(Source::into_beginning);
            };
            let rows: Vec<T> = row.with_value(|row| walk.rows().map(row).collect());
            Some(Source {
                part: Part::of_all(walk.is_complete(), walk.changed_while_reading),
                total: walk.total,
                progress: ReadCount { read: rows.len() as u64, total: walk.total },
                rows: rows_of(rows),
                read_at: None,
            })
        } else {
            let Some(page) = one_page.value.get() else { return before().filter(|_| !page_failed.get()) };
            let total = page.place.total;
            Some(Source {
                rows: rows_of(row.with_value(|row| page.rows.iter().map(row).collect())),
                part: Part::Page(page.place),
                total,
                progress: ReadCount { read: page.place.to, total },
                read_at: None,
            })
        }
    });
    // When it was read is known anew each time; the rows are not made anew for that.
    let source = Memo::new(move |_| {
        let read_at = match wants_all.get() {
            true => all_pages.reading.with(|reading| reading.read_at),
            false => one_page.reading.with(|reading| reading.read_at),
        };
        shown.get().map(|source| source.read_at(read_at))
    });
    let failure = Signal::derive(move || {
        let of_all = all_pages.reading.with(|reading| reading.failure.clone());
        if wants_all.get() { of_all } else { one_page.reading.with(|reading| reading.failure.clone()) }
    });
    let under_way = Signal::derive(move || {
        all_pages.reading.with(|reading| reading.under_way)
            || one_page.reading.with(|reading| reading.under_way)
    });
    let refresh = Callback::new(move |()| match wants_all.get_untracked() {
        true => all_pages.refresh.run(()),
        false => one_page.refresh.run(()),
    });
    Sources {
        source: source.into(),
        failure,
        under_way,
        waits: None,
        is_paused: Signal::derive(move || all_pages.reading.with(|reading| reading.is_paused)),
        refresh,
        pause: all_pages.pause,
    }
}
