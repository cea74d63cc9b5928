//! What a running service holds, and how it answers a request below `/v1`.

use std::time::Duration;

use axum::extract::{Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::database::Database;
use crate::fault::Faults;
use crate::operation::Operation;
use crate::perform::{Answer, perform};
use crate::rate_limit::RateLimit;
use crate::refusal::Refusal;
use crate::request::{Body, Call, Received};
use crate::request_log::{RecordedRequest, RequestLog};
use crate::sample::Sample;
use crate::timestamp::Timestamp;
use crate::token::Token;

/// A service with one organisation.
#[derive(Debug)]
pub(crate) struct Service {
    pub(crate) database: Database,
    pub(crate) sample: Sample,
    pub(crate) token: Token,
    pub(crate) latency: Duration,
    pub(crate) rate_limit: Option<RateLimit>,
    pub(crate) newest_first: bool,
    pub(crate) body_limit: usize,
    pub(crate) faults: Faults,
    pub(crate) requests: RequestLog,
}

impl Service {
    /// Answers a request for an operation: faults first, then what the interface says.
    pub(crate) async fn answer(
        &self,
        operation: Operation,
        record: Option<Path<String>>,
        request: Request,
    ) -> Response {
        let (parts, body) = request.into_parts();
        let received = Received::read(&parts.headers, body, self.body_limit).await;
        self.requests.record(self.recorded(Some(operation), &parts, &received));
        let fault = self.faults.strike(operation, parts.uri.query().unwrap_or_default());
        tokio::time::sleep(self.latency).await;
        if let Some(fault) = &fault
            && let Some(response) = fault.before().await
        {
            return response;
        }
        let answer = match self.admit(&parts.headers) {
            Ok(()) => self.perform(operation, self.call(record, &parts, received)).await,
            Err(refusal) => Err(refusal),
        };
        match fault {
            Some(fault) => fault.after(answer.map(|answer| fault.spoil(answer)).into_response()),
            None => answer.into_response(),
        }
    }

    /// Refuses a request for a path that the interface does not have.
    pub(crate) async fn refuse(&self, refusal: Refusal, request: Request) -> Response {
        let (parts, body) = request.into_parts();
        let received = Received::read(&parts.headers, body, self.body_limit).await;
        self.requests.record(self.recorded(None, &parts, &received));
        refusal.into_response()
    }

    fn admit(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        if !self.token.is_in(headers) {
            return Err(Refusal::Unauthenticated);
        }
        match &self.rate_limit {
            Some(limit) if !limit.admits(Timestamp::now()) => Err(Refusal::TooMany),
            _ => Ok(()),
        }
    }

    async fn perform(&self, operation: Operation, call: Call) -> Result<Answer, Refusal> {
        self.database.run(move |transaction| perform(operation, transaction, call)).await
    }

    fn recorded(&self, operation: Option<Operation>, parts: &Parts, received: &Received) -> RecordedRequest {
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers = parts.headers.iter().filter(|(name, _)| *name != self.token.header());
        let known = operation.map_or(&[][..], Operation::body_fields);
        let names = received.body.iter().flat_map(Body::names);
        RecordedRequest {
            operation,
            method: parts.method.to_string(),
            path: parts.uri.path().to_owned(),
            query: parts.uri.query().map(str::to_owned),
            headers: headers.map(|(name, value)| (name.to_string(), text(value))).collect(),
            authorized: self.token.is_in(&parts.headers),
            content_type: parts.headers.get(header::CONTENT_TYPE).map(text),
            body: received.recorded.clone(),
            ignored_fields: names.filter(|name| !known.contains(name)).map(str::to_owned).collect(),
        }
    }

    fn call(&self, record: Option<Path<String>>, parts: &Parts, received: Received) -> Call {
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let query = url::form_urlencoded::parse(parts.uri.query().unwrap_or_default().as_bytes());
        Call {
            record: record.map(|Path(record)| record).unwrap_or_default(),
            query: query.into_owned().collect(),
            url: format!("http://{host}{}", parts.uri.path()),
            now: Timestamp::now(),
            newest_first: self.newest_first,
            body: received.body,
        }
    }
}
