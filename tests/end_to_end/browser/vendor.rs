//! The driver's commands beyond the WebDriver standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::Browser;

/// A command below the session's own address.
#[derive(Debug)]
struct VendorCommand {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for VendorCommand {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        base_url.join(&format!("session/{}/{}", session_id.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _request_url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

impl Browser {
    /// Gives a command of the browser's developer tools.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.vendor("goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
    }

    /// Takes the entries of a log since it was last taken.
    pub(super) async fn take_log(&self, kind: &str) -> Vec<Value> {
        match self.vendor("se/log", json!({ "type": kind })).await {
            Value::Array(entries) => entries,
            other => panic!("not a log: {other}"),
        }
    }

    pub(super) async fn vendor(&self, path: &'static str, body: Value) -> Value {
        let answer = self.client.issue_cmd(VendorCommand { path, body }).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error}"))
    }
}
