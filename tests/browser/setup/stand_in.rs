//! The stand-in service: how it is reached, how it is made to misbehave, and what was asked of it.

use gloo_net::http::{Request, Response};

use loket::api::{Client, Connection, Endpoint, Header, RequestSettings, ServiceAddress, Token};
use serde_json::{Value, json};

use super::recorded::Recorded;

/// Where it listens.
pub const ADDRESS: &str = env!("LOKET_TEST_SERVICE");
/// The token that it takes.
pub const TOKEN: &str = env!("LOKET_TEST_TOKEN");

/// The connection that the stand-in takes.
pub fn connection() -> Connection {
    Connection { address: address(ADDRESS), header: Header::default(), token: Token::parse(TOKEN).unwrap() }
}

/// A service address.
pub fn address(text: &str) -> ServiceAddress {
    ServiceAddress::parse(text).unwrap()
}

/// A client as the app makes it.
pub fn client() -> Client {
    client_with(RequestSettings::default())
}

/// A client of a deployment that chose its own settings.
pub fn client_with(settings: RequestSettings) -> Client {
    Client::new(connection(), settings)
}

/// A client of a deployment that reads so many things at once.
pub fn client_reading(concurrency: usize) -> Client {
    client_with(RequestSettings { concurrency, ..RequestSettings::default() })
}

/// What the stand-in itself says at a path of the interface, past the app.
pub async fn said(endpoint: &Endpoint) -> Value {
    let request = Request::get(&format!("{ADDRESS}{endpoint}"))
        .header("Authorization", &format!("Bearer {TOKEN}"))
        .build()
        .unwrap();
    // Read from the text: a number of JavaScript would not hold every barcode.
    serde_json::from_str(&sent(request).await.text().await.unwrap()).unwrap()
}

/// Takes all faults back and forgets what was asked.
pub async fn behave() {
    for path in ["faults", "requests"] {
        sent(Request::delete(&admin(path)).build().unwrap()).await;
    }
}

/// Lets a fault strike an operation from now on.
pub async fn strike(operation: &str, fault: Value) {
    plan(json!({ "operation": operation, "fault": fault })).await;
}

/// Lets a fault strike the next request for an operation.
pub async fn strike_once(operation: &str, fault: Value) {
    strike_nth(1, operation, fault).await;
}

/// Lets a fault strike an operation from its second request on.
pub async fn strike_later(operation: &str, fault: Value) {
    strike_after(1, operation, fault).await;
}

/// Lets a fault strike an operation when so many requests have passed unharmed.
pub async fn strike_after(skip: u32, operation: &str, fault: Value) {
    plan(json!({ "operation": operation, "fault": fault, "skip": skip })).await;
}

/// Lets a fault strike one request for an operation, counted from 1.
pub async fn strike_nth(number: u32, operation: &str, fault: Value) {
    plan(json!({ "operation": operation, "fault": fault, "skip": number - 1, "times": 1 })).await;
}

/// The fault that is nothing but a status.
pub fn status(status: u16) -> Value {
    json!({ "kind": "status", "status": status })
}

/// What was asked since the test began.
pub async fn requests() -> Vec<Recorded> {
    sent(Request::get(&admin("requests")).build().unwrap()).await.json().await.unwrap()
}

/// What was asked of one operation.
pub async fn requests_for(operation: &str) -> Vec<Recorded> {
    let mut requests = requests().await;
    requests.retain(|request| request.operation.as_deref() == Some(operation));
    requests
}

/// The only request for one operation.
pub async fn only_request_for(operation: &str) -> Recorded {
    let mut requests = requests_for(operation).await;
    assert_eq!(requests.len(), 1, "one request for {operation}");
    requests.remove(0)
}

/// How often an operation was asked for.
pub async fn count(operation: &str) -> usize {
    requests_for(operation).await.len()
}

/// The pages of a list that were asked for, in the order of their numbers.
pub async fn pages_of(operation: &str) -> Vec<u64> {
    let asked = requests_for(operation).await;
    let queries = asked.iter().filter_map(|request| request.query.as_deref());
    let mut pages: Vec<u64> =
        queries.map(|query| query.strip_prefix("page=").unwrap().parse().unwrap()).collect();
    pages.sort_unstable();
    pages
}

async fn plan(plan: Value) {
    sent(Request::post(&admin("faults")).json(&plan).unwrap()).await;
}

async fn sent(request: Request) -> Response {
    let response = request.send().await.unwrap();
    assert!(response.ok(), "the stand-in answers {} at {}", response.status(), response.url());
    response
}

fn admin(path: &str) -> String {
    format!("{ADDRESS}/stand-in/{path}")
}
