//! What a person sees when the app itself fails.

use js_sys::Function;
use leptos::prelude::{document, window};
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
    let location = document().location().unwrap();
    assert_eq!(
        way_out.get_attribute("href"),
        Some(location.pathname().unwrap() + &location.search().unwrap())
    );
    // A link without a target is one within the app, which no longer leads anywhere.
    assert_eq!(way_out.get_attribute("target").as_deref(), Some("_top"));
}

#[wasm_bindgen_test]
async fn a_report_describes_the_app_without_personal_data() {
    begin().await;
    let before = document().location().unwrap().pathname().unwrap();
    let history = window().history().unwrap();
    let to = |path: &str| history.replace_state_with_url(&JsValue::NULL, "", Some(path)).unwrap();
    to("/events/jan-de-vries/orders?sort=name");
    let message = message();
    to(&before);
    let report = message.query_selector("textarea").unwrap().unwrap().text_content().unwrap();
    let lines: Vec<&str> = report.lines().collect();
    let [version, place, page, browser] = lines[..] else { panic!("{report}") };
    assert!(version.starts_with("Loket ") && place.contains("panic.rs:"), "{report}");
    assert_eq!(page, "/events/…/orders");
    assert_eq!(browser, window().navigator().user_agent().unwrap());
}

#[wasm_bindgen_test]
async fn what_fails_again_paints_no_second_message() {
    begin().await;
    message();
    message();
}

#[wasm_bindgen_test]
async fn the_message_speaks_dutch_where_the_page_does() {
    begin().await;
    set_language("nl");
    let words = text(&message());
    set_language("en");
    assert!(words.contains("Loket is gestopt") && words.contains("Opnieuw laden"), "{words}");
}
