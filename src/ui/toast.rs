//! A word about what was just done, which stands over every page and goes by itself.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::icon::{Shape, icon};
use super::live::live;
use crate::reactive::effect;
use crate::view::{ElementRef, View, view};

/// How long a word stays that nobody looks at.
pub const TOAST_STAYS: Duration = Duration::from_secs(8);

/// Takes back what was done.
type Undo = Arc<dyn Fn() + Send + Sync>;

/// What was done, and the way to take it back, if there is one.
#[derive(Clone)]
struct Toast {
    text: String,
    undo: Option<(&'static str, Undo)>,
}

/// What was just done. Only the last of it is said: what went wrong stays where it happened.
#[derive(Clone, Copy)]
pub struct Toasts(RwSignal<Option<Toast>>);

impl Toasts {
    /// Nothing to say.
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Says that something is done.
    pub fn say(self, text: String) {
        // Whoever has signed out meanwhile is not told any more.
        self.0.set(Some(Toast { text, undo: None }));
    }

    /// Says that something is done, with a button that takes it back. The button takes the focus, because the one that
    /// was pressed may be gone with what it changed.
    pub fn say_with_undo(self, text: String, label: &'static str, undo: impl Fn() + Send + Sync + 'static) {
        self.0.set(Some(Toast { text, undo: Some((label, Arc::new(undo))) }));
    }

    /// Ends what is said: it turned out not to be all.
    pub fn withdraw(self) {
        self.0.set(None);
    }

    /// Ends a word whose button would lead nowhere any more.
    pub fn withdraw_undo(self) {
        let has_undo = !self.0.is_disposed()
            && self.0.with_untracked(|toast| toast.as_ref().is_some_and(|toast| toast.undo.is_some()));
        if has_undo {
            self.0.set(None);
        }
    }

    /// The place where it is said: on the page from the start, so that a screen reader listens to it. `stays` is how
    /// long a word stays that has neither the pointer nor the focus, `close` the name of the button that ends it.
    pub fn view(self, stays: Duration, close: &'static str) -> View {
        let element = ElementRef::<HtmlElement>::new();
        let end = Callback::new(move |()| {
            if is_looked_at(element, ":focus-within") {
                leave_to_main();
            }
            self.0.set(None);
        });
        // A timer for each word: that of an earlier one must not end this one.
        let timer = StoredValue::new(None::<IntervalHandle>);
        let stop = move || {
            if let Some(Some(timer)) = timer.try_update_value(Option::take) {
                timer.clear();
            }
        };
        effect(move || {
            stop();
            if self.0.with(Option::is_none) {
                return;
            }
            let tick = move || {
                if !is_looked_at(element, ":hover, :focus-within") {
                    self.0.set(None);
                }
            };
            timer.set_value(set_interval_with_handle(tick, stays).ok());
        });
        on_cleanup(stop);
        let on_key = move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                end.run(());
            }
        };
        let toast = live(move || self.0.get().map(|toast| toast_view(toast, close, end)));
        view! { <div class="toasts" role="status" node_ref=element on:keydown=on_key>{toast}</div> }
    }
}

impl Default for Toasts {
    fn default() -> Self {
        Self::new()
    }
}

fn toast_view(Toast { text, undo }: Toast, close: &'static str, end: Callback<()>) -> View {
    let undo = undo.map(|(label, undo)| {
        let button = ElementRef::<HtmlElement>::new();
        effect(move || {
            if let Some(button) = button.get() {
                let options = web_sys::FocusOptions::new();
                options.set_prevent_scroll(true);
                // A button that is gone already needs no focus.
                let _ = button.focus_with_options(&options);
            }
        });
        view! {
            <button type="button" class="button small" node_ref=button on:click=move |_| undo()>{label}</button>
        }
    });
    view! {
        <div class="toast">
            {icon(Shape::Check)}
            <p>{text}</p>
            {undo}
            <button type="button" class="button quiet small" aria-label=close on:click=move |_| end.run(())>
                {icon(Shape::Cross)}
            </button>
        </div>
    }
}

/// Whether somebody is at it, with the pointer or the focus.
fn is_looked_at(element: ElementRef, how: &str) -> bool {
    let found = element.get_untracked().and_then(|element| element.query_selector(how).ok().flatten());
    found.is_some()
}

/// The focus does not get lost with the button that has it.
fn leave_to_main() {
    let main = document().query_selector("main").ok().flatten();
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A page without content needs no focus.
        let _ = main.focus();
    }
}
