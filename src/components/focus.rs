//! The focus, where nothing is to move for it.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// Gives an element the focus, and scrolls nowhere.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // An element that is gone already, or takes none, goes without.
    let _ = element.focus_with_options(&options);
}

/// What has the focus; none where it is on the page as a whole, as after a click on a button in Safari.
pub fn focused() -> Option<HtmlElement> {
    let active = document().active_element()?;
    if active.matches("body").unwrap_or_default() { None } else { active.dyn_into().ok() }
}

/// Whether the control of a name has the focus.
pub fn has_focus(name: &str) -> bool {
    focused().and_then(|control| control.get_attribute("name")).as_deref() == Some(name)
}

/// Moves the focus to the first element that a selector finds; whether there is one.
pub fn focus_first(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    found
        .and_then(|element| element.dyn_into::<HtmlElement>().ok())
        .is_some_and(|element| element.focus().is_ok())
}

/// To be called as something is about to go: if the focus goes with it, the heading of the page has it next.
pub fn recover_focus() {
    let Some(before) = focused() else { return };
    request_animation_frame(move || {
        let heading = || document().query_selector("main h1[tabindex]").ok().flatten()?.dyn_into().ok();
        if let Some(heading) = heading().filter(|_| !before.is_connected() && focused().is_none()) {
            focus_in_place(&heading);
        }
    });
}

/// Moves the focus to a control, or to the first one in a group of them, and unfolds what hides it.
pub fn focus_by_id(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    if let Ok(Some(folded)) = element.closest("details:not([open])") {
        // What is folded away can't take the focus; an attribute of an element can always be set.
        let _ = folded.set_attribute("open", "");
    }
    let control = if element.tag_name().eq_ignore_ascii_case("fieldset") {
        // A long choice is folded away behind its summary.
        element.query_selector("summary, input, select, textarea, button").ok().flatten().unwrap_or(element)
    } else {
        element
    };
    if let Some(control) = control.dyn_ref::<HtmlElement>() {
        // As above: not on the page any more is no failure.
        let _ = control.focus();
    }
}

/// Whether a key was pressed in an element that matches the selectors.
pub fn is_pressed_in(event: &web_sys::KeyboardEvent, selectors: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.closest(selectors).ok().flatten().is_some())
}

/// Whether a key goes to a list of choices.
pub fn is_choosing(event: &web_sys::KeyboardEvent) -> bool {
    is_pressed_in(event, "select")
}

/// Whether a key goes into a control rather than to the app.
pub fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    is_pressed_in(event, "input:not([type=checkbox]), select, textarea, dialog")
}
