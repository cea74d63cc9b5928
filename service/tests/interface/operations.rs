//! Every operation of the interface: its success, and its refusal of a request that may not be made.

use loket_service::Operation;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::{Client, Reply, receive};
use crate::shape::{self, Shape, check, page};

/// How an operation is asked so that it succeeds.
pub struct Case {
    pub operation: Operation,
    pub path: String,
    pub body: Option<Value>,
    /// A path of the same operation at which there is no record.
    pub missing: Option<&'static str>,
    pub shape: Shape,
}

/// All operations against the sample organisation.
pub fn cases(client: &Client) -> Vec<Case> {
    let sample = &client.service.sessions()[0];
    let fields = format!("/v1/checkouts/{}/fields?event_id={}", sample.session, sample.event_id);
    let read = |operation, path: &str, missing, shape| Case {
        operation,
        path: path.to_owned(),
        body: None,
        missing,
        shape,
    };
    let write = |operation, path: &str, body, missing, shape| Case {
        operation,
        path: path.to_owned(),
        body: Some(body),
        missing,
        shape,
    };
    use Operation as Op;
    vec![
        write(
            Op::CreateTicket,
            "/v1/tickets",
            json!({"name": "Vroege vogel", "price": "12.50"}),
            None,
            shape::written_ticket(),
        ),
        read(Op::ListTickets, "/v1/tickets", None, page(shape::ticket())),
        read(Op::GetTicket, "/v1/tickets/3001", Some("/v1/tickets/1"), shape::ticket()),
        write(
            Op::UpdateTicket,
            "/v1/tickets/3001",
            json!({"name": "Vroege vogel"}),
            Some("/v1/tickets/1"),
            shape::written_ticket(),
        ),
        write(Op::CreateEvent, "/v1/events", event(), None, shape::written_event()),
        read(Op::ListEvents, "/v1/events", None, page(shape::event())),
        read(Op::GetEvent, "/v1/events/1001", Some("/v1/events/1"), shape::event()),
        read(
            Op::ListOrders,
            "/v1/events/1001/orders",
            Some("/v1/events/1/orders"),
            page(shape::order(false)),
        ),
        read(
            Op::ListPurchases,
            "/v1/events/1001/purchases",
            Some("/v1/events/1/purchases"),
            page(shape::purchase()),
        ),
        read(Op::GetOrder, "/v1/orders/500001", Some("/v1/orders/1"), shape::order(true)),
        write(Op::CreateShop, "/v1/shops", json!({"url": "nieuw"}), None, shape::shop()),
        read(Op::ListShops, "/v1/shops", None, page(shape::shop())),
        read(Op::GetShop, "/v1/shops/5001", Some("/v1/shops/1"), shape::shop_view()),
        write(
            Op::UpdateShop,
            "/v1/shops/5001",
            json!({"language": "en"}),
            Some("/v1/shops/1"),
            shape::shop(),
        ),
        read(
            Op::GetFields,
            &fields,
            Some("/v1/checkouts/unknown/fields?event_id=1001"),
            shape::checkout_fields(),
        ),
        read(Op::ListFields, "/v1/fields", None, page(shape::field())),
        read(Op::ListBillingInformation, "/v1/billing-information", None, page(shape::billing_information())),
        read(Op::ListTermsAndConditions, "/v1/terms-and-conditions", None, page(shape::document())),
        read(Op::ListPrivacyStatements, "/v1/privacy-statements", None, page(shape::document())),
    ]
}

/// A body with all that Create event requires.
pub fn event() -> Value {
    json!({
        "name": "Najaarsmarkt",
        "is_online": false,
        "type": "Eenmalig",
        "venue": {
            "name": "De Hallen",
            "street": "Hallenplein",
            "house_number": "2",
            "addition": null,
            "zipcode": "1053 RT",
            "city": "Amsterdam",
            "state": null,
            "country": "Nederland",
        },
        "dates": [{"starts_at": "2026-10-03T08:00:00.000000Z", "ends_at": "2026-10-03T15:00:00.000000Z"}],
    })
}

/// Sends a case, with the token or without, at its own path or at another.
pub async fn send(client: &Client, case: &Case, path: &str, authorized: bool) -> reqwest::Result<Reply> {
    let method = if case.body.is_some() { Method::POST } else { Method::GET };
    let request = if authorized { client.request(method, path) } else { client.bare_request(method, path) };
    receive(match &case.body {
        Some(body) => request.json(body),
        None => request,
    })
    .await
}

#[tokio::test]
async fn each_answers_with_exactly_what_the_interface_shows() {
    let client = Client::start().await;
    let cases = cases(&client);
    let operations: Vec<Operation> = cases.iter().map(|case| case.operation).collect();
    assert_eq!(operations, Operation::ALL);
    for case in &cases {
        let answer = send(&client, case, &case.path, true).await.unwrap().ok();
        check(&answer, &case.shape);
    }
}

#[tokio::test]
async fn every_record_of_every_list_is_what_the_interface_shows() {
    let client = Client::start().await;
    for case in cases(&client) {
        let mut next = Some(case.path.clone());
        while let Some(path) = next.take().filter(|_| case.body.is_none()) {
            let answer = client.get(&path).await.ok();
            check(&answer, &case.shape);
            next = answer["links"]["next"].as_str().map(|link| link.replace(&client.service.url(), ""));
        }
    }
    for id in 5001..=5005 {
        check(&client.get(&format!("/v1/shops/{id}")).await.ok(), &shape::shop_view());
    }
}

#[tokio::test]
async fn each_refuses_a_request_without_the_token() {
    let client = Client::start().await;
    for case in cases(&client) {
        // A path at which nothing is found tells a stranger nothing either.
        for path in [Some(case.path.as_str()), case.missing].into_iter().flatten() {
            let reply = send(&client, &case, path, false).await.unwrap();
            assert_eq!(reply.status, StatusCode::UNAUTHORIZED, "{path}");
            assert_eq!(reply.json(), json!({"message": "Unauthenticated."}));
        }
    }
}

#[tokio::test]
async fn each_refuses_a_record_that_is_not_there() {
    let client = Client::start().await;
    let mut tried = 0;
    for case in cases(&client) {
        let Some(missing) = case.missing else { continue };
        for path in [missing.to_owned(), missing.replace("/1", "/one"), missing.replace("/1", "/%20")] {
            let reply = send(&client, &case, &path, true).await.unwrap();
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
            assert!(reply.json()["message"].is_string());
            tried += 1;
        }
    }
    assert_eq!(tried, 3 * 9);
}
