//! Refusals that are no operation's own: tokens, paths, methods, sizes, types, and too many requests.

use loket_service::{Auth, Options};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::client::{Client, options, receive};

#[tokio::test]
async fn only_the_organisations_token_is_taken() {
    let client = Client::start().await;
    for (header, value) in [
        ("Authorization", "Bearer another-token"),
        ("Authorization", "loket-demo-token"),
        ("Authorization", "Bearer"),
        ("X-Api-Key", "loket-demo-token"),
    ] {
        let request = client.bare_request(Method::GET, "/v1/tickets").header(header, value);
        assert_eq!(receive(request).await.unwrap().status, StatusCode::UNAUTHORIZED, "{header}: {value}");
    }
}

#[tokio::test]
async fn the_header_and_the_scheme_of_the_token_can_be_chosen() {
    for (scheme, value) in [(None, "geheim"), (Some("Token"), "Token geheim")] {
        let auth = Auth { header: "X-Api-Key".into(), scheme: scheme.map(str::to_owned) };
        let client = Client::start_with(Options { auth, token: "geheim".into(), ..options() }).await;
        let request = client.bare_request(Method::GET, "/v1/tickets").header("X-Api-Key", value);
        receive(request).await.unwrap().ok();
        assert_eq!(client.get("/v1/tickets").await.status, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn a_path_that_the_interface_lacks_is_not_found() {
    let client = Client::start().await;
    for path in [
        "/v1",
        "/v1/",
        "/v1/carts",
        "/v1/tickets/",
        "/v1/tickets/3001/copy",
        "/v2/tickets",
        "/",
        "/stand-in/faults",
    ] {
        let reply = client.get(path).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
        assert!(reply.json()["message"].is_string());
    }
}

#[tokio::test]
async fn a_method_that_the_interface_lacks_is_named_with_those_it_has() {
    let client = Client::start().await;
    for (method, path, allowed) in [
        (Method::DELETE, "/v1/tickets/3001", ["GET", "POST"].as_slice()),
        (Method::PUT, "/v1/shops/5001", &["GET", "POST"]),
        (Method::PATCH, "/v1/tickets", &["GET", "POST"]),
        (Method::POST, "/v1/events/1001", &["GET"]),
        (Method::POST, "/v1/orders/500001", &["GET"]),
    ] {
        let reply = receive(client.request(method, path)).await.unwrap();
        assert_eq!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert!(reply.json()["message"].is_string());
        let allow = reply.header("allow").unwrap();
        let mut methods: Vec<&str> =
            allow.split(',').map(str::trim).filter(|method| *method != "HEAD").collect();
        methods.sort_unstable();
        assert_eq!(methods, allowed, "{path}");
    }
}

#[tokio::test]
async fn a_body_of_another_type_is_refused() {
    let client = Client::start().await;
    for content_type in
        ["text/plain", "application/x-www-form-urlencoded", "multipart/mixed; boundary=x", "json"]
    {
        let request = client.request(Method::POST, "/v1/tickets").header("content-type", content_type);
        let reply = receive(request.body(r#"{"name": "a", "price": 1}"#)).await.unwrap();
        assert_eq!(reply.status, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{content_type}");
        assert!(reply.json()["message"].is_string());
    }
    let untyped = client.request(Method::POST, "/v1/tickets").body(r#"{"name": "a", "price": 1}"#);
    assert_eq!(receive(untyped).await.unwrap().status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn json_may_name_its_charset() {
    let client = Client::start().await;
    let request =
        client.request(Method::POST, "/v1/tickets").header("content-type", "Application/JSON; charset=utf-8");
    receive(request.body(r#"{"name": "a", "price": 1}"#)).await.unwrap().ok();
}

#[tokio::test]
async fn a_body_that_is_not_what_its_type_says_is_refused() {
    let client = Client::start().await;
    for (content_type, body) in [
        ("application/json", "{\"name\": "),
        ("application/json", ""),
        ("application/json", "[]"),
        ("application/json", "\"name\""),
        ("multipart/form-data; boundary=x", "--x\r\nno part"),
    ] {
        let request = client.request(Method::POST, "/v1/tickets").header("content-type", content_type);
        let reply = receive(request.body(body)).await.unwrap();
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body}");
        assert!(reply.json()["message"].is_string());
    }
}

#[tokio::test]
async fn a_body_over_the_limit_is_refused_and_one_at_the_limit_is_not() {
    let client = Client::start_with(Options { body_limit: 1_000, ..options() }).await;
    let body = |size: usize| {
        let frame = r#"{"price":1,"name":""}"#;
        frame.replace("\"\"", &format!("\"{}\"", "x".repeat(size - frame.len())))
    };
    let send = |size| {
        let request = client.request(Method::POST, "/v1/tickets").header("content-type", "application/json");
        receive(request.body(body(size)))
    };
    assert_eq!(send(1_000).await.unwrap().status, StatusCode::OK);
    for size in [1_001, 4_000_000] {
        let reply = send(size).await.unwrap();
        assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE);
        assert!(reply.json()["message"].is_string());
    }
}

#[tokio::test]
async fn what_is_wrong_is_said_in_order() {
    let client = Client::start_with(Options { body_limit: 1_000, ..options() }).await;
    let large = "x".repeat(2_000);
    let send = |authorized: bool, path: &'static str| {
        let request = if authorized {
            client.request(Method::POST, path)
        } else {
            client.bare_request(Method::POST, path)
        };
        receive(request.header("content-type", "text/plain").body(large.clone()))
    };
    assert_eq!(send(false, "/v1/tickets/1").await.unwrap().status, StatusCode::UNAUTHORIZED);
    assert_eq!(send(true, "/v1/tickets/1").await.unwrap().status, StatusCode::NOT_FOUND);
    assert_eq!(send(true, "/v1/tickets/3001").await.unwrap().status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn too_many_requests_are_answered_with_a_pause() {
    let client = Client::start_with(Options { rate_limit: Some(1), ..options() }).await;
    let mut refused = None;
    // The limit counts by the second, so that two requests are within it when a second ends between them.
    for _ in 0..50 {
        let reply = client.get("/v1/fields").await;
        if reply.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(reply);
            break;
        }
    }
    let refused = refused.unwrap();
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert!(refused.json()["message"].is_string());
}

#[tokio::test]
async fn a_write_that_is_refused_changes_nothing() {
    let client = Client::start().await;
    let before = client.get("/v1/tickets/3001").await.ok();
    let body = json!({"name": "Anders", "price": 3, "event_id": 1002, "availability": [], "is_entry": "ja"});
    assert_eq!(client.post("/v1/tickets/3001", &body).await.refused_fields(), ["is_entry"]);
    assert_eq!(client.get("/v1/tickets/3001").await.ok(), before);
}
