//! Leaving a changed form asks first.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::app_update::AppUpdate;
use crate::navigation::{Leaving, Left, Navigation, followed_href};
use crate::reactive::listen;
use crate::routes::Base;

/// Asks before the page is left while a form is changed, until the form is gone.
pub(crate) fn ask_before_leaving(is_changed: Callback<(), bool>) {
    let navigation: Navigation = expect_context();
    let base: Base = expect_context();
    navigation.block(Callback::new(move |_| match is_changed.run(()) {
        true => Leaving::Unsaved,
        false => Leaving::Free,
    }));
    let update: AppUpdate = expect_context();
    listen(ev::beforeunload, move |event| {
        // Where a new version is loaded, the user knows what is saved.
        if is_changed.run(()) && !update.is_wanted() {
            event.prevent_default();
        }
    });
    // Before the navigation hears of it: a link is followed only once the user has confirmed it.
    let click = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
        if let Some(href) = followed_href(&event, &base).filter(|_| is_changed.run(())) {
            event.prevent_default();
            event.stop_propagation();
            navigation.confirm(Left::Page, move || navigation.go(&href));
        }
    });
    let listener: &js_sys::Function = click.as_ref().unchecked_ref();
    // Listening to the document can't fail.
    let _ = document().add_event_listener_with_callback_and_bool("click", listener, true);
    let click = StoredValue::new_local(click);
    on_cleanup(move || {
        click.try_with_value(|click| {
            let listener = click.as_ref().unchecked_ref();
            let _ = document().remove_event_listener_with_callback_and_bool("click", listener, true);
        });
    });
}
