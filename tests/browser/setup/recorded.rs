//! A request as the stand-in saw it.

use std::collections::BTreeMap;

use serde_json::Value;

/// A request below `/v1`, as it arrived.
#[derive(Clone, Debug, serde::Deserialize)]
pub struct Recorded {
    /// The operation in snake case, where the interface has one.
    pub operation: Option<String>,
    /// The method.
    pub method: String,
    /// The path.
    pub path: String,
    /// What followed the `?`.
    pub query: Option<String>,
    /// The headers by lower-case name, without the one of the token.
    pub headers: BTreeMap<String, String>,
    /// Whether it carried the token.
    pub authorized: bool,
    /// The body: a text, or the parts of a form.
    pub body: Value,
    /// The body's members that the interface does not have.
    pub ignored_fields: Vec<String>,
}

impl Recorded {
    /// A header by its lower-case name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(self.body.as_str().unwrap()).unwrap()
    }

    /// The names of a form's parts with their texts, in order; a file is identified by its name, type and size.
    pub fn parts(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let content = |part: &Value| match &part["text"] {
            Value::Null => {
                format!("{} {} {}", text(&part["file_name"]), text(&part["content_type"]), part["size"])
            }
            said => text(said),
        };
        let parts = self.body.as_array().unwrap();
        parts.iter().map(|part| (text(&part["name"]), content(part))).collect()
    }
}
