//! The exchanges with the service, as the browser timed them.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::PerformanceResourceTiming;

/// Forgets what was timed so far.
pub fn forget() {
    window().performance().unwrap().clear_resource_timings();
}

/// The largest number of exchanges that were under way at one moment.
pub fn most_at_once() -> usize {
    let exchanges: Vec<PerformanceResourceTiming> = window()
        .performance()
        .unwrap()
        .get_entries_by_type("resource")
        .iter()
        .map(|entry| entry.unchecked_into::<PerformanceResourceTiming>())
        .filter(|exchange| exchange.name().contains("/v1/"))
        .collect();
    let under_way_at = |moment: f64| {
        exchanges.iter().filter(|other| other.start_time() <= moment && moment < other.response_end()).count()
    };
    exchanges.iter().map(|exchange| under_way_at(exchange.start_time())).max().unwrap_or_default()
}
