//! The part of the page that a test shows something in, and what a person finds there.

use std::any::Any;

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, EventInit, HtmlElement, HtmlInputElement, HtmlLabelElement, HtmlSelectElement,
};

const ID: &str = "screen";

/// A view on the page, until it is dropped.
pub struct Screen(Option<Box<dyn Any>>);

impl Screen {
    /// Shows a view.
    pub fn show<V: IntoView + 'static>(view: impl FnOnce() -> V + 'static) -> Self {
        let screen = document().create_element("main").unwrap();
        screen.set_id(ID);
        document().body().unwrap().append_child(&screen).unwrap();
        Self(Some(Box::new(mount_to(screen.unchecked_into(), view))))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        drop(self.0.take());
        clear();
    }
}

/// Takes away what an earlier test left.
pub fn clear() {
    for element in all(&format!("#{ID}, body > .stopped")) {
        element.remove();
    }
}

/// The elements of a selector, in the order of the page.
pub fn all(selector: &str) -> Vec<HtmlElement> {
    let found = document().query_selector_all(selector).unwrap();
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// What a person reads in an element.
pub fn text(element: &Element) -> String {
    element.text_content().unwrap_or_default().trim().to_owned()
}

/// The controls with a label, in the order of the page.
pub fn labelled(label: &str) -> Vec<HtmlElement> {
    all("label")
        .into_iter()
        .filter(|element| text(element) == label)
        .filter_map(|element| element.dyn_into::<HtmlLabelElement>().ok()?.control())
        .collect()
}

/// The text box with a label.
pub fn input(label: &str) -> HtmlInputElement {
    only(labelled(label), label).unchecked_into()
}

/// The list to choose from with a label.
pub fn select(label: &str) -> HtmlSelectElement {
    only(labelled(label), label).unchecked_into()
}

/// The buttons with a text.
pub fn buttons(label: &str) -> Vec<HtmlElement> {
    all("button").into_iter().filter(|button| text(button) == label).collect()
}

/// The button with a text.
pub fn button(label: &str) -> HtmlElement {
    only(buttons(label), label)
}

/// The texts that describe a control, in the order in which they are heard.
pub fn description(control: &Element) -> Vec<String> {
    let ids = control.get_attribute("aria-describedby").unwrap_or_default();
    ids.split_whitespace().map(|id| text(&document().get_element_by_id(id).unwrap())).collect()
}

/// Types a text in place of the present one.
pub fn type_into(control: &HtmlInputElement, text: &str) {
    control.set_value(text);
    happen(control, "input");
}

/// Chooses a value.
pub fn choose(control: &HtmlSelectElement, value: &str) {
    control.set_value(value);
    happen(control, "change");
}

/// The name of the control that has the focus.
pub fn focused_name() -> Option<String> {
    document().active_element()?.get_attribute("name")
}

fn happen(control: &Element, kind: &str) {
    let bubbling = EventInit::new();
    bubbling.set_bubbles(true);
    control.dispatch_event(&Event::new_with_event_init_dict(kind, &bubbling).unwrap()).unwrap();
}

fn only(mut found: Vec<HtmlElement>, what: &str) -> HtmlElement {
    assert_eq!(found.len(), 1, "exactly one {what:?} on the page");
    found.remove(0)
}
