//! Attributes and properties.

use leptos::prelude::*;
use loket::view::{View, view};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use super::shown;
use crate::setup::stage::{begin, until};

#[wasm_bindgen_test]
async fn an_attribute_follows_its_signal() {
    begin().await;
    let problem = RwSignal::new(None::<String>);
    let markup = move || view! { <input aria-describedby=problem required=true disabled=false/> };
    let (_screen, inputs) = shown(markup, "#screen input");
    let described = || inputs[0].get_attribute("aria-describedby");
    assert_eq!(described(), None);
    assert_eq!(inputs[0].get_attribute("required").as_deref(), Some(""));
    assert!(!inputs[0].has_attribute("disabled"));
    for wanted in [Some("one"), Some("other"), None] {
        problem.set(wanted.map(str::to_owned));
        until("the attribute is as wanted", async || described().as_deref() == wanted).await;
    }
}

#[wasm_bindgen_test]
async fn a_property_is_what_its_signal_says_whatever_a_person_did_meanwhile() {
    begin().await;
    let is_on = RwSignal::new(true);
    let turns = RwSignal::new(0);
    let checked = move || turns.get() >= 0 && is_on.get();
    let markup = move || view! { <input type="checkbox" prop:checked=checked/> };
    let (_screen, inputs) = shown(markup, "#screen input");
    let input: &HtmlInputElement = inputs[0].unchecked_ref();
    assert!(input.checked());
    input.click();
    assert!(!input.checked());
    turns.set(1);
    until("it is on again", async || input.checked()).await;
    is_on.set(false);
    until("it is off", async || !input.checked()).await;
}

#[wasm_bindgen_test]
async fn what_is_chosen_is_one_of_the_options() {
    begin().await;
    let options = || -> Vec<View> {
        ["a", "b", "c"].into_iter().map(|name| view! { <option value=name>{name}</option> }).collect()
    };
    let markup = move || view! { <select prop:value="b">{options()}</select> };
    let (_screen, selects) = shown(markup, "#screen select");
    assert_eq!(selects[0].unchecked_ref::<HtmlSelectElement>().value(), "b");
}

#[wasm_bindgen_test]
async fn without_a_value_a_property_is_empty() {
    begin().await;
    let name = RwSignal::new(None::<String>);
    let (_screen, inputs) = shown(move || view! { <input prop:value=name/> }, "#screen input");
    let value = || inputs[0].unchecked_ref::<HtmlInputElement>().value();
    assert_eq!(value(), "");
    for wanted in [Some("Sanne"), None] {
        name.set(wanted.map(str::to_owned));
        until("the value is as wanted", async || value() == wanted.unwrap_or_default()).await;
    }
}
