//! All pages of a list, as one.

use std::collections::HashSet;
use std::sync::Arc;

use super::entry::Progress;
use crate::api::{Client, Failure, Read};
use crate::wire::{Event, Page, Row, Ticket};

/// A record that can be told apart by its id.
pub trait Identified {
    /// The id, as received.
    fn id(&self) -> &str;
}

impl Identified for Ticket {
    fn id(&self) -> &str {
        self.id.as_str()
    }
}

impl Identified for Event {
    fn id(&self) -> &str {
        self.id.as_str()
    }
}

/// What has been read of a list so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk<T> {
    /// The records, each once.
    pub records: Vec<T>,
    /// How many the service says there are.
    pub total: u64,
    /// How many of the rows read could not be understood.
    pub unreadable: u64,
    /// Whether the service's total changed while pages were read, so that rows may be missing.
    pub has_shifted: bool,
    /// The page to go on from; none once the walk is over.
    pub next_page: Option<u64>,
}

impl<T: Identified + Clone> Walk<T> {
    fn new() -> Self {
        Self { records: Vec::new(), total: 0, unreadable: 0, has_shifted: false, next_page: Some(1) }
    }

    /// Takes the records of a page that are not there yet: rows move to another page while pages are read.
    ///
    /// The number of the page is the one that was asked for: what a page says of itself may be missing or wrong.
    fn add(&mut self, number: u64, page: &Page<T>, seen: &mut HashSet<String>) {
        self.has_shifted |= number > 1 && page.place.total != self.total;
        self.total = page.place.total;
        let is_last = page.rows.is_empty() || number >= page.place.last_page;
        self.next_page = (!is_last).then_some(number + 1);
        for row in &page.rows {
            match row {
                Row::Read(received) if seen.insert(received.id().to_owned()) => {
                    self.records.push(received.record.clone());
                }
                Row::Read(_) => {}
                Row::Unreadable { .. } => self.unreadable += 1,
            }
        }
    }
}

/// Reads page after page. One that was broken off goes on from where it was and shows what it has as it goes; one that
/// was whole is replaced only when the new one is.
pub(super) async fn walk<T: Identified + Clone>(
    client: Client,
    page: fn(u64) -> Read<Page<T>>,
    before: Option<Arc<Walk<T>>>,
    progress: Progress<Walk<T>>,
) -> Result<Walk<T>, Failure> {
    let was_whole = before.as_ref().is_some_and(|walk| walk.next_page.is_none());
    let broken_off = before.filter(|_| !was_whole);
    let mut walk = broken_off.map_or_else(Walk::new, |walk| Walk::clone(&walk));
    let mut seen: HashSet<String> = walk.records.iter().map(|record| record.id().to_owned()).collect();
    while let Some(number) = walk.next_page {
        let read = client.read(&page(number)).await?;
        walk.add(number, &read, &mut seen);
        if walk.next_page.is_some() && !was_whole {
            progress(walk.clone());
        }
    }
    Ok(walk)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(number: u64, ids: &[u32]) -> Page<Event> {
        let rows: Vec<String> =
            ids.iter().map(|id| format!(r#"{{"id":"{id}","name":"Event {id}"}}"#)).collect();
        let text = format!(
            r#"{{"data":[{}],"meta":{{"current_page":{number},"last_page":3,"from":1,"to":2,"total":3}}}}"#,
            rows.join(",")
        );
        match Page::read(&text) {
            Ok(page) => page,
            Err(problem) => panic!("{problem}"),
        }
    }

    #[test]
    fn the_last_page_ends_it_and_another_total_is_noticed() {
        let (mut walk, mut seen) = (Walk::new(), HashSet::new());
        walk.add(1, &page(1, &[1]), &mut seen);
        walk.total = 4;
        walk.add(3, &page(3, &[2]), &mut seen);
        assert_eq!(walk.next_page, None);
        assert!(walk.has_shifted);
    }

    #[test]
    fn a_row_that_moved_to_the_next_page_is_there_once() {
        let (mut walk, mut seen) = (Walk::new(), HashSet::new());
        walk.add(1, &page(1, &[1, 2]), &mut seen);
        walk.add(2, &page(2, &[2, 3]), &mut seen);
        let ids: Vec<_> = walk.records.iter().map(Identified::id).collect();
        assert_eq!(ids, ["1", "2", "3"]);
        assert_eq!(walk.total, 3);
        assert_eq!(walk.next_page, Some(3));
        assert!(!walk.has_shifted);
    }
}
