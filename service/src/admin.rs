//! The routes with which a test arranges faults and reads what was asked; the interface has nothing like them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};

use crate::fault::FaultPlan;
use crate::refusal::Refusal;
use crate::request_log::RecordedRequest;
use crate::service::Service;

/// The routes below `/stand-in/`.
pub(crate) fn routes() -> Router<Arc<Service>> {
    Router::new()
        .route("/stand-in/faults", post(plan_fault).delete(clear_faults))
        .route("/stand-in/requests", get(requests).delete(clear_requests))
        .route("/stand-in/reset", post(reset))
}

async fn plan_fault(State(service): State<Arc<Service>>, Json(plan): Json<FaultPlan>) -> StatusCode {
    service.faults.plan(plan);
    StatusCode::NO_CONTENT
}

async fn clear_faults(State(service): State<Arc<Service>>) -> StatusCode {
    service.faults.clear();
    StatusCode::NO_CONTENT
}

async fn requests(State(service): State<Arc<Service>>) -> Json<Vec<RecordedRequest>> {
    Json(service.requests.requests())
}

async fn clear_requests(State(service): State<Arc<Service>>) -> StatusCode {
    service.requests.clear();
    StatusCode::NO_CONTENT
}

async fn reset(State(service): State<Arc<Service>>) -> Result<StatusCode, Refusal> {
    let sample = service.sample;
    service.database.reset(move |transaction| sample.lay_out(transaction)).await?;
    Ok(StatusCode::NO_CONTENT)
}
