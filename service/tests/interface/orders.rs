//! Orders, purchases, and what a checkout asks.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::client::Client;

/// All records of a list.
async fn all(client: &Client, path: &str) -> Vec<Value> {
    let mut records = Vec::new();
    for number in 1.. {
        let page = client.get(&format!("{path}?page={number}")).await.ok();
        records.extend(page["data"].as_array().unwrap().clone());
        if page["links"]["next"].is_null() {
            break;
        }
    }
    records
}

#[tokio::test]
async fn the_purchases_of_an_event_are_those_of_its_orders() {
    let client = Client::start().await;
    for event in [1001, 1002, 1007] {
        let orders = all(&client, &format!("/v1/events/{event}/orders")).await;
        let of_orders: BTreeMap<String, (Value, Value, Value)> = orders
            .iter()
            .flat_map(|order| order["purchases"].as_array().unwrap())
            .map(|purchase| (purchase["id"].to_string(), essence(purchase, "timeslot")))
            .collect();
        let listed: BTreeMap<String, (Value, Value, Value)> =
            all(&client, &format!("/v1/events/{event}/purchases"))
                .await
                .iter()
                .map(|purchase| (purchase["id"].to_string(), essence(purchase, "slot")))
                .collect();
        assert!(!listed.is_empty());
        assert_eq!(of_orders, listed);
    }
}

fn essence(purchase: &Value, slot: &str) -> (Value, Value, Value) {
    (purchase["barcode"].clone(), purchase["scanned_at"].clone(), purchase[slot].clone())
}

#[tokio::test]
async fn an_order_leaves_out_a_scan_that_did_not_happen() {
    let client = Client::start().await;
    let listed = all(&client, "/v1/events/1007/orders").await;
    let (mut scanned, mut unscanned) = (0, 0);
    for order in listed.iter().take(40) {
        let single = client.get(&format!("/v1/orders/{}", order["id"].as_str().unwrap())).await.ok();
        let pairs =
            order["purchases"].as_array().unwrap().iter().zip(single["purchases"].as_array().unwrap());
        for (in_list, alone) in pairs {
            match in_list["scanned_at"].is_null() {
                true => {
                    assert_eq!(alone.get("scanned_at"), None);
                    unscanned += 1;
                }
                false => {
                    assert_eq!(alone["scanned_at"], in_list["scanned_at"]);
                    scanned += 1;
                }
            }
        }
    }
    assert!(scanned > 0 && unscanned > 0);
}

#[tokio::test]
async fn last_updated_keeps_what_was_updated_then_or_later() {
    let client = Client::start().await;
    let count = async |query: &str| {
        let page = client.get(&format!("/v1/events/1002/orders?{query}")).await.ok();
        page["meta"]["total"].as_i64().unwrap()
    };
    let everything = count("").await;
    assert_eq!(count("last_updated=2020-01-01").await, everything);
    assert_eq!(count("last_updated=2040-01-01").await, 0);
    let since_may = count("last_updated=2026-05-01").await;
    assert!(0 < since_may && since_may < everything);
    assert_eq!(count("last_updated=2026-05-01T00:00:00.000000Z").await, since_may);
    let later = count("last_updated=2026-06-01T12:00:00.000000Z").await;
    assert!(0 < later && later < since_may);
}

#[tokio::test]
async fn last_updated_in_another_form_is_refused() {
    let client = Client::start().await;
    for text in ["yesterday", "2026-13-01", "01-05-2026", "2026-05-01T00:00:00Z", "1746057600", ""] {
        let reply = client.get(&format!("/v1/events/1002/orders?last_updated={text}")).await;
        assert_eq!(reply.refused_fields(), ["last_updated"], "{text}");
    }
}

#[tokio::test]
async fn a_checkout_asks_by_order_and_by_ticket() {
    let client = Client::start().await;
    let sessions = client.service.sessions();
    let run = sessions.iter().find(|sample| sample.event_id == "1006").unwrap();
    let answer =
        client.get(&format!("/v1/checkouts/{}/fields?event_id={}", run.session, run.event_id)).await.ok();
    let general = answer["general"]["fields"].as_array().unwrap();
    assert!(!general.is_empty() && general.iter().all(|field| field["ask_order"] == true));
    let per_ticket = answer["per_ticket"].as_array().unwrap();
    assert!(per_ticket.len() > 1);
    for ticket in per_ticket {
        assert!(ticket["fields"].as_array().unwrap().iter().all(|field| field["ask_individually"] == true));
    }
    // The deprecated key has the defect for which it is deprecated: it knows one ticket only.
    let last = per_ticket.last().unwrap();
    assert_eq!(
        answer["tickets"],
        json!({"ticket_name": last["ticket_name"], "amount": last["amount"], "fields": last["fields"]})
    );
}

#[tokio::test]
async fn a_checkout_is_asked_with_the_event_in_it() {
    let client = Client::start().await;
    let sample = &client.service.sessions()[0];
    for query in ["", "?event_id=", "?event_id=1005", "?event_id=none", "?event=1001"] {
        let reply = client.get(&format!("/v1/checkouts/{}/fields{query}", sample.session)).await;
        assert_eq!(reply.refused_fields(), ["event_id"], "{query}");
    }
}
