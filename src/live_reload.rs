//! Reloads the page when the app was built anew: in debug builds, while it is being developed.
//!
//! Trunk would do so with a script within the page, which the page's policy does not allow.

use std::time::Duration;

use gloo_net::http::Request;
use leptos::prelude::*;
use leptos::task::spawn_local;

const INTERVAL: Duration = Duration::from_secs(1);

/// Looks at the page's own file again and again; its names of files change with their content.
pub fn watch() {
    let seen = StoredValue::new(None::<String>);
    let look = move || {
        spawn_local(async move {
            // While a build is under way, the server may not answer.
            let Some(page) = page().await else { return };
            match seen.get_value() {
                Some(before) if before != page => {
                    let _ = window().location().reload();
                }
                _ => seen.set_value(Some(page)),
            }
        });
    };
    set_interval(look, INTERVAL);
}

async fn page() -> Option<String> {
    let response = Request::get("index.html").send().await.ok().filter(|response| response.ok())?;
    response.text().await.ok()
}
