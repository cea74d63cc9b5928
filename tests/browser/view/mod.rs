//! How a view gets onto the page and is brought up to date there.

mod elements;
mod lists;
mod values;

use loket::view::View;
use web_sys::Element;

use crate::setup::screen::{Screen, all};

/// A view on the page, and the elements that a selector finds there.
fn shown(view: impl FnOnce() -> View, selector: &str) -> (Screen, Vec<Element>) {
    let screen = Screen::show(view);
    (screen, found(selector))
}

fn found(selector: &str) -> Vec<Element> {
    all(selector).into_iter().map(Element::from).collect()
}

/// The texts of the elements that a selector finds.
fn texts(selector: &str) -> Vec<String> {
    found(selector).iter().map(|element| element.text_content().unwrap_or_default()).collect()
}
