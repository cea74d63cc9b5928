//! Leaving a changed form asks first.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::app_update::AppUpdate;
use crate::features::context::use_i18n;
use crate::navigation::{Navigation, followed_link};

/// Asks before the page is left while a form is changed, until the form is gone.
pub(super) fn ask_before_leaving(is_changed: Callback<(), bool>) {
    let question = use_i18n().form.leave;
    let stays = move || is_changed.run(()) && !window().confirm_with_message(question).unwrap_or(true);
    expect_context::<Navigation>().block(Callback::new(move |()| stays()));
    let update: AppUpdate = expect_context();
    let unload = window_event_listener(ev::beforeunload, move |event| {
        // Where a new version is loaded, the user knows what is saved.
        if is_changed.run(()) && !update.is_wanted() {
            event.prevent_default();
        }
    });
    // Before the navigation hears of it: a link is left alone when the person would rather stay.
    let click = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
        if leads_away(&event) && stays() {
            event.prevent_default();
            event.stop_propagation();
        }
    });
    let listener: &js_sys::Function = click.as_ref().unchecked_ref();
    // Listening to the document can't fail.
    let _ = document().add_event_listener_with_callback_and_bool("click", listener, true);
    let click = StoredValue::new_local(click);
    on_cleanup(move || {
        unload.remove();
        click.try_with_value(|click| {
            let listener = click.as_ref().unchecked_ref();
            let _ = document().remove_event_listener_with_callback_and_bool("click", listener, true);
        });
    });
}

/// Whether a click follows a link to another page in this tab.
fn leads_away(event: &MouseEvent) -> bool {
    let link = followed_link(event).filter(|link| link.target().is_empty());
    link.and_then(|link| link.get_attribute("href")).is_some_and(|href| !href.starts_with('#'))
}
