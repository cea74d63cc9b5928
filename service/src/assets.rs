//! The built app: static files below a base path, as a plain static host serves them.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tower::ServiceExt;
use tower_http::services::{ServeDir, ServeFile};

use crate::host_rules::HostRules;

/// The length of the hash by which the build names its files: sixteen digits, but leading zeros are left out.
const HASH_LENGTH: RangeInclusive<usize> = 12..=16;

/// The files of a folder below a base path that ends with a slash.
pub(crate) fn routes(folder: &Path, base_path: &str) -> Router {
    let index = folder.join("index.html");
    let files = ServeDir::new(folder)
        .append_index_html_on_directories(false)
        .precompressed_br()
        .precompressed_gzip()
        .fallback(tower::service_fn(move |request: Request| {
            let index = index.clone();
            async move { Ok(place(index, request).await) }
        }));
    let router = match base_path.trim_end_matches('/') {
        "" => Router::new().fallback_service(files),
        base => {
            let slash = Redirect::permanent(base_path);
            Router::new().nest_service(base_path, files).route(base, get(move || async { slash }))
        }
    };
    let rules = Arc::new(HostRules::of(folder));
    router.layer(middleware::from_fn(move |request: Request, next: Next| {
        let rules = Arc::clone(&rules);
        async move {
            let path = request.uri().path().to_owned();
            let mut response = with_headers(request, next).await;
            rules.apply(&path, response.headers_mut());
            response
        }
    }))
}

/// A path without a file: a place of the app's own, which its index page finds; or a file that is missing.
async fn place(index: PathBuf, request: Request) -> Response {
    if is_of_a_file(file_name(request.uri())) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let page = ServeFile::new(index).precompressed_br().precompressed_gzip();
    match page.oneshot(request).await {
        Ok(response) => response.into_response(),
        Err(never) => match never {},
    }
}

async fn with_headers(request: Request, next: Next) -> Response {
    let named_by_hash = has_hash(file_name(request.uri()));
    let mut response = next.run(request).await;
    let immutable = named_by_hash && !response.status().is_client_error();
    let caching = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    for (name, value) in [
        (header::CACHE_CONTROL, caching),
        (header::VARY, "accept-encoding"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn file_name(uri: &Uri) -> &str {
    uri.path().rsplit('/').next().unwrap_or_default()
}

/// Whether a name ends as those of files do: what a person typed into an address may have a dot anywhere.
fn is_of_a_file(name: &str) -> bool {
    let is_plain = |extension: &str| extension.bytes().all(|byte| byte.is_ascii_alphanumeric());
    name.rsplit_once('.').is_some_and(|(_, extension)| !extension.is_empty() && is_plain(extension))
}

/// Whether a file is named by a hash of its content, so that another content would have another name.
fn has_hash(file_name: &str) -> bool {
    let Some((stem, _extension)) = file_name.rsplit_once('.') else { return false };
    stem.split(|character: char| !character.is_ascii_alphanumeric())
        .any(|word| HASH_LENGTH.contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_may_have_a_dot_in_its_name() {
        assert!(is_of_a_file("loket.js"));
        assert!(is_of_a_file("missing.woff2"));
        assert!(!is_of_a_file("tickets"));
        assert!(!is_of_a_file("https%3A%2F%2Fexample.org%2Fa%3Fb"));
        assert!(!is_of_a_file("no.%20"));
        assert!(!is_of_a_file("end."));
    }

    #[test]
    fn only_a_name_with_a_hash_is_taken_for_one() {
        assert!(has_hash("loket-0123456789abcdef_bg.wasm"));
        assert!(has_hash("style-0123456789abcdef.css"));
        assert!(!has_hash("index.html"));
        assert!(!has_hash("0123456789abcdef"));
        assert!(has_hash("loket-123456789abcdef.js"));
        assert!(!has_hash("deadbeef.js"));
        assert!(!has_hash("style-0123456789abcdefa.css"));
    }
}
