//! The token: sent as configured, and nowhere else.

use loket::api::{Client, Connection, Failure, Header, RequestSettings, Token, ticket};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::fetches::Fetches;
use crate::setup::stage::begin;
use crate::setup::stand_in::{ADDRESS, TOKEN, client, connection, count, requests, strike};

fn client_with(header: Header, token: &str) -> Client {
    let connection = Connection { header, token: Token::parse(token).unwrap(), ..connection() };
    Client::new(connection, RequestSettings::default())
}

#[wasm_bindgen_test]
async fn the_service_takes_the_token() {
    begin().await;
    client().read(&ticket::list().page(1)).await.unwrap();
    assert!(requests().await[0].authorized);
}

#[wasm_bindgen_test]
async fn a_wrong_token_is_refused() {
    begin().await;
    for client in [
        client_with(Header::default(), "another"),
        client_with(Header::new("Authorization", None).unwrap(), TOKEN),
    ] {
        assert_eq!(client.read(&ticket::list().page(1)).await.unwrap_err(), Failure::Refused);
    }
    assert_eq!(count("list_tickets").await, 2);
}

#[wasm_bindgen_test]
async fn the_token_travels_in_the_configured_header_alone() {
    begin().await;
    for (header, name, value) in [
        (Header::default(), "Authorization", format!("Bearer {TOKEN}")),
        (Header::new("Authorization", Some("Token")).unwrap(), "Authorization", format!("Token {TOKEN}")),
        (Header::new("Authorization", None).unwrap(), "Authorization", TOKEN.to_owned()),
        (Header::new("X-Api-Key", None).unwrap(), "X-Api-Key", TOKEN.to_owned()),
    ] {
        let fetches = Fetches::watch();
        // Whether the service takes it makes no difference here.
        let _ = client_with(header, TOKEN).read_once(&ticket::list().page(1)).await;
        let request = fetches.only();
        assert_eq!(request.headers().get(name).unwrap(), Some(value));
        assert!(!request.url().contains(TOKEN));
        if name != "Authorization" {
            assert_eq!(request.headers().get("Authorization"), Ok(None));
        }
    }
}

#[wasm_bindgen_test]
async fn a_redirection_is_not_followed() {
    begin().await;
    // The same service by another name is another origin to the browser.
    let elsewhere = format!("{}/v1/fields", ADDRESS.replace("127.0.0.1", "localhost"));
    strike("list_tickets", json!({ "kind": "redirect", "location": elsewhere })).await;
    assert!(client().read_once(&ticket::list().page(1)).await.is_err());
    assert_eq!(count("list_fields").await, 0);
}
