//! The request of each operation, as the stand-in saw it.

use leptos::prelude::window;
use loket::api::{Encoding, RequestSettings};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::operations::{reads, writes};
use crate::setup::recorded::Recorded;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, only_request_for};

/// The reads with their paths and queries.
const READS: [(&str, &str, &str); 14] = [
    ("list_tickets", "/v1/tickets", "page=1"),
    ("get_ticket", "/v1/tickets/3005", ""),
    ("list_events", "/v1/events", "page=1"),
    ("get_event", "/v1/events/1001", ""),
    ("list_orders", "/v1/events/1001/orders", "page=1"),
    ("list_purchases", "/v1/events/1001/purchases", "page=1"),
    ("get_order", "/v1/orders/500002", ""),
    ("list_shops", "/v1/shops", "page=1"),
    ("get_shop", "/v1/shops/5001", ""),
    ("get_fields", "/v1/checkouts/rnguautwpebeawckonorquwynlcdcrmw/fields", "event_id=1001"),
    ("list_fields", "/v1/fields", "page=1"),
    ("list_billing_information", "/v1/billing-information", "page=1"),
    ("list_terms_and_conditions", "/v1/terms-and-conditions", "page=1"),
    ("list_privacy_statements", "/v1/privacy-statements", "page=1"),
];

/// The writes with their paths.
const WRITES: [(&str, &str); 5] = [
    ("create_ticket", "/v1/tickets"),
    ("update_ticket", "/v1/tickets/3005"),
    ("create_event", "/v1/events"),
    ("create_shop", "/v1/shops"),
    ("update_shop", "/v1/shops/5001"),
];

/// What every request has: the token, the wish for JSON, and nothing of the page that it comes from.
fn assert_is_discreet(request: &Recorded) {
    assert!(request.authorized);
    assert_eq!(request.header("accept"), Some("application/json"));
    assert_eq!(request.header("origin"), window().location().origin().ok().as_deref());
    for name in ["referer", "cookie"] {
        assert_eq!(request.header(name), None, "{name}");
    }
}

#[wasm_bindgen_test]
async fn each_read_asks_where_the_interface_says() {
    begin().await;
    for (read, (name, path, query)) in reads().iter().zip(READS) {
        assert_eq!(read.name, name);
        read.carried_out(&client()).await.unwrap();
        let request = only_request_for(name).await;
        assert_eq!((request.method.as_str(), request.path.as_str()), ("GET", path));
        assert_eq!(request.query.as_deref().unwrap_or_default(), query, "{name}");
        assert_eq!(request.body, json!(""), "{name}");
        assert_eq!(request.header("content-type"), None, "{name}");
        assert_is_discreet(&request);
    }
}

#[wasm_bindgen_test]
async fn each_write_goes_where_the_interface_says_in_both_encodings() {
    for (encoding, media_type) in
        [(Encoding::Json, "application/json"), (Encoding::Form, "multipart/form-data; boundary=")]
    {
        begin().await;
        let client = client_with(RequestSettings { encoding, ..RequestSettings::default() });
        for (write, (name, path)) in writes().iter().zip(WRITES) {
            assert_eq!(write.name, name);
            write.carried_out(&client).await.unwrap();
            let request = only_request_for(name).await;
            assert_is_discreet(&request);
            assert_eq!((request.method.as_str(), request.path.as_str()), ("POST", path));
            assert_eq!(request.query, None, "{name}");
            assert_eq!(request.ignored_fields, [""; 0], "{name}");
            let sent = request.header("content-type").unwrap();
            assert!(sent.starts_with(media_type), "{name}: {sent}");
        }
    }
}
