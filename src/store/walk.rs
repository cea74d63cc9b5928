//! All pages of a list, as one.

use std::collections::HashSet;

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
}

impl<T: Identified + Clone> Walk<T> {
    fn new() -> Self {
        Self { records: Vec::new(), total: 0, unreadable: 0 }
    }

    /// Takes the records of a page that are not there yet: rows move to another page while pages are read.
    fn add(&mut self, page: &Page<T>, seen: &mut HashSet<String>) {
        self.total = page.place.total;
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

/// Reads page after page; a first walk shows what it has as it goes.
pub(super) async fn walk<T: Identified + Clone>(
    client: Client,
    page: fn(u64) -> Read<Page<T>>,
    progress: Progress<Walk<T>>,
) -> Result<Walk<T>, Failure> {
    let mut walk = Walk::new();
    let mut seen = HashSet::new();
    let mut number = 1;
    loop {
        let read = client.read(&page(number)).await?;
        walk.add(&read, &mut seen);
        if read.rows.is_empty() || number >= read.place.last_page {
            return Ok(walk);
        }
        progress(walk.clone());
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(number: u64, ids: &[u32]) -> Page<Event> {
        let rows: Vec<String> =
            ids.iter().map(|id| format!(r#"{{"id":"{id}","name":"Event {id}"}}"#)).collect();
        let text = format!(
            r#"{{"data":[{}],"meta":{{"current_page":{number},"last_page":9,"from":1,"to":2,"total":3}}}}"#,
            rows.join(",")
        );
        match Page::read(&text) {
            Ok(page) => page,
            Err(problem) => panic!("{problem}"),
        }
    }

    #[test]
    fn a_row_that_moved_to_the_next_page_is_there_once() {
        let (mut walk, mut seen) = (Walk::new(), HashSet::new());
        walk.add(&page(1, &[1, 2]), &mut seen);
        walk.add(&page(2, &[2, 3]), &mut seen);
        let ids: Vec<_> = walk.records.iter().map(Identified::id).collect();
        assert_eq!(ids, ["1", "2", "3"]);
        assert_eq!(walk.total, 3);
    }
}
