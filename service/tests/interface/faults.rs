//! Every fault, planned in the process and over the admin route.

use std::time::{Duration, Instant};

use loket_service::{Fault, FaultPlan, Operation, Options};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::{Client, Reply, options, receive};
use crate::operations::{cases, send};

#[tokio::test]
async fn every_operation_can_be_struck() {
    let client = Client::start().await;
    for case in cases(&client) {
        client
            .service
            .fault(FaultPlan::on(case.operation, Fault::status(StatusCode::SERVICE_UNAVAILABLE)).times(1));
        client.service.fault(FaultPlan::on(case.operation, Fault::CutJson).times(1));
        client.service.fault(FaultPlan::on(case.operation, Fault::Drop).times(1));
        let struck = send(&client, &case, &case.path, true).await.unwrap();
        assert_eq!(struck.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(struck.json()["message"].is_string());
        let cut = send(&client, &case, &case.path, true).await.unwrap();
        assert_eq!(cut.status, StatusCode::OK);
        assert!(serde_json::from_str::<Value>(&cut.text).is_err());
        assert!(send(&client, &case, &case.path, true).await.is_err());
        // What is wrong now is the data of a shop that exists since the cut answer, and not a fault.
        let healed = send(&client, &case, &case.path, true).await.unwrap();
        let exists = case.operation == Operation::CreateShop;
        assert_eq!(healed.status, if exists { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK });
    }
}

#[tokio::test]
async fn a_fault_strikes_its_operation_alone() {
    let client = Client::start().await;
    client.service.fault(FaultPlan::on(Operation::GetTicket, Fault::status(StatusCode::BAD_GATEWAY)));
    client.get("/v1/tickets").await.ok();
    for _ in 0..3 {
        assert_eq!(client.get("/v1/tickets/3001").await.status, StatusCode::BAD_GATEWAY);
    }
    client.service.clear_faults();
    client.get("/v1/tickets/3001").await.ok();
}

#[tokio::test]
async fn a_fault_lets_requests_pass_and_strikes_as_often_as_planned() {
    let client = Client::start().await;
    client
        .service
        .fault(FaultPlan::on_any(Fault::status(StatusCode::INTERNAL_SERVER_ERROR)).skip(2).times(2));
    let mut statuses = Vec::new();
    for path in ["/v1/tickets", "/v1/events", "/v1/shops", "/v1/tickets", "/v1/fields"] {
        statuses.push(client.get(path).await.status.as_u16());
    }
    assert_eq!(statuses, [200, 200, 500, 500, 200]);
}

#[tokio::test]
async fn latency_holds_the_answer_back() {
    let client = Client::start().await;
    client.service.fault(FaultPlan::on_any(Fault::Latency { milliseconds: 150 }).times(1));
    let before = Instant::now();
    client.get("/v1/fields").await.ok();
    assert!(before.elapsed() >= Duration::from_millis(150));
}

#[tokio::test]
async fn every_answer_can_be_held_back() {
    let latency = Duration::from_millis(120);
    let client = Client::start_with(Options { latency, ..options() }).await;
    for path in ["/v1/fields", "/v1/tickets/1"] {
        let before = Instant::now();
        client.get(path).await;
        assert!(before.elapsed() >= latency, "{path}");
    }
}

#[tokio::test]
async fn a_status_has_the_headers_and_the_body_that_were_planned() {
    let client = Client::start().await;
    client.service.fault(FaultPlan::on_any(Fault::Status {
        status: StatusCode::TOO_MANY_REQUESTS,
        retry_after: Some("Wed, 21 Oct 2026 07:28:00 GMT".into()),
        body: Some("wait".into()),
        content_type: Some("text/plain".into()),
    }));
    let reply = client.get("/v1/fields").await;
    assert_eq!(reply.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(reply.header("retry-after"), Some("Wed, 21 Oct 2026 07:28:00 GMT"));
    assert_eq!(reply.header("content-type"), Some("text/plain"));
    assert_eq!(reply.text, "wait");
}

#[tokio::test]
async fn a_page_of_a_proxy_comes_instead_of_json() {
    let client = Client::start().await;
    client.service.fault(FaultPlan::on_any(Fault::Html));
    let reply = client.get("/v1/fields").await;
    assert_eq!(reply.status, StatusCode::BAD_GATEWAY);
    assert!(reply.header("content-type").unwrap().starts_with("text/html"));
    assert!(reply.text.contains("<title>502 Bad Gateway</title>"));
}

#[tokio::test]
async fn spoilt_json_is_no_json_and_the_request_was_handled() {
    let client = Client::start().await;
    for fault in [Fault::BrokenJson, Fault::CutJson] {
        let before = count(&client).await;
        client.service.fault(FaultPlan::on(Operation::CreateTicket, fault).times(1));
        let reply = client.post("/v1/tickets", &json!({"name": "a", "price": 1})).await;
        assert_eq!(reply.status, StatusCode::OK);
        assert_eq!(reply.header("content-type"), Some("application/json"));
        assert!(serde_json::from_str::<Value>(&reply.text).is_err());
        assert_eq!(count(&client).await, before + 1);
    }
}

#[tokio::test]
async fn a_dropped_connection_leaves_nothing_written_and_a_lost_answer_does() {
    let client = Client::start().await;
    for (fault, written) in [(Fault::Drop, 0), (Fault::LostAnswer, 1)] {
        let before = count(&client).await;
        client.service.fault(FaultPlan::on(Operation::CreateTicket, fault).times(1));
        let request = client.request(Method::POST, "/v1/tickets").json(&json!({"name": "a", "price": 1}));
        let error = receive(request).await.unwrap_err();
        assert!(error.is_request(), "{error:?}");
        assert_eq!(error.status(), None);
        assert_eq!(count(&client).await, before + written);
    }
}

#[tokio::test]
async fn a_request_that_hangs_is_never_answered() {
    let client = Client::start().await;
    client.service.fault(FaultPlan::on_any(Fault::Hang).times(1));
    let request = client.request(Method::GET, "/v1/fields").timeout(Duration::from_millis(300));
    assert!(receive(request).await.unwrap_err().is_timeout());
    client.get("/v1/fields").await.ok();
}

#[tokio::test]
async fn a_redirect_names_another_place() {
    let client = Client::start().await;
    client.service.fault(FaultPlan::on_any(Fault::Redirect { location: "https://elders.example/".into() }));
    let reply = client.get("/v1/fields").await;
    assert_eq!(reply.status, StatusCode::FOUND);
    assert_eq!(reply.header("location"), Some("https://elders.example/"));
}

#[tokio::test]
async fn a_text_can_stand_for_the_answer() {
    let client = Client::start().await;
    let body = r#"{"data": {"0": 1}}"#;
    client.service.fault(FaultPlan::on(Operation::ListShops, Fault::Body { body: body.into() }));
    let reply = client.get("/v1/shops").await;
    reply.ok();
    assert_eq!(reply.text, body);
}

#[tokio::test]
async fn faults_are_planned_over_the_admin_route_too() {
    let client = Client::start_with(Options { admin: true, ..options() }).await;
    for (fault, expected) in [
        (json!({"kind": "status", "status": 503, "retry_after": "2"}), 503),
        (json!({"kind": "html"}), 502),
        (json!({"kind": "redirect", "location": "/elders"}), 302),
        (json!({"kind": "body", "body": "[]"}), 200),
        (json!({"kind": "latency", "milliseconds": 1}), 200),
        (json!({"kind": "broken_json"}), 200),
        (json!({"kind": "cut_json"}), 200),
        (json!({"kind": "no_cors"}), 200),
    ] {
        plan(&client, &json!({"operation": "list_fields", "fault": fault, "times": 1})).await;
        assert_eq!(client.get("/v1/fields").await.status.as_u16(), expected, "{fault}");
    }
    for kind in ["drop", "lost_answer"] {
        plan(&client, &json!({"operation": "any", "fault": {"kind": kind}, "times": 1, "skip": 1})).await;
        client.get("/v1/fields").await.ok();
        assert!(receive(client.request(Method::GET, "/v1/fields")).await.is_err());
    }
    plan(&client, &json!({"operation": "any", "fault": {"kind": "hang"}})).await;
    let cleared = receive(client.bare_request(Method::DELETE, "/stand-in/faults")).await.unwrap();
    assert_eq!(cleared.status, StatusCode::NO_CONTENT);
    client.get("/v1/fields").await.ok();
}

#[tokio::test]
async fn a_plan_that_can_not_be_read_is_refused() {
    let client = Client::start_with(Options { admin: true, ..options() }).await;
    for plan in [
        json!({"operation": "no_such", "fault": {"kind": "drop"}}),
        json!({"operation": "any", "fault": {"kind": "no_such"}}),
        json!({"operation": "any", "fault": {"kind": "status", "status": 12}}),
    ] {
        let reply = receive(client.bare_request(Method::POST, "/stand-in/faults").json(&plan)).await.unwrap();
        assert!(reply.status.is_client_error(), "{plan}");
    }
}

async fn plan(client: &Client, plan: &Value) -> Reply {
    let reply = receive(client.bare_request(Method::POST, "/stand-in/faults").json(plan)).await.unwrap();
    assert_eq!(reply.status, StatusCode::NO_CONTENT, "{}", reply.text);
    reply
}

/// The number of tickets.
async fn count(client: &Client) -> i64 {
    client.get("/v1/tickets").await.ok()["meta"]["total"].as_i64().unwrap()
}
