//! Reading answers.

use std::hint::black_box;

use loket::models::{Order, Page, Purchase};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::measure::{TIMES, now, print};

/// 400 pages of 50 purchases, two thirds of them scanned.
fn purchases() -> Vec<String> {
    let purchase = |number: u64| {
        let scanned = if number % 3 == 0 {
            "null".to_owned()
        } else {
            format!("\"2026-11-20T{:02}:{:02}:07.{:06}Z\"", 17 + number % 6, number % 60, number % 1_000_000)
        };
        format!(
            r#"{{"id":"{}","barcode":{},"available_at":null,"slot":null,"scanned_at":{scanned},"created_at":"2026-0{}-1{}T09:{:02}:11.000000Z"}}"#,
            900_000 + number,
            8_712_345_600_000 + number * 7,
            1 + number % 9,
            number % 9,
            number % 60,
        )
    };
    (0..400)
        .map(|page| envelope((page * 50..(page + 1) * 50).map(purchase), page + 1, 400, 50, 20_000))
        .collect()
}

/// 400 pages of 20 orders with two and a half purchases each.
fn orders() -> Vec<String> {
    let order = |number: u64| {
        let purchase = |index: u64| {
            format!(
                r#"{{"id":"{}","ticket":{{"id":"3021","name":"Balkon"}},"barcode":{},"available_at":null,"timeslot":null,"scanned_at":null,"values":[]}}"#,
                900_000 + number * 3 + index,
                8_712_345_600_000 + number * 21 + index,
            )
        };
        let purchases: Vec<_> = (0..2 + number % 2).map(purchase).collect();
        format!(
            r#"{{"id":"{number}","status":{{"code":190,"text":"Betaald"}},"orderer":{{"type":"customer","data":{{"first_name":"Zoë {number}","last_name":"Kvist","email":"zoe.{number}@example.org","phone":"+31612345678"}}}},"purchases":[{}]}}"#,
            purchases.join(",")
        )
    };
    (0..400).map(|page| envelope((page * 20..(page + 1) * 20).map(order), page + 1, 400, 20, 8_000)).collect()
}

fn envelope(rows: impl Iterator<Item = String>, page: u64, last: u64, per_page: u64, total: u64) -> String {
    let rows: Vec<_> = rows.collect();
    let from = (page - 1) * per_page + 1;
    format!(
        r#"{{"data":[{}],"links":{{"first":"x","last":"x","prev":null,"next":null}},"meta":{{"current_page":{page},"from":{from},"last_page":{last},"path":"x","per_page":{per_page},"to":{},"total":{total}}}}}"#,
        rows.join(","),
        page * per_page
    )
}

#[wasm_bindgen_test]
fn pages_of_purchases() {
    let pages = purchases();
    let figures = (0..TIMES).map(|_| {
        let start = now();
        for page in &pages {
            assert_eq!(black_box(Page::<Purchase>::read(page)).unwrap().rows.len(), 50);
        }
        now() - start
    });
    print("decoding 20,000 purchases (400 pages)", figures.collect(), "ms");
}

#[wasm_bindgen_test]
fn pages_of_orders() {
    let pages = orders();
    let figures = (0..TIMES).map(|_| {
        let start = now();
        for page in &pages {
            assert_eq!(black_box(Page::<Order>::read(page)).unwrap().rows.len(), 20);
        }
        now() - start
    });
    print("decoding 8,000 orders (400 pages)", figures.collect(), "ms");
}
