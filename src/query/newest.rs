//! The newest records of a list, read from the end at which they are.
//!
//! The interface does not show in which order a list is. The first page tells: where its moments rise or fall, the
//! pages of the other records need not be read. A list in no such order is read from page to page.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::LocalBoxFuture;

use super::readable::{Progress, Readable};
use super::walk::{LIST_LASTS, PagedResult};
use crate::api::{Client, Endpoint, Failure, PagedQuery};
use crate::models::value::Timestamp;
use crate::models::{Identified, Page, Row};

/// How many pages are read at most: what needs more of them needs the whole list.
const MOST: u64 = 40;

/// The records of a list since a moment.
pub struct NewestQuery<T> {
    /// The list.
    pub list: PagedQuery<T>,
    /// When a record was made.
    pub moment: fn(&T) -> Option<Timestamp>,
    /// The moment; older records may come along.
    pub since: Timestamp,
}

impl<T> Clone for NewestQuery<T> {
    fn clone(&self) -> Self {
        Self { list: self.list.clone(), moment: self.moment, since: self.since }
    }
}

/// The result is complete where it has all since the moment that is asked for.
impl<T: Identified + Clone + Send + Sync + 'static> Readable for NewestQuery<T> {
    type Value = PagedResult<T>;

    const LASTS: Duration = LIST_LASTS;

    fn endpoint(&self) -> &Endpoint {
        self.list.endpoint()
    }

    fn key(&self) -> String {
        format!("newest of {} since {}", self.list.endpoint(), self.since)
    }

    fn read(
        &self,
        client: Client,
        before: Option<Arc<Self::Value>>,
        progress: Progress,
    ) -> LocalBoxFuture<'static, Result<Self::Value, Failure>> {
        // Figures that are shown stay until all of them are new.
        newest(client, self.clone(), before.is_none().then_some(progress)).boxed_local()
    }
}

/// Which pages are read, and when these are enough.
struct Course {
    since: Timestamp,
    order: Order,
    last_page: u64,
    read: u64,
    /// The moments that those of the pages to come are between, as long as the list keeps its order.
    between: Option<(Timestamp, Timestamp)>,
    is_over: bool,
}

/// In which order a list is, by its moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    NewestFirst,
    NewestLast,
    Unknown,
}

impl Order {
    fn of(moments: &[Timestamp]) -> Self {
        let is_even = moments.first() == moments.last();
        if !is_even && moments.is_sorted() {
            Self::NewestLast
        } else if !is_even && moments.is_sorted_by(|one, next| one >= next) {
            Self::NewestFirst
        } else {
            Self::Unknown
        }
    }
}

impl Course {
    fn new(since: Timestamp) -> Self {
        Self { since, order: Order::Unknown, last_page: 1, read: 0, between: None, is_over: false }
    }

    /// The page to read next; none once these are enough, or too many.
    fn next(&self) -> Option<u64> {
        let is_left = !self.is_over && self.read < self.last_page.min(MOST);
        is_left.then_some(match self.order {
            // The first page was read to know the order.
            Order::NewestLast => self.last_page + 1 - self.read,
            Order::NewestFirst | Order::Unknown => self.read + 1,
        })
    }

    /// Whether there is more than was read.
    fn is_cut_short(&self) -> bool {
        !self.is_over && self.read < self.last_page
    }

    /// Takes the moments of the page that was read.
    fn take(&mut self, last_page: u64, moments: &[Timestamp]) {
        self.read += 1;
        let (oldest, newest) = (moments.iter().min().copied(), moments.iter().max().copied());
        if self.read == 1 {
            (self.order, self.last_page) = (Order::of(moments), last_page);
            self.between = match self.order {
                Order::NewestFirst => oldest.map(|oldest| (Timestamp::MIN, oldest)),
                Order::NewestLast => newest.map(|newest| (newest, Timestamp::MAX)),
                Order::Unknown => None,
            };
            // A list that begins with the oldest has the others at its end.
            self.is_over = self.order == Order::NewestFirst && self.is_passed(moments);
            return;
        }
        let is_in_order = Order::of(moments) == self.order || oldest == newest;
        // Further pages are older than this one.
        self.between = self.between.zip(oldest.zip(newest)).and_then(|((from, to), (oldest, newest))| {
            (is_in_order && from <= oldest && newest <= to).then_some((from, oldest))
        });
        self.is_over = self.between.is_some() && self.is_passed(moments);
    }

    fn is_passed(&self, moments: &[Timestamp]) -> bool {
        moments.iter().any(|moment| *moment < self.since)
    }
}

/// Reads the newest records of a list, and shows what it has along the way where nothing is shown yet.
async fn newest<T: Identified + Clone + Send + Sync + 'static>(
    client: Client,
    query: NewestQuery<T>,
    progress: Option<Progress>,
) -> Result<PagedResult<T>, Failure> {
    let mut result = PagedResult::new(js_sys::Date::now());
    let mut seen = HashSet::new();
    let mut course = Course::new(query.since);
    while let Some(number) = course.next() {
        let asked_at = js_sys::Date::now();
        let page: Page<T> = client.read(&query.list.page(number)).await?;
        let moments: Vec<_> = page.rows.iter().filter_map(Row::record).filter_map(query.moment).collect();
        course.take(page.place.last_page, &moments);
        result.add(number, asked_at, page, &mut seen);
        result.next_page = course.next();
        if let Some(progress) = progress.as_ref().filter(|_| result.next_page.is_some()) {
            progress(Arc::new(result.clone()));
        }
    }
    result.is_cut_short = course.is_cut_short();
    Ok(result)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn moment(number: i64) -> Timestamp {
        Timestamp::from_microseconds(number).unwrap_or(Timestamp::EPOCH)
    }

    /// What is read of a list with pages of three, since a moment; and whether that was cut short.
    fn read(list: &[i64], since: i64) -> (Vec<i64>, u64, bool) {
        let pages: Vec<_> = list.chunks(3).collect();
        let mut course = Course::new(moment(since));
        let mut read = Vec::new();
        while let Some(number) = course.next() {
            let page = pages.get(number as usize - 1).copied().unwrap_or_default();
            read.extend(page.iter().copied().filter(|number| *number >= since));
            let moments: Vec<_> = page.iter().copied().map(moment).collect();
            course.take(pages.len() as u64, &moments);
        }
        read.sort_unstable();
        (read, course.read, course.is_cut_short())
    }

    #[test]
    fn a_list_is_read_from_the_end_at_which_the_newest_are() {
        let rising: Vec<i64> = (0..90).collect();
        assert_eq!(
            read(&rising, 85),
            (vec![85, 86, 87, 88, 89], 3, false),
            "the first page, and two at the end"
        );
        let falling: Vec<i64> = rising.iter().rev().copied().collect();
        assert_eq!(read(&falling, 85), (vec![85, 86, 87, 88, 89], 2, false));
    }

    #[test]
    fn a_list_without_an_order_is_read_as_a_whole_or_says_that_it_is_not() {
        let mixed: Vec<i64> = (0..90).map(|number| number * 53 % 90).collect();
        assert_eq!(read(&mixed, 85), (vec![85, 86, 87, 88, 89], 30, false));
        let long: Vec<i64> = (0..300).map(|number| number * 197 % 300).collect();
        let (_, pages, is_cut_short) = read(&long, 290);
        assert_eq!((pages, is_cut_short), (MOST, true));
    }

    #[test]
    fn one_page_is_enough_where_there_is_one() {
        assert_eq!(read(&[5, 5], 1), (vec![5, 5], 1, false));
        assert_eq!(read(&[], 1), (vec![], 1, false));
    }

    proptest! {
        #[test]
        fn nothing_newer_is_missed(mut list in prop::collection::vec(0_i64..50, 0..100), since in 0_i64..60, order in 0..3) {
            match order {
                0 => list.sort_unstable(),
                1 => list.sort_unstable_by_key(|number| -number),
                _ => {}
            }
            let mut expected: Vec<i64> = list.iter().copied().filter(|number| *number >= since).collect();
            expected.sort_unstable();
            // That the first pages of a list without an order are in one by chance, pages of fifty don't do.
            prop_assume!(order < 2 || Order::of(&list.iter().take(3).copied().map(moment).collect::<Vec<_>>()) == Order::Unknown);
            prop_assert_eq!(read(&list, since).0, expected);
        }
    }
}
