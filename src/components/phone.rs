//! Whether the window is as narrow as a phone, by the media query that the styles use, or as low as one.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

const PHONE: &str = "(max-width: 40rem)";
const LOW: &str = "(max-height: 30rem)";

/// Whether the window is as narrow as a phone.
pub fn is_phone() -> bool {
    matches(PHONE)
}

/// Whether the window is as narrow as a phone, or as low as one on its side.
pub fn is_small() -> bool {
    is_phone() || matches(LOW)
}

fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the window is as narrow as a phone, also after the phone is turned or its text becomes larger.
pub fn use_is_phone() -> Signal<bool> {
    let is_so = RwSignal::new(is_phone());
    let look = Closure::<dyn Fn()>::new(move || is_so.set(is_phone()));
    // All browsers that run the app know the query.
    let Ok(Some(query)) = window().match_media(PHONE) else { return is_so.into() };
    query.set_onchange(Some(look.as_ref().unchecked_ref()));
    let followed = StoredValue::new_local((query, look));
    on_cleanup(move || {
        followed.try_with_value(|(query, _)| query.set_onchange(None));
    });
    is_so.into()
}
