//! An element that is on the page.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Node;

use super::content::Value;
use super::element::{Element, Handler, Name};
use super::following::Following;
use super::place;
use super::shown::Shown;

/// The element whose descendants are a drawing.
const DRAWING: &str = "svg";

pub(super) struct ShownElement {
    tag: &'static str,
    element: web_sys::Element,
    values: Vec<(Name, Given)>,
    listeners: Vec<Listener>,
    children: Vec<Shown>,
}

/// A value that was given to an element.
enum Given {
    Text(Cow<'static, str>),
    Flag(bool),
    Absent,
    Live(Following<Given>),
}

struct Listener {
    event: &'static str,
    /// What is called now: the page has one function as long as the element lasts.
    handler: Rc<RefCell<Handler>>,
    function: Closure<dyn Fn(web_sys::Event)>,
    element: web_sys::Element,
}

impl ShownElement {
    pub(super) fn new(parts: Element, is_drawn: bool) -> Self {
        let is_drawn = is_drawn || parts.tag == DRAWING;
        let element = place::element(parts.tag, is_drawn);
        let listeners =
            parts.handlers.iter().map(|(event, handler)| Listener::new(&element, event, handler)).collect();
        let (tag, values, children) = (parts.tag, Vec::new(), Vec::new());
        let mut shown = Self { tag, element, values, listeners, children };
        shown.take(parts, is_drawn);
        shown
    }

    pub(super) fn node(&self) -> &Node {
        &self.element
    }

    /// Whether it can be brought up to date to be another element.
    pub(super) fn is_like(&self, parts: &Element) -> bool {
        let names = self.values.iter().map(|(name, _)| name);
        let events = self.listeners.iter().map(|listener| listener.event);
        self.tag == parts.tag
            && names.eq(parts.values.iter().map(|(name, _)| name))
            && events.eq(parts.handlers.iter().map(|(event, _)| *event))
    }

    /// Brings it up to date.
    pub(super) fn update(&mut self, parts: Element, is_drawn: bool) {
        for (listener, (_, handler)) in self.listeners.iter().zip(&parts.handlers) {
            listener.handler.replace(Rc::clone(handler));
        }
        self.take(parts, is_drawn || self.tag == DRAWING);
    }

    /// Attributes come before the children, properties after them: what is chosen in a list is one of its options.
    fn take(&mut self, parts: Element, is_drawn: bool) {
        if let Some(reference) = parts.reference {
            reference.set(self.element.clone());
        }
        let mut before = std::mem::take(&mut self.values).into_iter().map(|(_, given)| given);
        let mut given = Vec::with_capacity(parts.values.len());
        let mut properties = Vec::new();
        for (place, (name, value)) in parts.values.into_iter().enumerate() {
            let before = before.next();
            match name {
                Name::Attribute(_) => given.push((name, give(&self.element, name, value, before))),
                Name::Property(_) => properties.push((place, name, value, before)),
            }
        }
        let shown = std::mem::take(&mut self.children);
        self.children = Shown::show_all(parts.children, shown, Some(&self.element), None, is_drawn);
        for (place, name, value, before) in properties {
            given.insert(place, (name, give(&self.element, name, value, before)));
        }
        self.values = given;
    }
}

impl Listener {
    fn new(element: &web_sys::Element, event: &'static str, handler: &Handler) -> Self {
        let handler = Rc::new(RefCell::new(Rc::clone(handler)));
        let called = Rc::clone(&handler);
        // The handler may lead to another call before it returns, so it is not borrowed meanwhile.
        let function = Closure::<dyn Fn(web_sys::Event)>::new(move |event| {
            let handler = Rc::clone(&called.borrow());
            handler.handle(event);
        });
        place::listen(element, event, function.as_ref().unchecked_ref());
        Self { event, handler, function, element: element.clone() }
    }
}

impl Drop for Listener {
    /// An event that is under way may still come to an element that has gone.
    fn drop(&mut self) {
        place::ignore(&self.element, self.event, self.function.as_ref().unchecked_ref());
    }
}

/// Gives an element a value in the place of another one.
fn give(element: &web_sys::Element, name: Name, value: Value, before: Option<Given>) -> Given {
    let before = match before {
        Some(Given::Live(effect)) => effect.take(),
        before => before,
    };
    match value {
        Value::Live(make) => {
            let element = element.clone();
            let give = move |before| give(&element, name, make.make(), before);
            Given::Live(Following::new(give, before))
        }
        Value::Text(text) => {
            match name {
                // A person changes properties, too: what they are is not what they were set to.
                Name::Property(name) => place::set_property(element, name, &JsValue::from_str(&text)),
                Name::Attribute(_) if matches!(&before, Some(Given::Text(before)) if *before == text) => {}
                Name::Attribute(name) => place::set_attribute(element, name, Some(&text)),
            }
            Given::Text(text)
        }
        Value::Absent => {
            match name {
                Name::Property(name) => place::set_property(element, name, &JsValue::from_str("")),
                Name::Attribute(_) if matches!(&before, None | Some(Given::Absent)) => {}
                Name::Attribute(name) => place::set_attribute(element, name, None),
            }
            Given::Absent
        }
        Value::Flag(flag) => {
            match name {
                Name::Property(name) => place::set_property(element, name, &JsValue::from_bool(flag)),
                Name::Attribute(_) if matches!(&before, Some(Given::Flag(before)) if *before == flag) => {}
                Name::Attribute(name) => place::set_attribute(element, name, flag.then_some("")),
            }
            Given::Flag(flag)
        }
    }
}
