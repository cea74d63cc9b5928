//! Buttons below a search box, to choose from what it finds.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::focus::{focus_first, is_pressed_in, recover_focus};

const FIRST: &str = ".button-list button";

/// A list of buttons below a search box. The arrow keys move the focus along them, and from the first one back to the box.
/// Typing moves the focus to the box.
#[component]
pub fn ButtonList(
    /// Moves the focus back to the box.
    on_leave: Callback<()>,
    /// Items with one button each, or none.
    children: Children,
) -> impl IntoView {
    on_cleanup(recover_focus);
    let step = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let key = event.key();
        // The browser types the key into what has the focus by then. A blank presses the button.
        let is_text = key.chars().count() == 1 && key != " ";
        if is_text || ["Backspace", "Escape"].contains(&key.as_str()) {
            on_leave.run(());
            return;
        }
        let item = |element: Element| element.closest("li").ok().flatten();
        let Some(item) = event.target().and_then(|target| target.dyn_into().ok()).and_then(item) else {
            return;
        };
        let beside: fn(&Element) -> Option<Element> = match key.as_str() {
            "ArrowDown" => Element::next_element_sibling,
            "ArrowUp" => Element::previous_element_sibling,
            _ => return,
        };
        // A page that scrolls takes the button away from under the eye.
        event.prevent_default();
        let button =
            |item: Element| item.query_selector("button").ok().flatten()?.dyn_into::<HtmlElement>().ok();
        // An item may have nothing to press.
        let next = std::iter::successors(beside(&item), beside).find_map(button);
        match next {
            // A button that is gone already needs no focus.
            Some(button) => drop(button.focus()),
            None if key == "ArrowUp" => on_leave.run(()),
            None => {}
        }
    };
    view! { <ul class="button-list" on:keydown=step>{children()}</ul> }
}

/// Whether a key was pressed on one of these buttons: what is typed there goes into the box.
pub fn is_on_button(event: &ev::KeyboardEvent) -> bool {
    is_pressed_in(event, ".button-list")
}

/// Moves the focus from the search box to the first button below it, if the key is the one for that.
pub fn step_into_buttons(event: &ev::KeyboardEvent) {
    let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
    if event.key() == "ArrowDown" && !has_modifier && focus_first(FIRST) {
        // What the browser would offer to complete lies over the buttons.
        event.prevent_default();
    }
}
