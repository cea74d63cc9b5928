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
    let look = move || match (window().navigator().on_line(), since.get_untracked()) {
        (true, _) => {
            since.set(None);
            queries.go_on();
        }
        (false, None) => since.set(now()),
        (false, Some(_)) => {}
    };
    let (look_too, look_again) = (look.clone(), look.clone());
    listen(ev::offline, move |_| look());
    listen(ev::online, move |_| look_too());
    // A page that the browser keeps for the way back hears nothing meanwhile.
    listen(ev::pageshow, move |_| look_again());
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
