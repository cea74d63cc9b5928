//! What a failed fetch means: a browser says only that it failed.

use gloo_net::http::RequestBuilder;
use wasm_bindgen::JsCast;
use web_sys::{
    AbortSignal, ReferrerPolicy, RequestCache, RequestCredentials, RequestMode, RequestRedirect,
    WorkerGlobalScope,
};

use super::connection::Connection;
use super::endpoint::Endpoint;
use super::failure::Failure;

/// What a probe carries in the header that the token has, so that a service's refusal of the header shows.
const NO_TOKEN: &str = "probe";

/// Finds out why nothing came back, with requests that carry no token. `has_worked` tells whether the service has let this
/// origin read its answers before.
pub(super) async fn explain(
    connection: &Connection,
    endpoint: &Endpoint,
    signal: &AbortSignal,
    has_worked: bool,
) -> Failure {
    if !is_online() {
        return Failure::Offline;
    }
    let answers = |path: String, mode: RequestMode| async move {
        answers(&format!("{}{path}", connection.address), mode, connection.header.name(), signal).await
    };
    let is_let_in = answers("/v1".to_owned(), RequestMode::Cors).await;
    let place = if is_let_in { endpoint.to_string() } else { "/v1".to_owned() };
    if is_let_in && answers(place.clone(), RequestMode::Cors).await {
        Failure::Dropped
    } else if answers(place, RequestMode::NoCors).await {
        // What answers in the place of a service that is down, such as a gateway, lets no origin read it.
        if has_worked && !is_let_in { Failure::Unreachable } else { Failure::Blocked }
    } else if is_let_in {
        Failure::Dropped
    } else {
        Failure::Unreachable
    }
}

/// Whether the device has a network, as far as the browser knows: in a page or in a worker.
pub(super) fn is_online() -> bool {
    let scope = js_sys::global();
    match scope.dyn_ref::<WorkerGlobalScope>() {
        Some(worker) => worker.navigator().on_line(),
        None => web_sys::window().is_none_or(|window| window.navigator().on_line()),
    }
}

/// Whether anything comes back. Without CORS a browser hides what, but not that it came.
async fn answers(url: &str, mode: RequestMode, header: &str, signal: &AbortSignal) -> bool {
    let builder = RequestBuilder::new(url)
        .mode(mode)
        .cache(RequestCache::NoStore)
        .credentials(RequestCredentials::Omit)
        .referrer_policy(ReferrerPolicy::NoReferrer)
        .abort_signal(Some(signal));
    // Only a request with CORS may carry additional headers or refuse to follow a redirection.
    let builder = match mode {
        RequestMode::Cors => builder.header(header, NO_TOKEN).redirect(RequestRedirect::Manual),
        _ => builder,
    };
    match builder.build() {
        Ok(request) => request.send().await.is_ok(),
        Err(_) => false,
    }
}
