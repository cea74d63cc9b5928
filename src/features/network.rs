//! Whether the device has a network, and what is done about it.

use js_sys::Date;
use leptos::ev;
use leptos::prelude::*;

use super::context::{use_formats, use_i18n, use_query_client};
use crate::components::{Notice, Tone};
use crate::reactive::listen;

/// Shows that the network is gone, and since when; when it is back, reads that failed without it are retried.
#[component]
pub(crate) fn NetworkNotice() -> impl IntoView {
    let words = &use_i18n().frame;
    let (formats, queries) = (use_formats(), use_query_client());
    let now = move || Some(formats.time_of_day(Date::now()));
    let since = RwSignal::new(if window().navigator().on_line() { None } else { now() });
    listen(ev::offline, move |_| since.set(now()));
    listen(ev::online, move |_| {
        since.set(None);
        queries.go_on();
    });
    let said = move || {
        let since = since.get()?;
        let advice = view! { <p>{words.offline_advice}</p> };
        Some(view! {
            <Notice tone=Tone::Warning title=&(words.offline)(&since) is_announced=true>
                {advice}
            </Notice>
        })
    };
    // On the page from the start: what comes into it is announced.
    view! {
        <div class="network" role="status">
            {said}
        </div>
    }
}
