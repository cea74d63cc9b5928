//! A way to an element that is on the page.

use std::marker::PhantomData;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A way to an element, once it is there.
pub struct ElementRef<E = HtmlElement> {
    element: RwSignal<Option<web_sys::Element>, LocalStorage>,
    kind: PhantomData<fn() -> E>,
}

impl<E> Clone for ElementRef<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for ElementRef<E> {}

impl<E: JsCast> ElementRef<E> {
    /// A way that leads nowhere yet.
    #[expect(clippy::new_without_default, reason = "it belongs to the view that it is made in")]
    pub fn new() -> Self {
        Self { element: RwSignal::new_local(None), kind: PhantomData }
    }

    /// The element; whoever asks follows its coming.
    pub fn get(self) -> Option<E> {
        self.element.try_get().flatten().map(JsCast::unchecked_into)
    }

    /// The element, once.
    pub fn get_untracked(self) -> Option<E> {
        self.element.try_get_untracked().flatten().map(JsCast::unchecked_into)
    }

    /// The same way, to an element of whatever kind.
    pub(super) fn plain(self) -> ElementRef<web_sys::Element> {
        ElementRef { element: self.element, kind: PhantomData }
    }
}

impl ElementRef<web_sys::Element> {
    pub(super) fn set(self, element: web_sys::Element) {
        // Whoever follows it hears of another element only.
        if self.element.try_with_untracked(|known| known.as_ref() != Some(&element)) == Some(true) {
            self.element.set(Some(element));
        }
    }
}
