//! What is checked at the end of every test.

use serde_json::Value;
use url::Url;

use super::{Browser, until};

impl Browser {
    /// Checks that the console shows no error that was not announced, that nothing broke the Content-Security-Policy,
    /// that requests went nowhere else, and that no address showed the token.
    pub(crate) async fn check_conduct(&self) {
        self.check_console().await;
        self.check_requests().await;
    }

    /// Checks the console alone.
    pub(crate) async fn check_console(&self) {
        let announced = self.announced.borrow().clone();
        for entry in self.take_log("browser").await {
            let message = entry["message"].as_str().unwrap_or_default();
            assert!(!message.contains("Content Security Policy"), "against the policy: {message}");
            assert!(!message.contains(&self.token), "the token is in the console: {message}");
            let is_announced = announced.iter().any(|part| message.contains(part));
            assert!(entry["level"] != "SEVERE" || is_announced, "in the console: {message}");
        }
    }

    /// Waits until the console shows a text, and lets it be there.
    pub(crate) async fn see_in_console(&self, part: &str) {
        until(&format!("{part:?} in the console"), async || {
            let log = self.take_log("browser").await;
            let is_there =
                log.iter().any(|entry| entry["message"].as_str().is_some_and(|it| it.contains(part)));
            if is_there { Ok(()) } else { Err(format!("{log:#?}")) }
        })
        .await;
    }

    async fn check_requests(&self) {
        let origins = self.origins.borrow().clone();
        let is_expected = |url: &Url| {
            let origin = url.origin().ascii_serialization();
            ["data", "blob", "about"].contains(&url.scheme())
                || origin == self.app
                || origins.contains(&origin)
        };
        let requests: Vec<Url> = self.take_log("performance").await.iter().filter_map(requested).collect();
        assert!(!requests.is_empty(), "the browser does not tell what it requested");
        for url in requests {
            assert!(is_expected(&url), "a request to {url}");
            assert!(!url.as_str().contains(&self.token), "the token is in the address {url}");
        }
    }

    /// From now on, the page notes what goes wrong in it: not every engine shows its console.
    pub(super) async fn note_errors(&self) {
        let script = "window.errorsNoted = [];
            const note = (what) => window.errorsNoted.push(String(what?.stack ?? what));
            addEventListener('error', (event) => note(event.error ?? event.message));
            addEventListener('unhandledrejection', (event) => note(event.reason));";
        self.evaluate(script, Vec::new()).await.unwrap();
    }

    /// What went wrong in the page since it notes that.
    async fn errors_noted(&self) -> Vec<String> {
        let noted = self.evaluate("return window.errorsNoted ?? []", Vec::new()).await;
        noted.ok().and_then(|noted| serde_json::from_value(noted).ok()).unwrap_or_default()
    }

    /// Checks that nothing went wrong in the page since it notes that.
    pub(super) async fn check_errors(&self) {
        let errors = self.errors_noted().await;
        assert!(errors.is_empty(), "in the page: {errors:#?}");
    }

    /// Prints what is on the page, to find out why a test failed.
    pub(super) async fn tell_what_it_shows(&self) {
        let text = self.evaluate("return `${location}\n${document.body.innerText}`", Vec::new()).await;
        match text {
            Ok(Value::String(text)) => eprintln!("── the browser shows {text}\n──"),
            other => eprintln!("── the browser does not say what it shows: {other:?}"),
        }
        for error in self.errors_noted().await {
            eprintln!("── in the page: {error}");
        }
        if let Ok(source) = self.client.source().await {
            keep("html", source.as_bytes());
        }
        if let Ok(picture) = self.client.screenshot().await {
            keep("png", &picture);
        }
    }
}

/// Keeps a file of a page at which a test failed, and says where.
fn keep(extension: &str, content: &[u8]) {
    let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
    let file = std::env::temp_dir().join(format!("loket-{test}.{extension}"));
    match std::fs::write(&file, content) {
        Ok(()) => eprintln!("── the page is saved as {}", file.display()),
        Err(error) => eprintln!("── the page can't be saved: {error}"),
    }
}

/// The address of a request that the browser made.
fn requested(entry: &Value) -> Option<Url> {
    let entry: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
    let message = &entry["message"];
    let is_request = message["method"] == "Network.requestWillBeSent";
    let url = message["params"]["request"]["url"].as_str().filter(|_| is_request)?;
    Url::parse(url).ok()
}
