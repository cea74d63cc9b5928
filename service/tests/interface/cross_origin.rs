//! What pages of other origins may do.

use loket_service::{Auth, Fault, FaultPlan, Options};
use reqwest::{Method, StatusCode};

use crate::client::{Client, Reply, options, receive};

const ORIGIN: &str = "http://app.example";

async fn preflight(client: &Client) -> Reply {
    let request = client
        .bare_request(Method::OPTIONS, "/v1/tickets/3001")
        .header("origin", ORIGIN)
        .header("access-control-request-method", "POST")
        .header("access-control-request-headers", "authorization,content-type");
    receive(request).await.unwrap()
}

async fn get_from_elsewhere(client: &Client, path: &str) -> Reply {
    receive(client.request(Method::GET, path).header("origin", ORIGIN)).await.unwrap()
}

#[tokio::test]
async fn other_origins_may_call_when_they_are_allowed() {
    let client = Client::start_with(Options { allow_origins: true, ..options() }).await;
    let preflight = preflight(&client).await;
    assert_eq!(preflight.status, StatusCode::OK);
    assert_eq!(preflight.header("access-control-allow-origin"), Some("*"));
    let methods = preflight.header("access-control-allow-methods").unwrap();
    assert!(methods.contains("GET") && methods.contains("POST"));
    let headers = preflight.header("access-control-allow-headers").unwrap();
    for header in ["authorization", "content-type", "accept"] {
        assert!(headers.contains(header), "{headers}");
    }
    for path in ["/v1/tickets/3001", "/v1/tickets/1", "/v1/nothing"] {
        let reply = get_from_elsewhere(&client, path).await;
        assert_eq!(reply.header("access-control-allow-origin"), Some("*"), "{path}");
        assert_eq!(reply.header("access-control-expose-headers"), Some("retry-after"));
    }
}

#[tokio::test]
async fn the_tokens_own_header_is_allowed() {
    let auth = Auth { header: "X-Api-Key".into(), scheme: None };
    let client = Client::start_with(Options { allow_origins: true, auth, ..options() }).await;
    let preflight = preflight(&client).await;
    assert!(preflight.header("access-control-allow-headers").unwrap().contains("x-api-key"));
}

#[tokio::test]
async fn other_origins_get_no_leave_otherwise() {
    let client = Client::start().await;
    for reply in [preflight(&client).await, get_from_elsewhere(&client, "/v1/tickets/3001").await] {
        let leave = reply.headers.keys().find(|name| name.as_str().starts_with("access-control"));
        assert_eq!(leave, None);
    }
    assert_eq!(preflight(&client).await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn leave_can_be_withheld_from_one_answer() {
    let client = Client::start_with(Options { allow_origins: true, ..options() }).await;
    client.service.fault(FaultPlan::on_any(Fault::NoCors).times(1));
    let withheld = get_from_elsewhere(&client, "/v1/tickets/3001").await;
    withheld.ok();
    assert_eq!(withheld.header("access-control-allow-origin"), None);
    let next = get_from_elsewhere(&client, "/v1/tickets/3001").await;
    assert_eq!(next.header("access-control-allow-origin"), Some("*"));
}
