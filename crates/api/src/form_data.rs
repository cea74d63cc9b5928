//! A body as the parts of `multipart/form-data`, as services of this kind read them.
//!
//! Booleans are `1` and `0`, nested members are in brackets (`availability[0][opens_at]`), null is an empty text.

use super::assumptions::part;
use super::attachment::Attachment;
use super::body::{Body, Value};
use super::raw_json::FreeObject;
use loket_models::Json;

/// One part of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub content: Content,
}

/// What a part holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A text.
    Text(String),
    /// A file.
    File(Attachment),
}

/// A member that can't be sent in this encoding: it would say nothing, or something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: {reason} can't be sent in this encoding")]
pub struct UnencodableBody {
    /// The name of its part.
    pub name: String,
    /// What it is.
    pub reason: Emptiness,
}

/// What parts can't represent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Emptiness {
    /// It would have no part at all.
    #[error("an empty list")]
    List,
    /// It would have no part at all.
    #[error("an empty object")]
    Object,
    /// It would be read as null.
    #[error("an empty text")]
    Text,
}

/// The parts of a body, in its order.
pub fn parts(body: &Body) -> Result<Vec<Part>, UnencodableBody> {
    let mut parts = Parts(Vec::new());
    for (name, value) in body.members() {
        parts.add((*name).to_owned(), value)?;
    }
    Ok(parts.0)
}

/// The parts of a body that was edited as text; its files are still those of the body.
pub fn edited_parts(text: &FreeObject, body: &Body) -> Result<Vec<Part>, UnencodableBody> {
    let mut parts = Parts(Vec::new());
    // An edited body was read as JSON before.
    let members = Json::parse(text.text()).and_then(Json::members).ok();
    for (name, json) in members.iter().flat_map(|members| members.iter()) {
        match body.file(name) {
            Some(file) => parts.add(name.to_owned(), &Value::File(file.clone()))?,
            None => parts.add_json(name.to_owned(), json)?,
        }
    }
    Ok(parts.0)
}

struct Parts(Vec<Part>);

impl Parts {
    fn add(&mut self, name: String, value: &Value) -> Result<(), UnencodableBody> {
        match value {
            Value::Null => self.push(name, part::NULL),
            Value::Flag(flag) => self.push(name, flag_text(*flag)),
            Value::Integer(number) => self.push(name, number.to_string()),
            Value::Decimal(number) => self.push(name, number.to_string()),
            // In a part there is no difference between an integer and a text.
            Value::Text(text) | Value::Id(text) => return self.add_text(name, text),
            Value::List(values) if values.is_empty() => return Err(Emptiness::List.of(name)),
            Value::List(values) => {
                return values
                    .iter()
                    .enumerate()
                    .try_for_each(|(index, value)| self.add(format!("{name}[{index}]"), value));
            }
            Value::Object(body) if body.names().next().is_none() => return Err(Emptiness::Object.of(name)),
            Value::Object(body) => {
                return body
                    .members()
                    .try_for_each(|(member, value)| self.add(format!("{name}[{member}]"), value));
            }
            Value::Free(json) => {
                // What is in a body was read as JSON before.
                return Json::parse(json).map_or(Ok(()), |json| self.add_json(name, json));
            }
            Value::File(file) => self.0.push(Part { name, content: Content::File(file.clone()) }),
        }
        Ok(())
    }

    fn add_json(&mut self, name: String, json: Json<'_>) -> Result<(), UnencodableBody> {
        match json.text() {
            "null" => self.push(name, part::NULL),
            "true" => self.push(name, flag_text(true)),
            "false" => self.push(name, flag_text(false)),
            text if text.starts_with('[') => {
                let elements = json.elements().unwrap_or_default();
                if elements.is_empty() {
                    return Err(Emptiness::List.of(name));
                }
                for (index, element) in elements.into_iter().enumerate() {
                    self.add_json(format!("{name}[{index}]"), element)?;
                }
            }
            text if text.starts_with('{') => {
                let members = json.members().ok();
                let mut members = members.iter().flat_map(|members| members.iter()).peekable();
                if members.peek().is_none() {
                    return Err(Emptiness::Object.of(name));
                }
                for (member, json) in members {
                    self.add_json(format!("{name}[{member}]"), json)?;
                }
            }
            _ => return self.add_text(name, &json.as_literal().unwrap_or_default()),
        }
        Ok(())
    }

    fn add_text(&mut self, name: String, text: &str) -> Result<(), UnencodableBody> {
        if text.is_empty() {
            return Err(Emptiness::Text.of(name));
        }
        self.push(name, text);
        Ok(())
    }

    fn push(&mut self, name: String, text: impl Into<String>) {
        self.0.push(Part { name, content: Content::Text(text.into()) });
    }
}

impl Emptiness {
    fn of(self, name: String) -> UnencodableBody {
        UnencodableBody { name, reason: self }
    }
}

fn flag_text(flag: bool) -> &'static str {
    if flag { part::TRUE } else { part::FALSE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_members_stand_in_brackets() {
        let period = Body::new().set("opens_at", "2026-01-01T09:00:00.000000Z".to_owned());
        let body = Body::new()
            .set("name", "Pass".to_owned())
            .set("event_id", Value::Null)
            .set("availability", vec![period])
            .set("related_tickets", vec![Value::Id("7".to_owned())])
            .set("on_fire", true)
            .set("is_hidden", false);
        let expected = [
            ("name", "Pass"),
            ("event_id", ""),
            ("availability[0][opens_at]", "2026-01-01T09:00:00.000000Z"),
            ("related_tickets[0]", "7"),
            ("on_fire", "1"),
            ("is_hidden", "0"),
        ];
        assert_eq!(texts(parts(&body)), expected.map(|(name, text)| (name.to_owned(), text.to_owned())));
    }

    fn texts(parts: Result<Vec<Part>, UnencodableBody>) -> Vec<(String, String)> {
        let text = |part: Part| match part.content {
            Content::Text(text) => (part.name, text),
            Content::File(file) => (part.name, format!("{file:?}")),
        };
        parts.map(|parts| parts.into_iter().map(text).collect()).unwrap_or_default()
    }

    fn edited(typed: &str, body: &Body) -> Result<Vec<Part>, UnencodableBody> {
        FreeObject::parse(typed).map_or(Ok(Vec::new()), |text| edited_parts(&text, body))
    }

    #[test]
    fn free_json_is_taken_apart_without_loss() {
        let parts = edited(
            r#"{"legal":{"terms":7,"fee":1.10,"b":12345678901234567890},"mail_moments":[{"on":true,"text":"\u00e9"}, null]}"#,
            &Body::new(),
        );
        let expected = [
            ("legal[terms]", "7"),
            ("legal[fee]", "1.10"),
            ("legal[b]", "12345678901234567890"),
            ("mail_moments[0][on]", "1"),
            ("mail_moments[0][text]", "é"),
            ("mail_moments[1]", ""),
        ];
        assert_eq!(texts(parts), expected.map(|(name, text)| (name.to_owned(), text.to_owned())));
    }

    #[test]
    fn a_file_stays_a_file() {
        let file = Attachment {
            name: "a.png".to_owned(),
            media_type: "image/png".to_owned(),
            content: [1, 2].into(),
        };
        let body = Body::new().set("header_image", file.clone());
        let part = Part { name: "header_image".to_owned(), content: Content::File(file) };
        assert_eq!(parts(&body), Ok(vec![part.clone()]));
        assert_eq!(
            edited(r#"{"header_image":"a.png"}"#, &body),
            Ok(vec![part]),
            "also when the text is edited"
        );
    }

    #[test]
    fn what_would_say_nothing_is_refused_before_it_goes() {
        for (typed, name, reason) in [
            (r#"{"excluded_tickets":[]}"#, "excluded_tickets", Emptiness::List),
            (r#"{"legal":{"a":{}}}"#, "legal[a]", Emptiness::Object),
            (r#"{"name":""}"#, "name", Emptiness::Text),
        ] {
            assert_eq!(edited(typed, &Body::new()), Err(reason.of(name.to_owned())));
        }
        let body = Body::new().set("excluded_tickets", Vec::<Value>::new());
        assert_eq!(parts(&body), Err(Emptiness::List.of("excluded_tickets".to_owned())));
    }
}
