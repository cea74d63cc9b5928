//! Time passing in the organisation.

use std::time::{Duration, Instant};

use loket_service::{Options, Timestamp};
use serde_json::Value;

use crate::client::{Client, options};

#[tokio::test]
async fn orders_and_scans_come_in() {
    let client = Client::start_with(Options { live: true, today: None, ..options() }).await;
    let started = Timestamp::now();
    let deadline = Instant::now() + Duration::from_secs(20);
    let (mut ordered, mut scanned) = (false, false);
    while !(ordered && scanned) {
        assert!(Instant::now() < deadline, "ordered: {ordered}, scanned: {scanned}");
        for event in 1001..=1012 {
            // Only what happened since the start was updated since then.
            let path = format!("/v1/events/{event}/orders?per_page=100&last_updated={started}");
            for order in client.get(&path).await.ok()["data"].as_array().unwrap() {
                let purchases = order["purchases"].as_array().unwrap();
                let is_new = order["id"].as_str().unwrap().parse::<i64>().unwrap() > LAST_SAMPLE_ORDER;
                assert_eq!(order["status"]["code"], 190);
                ordered |= is_new && purchases.iter().all(|purchase| purchase["ticket"]["id"].is_string());
                scanned |= purchases.iter().any(|purchase| is_after(&purchase["scanned_at"], started));
            }
        }
    }
}

/// The sample's events other than the big one have 1229 orders, and that one has 48 here.
const LAST_SAMPLE_ORDER: i64 = 500_000 + 1_229 + 48;

fn is_after(moment: &Value, started: Timestamp) -> bool {
    moment.as_str().is_some_and(|text| text.parse::<Timestamp>().unwrap() >= started)
}
