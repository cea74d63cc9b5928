//! The stand-in service: how it is reached, how it is told to misbehave, and what was asked of it.

use std::collections::BTreeMap;

use gloo_net::http::{Request, Response};
use loket::api::client::RequestSettings;
use loket::api::{Client, Connection, Header, ServiceAddress, Token};
use serde_json::{Value, json};

/// Where it listens.
pub const ADDRESS: &str = env!("LOKET_TEST_SERVICE");
/// The token that it takes.
pub const TOKEN: &str = env!("LOKET_TEST_TOKEN");

/// A request below `/v1`, as it arrived.
#[derive(Clone, Debug, serde::Deserialize)]
pub struct Recorded {
    /// The operation in snake case, where the interface has one.
    pub operation: Option<String>,
    /// The method.
    pub method: String,
    /// The path.
    pub path: String,
    /// What followed the `?`.
    pub query: Option<String>,
    /// The headers by lower-case name, without the one of the token.
    pub headers: BTreeMap<String, String>,
    /// Whether it carried the token.
    pub authorized: bool,
    /// The body: a text, or the parts of a form.
    pub body: Value,
    /// The body's members that the interface does not have.
    pub ignored_fields: Vec<String>,
}

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
    Client::new(connection(), RequestSettings::default())
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
    plan(json!({ "operation": operation, "fault": fault, "times": 1 })).await;
}

/// Lets a fault strike an operation from its second request on.
pub async fn strike_later(operation: &str, fault: Value) {
    plan(json!({ "operation": operation, "fault": fault, "skip": 1 })).await;
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

/// How often an operation was asked for.
pub async fn count(operation: &str) -> usize {
    requests_for(operation).await.len()
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
