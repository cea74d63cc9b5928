//! All pages of a list, as one.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::LocalBoxFuture;
use futures_util::stream::FuturesOrdered;
use futures_util::{FutureExt, StreamExt};

use super::normalize::Versions;
use super::readable::{Progress, Readable};
use crate::api::{Client, Endpoint, Failure, PagedQuery, Thread};
use crate::models::{Identified, Page, Received, Row};

/// All pages of a list are many requests, so they are not read again each time a view wants a name from them.
pub(super) const LIST_LASTS: Duration = Duration::from_secs(60);

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

/// What has been read of a list so far. Cheap to clone: the pages are shared.
#[derive(Clone, Debug, PartialEq)]
pub struct PagedResult<T> {
    pages: Vec<Arc<[Row<T>]>>,
    /// How many records have been read.
    pub read: u64,
    /// How many the service says there are.
    pub total: u64,
    /// How many of the rows read could not be understood.
    pub unreadable: u64,
    /// Whether the service's total changed while pages were read, so that rows may be missing.
    pub changed_while_reading: bool,
    /// The page to go on from; none once the walk is over.
    pub next_page: Option<u64>,
    /// Whether the walk was ended before it had all that was asked for.
    pub(super) is_cut_short: bool,
    last_page: u64,
    /// When its first page was asked for, in milliseconds since 1970.
    pub began_at: f64,
}

impl<T> PagedResult<T> {
    /// A walk that begins now.
    pub(super) fn new(began_at: f64) -> Self {
        Self {
            began_at,
            pages: Vec::new(),
            read: 0,
            total: 0,
            unreadable: 0,
            changed_while_reading: false,
            next_page: Some(1),
            is_cut_short: false,
            last_page: 1,
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

impl<T: Identified + Clone> PagedResult<T> {
    /// Takes the records of a page that are not there yet: rows move to another page while pages are read.
    ///
    /// The number of the page is the one that was asked for: what a page says of itself may be missing or wrong.
    pub(super) fn add(&mut self, number: u64, page: Page<T>, seen: &mut HashSet<Box<str>>) {
        self.changed_while_reading |= number > 1 && page.place.total != self.total;
        self.total = page.place.total;
        self.last_page = page.place.last_page;
        let is_last = page.rows.is_empty() || number >= self.last_page;
        self.next_page = (!is_last).then_some(number + 1);
        let is_new = |row: &Row<T>| row.received().is_none_or(|received| seen.insert(received.id().into()));
        let rows: Arc<[Row<T>]> = page.rows.into_iter().filter(is_new).collect();
        let unreadable = rows.iter().filter(|row| row.received().is_none()).count();
        self.unreadable += unreadable as u64;
        self.read += (rows.len() - unreadable) as u64;
        self.pages.push(rows);
    }

    /// Takes newer versions of its records; whether there was one.
    pub(super) fn merge_newer(&mut self, newer: &Versions<T>) -> bool {
        let mut changed = false;
        for page in self.pages.iter_mut().filter(|page| newer.concerns(page)) {
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
    let mut ahead = Ahead::new(client, walk.next_page.unwrap_or(1));
    while walk.next_page.is_some() {
        let number = ahead.next;
        let read = list.page(number);
        let text = ahead.read(walk.last_page, &|page| list.page(page).endpoint().clone()).await?;
        let page = read.decode(&text).map_err(Failure::DecodeError)?;
        walk.add(number, page, &mut seen);
        if walk.next_page.is_some() && !was_whole {
            progress(Arc::new(walk.clone()));
        }
    }
    Ok(walk)
}

/// From this number of pages on, a worker reads the list: to start it takes longer than a few requests.
const LONG: u64 = 10;

/// The pages that are being read ahead, in their order.
struct Ahead {
    client: Client,
    /// The page that comes next.
    next: u64,
    /// The first page that was not asked for yet.
    asked: u64,
    pages: FuturesOrdered<LocalBoxFuture<'static, Result<String, Failure>>>,
}

impl Ahead {
    fn new(client: Client, first: u64) -> Self {
        Self { client, next: first, asked: first, pages: FuturesOrdered::new() }
    }

    /// The text of the next page. How many pages there are, the first one says.
    async fn read(&mut self, last_page: u64, endpoint: &dyn Fn(u64) -> Endpoint) -> Result<String, Failure> {
        let most = self.client.settings().concurrency;
        while self.pages.is_empty() || (self.asked <= last_page && self.pages.len() < most) {
            let is_long = last_page >= LONG;
            let thread = if is_long { Thread::Worker } else { Thread::Page };
            self.pages.push_back(Box::pin(self.client.clone().text(endpoint(self.asked), thread)));
            self.asked += 1;
        }
        self.next += 1;
        self.pages.next().await.unwrap_or(Err(Failure::Cancelled))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::models::Event;

    /// A page of a list that says to have so many records and pages.
    fn page(ids: &[u32], total: u64, last_page: u64) -> Page<Event> {
        let rows: Vec<String> =
            ids.iter().map(|id| format!(r#"{{"id":"{id}","name":"Event {id}"}}"#)).collect();
        let rows = rows.join(",");
        let text = format!(r#"{{"data":[{rows}],"meta":{{"last_page":{last_page},"total":{total}}}}}"#);
        match Page::read(&text) {
            Ok(page) => page,
            Err(problem) => panic!("{problem}"),
        }
    }

    /// Takes pages one after the other, as far as the walk asks for them.
    fn walked(pages: impl IntoIterator<Item = Page<Event>>) -> PagedResult<Event> {
        let (mut walk, mut seen) = (PagedResult::new(0.0), HashSet::new());
        for page in pages {
            let Some(number) = walk.next_page else { break };
            walk.add(number, page, &mut seen);
        }
        walk
    }

    fn ids(walk: &PagedResult<Event>) -> Vec<u32> {
        walk.records().filter_map(|event| event.id().parse().ok()).collect()
    }

    #[test]
    fn the_last_page_ends_it_and_another_total_is_noticed() {
        let walk = walked([page(&[1], 3, 2), page(&[2], 4, 2)]);
        assert!(walk.is_complete());
        assert!(walk.changed_while_reading);
    }

    #[test]
    fn a_row_that_moved_to_the_next_page_is_listed_once() {
        let walk = walked([page(&[1, 2], 3, 3), page(&[2, 3], 3, 3)]);
        assert_eq!(ids(&walk), [1, 2, 3]);
        assert_eq!((walk.read, walk.total, walk.next_page), (3, 3, Some(3)));
        assert!(!walk.changed_while_reading);
    }

    #[test]
    fn a_row_that_can_not_be_read_is_a_row_all_the_same() {
        let text = r#"{"data":[{"id":"1","name":"A"},{"id":"2"},null]}"#;
        let walk = walked(Page::read(text));
        let problems: Vec<_> = walk
            .rows()
            .filter_map(|row| match row {
                Row::DecodeError { problem, .. } => Some(problem.to_string()),
                Row::Record(_) => None,
            })
            .collect();
        assert_eq!(problems, ["name: is missing", ".: expected an object, found null"]);
        assert_eq!((walk.read, walk.unreadable), (1, 2));
    }

    proptest! {
        /// With any repeats and gaps between the pages: each record once, in the order of its first appearance, and no
        /// more pages than the service says.
        #[test]
        fn each_record_is_listed_once(pages in prop::collection::vec(prop::collection::vec(0_u32..40, 1..8), 1..12)) {
            let last_page = pages.len() as u64;
            let walk = walked(pages.iter().map(|ids| page(ids, 40, last_page)));
            let mut expected = Vec::new();
            for id in pages.iter().flatten() {
                if !expected.contains(id) {
                    expected.push(*id);
                }
            }
            prop_assert_eq!(walk.read, expected.len() as u64);
            prop_assert_eq!(ids(&walk), expected);
            prop_assert!(walk.is_complete());
        }

        /// An empty page ends a walk, even if the service says that more follow.
        #[test]
        fn a_walk_ends(pages in prop::collection::vec(prop::collection::vec(0_u32..9, 0..3), 1..9)) {
            let walk = walked(pages.iter().map(|ids| page(ids, 9, u64::MAX)));
            let ends = pages.iter().any(Vec::is_empty);
            prop_assert_eq!(walk.is_complete(), ends);
        }
    }
}
