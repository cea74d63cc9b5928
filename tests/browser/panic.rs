//! What a person sees when the app itself fails.

use js_sys::Function;
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use crate::setup::panics::painted;
use crate::setup::screen::{all, text};
use crate::setup::stage::begin;

/// Fails over a value of a record.
fn fail() {
    panic!("Jan de Vries");
}

/// Fails as the app would, and returns the message that is painted over the page.
fn message() -> HtmlElement {
    // Called by way of the browser, a panic ends there, as it does in an event of the page.
    let failing: Function = Closure::once_into_js(fail).unchecked_into();
    assert!(painted(|| failing.call0(&JsValue::NULL)).is_err());
    let mut messages = all("[role=alert]");
    assert_eq!(messages.len(), 1);
    messages.remove(0)
}

fn set_language(language: &str) {
    document().document_element().unwrap().set_attribute("lang", language).unwrap();
}

#[wasm_bindgen_test]
async fn a_message_says_what_to_do_and_keeps_the_records_to_itself() {
    begin().await;
    set_language("en");
    let message = message();
    let words = text(&message);
    assert!(words.contains("Loket has stopped"), "{words}");
    assert!(words.contains("panic.rs"), "{words}");
    assert!(!words.contains("Jan de Vries"), "{words}");
    let way_out = message.query_selector("a").unwrap().unwrap();
    assert_eq!(text(&way_out), "Reload");
    assert_eq!(way_out.get_attribute("href"), document().location().unwrap().href().ok());
}

#[wasm_bindgen_test]
async fn the_message_speaks_dutch_where_the_page_does() {
    begin().await;
    set_language("nl");
    let words = text(&message());
    set_language("en");
    assert!(words.contains("Loket is gestopt") && words.contains("Opnieuw laden"), "{words}");
}
