//! A view becomes a part of the page.

use any_spawner::Executor;
use leptos::prelude::*;
use web_sys::HtmlElement;

use super::View;
use super::shown::Shown;

/// A view that is on the page until this is dropped.
#[must_use = "the view goes when this is dropped"]
pub struct Mounted {
    owner: Owner,
    shown: Option<Shown>,
}

/// Puts a view at the end of an element. It and all that belongs to it are made by `view`.
pub fn mount(parent: &HtmlElement, view: impl FnOnce() -> View) -> Mounted {
    // That somebody else did so before is no failure.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    let shown = owner.with(|| Shown::show(view(), None, false));
    shown.put(parent, None);
    Mounted { owner, shown: Some(shown) }
}

impl Mounted {
    /// Leaves it there for good.
    pub fn forget(self) {
        std::mem::forget(self);
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        if let Some(shown) = self.shown.take() {
            shown.remove();
        }
        self.owner.cleanup();
    }
}
