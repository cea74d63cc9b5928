//! Every route of the service.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::{any, on};

use crate::operation::Operation;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::service::Service;
use crate::{admin, assets, cross_origin};

/// The interface, what is served beside it, and a refusal for everything else.
pub(crate) fn all(options: &Options, service: &Arc<Service>) -> Router {
    let mut router = interface();
    if options.admin {
        router = router.merge(admin::routes());
    }
    router = router.route("/stand-in/{*path}", any(no_such_path));
    let mut router = router.with_state(Arc::clone(service));
    router = match &options.static_files {
        Some(folder) => router.merge(assets::routes(folder, &options.base_path)),
        None => router.fallback(any(no_such_path).with_state(Arc::clone(service))),
    };
    if options.allow_origins {
        router = cross_origin::allow(router, service.token.header().clone());
    }
    router
}

/// The routes below `/v1`: the interface's operations, and refusals for everything else.
fn interface() -> Router<Arc<Service>> {
    let mut router = Router::new();
    for operation in Operation::ALL {
        let answer = move |State(service): State<Arc<Service>>,
                           record: Option<Path<String>>,
                           request: Request| async move {
            service.answer(operation, record, request).await
        };
        router = router.route(operation.path(), on(operation.method(), answer));
    }
    router
        .method_not_allowed_fallback(|state, request| refuse(Refusal::MethodNotAllowed, state, request))
        .route("/v1", any(no_such_path))
        .route("/v1/{*path}", any(no_such_path))
}

/// Refuses a path that nothing is found at.
async fn no_such_path(service: State<Arc<Service>>, request: Request) -> Response {
    refuse(Refusal::no_such("path"), service, request).await
}

async fn refuse(refusal: Refusal, State(service): State<Arc<Service>>, request: Request) -> Response {
    service.refuse(refusal, request).await
}
