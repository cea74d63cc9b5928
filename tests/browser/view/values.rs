//! Attributes and properties.

use loket::signal::RwSignal;
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
async fn a_property_is_set_only_when_it_changes() {
    begin().await;
    let (is_on, other) = (RwSignal::new(false), RwSignal::new(0));
    let checked = move || {
        other.get();
        is_on.get()
    };
    let count = move || other.get().to_string();
    let markup = move || view! { <input type="checkbox" prop:checked=checked/><b>{count}</b> };
    let (_screen, inputs) = shown(markup, "#screen input");
    let input: &HtmlInputElement = inputs[0].unchecked_ref();
    input.click();
    other.set(1);
    until("it was made again", async || super::texts("#screen b") == ["1"]).await;
    assert!(input.checked(), "what a person did stays");
    is_on.set(true);
    is_on.set(false);
    other.set(2);
    until("it was made again", async || super::texts("#screen b") == ["2"]).await;
    is_on.set(true);
    until("it is as it was set", async || input.checked()).await;
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
