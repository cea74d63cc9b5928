//! Whether the window is as narrow as a phone: what the styles ask for with the same words.

use leptos::ev;
use leptos::prelude::*;

use crate::reactive::listen;

const PHONE: &str = "(max-width: 40rem)";

/// Whether the window is as narrow as a phone.
pub fn is_phone() -> bool {
    window().match_media(PHONE).ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the window is as narrow as a phone, also when it is turned.
pub fn use_is_phone() -> Signal<bool> {
    let is_so = RwSignal::new(is_phone());
    listen(ev::resize, move |_| {
        if is_so.get_untracked() != is_phone() {
            is_so.set(is_phone());
        }
    });
    is_so.into()
}
