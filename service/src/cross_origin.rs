//! What lets pages of other origins call the service (CORS).

use axum::http::{HeaderMap, HeaderName, Method, header};
use axum::response::Response;
use axum::{Router, middleware};
use tower_http::cors::{Any, CorsLayer};

use crate::fault::WithoutCors;

/// Answers preflights and adds the headers, except to a response that is to leave without them.
pub(crate) fn allow(router: Router, token_header: HeaderName) -> Router {
    let layer = CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::POST, Method::DELETE])
        .allow_headers([token_header, header::CONTENT_TYPE, header::ACCEPT])
        .expose_headers([header::RETRY_AFTER]);
    router.layer(layer).layer(middleware::map_response(withhold))
}

async fn withhold(mut response: Response) -> Response {
    if response.extensions().get::<WithoutCors>().is_some() {
        remove(response.headers_mut());
    }
    response
}

fn remove(headers: &mut HeaderMap) {
    for name in [header::ACCESS_CONTROL_ALLOW_ORIGIN, header::ACCESS_CONTROL_EXPOSE_HEADERS] {
        headers.remove(name);
    }
}
