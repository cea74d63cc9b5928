//! One exchange with the service over fetch.

use std::pin::Pin;
use std::time::Duration;

use gloo_net::http::{Method, Request, RequestBuilder, Response};
use gloo_timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use web_sys::{
    AbortController, Blob, BlobPropertyBag, FormData, ReferrerPolicy, RequestCache, RequestCredentials,
    RequestRedirect, ResponseType,
};

use super::attachment::Attachment;
use super::connection::Connection;
use super::diagnose;
use super::endpoint::Endpoint;
use super::failure::Failure;
use super::form_data::{Content, Part};
use super::prefetch;

/// What the service answered.
pub(super) struct Answer {
    pub(super) status: u16,
    /// Whether it is a redirection, which is not followed.
    pub(super) is_redirected: bool,
    /// The header `Retry-After`.
    pub(super) retry_after: Option<String>,
    pub(super) text: String,
}

impl Answer {
    /// An answer with its body.
    pub(super) fn new(response: &Response, body: Vec<u8>) -> Self {
        Self {
            status: response.status(),
            is_redirected: response.type_() == ResponseType::Opaqueredirect,
            retry_after: response.headers().get("Retry-After"),
            text: text(body),
        }
    }

    /// The text of a success.
    fn success(self) -> Result<String, Unanswered> {
        match self {
            Self { status: 200..=299, text, .. } => Ok(text),
            Self { is_redirected: true, .. } => Err(Failure::Redirected.into()),
            Self { status, retry_after: wait, text, .. } => {
                Err(Failure::from_status(status, wait.as_deref().and_then(retry_after), &text).into())
            }
        }
    }
}

/// A body as it travels.
pub(super) enum Payload {
    Json(String),
    Parts(Vec<Part>),
}

impl Payload {
    /// The size of its files, in bytes.
    pub(super) fn file_bytes(&self) -> u64 {
        let bytes = |part: &Part| match &part.content {
            Content::File(file) => file.content.len() as u64,
            Content::Text(_) => 0,
        };
        match self {
            Self::Json(_) => 0,
            Self::Parts(parts) => parts.iter().map(bytes).sum(),
        }
    }
}

fn form_data(parts: &[Part]) -> Option<FormData> {
    let form = FormData::new().ok()?;
    for part in parts {
        match &part.content {
            Content::Text(text) => form.append_with_str(&part.name, text),
            Content::File(file) => form.append_with_blob_and_filename(&part.name, &blob(file)?, &file.name),
        }
        .ok()?;
    }
    Some(form)
}

fn blob(file: &Attachment) -> Option<Blob> {
    let content = Array::of1(&Uint8Array::from(&*file.content));
    let options = BlobPropertyBag::new();
    options.set_type(&file.media_type);
    Blob::new_with_u8_array_sequence_and_options(&content, &options).ok()
}

/// Ends the exchange when its answer is not awaited any more, and when its time is over.
struct Limit {
    controller: AbortController,
    timer: Option<Timeout>,
    is_answered: bool,
}

impl Limit {
    fn new(time: Duration) -> Option<Self> {
        Some(Self::of(AbortController::new().ok()?, time))
    }

    fn of(controller: AbortController, time: Duration) -> Self {
        let timer = Timeout::new(u32::try_from(time.as_millis()).unwrap_or(u32::MAX), {
            let controller = controller.clone();
            move || controller.abort()
        });
        Self { controller, timer: Some(timer), is_answered: false }
    }

    fn is_over(&self) -> bool {
        self.controller.signal().aborted()
    }
}

impl Drop for Limit {
    fn drop(&mut self) {
        drop(self.timer.take());
        // Dropped before its end, the future belonged to a page that was left.
        if !self.is_answered {
            self.controller.abort();
        }
    }
}

/// Why one exchange brought no success.
pub(super) enum Unanswered {
    /// This, for certain.
    Failed(Failure),
    /// Nothing came back, and the browser does not say why: [`diagnose::explain`] finds out.
    Broken,
}

impl From<Failure> for Unanswered {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// Finds out why nothing came back, within a time limit.
pub(super) async fn explain(
    connection: &Connection,
    endpoint: &Endpoint,
    time: Duration,
    has_worked: bool,
) -> Failure {
    // The probes end with the future, as an exchange does.
    match Limit::new(time) {
        Some(limit) => diagnose::explain(connection, endpoint, &limit.controller.signal(), has_worked).await,
        None => Failure::Cancelled,
    }
}

/// Sends one request and returns the text of a successful answer.
pub(super) async fn exchange(
    connection: &Connection,
    endpoint: &Endpoint,
    payload: Option<&Payload>,
    time: Duration,
) -> Result<String, Unanswered> {
    let url = format!("{}{endpoint}", connection.address);
    let first = if payload.is_none() { prefetch::take(&url) } else { None };
    let (mut limit, answer): (_, Pin<Box<dyn Future<Output = Option<Answer>>>>) = match first {
        Some(first) => (Limit::of(first.limit.clone(), time), Box::pin(first.answer())),
        None => {
            let limit = Limit::new(time).ok_or(Failure::Cancelled)?;
            let request = request(connection, &url, payload, &limit)?;
            (limit, Box::pin(answer(request)))
        }
    };
    let answer = answer.await;
    limit.is_answered = answer.is_some();
    match answer {
        Some(answer) => answer.success(),
        None if limit.is_over() => Err(Failure::TimedOut.into()),
        None => Err(Unanswered::Broken),
    }
}

/// As boot.js, too, asks.
fn request(
    connection: &Connection,
    url: &str,
    payload: Option<&Payload>,
    limit: &Limit,
) -> Result<Request, Failure> {
    let builder = RequestBuilder::new(url)
        .method(if payload.is_some() { Method::POST } else { Method::GET })
        .header("Accept", "application/json")
        .header(connection.header.name(), &connection.header.value(&connection.token))
        .cache(RequestCache::NoStore)
        .credentials(RequestCredentials::Omit)
        .referrer_policy(ReferrerPolicy::NoReferrer)
        // A redirection could carry the token to another host, so it is seen but not followed.
        .redirect(RequestRedirect::Manual)
        .abort_signal(Some(&limit.controller.signal()));
    let request = match payload {
        Some(Payload::Json(json)) => builder.header("Content-Type", "application/json").body(json),
        // The browser writes the Content-Type itself, with the boundary that it chose.
        Some(Payload::Parts(parts)) => builder.body(form_data(parts).ok_or(Failure::Cancelled)?),
        None => builder.build(),
    };
    // What the browser refuses to build, such as an address it can't parse, reaches nothing.
    request.map_err(|_| Failure::Unreachable)
}

/// The answer; nothing if the exchange broke or was ended.
async fn answer(request: Request) -> Option<Answer> {
    let response = request.send().await.ok()?;
    let body = response.binary().await.ok()?;
    Some(Answer::new(&response, body))
}

/// A body as text. By way of the browser's own texts, each of them would be written twice.
pub(super) fn text(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    // A mark of the byte order is no part of it.
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}

/// `Retry-After` in seconds or as a date; across origins a service must expose it to be seen.
fn retry_after(value: &str) -> Option<Duration> {
    // Whole seconds: reading a fraction would bring a table of ten kilobytes with it.
    let seconds = match value.trim().parse::<u32>() {
        Ok(seconds) => f64::from(seconds),
        Err(_) => (js_sys::Date::parse(value) - js_sys::Date::now()) / 1_000.0,
    };
    // What is neither is no date either, and asks for nothing.
    Duration::try_from_secs_f64(seconds).ok().or_else(|| (seconds < 0.0).then_some(Duration::ZERO))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_of_any_bytes_becomes_text() {
        assert_eq!(text("Zøë".into()), "Zøë");
        assert_eq!(text("\u{feff}{}".into()), "{}");
        assert_eq!(text(b"Zo\xeb".to_vec()), "Zo\u{fffd}");
    }
}
