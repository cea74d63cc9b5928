//! What a failed fetch means: a browser says only that it failed.

use gloo_net::http::RequestBuilder;
use web_sys::{ReferrerPolicy, RequestCache, RequestCredentials, RequestMode};

use super::connection::ServiceAddress;
use super::failure::Failure;

/// Finds out why nothing came back, with requests that carry no token.
pub(super) async fn explain(address: &ServiceAddress) -> Failure {
    let online = web_sys::window().is_none_or(|window| window.navigator().on_line());
    if !online {
        Failure::Offline
    } else if answers(address, RequestMode::Cors).await {
        Failure::Dropped
    } else if answers(address, RequestMode::NoCors).await {
        Failure::Blocked
    } else {
        Failure::Unreachable
    }
}

/// Whether anything comes back; without CORS the browser hides what, but not that it came.
async fn answers(address: &ServiceAddress, mode: RequestMode) -> bool {
    let request = RequestBuilder::new(&format!("{address}/v1"))
        .mode(mode)
        .cache(RequestCache::NoStore)
        .credentials(RequestCredentials::Omit)
        .referrer_policy(ReferrerPolicy::NoReferrer)
        .build();
    match request {
        Ok(request) => request.send().await.is_ok(),
        Err(_) => false,
    }
}
