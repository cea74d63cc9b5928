//! The walk over the purchases of the sample's event, of ten pages and more.

use loket::api::{PagedQuery, order};
use loket::models::Purchase;
use loket::query::{PagedResult, QueryClient, Reading};

use crate::setup::sample;
use crate::setup::watcher::Watcher;

/// How many purchases a page has.
pub const PAGE: u64 = 50;

/// The list.
pub fn list() -> PagedQuery<Purchase> {
    order::purchases(&sample::event())
}

/// A view of all of them.
pub fn watched(store: &QueryClient) -> Watcher<PagedResult<Purchase>> {
    Watcher::of(store, list())
}

/// Waits until all of them are there.
pub async fn whole(view: &Watcher<PagedResult<Purchase>>) -> PagedResult<Purchase> {
    let is_complete = |it: &Reading<PagedResult<_>>| {
        !it.under_way && it.value.as_ref().is_some_and(|walk| walk.is_complete())
    };
    let reading = view.until("the walk is over", is_complete).await;
    PagedResult::clone(&reading.value.unwrap())
}

/// The ids, in the order of the walk.
pub fn ids(walk: &PagedResult<Purchase>) -> Vec<u64> {
    walk.records().map(|purchase| purchase.id.as_str().parse().unwrap()).collect()
}

/// Checks that a walk has each purchase once, in the order of the service, which is that of the ids.
pub fn assert_is_complete(walk: &PagedResult<Purchase>) {
    let ids = ids(walk);
    assert!(ids.is_sorted_by(|one, next| one < next), "{ids:?}");
    assert_eq!((ids.len() as u64, walk.read), (walk.total, walk.total));
    assert!(walk.total >= 10 * PAGE, "too few pages to tell anything");
    assert!(!walk.changed_while_reading);
}
