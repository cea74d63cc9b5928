//! Pages of lists.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::Client;

/// Every list, with the size of its pages.
const LISTS: [(&str, i64); 9] = [
    ("/v1/tickets", 20),
    ("/v1/events", 20),
    ("/v1/events/1002/orders", 20),
    ("/v1/events/1002/purchases", 50),
    ("/v1/shops", 20),
    ("/v1/fields", 20),
    ("/v1/billing-information", 20),
    ("/v1/terms-and-conditions", 20),
    ("/v1/privacy-statements", 20),
];

#[tokio::test]
async fn a_walk_over_the_pages_meets_every_record_once() {
    let client = Client::start().await;
    for (path, size) in LISTS {
        let mut ids = BTreeSet::new();
        let mut number = 0;
        loop {
            number += 1;
            let page = client.get(&format!("{path}?page={number}")).await.ok();
            let records = page["data"].as_array().unwrap();
            let count = i64::try_from(records.len()).unwrap();
            let first = (number - 1) * size + 1;
            let total = page["meta"]["total"].as_i64().unwrap();
            let last = (total + size - 1) / size;
            let url = format!("{}{path}", client.service.url());
            let link = |number: i64| json!(format!("{url}?page={number}"));
            assert_eq!(
                page["meta"],
                json!({
                    "current_page": number, "from": first, "last_page": last, "path": url,
                    "per_page": size, "to": first + count - 1, "total": total,
                })
            );
            assert_eq!(
                page["links"],
                json!({
                    "first": link(1),
                    "last": link(last),
                    "prev": if number == 1 { Value::Null } else { link(number - 1) },
                    "next": if number == last { Value::Null } else { link(number + 1) },
                })
            );
            for record in records {
                assert!(ids.insert(record["id"].as_str().unwrap().to_owned()), "{path} repeats a record");
            }
            if number == last {
                assert_eq!(i64::try_from(ids.len()).unwrap(), total, "{path}");
                break;
            }
            assert_eq!(count, size, "{path}");
        }
    }
}

#[tokio::test]
async fn a_page_behind_the_last_is_empty() {
    let client = Client::start().await;
    let page = client.get("/v1/tickets?page=40").await.ok();
    assert_eq!(page["data"], json!([]));
    assert_eq!(page["meta"]["from"], Value::Null);
    assert_eq!(page["meta"]["to"], Value::Null);
    assert_eq!(page["meta"]["last_page"], 3);
    assert_eq!(page["links"]["next"], Value::Null);
}

#[tokio::test]
async fn a_list_without_records_has_one_empty_page() {
    let client = Client::start().await;
    let event = client.post("/v1/events", &crate::operations::event()).await.ok();
    let page = client.get(&format!("/v1/events/{}/orders", event["id"].as_str().unwrap())).await.ok();
    assert_eq!(page["data"], json!([]));
    assert_eq!(page["meta"]["last_page"], 1);
    assert_eq!(page["meta"]["total"], 0);
    assert_eq!(page["links"]["prev"], Value::Null);
    assert_eq!(page["links"]["next"], Value::Null);
}

#[tokio::test]
async fn a_page_that_is_no_page_is_refused() {
    let client = Client::start().await;
    for page in ["0", "-1", "1.5", "one", "", "99999999999999999999", "9223372036854775807"] {
        for (path, _) in LISTS {
            assert_eq!(client.get(&format!("{path}?page={page}")).await.refused_fields(), ["page"], "{page}");
        }
    }
}

#[tokio::test]
async fn only_orders_have_pages_of_another_size() {
    let client = Client::start().await;
    for size in [1, 7, 100] {
        let first = client.get(&format!("/v1/events/1002/orders?per_page={size}")).await.ok();
        assert_eq!(first["meta"]["per_page"], size);
        assert_eq!(first["data"].as_array().unwrap().len() as i64, size);
        let second = client.get(&format!("/v1/events/1002/orders?per_page={size}&page=2")).await.ok();
        assert_eq!(second["meta"]["from"], size + 1);
    }
    for size in ["0", "101", "-5", "many", ""] {
        let reply = client.get(&format!("/v1/events/1002/orders?per_page={size}")).await;
        assert_eq!(reply.refused_fields(), ["per_page"], "{size}");
    }
    assert_eq!(client.get("/v1/tickets?per_page=3").await.ok()["meta"]["per_page"], 20);
}
