//! Panics that a test wants to see painted.

use std::cell::Cell;
use std::panic::{set_hook, take_hook};
use std::sync::Once;

thread_local! {
    static PAINTED: Cell<bool> = const { Cell::new(false) };
}

/// Lets [`painted`] choose what becomes of a panic. After the first one a hook can't be changed any more, so this has
/// to happen before.
pub fn arrange() {
    static ARRANGED: Once = Once::new();
    ARRANGED.call_once(|| {
        let report = take_hook();
        set_hook(Box::new(move |information| {
            if PAINTED.get() { loket::panic::paint(information) } else { report(information) }
        }));
    });
}

/// Does something whose panic is painted over the page, as the app does it, and fails no test.
pub fn painted<T>(action: impl FnOnce() -> T) -> T {
    PAINTED.set(true);
    let outcome = action();
    PAINTED.set(false);
    outcome
}
