//! The session in the tab's storage.

use leptos::prelude::{untrack, window};
use loket::api::{Connection, Header, Token};
use loket::session::{EndReason, Session};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Storage;

use crate::setup::stage::begin;
use crate::setup::stand_in::{TOKEN, address, connection};

fn of_tab() -> Storage {
    window().session_storage().unwrap().unwrap()
}

fn of_device() -> Storage {
    window().local_storage().unwrap().unwrap()
}

/// A user is signed in.
fn signed_in() -> Session {
    let session = Session::restore(None);
    session.sign_in(connection());
    session
}

fn connection_of(session: Session) -> Option<Connection> {
    untrack(|| session.connection())
}

fn was_refused(session: Session) -> bool {
    untrack(|| session.ended()).map(|end| end.reason) == Some(EndReason::Refused)
}

#[wasm_bindgen_test]
async fn the_token_is_stored_for_the_tab_and_nowhere_else() {
    begin().await;
    signed_in();
    assert_eq!(of_tab().length(), Ok(1));
    let stored = of_tab().get_item("loket.session").unwrap().unwrap();
    assert!(stored.contains(TOKEN));
    assert_eq!(of_device().length(), Ok(0));
    assert!(!window().location().href().unwrap().contains(TOKEN));
}

#[wasm_bindgen_test]
async fn a_reload_finds_the_session_again() {
    begin().await;
    let mut connection = connection();
    connection.header = Header::new("X-Api-Key", None).unwrap();
    connection.token = Token::parse("another").unwrap();
    Session::restore(None).sign_in(connection.clone());
    let reloaded = Session::restore(Some(&connection.address));
    assert!(!was_refused(reloaded));
    assert_eq!(connection_of(reloaded), Some(connection));
}

#[wasm_bindgen_test]
async fn a_session_with_another_service_than_the_fixed_one_is_dropped() {
    begin().await;
    signed_in();
    let reloaded = Session::restore(Some(&address("https://tickets.example.org")));
    assert_eq!(connection_of(reloaded), None);
    assert_eq!(of_tab().length(), Ok(0));
}

#[wasm_bindgen_test]
async fn signing_out_forgets_the_token() {
    begin().await;
    let session = signed_in();
    session.sign_out();
    assert_eq!(connection_of(session), None);
    assert!(!was_refused(session));
    assert_eq!(of_tab().length(), Ok(0));
    assert_eq!(connection_of(Session::restore(None)), None);
}

#[wasm_bindgen_test]
async fn a_refused_token_is_forgotten_and_its_refusal_is_known_until_the_next_sign_in() {
    begin().await;
    let session = signed_in();
    session.refuse();
    assert_eq!(connection_of(session), None);
    assert!(was_refused(session));
    assert_eq!(of_tab().length(), Ok(0));
    session.sign_in(connection());
    assert!(!was_refused(session));
}

#[wasm_bindgen_test]
async fn what_is_no_session_is_cleared_away() {
    begin().await;
    for stored in ["", "{}", r#"{"address":"http://tickets.example.org","token":"a"}"#] {
        of_tab().set_item("loket.session", stored).unwrap();
        assert_eq!(connection_of(Session::restore(None)), None, "{stored}");
        assert_eq!(of_tab().length(), Ok(0), "{stored}");
    }
}
