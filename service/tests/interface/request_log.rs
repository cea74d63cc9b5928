//! What a test can find out about the requests that were made.

use loket_service::{Operation, Options, RecordedBody};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::{Client, options, receive};

#[tokio::test]
async fn requests_are_recorded_in_order() {
    let client = Client::start().await;
    client.get("/v1/tickets?page=2").await;
    client.post("/v1/tickets/3001", &json!({"name": "Nieuw", "colour": "red", "tags": []})).await;
    client.get("/v1/carts").await;
    let requests = client.service.requests();
    let operations: Vec<Option<Operation>> = requests.iter().map(|request| request.operation).collect();
    assert_eq!(operations, [Some(Operation::ListTickets), Some(Operation::UpdateTicket), None]);
    assert_eq!((requests[0].path.as_str(), requests[0].query.as_deref()), ("/v1/tickets", Some("page=2")));
    assert_eq!(requests[1].method, "POST");
    assert_eq!(requests[1].content_type.as_deref(), Some("application/json"));
    let sent = r#"{"colour":"red","name":"Nieuw","tags":[]}"#;
    assert_eq!(requests[1].body, RecordedBody::Text(sent.into()));
    assert_eq!(requests[1].ignored_fields, ["colour", "tags"]);
    client.service.clear_requests();
    assert_eq!(client.service.requests(), []);
}

#[tokio::test]
async fn the_token_is_never_recorded() {
    let client = Client::start().await;
    client.get("/v1/tickets").await;
    receive(client.bare_request(Method::GET, "/v1/tickets").header("authorization", "Bearer wrong-token"))
        .await
        .unwrap();
    let requests = client.service.requests();
    let authorized: Vec<bool> = requests.iter().map(|request| request.authorized).collect();
    assert_eq!(authorized, [true, false]);
    let text = serde_json::to_string(&requests).unwrap();
    assert!(!text.contains("loket-demo-token") && !text.contains("wrong-token"));
}

#[tokio::test]
async fn the_parts_of_a_form_are_recorded() {
    let client = Client::start().await;
    let image = b"\x89PNG\r\n\x1a\n".to_vec();
    client
        .post_file("/v1/shops", &[("url", "nieuw"), ("events[0]", "1001")], "header_image", image)
        .await
        .ok();
    let requests = client.service.requests();
    let RecordedBody::Parts(parts) = &requests[0].body else { panic!("{requests:?}") };
    let seen: Vec<(&str, Option<&str>, usize, Option<&str>)> = parts
        .iter()
        .map(|part| (part.name.as_str(), part.file_name.as_deref(), part.size, part.text.as_deref()))
        .collect();
    assert_eq!(
        seen,
        [
            ("url", None, 5, Some("nieuw")),
            ("events[0]", None, 4, Some("1001")),
            ("header_image", Some("header.png"), 8, None),
        ]
    );
}

#[tokio::test]
async fn the_log_is_read_and_cleared_over_the_admin_route() {
    let client = Client::start_with(Options { admin: true, ..options() }).await;
    client.get("/v1/events/1001").await;
    let read = async || -> Value {
        receive(client.bare_request(Method::GET, "/stand-in/requests")).await.unwrap().json()
    };
    let requests = read().await;
    assert_eq!(requests[0]["operation"], "get_event");
    assert_eq!(requests[0]["authorized"], true);
    assert_eq!(requests[0]["headers"]["accept"], "*/*");
    assert_eq!(requests.as_array().unwrap().len(), 1);
    receive(client.bare_request(Method::DELETE, "/stand-in/requests")).await.unwrap();
    assert_eq!(read().await, json!([]));
}

#[tokio::test]
async fn a_reset_brings_the_sample_back() {
    let client = Client::start_with(Options { admin: true, ..options() }).await;
    let before = client.get("/v1/tickets?page=3").await.text;
    let order = client.get("/v1/orders/500001").await.text;
    client.post("/v1/tickets", &json!({"name": "a", "price": 1})).await.ok();
    client.post("/v1/tickets/3060", &json!({"name": "b"})).await.ok();
    let reset = receive(client.bare_request(Method::POST, "/stand-in/reset")).await.unwrap();
    assert_eq!(reset.status, StatusCode::NO_CONTENT);
    assert_eq!(client.get("/v1/tickets?page=3").await.text, before);
    assert_eq!(client.get("/v1/orders/500001").await.text, order);
    client.post("/v1/tickets/3001", &json!({"event_id": 1})).await.refused_fields();
}
