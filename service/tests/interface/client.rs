//! A service of the test's own, and a client for it.

use loket_service::{Options, Running, Timestamp, start};
use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use reqwest::redirect::Policy;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

/// The moment around which the tests' organisations are laid out.
pub const TODAY: &str = "2026-06-20T15:00:00.000000Z";

/// The options of most tests: a small organisation on a free port.
pub fn options() -> Options {
    Options { purchases: 120, today: Some(TODAY.parse::<Timestamp>().unwrap()), ..Options::default() }
}

/// A service and a client with its token.
pub struct Client {
    pub service: Running,
    http: reqwest::Client,
}

/// An answer, taken in whole.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Reply {
    /// The body, which must be JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text);
        assert_eq!(self.header("content-type"), Some("application/json"));
        self.json()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// The fields that a refusal names, in order.
    #[track_caller]
    pub fn refused_fields(&self) -> Vec<String> {
        assert_eq!(self.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", self.text);
        let body = self.json();
        assert!(body["message"].is_string(), "{body}");
        let errors = body["errors"].as_object().unwrap();
        for messages in errors.values() {
            let messages = messages.as_array().unwrap();
            assert!(!messages.is_empty() && messages.iter().all(Value::is_string), "{body}");
        }
        errors.keys().cloned().collect()
    }
}

impl Client {
    /// Starts a small service.
    pub async fn start() -> Self {
        Self::start_with(options()).await
    }

    /// Starts a service.
    pub async fn start_with(options: Options) -> Self {
        let http = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
        Self { service: start(options).await.unwrap(), http }
    }

    /// A request with the token.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.bare_request(method, path).bearer_auth(self.service.token())
    }

    /// A request without the token.
    pub fn bare_request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("{}{path}", self.service.url()))
    }

    pub async fn get(&self, path: &str) -> Reply {
        receive(self.request(Method::GET, path)).await.unwrap()
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        receive(self.request(Method::POST, path).json(body)).await.unwrap()
    }

    /// Sends the fields as multipart/form-data.
    pub async fn post_form(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let form = fields
            .iter()
            .fold(Form::new(), |form, (name, text)| form.text((*name).to_owned(), (*text).to_owned()));
        receive(self.request(Method::POST, path).multipart(form)).await.unwrap()
    }

    /// Sends the fields and one file as multipart/form-data.
    pub async fn post_file(
        &self,
        path: &str,
        fields: &[(&str, &str)],
        name: &str,
        content: Vec<u8>,
    ) -> Reply {
        let form = fields
            .iter()
            .fold(Form::new(), |form, (name, text)| form.text((*name).to_owned(), (*text).to_owned()))
            .part(name.to_owned(), Part::bytes(content).file_name("header.png"));
        receive(self.request(Method::POST, path).multipart(form)).await.unwrap()
    }

    /// Creates a ticket with these fields beside a name and a price, and returns its id.
    pub async fn ticket(&self, fields: Value) -> String {
        let mut body = json!({"name": "Proef", "price": "10.00"});
        body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        self.post("/v1/tickets", &body).await.ok()["id"].as_str().unwrap().to_owned()
    }
}

/// Sends a request and takes its answer in.
pub async fn receive(request: RequestBuilder) -> reqwest::Result<Reply> {
    let response = request.send().await?;
    Ok(Reply { status: response.status(), headers: response.headers().clone(), text: response.text().await? })
}
