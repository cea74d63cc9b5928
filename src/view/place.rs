//! The document, as far as putting views into it needs it.
//!
//! What it refuses can't be mended at run time: a name that is no name is a slip in the markup, which the first test that
//! shows the element finds. A browser that makes no elements can't show the app at all; short of that nothing fails here.

use leptos::prelude::document;
use wasm_bindgen::JsValue;
use web_sys::{Comment, Element, Node, Text};

/// The names of elements that mean something else in a drawing than in a page.
const DRAWING: &str = "http://www.w3.org/2000/svg";

/// A new element, of a drawing or of a page.
pub(super) fn element(tag: &str, is_drawn: bool) -> Element {
    let made = if is_drawn {
        document().create_element_ns(Some(DRAWING), tag)
    } else {
        document().create_element(tag)
    };
    match made {
        Ok(element) => element,
        Err(_) => panic!("the browser makes no element of the name {tag}"),
    }
}

pub(super) fn text(text: &str) -> Text {
    document().create_text_node(text)
}

/// A mark for the place of something that is not there.
pub(super) fn mark() -> Comment {
    document().create_comment("")
}

/// Puts a node before another one, or at the end.
pub(super) fn insert(parent: &Node, node: &Node, before: Option<&Node>) {
    // See above: both are of this document and none is within the other.
    let _ = parent.insert_before(node, before);
}

/// Takes a node away.
pub(super) fn remove(node: &Node) {
    if let Some(parent) = node.parent_node() {
        let _ = parent.remove_child(node);
    }
}

/// Gives an attribute a value, or takes it away.
pub(super) fn set_attribute(element: &Element, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Gives a property a value that it has not: a control that is being filled in may forget what is half typed.
pub(super) fn set_property(element: &Element, name: &str, value: &JsValue) {
    let name = JsValue::from_str(name);
    if js_sys::Reflect::get(element, &name).as_ref() != Ok(value) {
        let _ = js_sys::Reflect::set(element, &name, value);
    }
}

/// Calls a function with each event of a kind.
pub(super) fn listen(element: &Element, event: &str, function: &js_sys::Function) {
    let _ = element.add_event_listener_with_callback(event, function);
}

/// Calls it no more.
pub(super) fn ignore(element: &Element, event: &str, function: &js_sys::Function) {
    let _ = element.remove_event_listener_with_callback(event, function);
}
