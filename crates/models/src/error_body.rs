//! What a service says when it refuses, read from several shapes.
//!
//! The interface does not show an error payload (`Errors`), so several usual ones are understood.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The words of a refusal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorBody {
    /// What is wrong as a whole, if the service says so.
    pub message: Option<String>,
    /// What is wrong by field: its dotted path and the messages.
    pub fields: Vec<(String, Vec<String>)>,
}

impl ErrorBody {
    /// Reads `{"message", "errors": {"field": […]}}`, problem+json, the errors of JSON:API, `{"detail": [{"loc"}]}`, `{"error"}`,
    /// plain text, the title of an HTML page, or nothing.
    pub fn read(text: &str) -> Self {
        match serde_json::from_str::<Value>(text) {
            Ok(Value::Object(members)) => {
                let message = ["message", "detail", "title", "error_description", "error"]
                    .iter()
                    .find_map(|name| spoken(members.get(*name)?));
                let detail = members.get("detail").filter(|detail| detail.is_array());
                let named = ["errors", "invalid-params"].iter().filter_map(|name| members.get(*name));
                let mut fields = named.chain(detail).map(by_field).filter(|fields| !fields.is_empty());
                Self { message, fields: fields.next().unwrap_or_default() }
            }
            Ok(Value::String(text)) => Self { message: sentence(&text), fields: Vec::new() },
            Ok(_) => Self::default(),
            Err(_) => Self { message: title_of_page(text).or_else(|| sentence(text)), fields: Vec::new() },
        }
    }
}

/// A text, or the `message` of an object.
fn spoken(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => sentence(text),
        Value::Object(members) => members.get("message").and_then(spoken),
        _ => None,
    }
}

fn by_field(errors: &Value) -> Vec<(String, Vec<String>)> {
    match errors {
        Value::Object(members) => members
            .iter()
            .map(|(field, messages)| (dotted(field), messages_in(messages)))
            .filter(|(_, messages)| !messages.is_empty())
            .collect(),
        Value::Array(elements) => elements.iter().filter_map(named_error).collect(),
        _ => Vec::new(),
    }
}

/// `{"field": …, "message": …}` and its kin, one for each problem.
fn named_error(error: &Value) -> Option<(String, Vec<String>)> {
    let text = |names: &[&str]| names.iter().find_map(|name| spoken(error.get(*name)?));
    let named = || text(&["field", "name", "path", "pointer"]);
    let source = || ["pointer", "parameter"].iter().find_map(|name| spoken(error.get("source")?.get(*name)?));
    let segments = || {
        let segments = error.get("loc")?.as_array()?.iter();
        let segments = segments.map(|segment| segment.as_str().map_or(segment.to_string(), str::to_owned));
        Some(segments.collect::<Vec<_>>().join("."))
    };
    let field = dotted(&named().or_else(source).or_else(segments).unwrap_or_default());
    // What the field is within, of a whole request.
    let field =
        ["data.attributes.", "body."].iter().find_map(|outer| field.strip_prefix(outer)).unwrap_or(&field);
    let message = text(&["message", "reason", "detail", "title", "msg"]).or_else(|| spoken(error))?;
    Some((field.to_owned(), vec![message]))
}

fn messages_in(messages: &Value) -> Vec<String> {
    match messages {
        Value::Array(elements) => elements.iter().filter_map(spoken).collect(),
        single => spoken(single).into_iter().collect(),
    }
}

/// `dates[0][starts_at]` and `/dates/0/starts_at` as `dates.0.starts_at`.
fn dotted(field: &str) -> String {
    field.split(['.', '[', ']', '/', '#']).filter(|segment| !segment.is_empty()).collect::<Vec<_>>().join(".")
}

fn title_of_page(text: &str) -> Option<String> {
    // Lower-casing only ASCII preserves every position of the text.
    let lower = text.to_ascii_lowercase();
    let opening = lower.find("<title")?;
    let start = opening + lower[opening..].find('>')? + 1;
    let end = start + lower[start..].find("</title")?;
    sentence(&text[start..end])
}

/// The text on one line, cut where no person would read on; nothing for markup without a title.
fn sentence(text: &str) -> Option<String> {
    const LONGEST: usize = 300;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() || line.starts_with('<') {
        return None;
    }
    Some(if line.chars().count() > LONGEST {
        line.chars().take(LONGEST).chain(['…']).collect()
    } else {
        line
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(message: Option<&str>, fields: &[(&str, &str)]) -> ErrorBody {
        ErrorBody {
            message: message.map(str::to_owned),
            fields: fields
                .iter()
                .map(|(field, text)| ((*field).to_owned(), vec![(*text).to_owned()]))
                .collect(),
        }
    }

    #[test]
    fn understands_the_usual_shapes() {
        for (text, expected) in [
            (
                r#"{"message":"Wrong.","errors":{"name":["Needed."],"dates.0.starts_at":"No moment."}}"#,
                refusal(Some("Wrong."), &[("dates.0.starts_at", "No moment."), ("name", "Needed.")]),
            ),
            (
                r##"{"title":"Bad","detail":"Worse","invalid-params":[{"name":"#/dates/0/id","reason":"Unknown"}]}"##,
                refusal(Some("Worse"), &[("dates.0.id", "Unknown")]),
            ),
            (
                r#"{"errors":[{"title":"Bad","detail":"Worse","source":{"pointer":"/data/attributes/dates/0/id"}}]}"#,
                refusal(None, &[("dates.0.id", "Worse")]),
            ),
            (
                r#"{"detail":[{"loc":["body","dates",0,"id"],"msg":"Worse"}]}"#,
                refusal(None, &[("dates.0.id", "Worse")]),
            ),
            (r#"{"detail":{"message":"Nope","code":"x"},"errors":[]}"#, refusal(Some("Nope"), &[])),
            (r#"{"error":"Nope"}"#, refusal(Some("Nope"), &[])),
            (r#"{"error":{"message":"Nope"}}"#, refusal(Some("Nope"), &[])),
            ("  Plain\n text ", refusal(Some("Plain text"), &[])),
            (
                "<!doctype html><TITLE lang=nl>502 Bad\nGateway</TITLE><p>x",
                refusal(Some("502 Bad Gateway"), &[]),
            ),
            ("<html><body>secret</body></html>", refusal(None, &[])),
            ("", refusal(None, &[])),
            ("[1]", refusal(None, &[])),
            (r#"{"message":null,"errors":null}"#, refusal(None, &[])),
        ] {
            assert_eq!(ErrorBody::read(text), expected, "{text}");
        }
    }

    #[test]
    fn a_novel_is_cut() {
        let message = ErrorBody::read(&"long ".repeat(10_000)).message.unwrap_or_default();
        assert_eq!(message.chars().count(), 301);
    }
}
