//! Markup as the macro `view!` leaves it: a template and its holes.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::rc::Rc;

use wasm_bindgen::JsCast;

use super::View;
use super::content::{IntoValue, IntoView, Value};
use super::element::{Element, Handle, Handler, Name};
use super::element_ref::ElementRef;
use super::sign::{ATTRIBUTE, CHILD, CLOSE, EVENT, NAME, OPEN, PROPERTY, REFERENCE, TEXT, VALUE};

/// What is put into a template.
pub enum Hole {
    /// A child.
    Child(View),
    /// The value of an attribute or a property.
    Value(Value),
    /// What is called with an event.
    Handler(Handler),
    /// The way to an element.
    Reference(ElementRef<web_sys::Element>),
}

impl Hole {
    /// A child.
    #[inline]
    pub fn child(child: impl IntoView) -> Self {
        Self::Child(child.into_view())
    }

    /// The value of an attribute or a property.
    #[inline]
    pub fn value(value: impl IntoValue) -> Self {
        Self::Value(value.into_value())
    }

    /// What is called with an event of some kind.
    #[inline]
    pub fn handler<E: JsCast + 'static, F: Fn(E) + 'static>(handler: F) -> Self {
        Self::Handler(Rc::new(Typed(handler, PhantomData)))
    }

    /// The way to an element.
    #[inline]
    pub fn reference<E: JsCast>(reference: ElementRef<E>) -> Self {
        Self::Reference(reference.plain())
    }
}

/// A handler of one kind of event.
struct Typed<E, F>(F, PhantomData<fn(E)>);

impl<E: JsCast, F: Fn(E)> Handle for Typed<E, F> {
    fn handle(&self, event: web_sys::Event) {
        (self.0)(event.unchecked_into());
    }
}

/// One macro makes the template and its holes, so that they fit.
fn mismatch<T: Default>() -> T {
    debug_assert!(false, "a hole of the template is of another kind");
    T::default()
}

/// The view of a template with something in its holes.
#[inline(never)]
pub fn filled(template: &'static str, holes: Box<[Hole]>) -> View {
    let mut holes = holes.into_vec().into_iter();
    let mut views = Vec::new();
    // The elements that have begun, the innermost last.
    let mut open: Vec<Element> = Vec::new();
    let mut name = "";
    let mut rest = template;
    while let Some(sign) = rest.bytes().next() {
        let end = rest.bytes().skip(1).position(|byte| byte < b' ').map_or(rest.len(), |length| length + 1);
        let (word, after) = (&rest[1..end], &rest[end..]);
        rest = after;
        let view = match (sign, open.last_mut()) {
            (OPEN, _) => {
                open.push(Element::new(word));
                continue;
            }
            (CLOSE, _) => open.pop().map(|element| View::Element(Box::new(element))),
            (TEXT, _) => Some(View::Text(Cow::Borrowed(word))),
            (CHILD, _) => match holes.next() {
                Some(Hole::Child(child)) => Some(child),
                _ => mismatch(),
            },
            (NAME, _) => {
                name = word;
                continue;
            }
            (VALUE, Some(element)) => {
                element.values.push((Name::Attribute(name), Value::Text(Cow::Borrowed(word))));
                continue;
            }
            (ATTRIBUTE | PROPERTY | EVENT | REFERENCE, Some(element)) => {
                match holes.next() {
                    Some(Hole::Value(value)) if sign == PROPERTY => {
                        element.values.push((Name::Property(word), value));
                    }
                    Some(Hole::Value(value)) => element.values.push((Name::Attribute(word), value)),
                    Some(Hole::Handler(handler)) => element.handlers.push((word, handler)),
                    Some(Hole::Reference(reference)) => element.reference = Some(reference),
                    Some(Hole::Child(_)) | None => mismatch(),
                }
                continue;
            }
            _ => continue,
        };
        if let Some(view) = view {
            open.last_mut().map_or(&mut views, |element| &mut element.children).push(view);
        }
    }
    if views.len() == 1 { views.pop().unwrap_or_default() } else { View::Many(views) }
}
