//! How a view gets onto the page and is brought up to date there.

mod elements;
mod keyed;
mod lists;
mod memory;
mod values;

use leptos::prelude::document;
use loket::view::View;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::setup::screen::Screen;

/// A view on the page, and the elements that a selector finds there.
fn shown(view: impl FnOnce() -> View, selector: &str) -> (Screen, Vec<Element>) {
    let screen = Screen::show(view);
    (screen, found(selector))
}

fn found(selector: &str) -> Vec<Element> {
    let found = document().query_selector_all(selector).unwrap();
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// The texts of the elements that a selector finds.
fn texts(selector: &str) -> Vec<String> {
    found(selector).iter().map(|element| element.text_content().unwrap_or_default()).collect()
}
