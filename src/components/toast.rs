//! A message about what was just done, shown above every page until it disappears by itself.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::focus::{focus_in_place, focused};
use super::icon::{Icon, Shape};
use crate::reactive::effect;

/// How long a message stays that has neither the pointer nor the focus.
pub const TOAST_STAYS: Duration = Duration::from_secs(8);

/// A message whose subject can be undone stays so many times as long.
const UNDO_STAYS: u32 = 2;

/// Takes back what was done.
type Undo = Arc<dyn Fn() + Send + Sync>;

/// Which message it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToastId(u32);

/// What was done, and the way to take it back, if there is one.
#[derive(Clone)]
struct Toast {
    id: ToastId,
    text: String,
    undo: Option<(&'static str, Undo)>,
    /// Whether its button takes the focus from what was pressed.
    takes_focus: bool,
}

/// What was just done. Only the latest message is shown: what went wrong stays where it happened.
#[derive(Clone, Copy)]
pub struct Toasts {
    shown: RwSignal<Option<Toast>>,
    /// What was pressed for it.
    pressed: StoredValue<Option<HtmlElement>, LocalStorage>,
    /// How many there were.
    count: StoredValue<u32>,
}

impl Toasts {
    /// Nothing to say.
    pub fn new() -> Self {
        Self { shown: RwSignal::new(None), pressed: StoredValue::new_local(None), count: StoredValue::new(0) }
    }

    /// Shows that something is done.
    pub fn say(self, text: String) -> ToastId {
        self.show(text, None, None)
    }

    /// Shows a message. Not needed once the user has signed out.
    fn show(self, text: String, pressed: Option<HtmlElement>, undo: Option<(&'static str, Undo)>) -> ToastId {
        let id = self.count.try_update_value(|count| {
            *count += 1;
            ToastId(*count)
        });
        let id = id.unwrap_or(ToastId(0));
        let takes_focus = undo.is_some();
        self.pressed.set_value(pressed);
        self.shown.set(Some(Toast { id, text, undo, takes_focus }));
        id
    }

    /// Shows that something is done, with a button that undoes it. The button takes the focus from what was pressed, also
    /// where that is gone with what it changed; it gives it back.
    pub fn say_with_undo(
        self,
        text: String,
        pressed: Option<HtmlElement>,
        label: &'static str,
        undo: impl Fn() + Send + Sync + 'static,
    ) -> ToastId {
        self.show(text, pressed, Some((label, Arc::new(undo))))
    }

    /// Adds a button that undoes it to a message, if that is still shown. The focus stays where it is.
    pub fn add_undo(self, id: ToastId, label: &'static str, undo: impl Fn() + Send + Sync + 'static) {
        if self.is_shown(id) {
            self.shown.update(|toast| {
                if let Some(toast) = toast {
                    toast.undo = Some((label, Arc::new(undo)));
                }
            });
        }
    }

    fn is_shown(self, id: ToastId) -> bool {
        let is_shown = |toast: &Option<Toast>| toast.as_ref().is_some_and(|toast| toast.id == id);
        self.shown.try_with_untracked(is_shown) == Some(true)
    }

    /// Withdraws the message: it turned out to be incomplete.
    pub fn withdraw(self) {
        self.shown.set(None);
    }

    /// Ends a message, unless another one is shown by now.
    pub fn end(self, id: ToastId) {
        if self.is_shown(id) {
            self.shown.set(None);
        }
    }

    /// Gives the focus back to what was pressed, or to the page if that is gone.
    fn give_back_focus(self) {
        let pressed = self.pressed.get_value().filter(|pressed| pressed.is_connected());
        let main = || document().query_selector("main").ok().flatten()?.dyn_into().ok();
        if let Some(element) = pressed.or_else(main) {
            focus_in_place(&element);
        }
    }
}

impl Default for Toasts {
    fn default() -> Self {
        Self::new()
    }
}

/// The region where messages are shown: on the page from the start, so that screen readers announce its changes.
#[component]
pub fn ToastRegion(
    /// How long a message stays that has neither the pointer nor the focus.
    #[prop(default = TOAST_STAYS)]
    stays: Duration,
    /// The name of the button that ends a message.
    close: &'static str,
) -> impl IntoView {
    let toasts: Toasts = expect_context();
    let element = NodeRef::<html::Div>::new();
    let end = Callback::new(move |()| {
        if is_looked_at(element, ":focus-within") {
            toasts.give_back_focus();
        }
        toasts.shown.set(None);
    });
    // A timer for each message: that of an earlier one must not end this one.
    let timer = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(Some(timer)) = timer.try_update_value(Option::take) {
            timer.clear();
        }
    };
    effect(move || {
        stop();
        if toasts.shown.with(Option::is_none) {
            return;
        }
        let tick = move || {
            if !is_looked_at(element, ":hover, :focus-within") {
                toasts.shown.set(None);
            }
        };
        // To undo something takes a moment to think.
        let has_undo = toasts.shown.with(|toast| toast.as_ref().is_some_and(|toast| toast.undo.is_some()));
        let stays = if has_undo { UNDO_STAYS * stays } else { stays };
        timer.set_value(set_interval_with_handle(tick, stays).ok());
    });
    on_cleanup(stop);
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            end.run(());
        }
    };
    let toast = move || toasts.shown.get().map(|toast| view! { <ToastView toast close on_end=end /> });
    view! {
        <div class="toasts" role="status" node_ref=element on:keydown=on_key>
            {toast}
        </div>
    }
}

/// Whether the focus is where the user has gone on to meanwhile: neither on what was pressed nor nowhere.
fn has_gone_on(pressed: Option<&HtmlElement>) -> bool {
    focused().is_some_and(|active| pressed.is_none_or(|pressed| !active.is_same_node(Some(pressed))))
}

/// A message about what was done.
#[component]
fn ToastView(
    /// The message.
    toast: Toast,
    /// The name of the button that ends it.
    close: &'static str,
    /// Ends it.
    on_end: Callback<()>,
) -> impl IntoView {
    let Toast { text, undo, takes_focus, .. } = toast;
    let toasts: Toasts = expect_context();
    let button = NodeRef::<html::Button>::new();
    effect(move || {
        let has_gone_on = toasts.pressed.with_value(|pressed| has_gone_on(pressed.as_ref()));
        if let Some(button) = button.get().filter(|_| takes_focus && !has_gone_on) {
            focus_in_place(&button);
        }
    });
    let undo = undo.map(|(label, undo)| {
        let undo = move |_| {
            toasts.give_back_focus();
            undo();
        };
        view! {
            <button type="button" class="button small" node_ref=button on:click=undo>
                {label}
            </button>
        }
    });
    view! {
        <div class="toast">
            <Icon shape=Shape::Check />
            <p>{text}</p>
            {undo}
            <button
                type="button"
                class="button quiet small"
                aria-label=close
                on:click=move |_| on_end.run(())
            >
                <Icon shape=Shape::Cross />
            </button>
        </div>
    }
}

/// Whether it has the pointer or the focus.
fn is_looked_at(element: NodeRef<html::Div>, how: &str) -> bool {
    let found = element.get_untracked().and_then(|element| element.query_selector(how).ok().flatten());
    found.is_some()
}
