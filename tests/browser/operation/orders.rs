//! The query of List orders, and barcodes with all their digits.

use std::num::NonZeroU32;

use loket::api::order::{LastUpdated, OrderFilter};
use loket::api::{LastUpdatedForm, order};
use loket::models::value::Timestamp;
use loket::models::{Order, Page};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::events::moment;
use crate::setup::sample;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, only_request_for};

/// A page of orders, and the query that asked for it.
async fn asked(filter: OrderFilter, number: u64) -> (Page<Order>, String) {
    begin().await;
    let page = client().read(&order::list(&sample::event(), filter).page(number)).await.unwrap();
    (page, only_request_for("list_orders").await.query.unwrap())
}

/// The orders that were updated since a moment, and the query.
async fn updated_since(moment: Timestamp, form: LastUpdatedForm) -> (Page<Order>, String) {
    let last_updated = Some(LastUpdated::new(moment, form));
    asked(OrderFilter { last_updated, ..OrderFilter::default() }, 1).await
}

#[wasm_bindgen_test]
async fn the_service_makes_pages_as_large_as_asked() {
    let filter = OrderFilter { per_page: NonZeroU32::new(7), ..OrderFilter::default() };
    let (page, query) = asked(filter, 3).await;
    assert_eq!(query, "per_page=7&page=3");
    assert_eq!((page.rows.len(), page.place.per_page, page.place.from), (7, Some(7), 15));
}

#[wasm_bindgen_test]
async fn orders_are_filtered_by_their_last_update_in_both_forms() {
    let (all, query) = asked(OrderFilter::default(), 1).await;
    assert_eq!(query, "page=1");
    let (long_ago, never) = (moment("2020-02-03T04:05:06Z"), moment("2999-02-03T04:05:06.789Z"));
    for (form, past, future) in [
        (LastUpdatedForm::Date, "2020-02-03", "2999-02-03"),
        (LastUpdatedForm::Timestamp, "2020-02-03T04%3A05%3A06.000000Z", "2999-02-03T04%3A05%3A06.789000Z"),
    ] {
        let (page, query) = updated_since(long_ago, form).await;
        assert_eq!(query, format!("last_updated={past}&page=1"));
        assert_eq!(page.place.total, all.place.total);
        let (page, query) = updated_since(never, form).await;
        assert_eq!(query, format!("last_updated={future}&page=1"));
        assert_eq!((page.rows.len(), page.place.total), (0, 0));
    }
}

#[wasm_bindgen_test]
async fn a_barcode_beyond_every_number_of_javascript_keeps_its_digits() {
    begin().await;
    let page = client().read(&order::purchases(&sample::event()).page(1)).await.unwrap();
    let barcodes: Vec<_> = page.rows.iter().filter_map(|row| row.record()?.barcode.as_ref()).collect();
    assert!(barcodes.iter().any(|barcode| barcode.as_str() == "9007199254741007"), "{barcodes:?}");
}
