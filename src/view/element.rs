//! An element, before it is on the page.

use std::rc::Rc;

use super::View;
use super::content::Value;
use super::element_ref::ElementRef;

/// An element, its attributes and what stands in it.
pub struct Element {
    pub(super) tag: &'static str,
    pub(super) values: Vec<(Name, Value)>,
    pub(super) handlers: Vec<(&'static str, Handler)>,
    pub(super) children: Vec<View>,
    pub(super) reference: Option<ElementRef<web_sys::Element>>,
}

impl Element {
    pub(super) fn new(tag: &'static str) -> Self {
        Self { tag, values: Vec::new(), handlers: Vec::new(), children: Vec::new(), reference: None }
    }
}

/// What a value is given to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Name {
    /// An attribute, as it stands in markup.
    Attribute(&'static str),
    /// A property of the element's object, which changes with what a person does.
    Property(&'static str),
}

/// What is called with an event.
pub(super) type Handler = Rc<dyn Handle>;

/// Is called with events. It stands for a closure, whose own trait would bring each of them in three forms.
pub trait Handle {
    /// An event happened.
    fn handle(&self, event: web_sys::Event);
}
