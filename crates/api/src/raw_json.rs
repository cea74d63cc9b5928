//! Members whose structure the interface does not show: the user writes JSON for them by hand.

use loket_models::{DecodeError, Json, ValueKind};

/// A JSON object of any structure: `extra_info`, `legal`, `social`, `queue`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FreeObject(Box<str>);

/// A JSON list of any structure: `mail_moments`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FreeList(Box<str>);

impl FreeObject {
    /// Takes the text of a JSON object; says what else it is, and where it is no JSON.
    pub fn parse(typed: &str) -> Result<Self, DecodeError> {
        let json = Json::parse(typed)?;
        if !json.text().starts_with('{') {
            return Err(json.unexpected(ValueKind::Object));
        }
        json.members().map(|_| Self(json.text().into()))
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl FreeList {
    /// Takes the text of a JSON list; says what else it is, and where it is no JSON.
    pub fn parse(typed: &str) -> Result<Self, DecodeError> {
        let json = Json::parse(typed)?;
        if json.text().starts_with('[') {
            Ok(Self(json.text().into()))
        } else {
            Err(json.unexpected(ValueKind::List))
        }
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_only_what_it_is() {
        assert_eq!(
            FreeObject::parse(" {\"fee\": 1.10} ").as_ref().map(FreeObject::text),
            Ok("{\"fee\": 1.10}")
        );
        assert!(FreeList::parse("[{}, 12345678901234567890]").is_ok());
        for (typed, problem) in [
            ("[]", ".: expected an object, found a list"),
            ("1", ".: expected an object, found a number"),
            ("{", ".: the text ends too early"),
            ("{,}", ".: not JSON (line 1, column 2)"),
            (r#"{"a":1,"a":2}"#, "a: occurs twice"),
        ] {
            assert_eq!(FreeObject::parse(typed).map_err(|it| it.to_string()), Err(problem.to_owned()));
        }
        assert!(FreeList::parse("{}").is_err());
    }
}
