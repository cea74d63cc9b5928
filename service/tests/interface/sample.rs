//! The sample organisation.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use loket_service::{Options, Timestamp};
use serde_json::Value;

use crate::client::{Client, TODAY, options};

/// Everything that lists show, and the shops.
async fn everything(client: &Client) -> String {
    let mut text = String::new();
    for path in
        ["/v1/tickets", "/v1/events", "/v1/shops", "/v1/events/1001/orders", "/v1/events/1002/purchases"]
    {
        for page in 1..=3 {
            let records = client.get(&format!("{path}?page={page}")).await.ok()["data"].to_string();
            text.push_str(&records);
        }
    }
    text.push_str(&client.get("/v1/shops/5001").await.ok()["events"].to_string());
    text
}

#[tokio::test]
async fn the_same_seed_gives_the_same_organisation() {
    let first = Client::start_with(Options { seed: 7, ..options() }).await;
    let second = Client::start_with(Options { seed: 7, ..options() }).await;
    let other = Client::start_with(Options { seed: 8, ..options() }).await;
    let expected = everything(&first).await;
    assert_eq!(everything(&second).await, expected);
    assert_eq!(second.service.sessions(), first.service.sessions());
    assert_ne!(everything(&other).await, expected);
}

#[tokio::test]
async fn it_has_twelve_events_sixty_tickets_and_five_shops() {
    let client = Client::start().await;
    for (path, total) in [("/v1/events", 12), ("/v1/tickets", 60), ("/v1/shops", 5)] {
        assert_eq!(client.get(path).await.ok()["meta"]["total"], total);
    }
}

#[tokio::test]
async fn its_events_are_past_running_and_coming() {
    for today in [Some(TODAY.parse::<Timestamp>().unwrap()), None] {
        let client = Client::start_with(Options { today, ..options() }).await;
        let now = today.unwrap_or_else(Timestamp::now).to_string();
        let events = client.get("/v1/events").await.ok()["data"].as_array().unwrap().clone();
        let (mut past, mut running, mut coming) = (0, 0, 0);
        for event in &events {
            let dates = event["dates"].as_array().unwrap();
            let starts = dates.iter().map(|date| date["starts_at"].as_str().unwrap()).min().unwrap();
            let ends = dates.iter().map(|date| date["ends_at"].as_str().unwrap()).max().unwrap();
            match (starts <= now.as_str(), ends <= now.as_str()) {
                (_, true) => past += 1,
                (true, false) => running += 1,
                (false, false) => coming += 1,
            }
        }
        assert_eq!((past, running, coming), (3, 3, 6));
        let of = |test: fn(&Value) -> bool| events.iter().filter(|event| test(event)).count();
        assert_eq!(of(|event| event["is_continuous"] == true), 1);
        assert_eq!(of(|event| event["venue"]["name"] == "Online"), 1);
        let sold_out = |event: &Value| {
            event["tickets"].as_array().unwrap().iter().all(|ticket| ticket["sold_out"] == true)
        };
        assert_eq!(events.iter().filter(|event| sold_out(event)).count(), 1);
    }
}

#[tokio::test]
async fn its_big_event_has_as_many_purchases_as_asked() {
    let before = Instant::now();
    let client = Client::start_with(Options { purchases: 20_000, ..options() }).await;
    assert!(before.elapsed() < Duration::from_secs(10), "{:?}", before.elapsed());
    let total = async |path: &str| client.get(path).await.ok()["meta"]["total"].clone();
    assert_eq!(total("/v1/events/1001/purchases").await, 20_000);
    assert_eq!(total("/v1/events/1001/orders").await, 8_000);
    for purchases in [0, 1, 7, 1_001] {
        let client = Client::start_with(Options { purchases, ..options() }).await;
        let page = client.get("/v1/events/1001/purchases").await.ok();
        assert_eq!(page["meta"]["total"], purchases);
    }
}

#[tokio::test]
async fn its_orders_are_of_all_kinds() {
    let client = Client::start_with(Options { purchases: 3_000, ..options() }).await;
    let (mut statuses, mut types) = (BTreeSet::new(), BTreeSet::new());
    let (mut barcodes, mut beyond_double, mut purchases) = (BTreeSet::new(), 0, 0);
    for page in 1..=12 {
        let orders = client.get(&format!("/v1/events/1001/orders?per_page=100&page={page}")).await.ok();
        for order in orders["data"].as_array().unwrap() {
            statuses.insert((order["status"]["code"].as_i64().unwrap(), order["status"]["text"].to_string()));
            types.insert(order["orderer"]["type"].to_string());
            for purchase in order["purchases"].as_array().unwrap() {
                let barcode = purchase["barcode"].as_i64().unwrap();
                assert!(barcode >= 1_000_000_000_000);
                beyond_double += i32::from(barcode > 1 << 53);
                barcodes.insert(barcode);
                purchases += 1;
            }
        }
    }
    assert_eq!((purchases, barcodes.len(), beyond_double), (3_000, 3_000, 2));
    assert_eq!(statuses.len(), 5);
    assert!(statuses.contains(&(190, "\"Betaald\"".into())));
    assert_eq!(types.len(), 2);
}

#[tokio::test]
async fn its_names_try_what_breaks_a_page_or_a_spreadsheet() {
    let client = Client::start().await;
    let tickets = client.get("/v1/tickets?page=3").await.ok();
    let names: Vec<&str> =
        tickets["data"].as_array().unwrap().iter().map(|ticket| ticket["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"<script>alert(1)</script><img src=x onerror=alert(1)>"));
    assert!(names.iter().any(|name| name.len() > 200 && !name.contains(' ')));
    assert!(names.iter().any(|name| name.contains('\u{202e}') && name.contains('\n')));
    let orders = client.get("/v1/events/1001/orders").await.ok();
    let first = &orders["data"][0]["orderer"]["data"];
    assert!(first["last_name"].as_str().unwrap().starts_with("=HYPERLINK(\"http://"));
}

#[tokio::test]
async fn its_prices_go_from_nothing_to_a_lot() {
    let client = Client::start().await;
    let festival = client.get("/v1/events/1001").await.ok();
    let prices: BTreeSet<&str> = festival["tickets"]
        .as_array()
        .unwrap()
        .iter()
        .map(|ticket| ticket["price"].as_str().unwrap())
        .collect();
    assert!(prices.contains("0.00") && prices.contains("349.50"));
}

#[tokio::test]
async fn nothing_in_it_was_sold_more_often_than_it_exists() {
    let client = Client::start_with(Options { purchases: 9_000, ..options() }).await;
    for shop in 5001..=5005 {
        for event in client.get(&format!("/v1/shops/{shop}")).await.ok()["events"].as_array().unwrap() {
            for category in event["tickets"]["categories"].as_array().unwrap() {
                for ticket in category["tickets"].as_array().unwrap() {
                    let capacity = ticket["max_capacity"].as_i64().unwrap();
                    let sold = ticket["amount_sold"].as_i64().unwrap();
                    assert!(capacity == 0 || sold <= capacity, "{ticket}");
                    assert_eq!(ticket["sold_out"], capacity > 0 && sold >= capacity);
                }
            }
        }
    }
}

#[tokio::test]
async fn no_scan_is_before_the_purchase_or_after_today() {
    let client = Client::start().await;
    let mut scanned = 0;
    for event in [1001, 1002, 1003, 1004, 1007, 1008] {
        for page in 1..=30 {
            let purchases = client.get(&format!("/v1/events/{event}/purchases?page={page}")).await.ok();
            for purchase in purchases["data"].as_array().unwrap() {
                let Some(scan) = purchase["scanned_at"].as_str() else { continue };
                assert!(purchase["created_at"].as_str().unwrap() < scan && scan < TODAY);
                assert!(event != 1003 && event != 1004, "an event that is online or to come has no scans");
                scanned += 1;
            }
        }
    }
    assert!(scanned > 0);
}
