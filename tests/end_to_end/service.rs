//! The stand-in service with a small organisation, and another client of it.

use std::collections::BTreeMap;

use http::StatusCode;
use loket_service::{Data, Fault, Operation, Options, RecordedBody, RecordedPart, Running, start};
use rusqlite::Connection;
use serde_json::Value;
use tempfile::TempDir;

use crate::dist::dist;

/// The moment that the organisation is laid out around.
const TODAY: &str = "2026-06-20T15:00:00.000000Z";

/// A service that serves the built app beside `/v1`.
pub(crate) async fn serve() -> Running {
    serve_with(options()).await
}

/// A service with other options.
pub(crate) async fn serve_with(options: Options) -> Running {
    start(options).await.unwrap()
}

/// A service laid out around now, with its database.
pub(crate) async fn serve_file(options: Options) -> (Running, Connection, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("organisation.sqlite");
    let service = serve_with(Options { data: Data::File(file.clone()), today: None, ..options }).await;
    let database = Connection::open(&file).unwrap();
    (service, database, folder)
}

/// The options of most tests: the built app, and few purchases, which takes little time.
pub(crate) fn options() -> Options {
    Options { static_files: Some(dist()), ..api_options() }
}

/// The options of a service for `/v1` alone.
pub(crate) fn api_options() -> Options {
    Options { purchases: 200, today: Some(TODAY.parse().unwrap()), ..Options::default() }
}

/// An answer that is nothing but a status and a message.
pub(crate) fn status(status: StatusCode) -> Fault {
    Fault::Status { status, retry_after: None, body: None, content_type: None }
}

/// The bodies of the requests for an operation, in order of arrival.
pub(crate) fn bodies(service: &Running, operation: Operation) -> Vec<Value> {
    let of_operation = service.requests().into_iter().filter(|request| request.operation == Some(operation));
    of_operation
        .map(|request| match request.body {
            RecordedBody::Text(text) => {
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
            }
            RecordedBody::Parts(parts) => panic!("a body of parts: {parts:?}"),
        })
        .collect()
}

/// The parts of the one form that was sent for an operation, by their names; of a file its name, type and size.
pub(crate) fn parts(service: &Running, operation: Operation) -> BTreeMap<String, String> {
    let forms: Vec<_> = service
        .requests()
        .into_iter()
        .filter(|request| request.operation == Some(operation))
        .map(|request| match request.body {
            RecordedBody::Parts(parts) => parts,
            RecordedBody::Text(text) => panic!("no form: {text}"),
        })
        .collect();
    let [form] = &forms[..] else { panic!("{} forms", forms.len()) };
    let described = |part: &RecordedPart| match (&part.text, &part.file_name, &part.content_type) {
        (Some(text), ..) => text.clone(),
        (None, name, kind) => format!("{name:?} {kind:?} {}", part.size),
    };
    form.iter().map(|part| (part.name.clone(), described(part))).collect()
}

/// How many requests for an operation have arrived.
pub(crate) fn count(service: &Running, operation: Operation) -> usize {
    service.requests().iter().filter(|request| request.operation == Some(operation)).count()
}

/// How many requests below `/v1` have arrived.
pub(crate) fn count_all(service: &Running) -> usize {
    service.requests().len()
}

/// Another user of the same organisation.
pub(crate) struct Colleague<'service> {
    service: &'service Running,
    http: reqwest::Client,
}

impl<'service> Colleague<'service> {
    pub(crate) fn of(service: &'service Running) -> Self {
        Self { service, http: reqwest::Client::new() }
    }

    /// Reads what is at a path below `/v1`.
    pub(crate) async fn get(&self, path: &str) -> Value {
        self.answer(self.http.get(self.url(path))).await
    }

    /// Writes to a path below `/v1`.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        self.answer(self.http.post(self.url(path)).json(body)).await
    }

    fn url(&self, path: &str) -> String {
        format!("{}/v1{path}", self.service.url())
    }

    async fn answer(&self, request: reqwest::RequestBuilder) -> Value {
        let response = request.bearer_auth(self.service.token()).send().await.unwrap();
        let (status, answer) = (response.status(), response.json::<Value>().await.unwrap());
        assert!(status.is_success(), "{status}: {answer}");
        answer
    }
}
