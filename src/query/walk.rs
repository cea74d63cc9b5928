//! All pages of a list, as one.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::LocalBoxFuture;

use super::normalize::{Versions, are_same};
use super::readable::{Progress, Readable};
use super::reading::Reading;
use crate::api::{Client, Endpoint, Failure, PageRead, PageReader, PagedQuery};
use crate::models::{Identified, Page, Received, Row};

/// All pages of a list are many requests, so they are not read again each time a view wants a name from them.
pub(super) const LIST_LASTS: Duration = Duration::from_secs(60);

/// After so many times the first page a list is taken to be over.
const MOST_REPEATED: u64 = 3;

/// All pages of a list.
impl<T: Identified + Clone + Send + Sync + 'static> Readable for PagedQuery<T> {
    type Value = PagedResult<T>;

    const LASTS: Duration = LIST_LASTS;

    fn endpoint(&self) -> &Endpoint {
        Self::endpoint(self)
    }

    fn key(&self) -> String {
        format!("all of {}", Self::endpoint(self))
    }

    fn read(
        &self,
        client: Client,
        before: Option<Arc<Self::Value>>,
        progress: Progress,
    ) -> LocalBoxFuture<'static, Result<Self::Value, Failure>> {
        walk(client, self.clone(), before, progress).boxed_local()
    }
}

impl<T> Reading<PagedResult<T>> {
    /// Whether all of the list is read.
    pub fn is_complete(&self) -> bool {
        self.value.as_ref().is_some_and(|list| list.is_complete())
    }
}

/// What has been read of a list so far. Cheap to clone: the pages are shared.
#[derive(Clone, Debug, PartialEq)]
pub struct PagedResult<T> {
    pages: Vec<Arc<[Row<T>]>>,
    /// When each page was asked for, in milliseconds since 1970.
    asked_at: Vec<f64>,
    /// How many records have been read.
    pub read: u64,
    /// How many the service says there are.
    pub total: u64,
    /// How many of the rows read could not be understood.
    pub unreadable: u64,
    /// Whether rows may be missing: the service's total changed while pages were read, or is more than came.
    pub changed_while_reading: bool,
    /// The page to go on from; none once the walk is over.
    pub next_page: Option<u64>,
    /// Whether the walk was ended before it had all that was asked for.
    pub(super) is_cut_short: bool,
    last_page: u64,
    /// How many pages, one after the other, were the first one once more.
    repeated: u64,
    /// When its first page was asked for, in milliseconds since 1970.
    pub began_at: f64,
}

impl<T> PagedResult<T> {
    /// A walk that begins now.
    pub(super) fn new(began_at: f64) -> Self {
        Self {
            began_at,
            pages: Vec::new(),
            asked_at: Vec::new(),
            read: 0,
            total: 0,
            unreadable: 0,
            changed_while_reading: false,
            next_page: Some(1),
            is_cut_short: false,
            last_page: 1,
            repeated: 0,
        }
    }

    /// Whether everything was read.
    pub fn is_complete(&self) -> bool {
        self.next_page.is_none() && !self.is_cut_short
    }

    /// Whether every record was read and understood.
    pub fn has_all(&self) -> bool {
        self.is_complete() && self.unreadable == 0
    }

    /// The pages, each of which is the very same rows for as long as nothing in it has changed.
    pub fn pages(&self) -> &[Arc<[Row<T>]>] {
        &self.pages
    }

    /// The rows in the service's order, those that can't be read among them; each record once.
    pub fn rows(&self) -> impl Iterator<Item = &Row<T>> {
        self.pages.iter().flat_map(|page| page.iter())
    }

    /// The records with their texts.
    pub fn received(&self) -> impl Iterator<Item = &Arc<Received<T>>> {
        self.rows().filter_map(Row::received)
    }

    /// The records.
    pub fn records(&self) -> impl Iterator<Item = &T> {
        self.rows().filter_map(Row::record)
    }
}

impl<T: Identified> PagedResult<T> {
    /// The record of an id, if it is read.
    pub fn record(&self, id: &str) -> Option<&T> {
        self.records().find(|record| record.id() == id)
    }
}

impl<T: Identified + Clone> PagedResult<T> {
    /// Takes the records of a page that are not there yet: rows move to another page while pages are read.
    ///
    /// The number of the page is the one that was asked for: what a page says of itself may be missing or wrong.
    pub(super) fn add(&mut self, number: u64, asked_at: f64, page: Page<T>, seen: &mut HashSet<Box<str>>) {
        self.changed_while_reading |= number > 1 && page.place.total != self.total;
        self.total = page.place.total;
        self.last_page = page.place.last_page;
        let is_last = page.rows.is_empty() || number >= self.last_page;
        self.next_page = (!is_last).then_some(number + 1);
        // A service that knows nothing of pages sends the first one each time.
        let is_first = |first: &Arc<[Row<T>]>| !first.is_empty() && are_same(first, &page.rows);
        let is_repeated = self.pages.first().is_some_and(is_first);
        let is_new = |row: &Row<T>| row.received().is_none_or(|received| seen.insert(received.id().into()));
        let rows: Arc<[Row<T>]> = page.rows.into_iter().filter(is_new).collect();
        let unreadable = rows.iter().filter(|row| row.received().is_none()).count();
        self.unreadable += unreadable as u64;
        self.read += (rows.len() - unreadable) as u64;
        self.repeated = if is_repeated { self.repeated + 1 } else { 0 };
        if self.repeated == MOST_REPEATED {
            self.next_page = None;
        }
        self.pages.push(rows);
        self.asked_at.push(asked_at);
    }

    /// Notices at the end that less came than the service says there is.
    pub(super) fn check_total(&mut self) {
        self.changed_while_reading |= self.next_page.is_none() && self.read + self.unreadable < self.total;
    }

    /// Takes the pages from before in which nothing has changed.
    pub(super) fn reuse_pages(&mut self, before: &Self) {
        for (page, before) in self.pages.iter_mut().zip(&before.pages) {
            if are_same(page, before) {
                *page = Arc::clone(before);
            }
        }
    }

    /// Takes versions of its records that were asked for at some time into the pages from before; whether there was another one.
    pub(super) fn merge_newer(&mut self, newer: &Versions<T>, asked_at: f64) -> bool {
        let mut changed = false;
        let pages =
            self.pages.iter_mut().zip(&self.asked_at).filter(|(_, page_asked_at)| **page_asked_at < asked_at);
        for (page, _) in pages.filter(|(page, _)| newer.concerns(page)) {
            let mut rows = page.to_vec();
            changed |= newer.merge_newer(&mut rows);
            *page = rows.into();
        }
        changed
    }
}

/// Reads all pages, several at once, and takes them in their order. A walk that was broken off continues from where it
/// was and shows what it has along the way; one that was whole is replaced only when the new one is.
async fn walk<T: Identified + Clone + Send + Sync + 'static>(
    client: Client,
    list: PagedQuery<T>,
    before: Option<Arc<PagedResult<T>>>,
    progress: Progress,
) -> Result<PagedResult<T>, Failure> {
    let was_whole = before.as_ref().is_some_and(|walk| walk.is_complete());
    let broken_off = before.filter(|_| !was_whole);
    let mut walk =
        broken_off.map_or_else(|| PagedResult::new(js_sys::Date::now()), |walk| PagedResult::clone(&walk));
    let mut seen: HashSet<Box<str>> = walk.records().map(|record| record.id().into()).collect();
    let mut pages = PageReader::new(client, list, walk.next_page.unwrap_or(1));
    while walk.next_page.is_some() {
        let PageRead { number, asked_at, page } = pages.next(walk.last_page).await?;
        walk.add(number, asked_at, page, &mut seen);
        walk.check_total();
        if walk.next_page.is_some() && !was_whole && !pages.is_ahead() {
            progress(Arc::new(walk.clone()));
        }
    }
    Ok(walk)
}

#[cfg(test)]
mod tests;
