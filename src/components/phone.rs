//! Whether the window is as narrow as a phone: what the styles ask for with the same words.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

const PHONE: &str = "(max-width: 40rem)";

/// Whether the window is as narrow as a phone.
pub fn is_phone() -> bool {
    window().match_media(PHONE).ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the window is as narrow as a phone, also once it is turned, or its text is larger.
pub fn use_is_phone() -> Signal<bool> {
    let is_so = RwSignal::new(is_phone());
    let look = Closure::<dyn Fn()>::new(move || is_so.set(is_phone()));
    // All browsers that run the app know the query.
    if let Ok(Some(query)) = window().match_media(PHONE) {
        let listen = query.add_event_listener_with_callback("change", look.as_ref().unchecked_ref());
        let followed = StoredValue::new_local((query, look));
        on_cleanup(move || {
            followed.try_with_value(|(query, look)| {
                listen.is_ok().then(|| {
                    query.remove_event_listener_with_callback("change", look.as_ref().unchecked_ref())
                })
            });
        });
    }
    is_so.into()
}
