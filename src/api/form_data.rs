//! A body as the parts of `multipart/form-data`, as services of this kind read them.
//!
//! Booleans are `1` and `0`, nested members stand in brackets (`availability[0][opens_at]`), null is an empty text.

use super::body::{Body, Value};

/// One part: its name and its text.
pub type Part = (String, String);

/// A member that can't be sent in this encoding: an empty list has no parts, and so says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}: an empty list can't be sent in this encoding")]
pub struct Inexpressible(pub String);

/// The parts of a body, in its order.
pub fn parts(body: &Body) -> Result<Vec<Part>, Inexpressible> {
    let mut parts = Vec::new();
    for (name, value) in body.members() {
        add(&mut parts, (*name).to_owned(), value)?;
    }
    Ok(parts)
}

fn add(parts: &mut Vec<Part>, name: String, value: &Value) -> Result<(), Inexpressible> {
    let text = match value {
        Value::Null => String::new(),
        Value::Flag(flag) => if *flag { "1" } else { "0" }.to_owned(),
        Value::Integer(number) => number.to_string(),
        Value::Decimal(number) => number.to_string(),
        // In a part there is no difference between an integer and a text.
        Value::Text(text) | Value::Id(text) => text.clone(),
        Value::List(values) if values.is_empty() => return Err(Inexpressible(name)),
        Value::List(values) => {
            return values
                .iter()
                .enumerate()
                .try_for_each(|(index, value)| add(parts, format!("{name}[{index}]"), value));
        }
        Value::Object(body) => {
            return body
                .members()
                .iter()
                .try_for_each(|(member, value)| add(parts, format!("{name}[{member}]"), value));
        }
    };
    parts.push((name, text));
    Ok(())
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
        let expected = expected.map(|(name, text)| (name.to_owned(), text.to_owned())).to_vec();
        assert_eq!(parts(&body), Ok(expected));
    }

    #[test]
    fn an_empty_list_is_refused_before_it_goes() {
        let body = Body::new().set("excluded_tickets", Vec::<Value>::new());
        assert_eq!(parts(&body), Err(Inexpressible("excluded_tickets".to_owned())));
    }
}
