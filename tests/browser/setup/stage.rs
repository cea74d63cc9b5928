//! What every test begins with, and how it waits.

use any_spawner::Executor;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::window;

use super::{panics, screen, stand_in};

/// How long a condition may take to come true, in milliseconds.
const PATIENCE: f64 = 10_000.0;

/// Leaves nothing of an earlier test: neither in the storages, nor on the page, nor in the stand-in.
pub async fn begin() {
    // An earlier test has started it: that is no failure.
    let _ = Executor::init_wasm_bindgen();
    for storage in [window().session_storage(), window().local_storage()] {
        storage.unwrap().unwrap().clear().unwrap();
    }
    panics::arrange();
    screen::clear();
    stand_in::behave().await;
}

/// Waits until a condition holds, and fails with its name if it does not come true.
pub async fn until(condition: &str, mut holds: impl AsyncFnMut() -> bool) {
    let end = js_sys::Date::now() + PATIENCE;
    while !holds().await {
        assert!(js_sys::Date::now() < end, "waited in vain until {condition}");
        TimeoutFuture::new(5).await;
    }
}
