//! Lists that are read page by page.

use proptest::prelude::*;

use super::*;
use crate::models::{Event, read_record};

/// A page of a list that says to have so many records and pages.
fn page(ids: &[u32], total: u64, last_page: u64) -> Page<Event> {
    let rows: Vec<String> = ids.iter().map(|id| format!(r#"{{"id":"{id}","name":"Event {id}"}}"#)).collect();
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
        walk.add(number, 0.0, page, &mut seen);
        walk.check_total();
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
fn a_service_that_sends_less_than_it_counts_is_noticed() {
    let walk = walked([page(&[1, 2], 5, 2), page(&[3], 5, 2)]);
    assert!(walk.is_complete() && walk.changed_while_reading);
}

#[test]
fn a_service_that_sends_one_page_again_and_again_is_not_asked_for_ever() {
    let walk = walked((0..100).map(|_| page(&[1, 2], 2_000, 1_000)));
    assert_eq!((ids(&walk), walk.pages().len()), (vec![1, 2], 4));
    assert!(walk.is_complete() && walk.changed_while_reading);
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

    /// An empty page ends a walk, even if the service says that more follow, and so does the first page three times more.
    #[test]
    fn a_walk_ends(pages in prop::collection::vec(prop::collection::vec(0_u32..9, 0..3), 1..9)) {
        let walk = walked(pages.iter().map(|ids| page(ids, 9, u64::MAX)));
        let first: HashSet<_> = pages[0].iter().collect();
        let is_first = |page: &Vec<u32>| first.len() == page.len() && *page == pages[0];
        let ends = pages.iter().any(Vec::is_empty) || pages[1..].windows(3).any(|three| three.iter().all(is_first));
        prop_assert_eq!(walk.is_complete(), ends);
    }
}

#[test]
fn a_version_from_before_a_page_was_asked_for_does_not_undo_it() {
    let (mut walk, mut seen) = (PagedResult::new(0.0), HashSet::new());
    walk.add(1, 10.0, page(&[1], 2, 2), &mut seen);
    walk.add(2, 30.0, page(&[2], 2, 2), &mut seen);
    let renamed = |id: u32| {
        let text = format!(r#"{{"id":"{id}","name":"Renamed"}}"#);
        read_record::<Event>(&text).map(Arc::new)
    };
    let versions: Vec<_> = [1, 2].into_iter().filter_map(|id| renamed(id).ok()).collect();
    let versions = Versions::of(versions.iter());
    let versions = versions.as_ref().and_then(|versions| versions.downcast_ref::<Versions<Event>>());
    assert!(versions.is_some_and(|versions| walk.merge_newer(versions, 20.0)));
    let names: Vec<_> = walk.records().map(|event| event.name.as_str()).collect();
    assert_eq!(names, ["Renamed", "Event 2"]);
}
