//! Reading JSON by hand's reach: one level at a time, every value as the text it was received as.
//!
//! A number is never made into a floating-point one on the way, a value whose structure the interface does not show
//! stays as it is, and what can't be read is named by its path. Nothing here knows a record, so that a further record
//! costs little more than the names of its members.

use std::borrow::Cow;

use serde_json::value::RawValue;

pub use loket_derive::FromJson;

use super::decode_error::{DecodeError, DecodeReason, ValueKind};
use super::pairs::Pairs;

/// One value of a JSON text.
#[derive(Clone, Copy)]
pub struct Json<'a>(&'a str);

/// A value that can be read from JSON.
pub trait FromJson: Sized {
    /// Reads it.
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError>;

    /// Its value where an object does not have it.
    fn absent() -> Result<Self, DecodeError> {
        Err(DecodeError::whole(DecodeReason::Missing))
    }

    /// Reads a list of them.
    fn list_from_json(json: Json<'_>) -> Result<Vec<Self>, DecodeError> {
        let read = |(index, json)| Self::from_json(json).map_err(|problem| problem.in_element(index));
        json.elements()?.into_iter().enumerate().map(read).collect()
    }
}

impl<'a> Json<'a> {
    /// Takes a text that must hold exactly one value.
    pub fn parse(text: &'a str) -> Result<Self, DecodeError> {
        serde_json::from_str(text).map(Self::of).map_err(|error| DecodeError::of(&error, text))
    }

    pub(super) fn of(raw: &'a RawValue) -> Self {
        Self(raw.get())
    }

    /// Its text, as received.
    pub fn text(self) -> &'a str {
        self.0
    }

    /// Whether it is null.
    pub fn is_null(self) -> bool {
        self.0 == "null"
    }

    /// What a text says; nothing if it is no text.
    pub fn as_text(self) -> Option<Cow<'a, str>> {
        let inner = self.0.strip_prefix('"')?.strip_suffix('"')?;
        if inner.contains('\\') {
            serde_json::from_str(self.0).ok().map(Cow::Owned)
        } else {
            Some(Cow::Borrowed(inner))
        }
    }

    /// The digits of a number, or what a text says: services write the one as the other.
    pub fn as_literal(self) -> Option<Cow<'a, str>> {
        match self.0.as_bytes().first() {
            Some(b'-' | b'0'..=b'9') => Some(Cow::Borrowed(self.0)),
            _ => self.as_text(),
        }
    }

    /// The members of an object; an empty one is also sent as `[]`.
    pub fn members(self) -> Result<Members<'a>, DecodeError> {
        match self.0.as_bytes().first() {
            Some(b'{') => {
                let Pairs(pairs) = serde_json::from_str(self.0)?;
                Members::unique(pairs)
            }
            Some(b'[') if self.elements()?.is_empty() => Ok(Members(Vec::new())),
            _ => Err(self.unexpected(ValueKind::Object)),
        }
    }

    /// The elements of a list, also of one that is sent as `{"0": …}`; null is the empty list.
    pub fn elements(self) -> Result<Vec<Json<'a>>, DecodeError> {
        match self.0.as_bytes().first() {
            Some(b'[') => {
                let elements: Vec<&RawValue> = serde_json::from_str(self.0)?;
                Ok(elements.into_iter().map(Self::of).collect())
            }
            Some(b'{') => self.members()?.numbered().ok_or_else(|| self.unexpected(ValueKind::List)),
            Some(b'n') => Ok(Vec::new()),
            _ => Err(self.unexpected(ValueKind::List)),
        }
    }

    /// Says what was expected, and what kind of value was found instead.
    pub fn unexpected(self, expected: ValueKind) -> DecodeError {
        let found = match self.0.as_bytes().first() {
            Some(b'{') => ValueKind::Object,
            Some(b'[') => ValueKind::List,
            Some(b'"') if self.as_text().is_none() => ValueKind::BrokenText,
            Some(b'"') => ValueKind::Text,
            Some(b't' | b'f') => ValueKind::Flag,
            Some(b'n') => ValueKind::Null,
            _ => ValueKind::Number,
        };
        DecodeError::whole(DecodeReason::Unexpected { expected, found })
    }
}

/// The members of an object, in its order, each name once.
pub struct Members<'a>(Vec<(Cow<'a, str>, Json<'a>)>);

impl<'a> Members<'a> {
    /// Reads a text that must hold exactly one object: in one pass, and in another only to say what is wrong with it.
    pub fn parse(text: &'a str) -> Result<Self, DecodeError> {
        match serde_json::from_str(text) {
            Ok(Pairs(pairs)) => Self::unique(pairs),
            Err(_) => Json::parse(text)?.members(),
        }
    }

    fn unique(pairs: Vec<(Cow<'a, str>, Json<'a>)>) -> Result<Self, DecodeError> {
        let mut names: Vec<&str> = pairs.iter().map(|(name, _)| name.as_ref()).collect();
        names.sort_unstable();
        match names.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(twice) => Err(DecodeError::whole(DecodeReason::Repeated).in_member(twice[0])),
            None => Ok(Self(pairs)),
        }
    }

    /// The value of a member.
    pub fn get(&self, name: &str) -> Option<Json<'a>> {
        self.0.iter().find(|(member, _)| member == name).map(|(_, json)| *json)
    }

    /// Reads a member.
    pub fn read<T: FromJson>(&self, name: &str) -> Result<T, DecodeError> {
        self.get(name).map_or_else(T::absent, T::from_json).map_err(|problem| problem.in_member(name))
    }

    /// The members with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Json<'a>)> {
        self.0.iter().map(|(name, json)| (name.as_ref(), *json))
    }

    /// The values in the order that the names count; `None` if a name is no number.
    fn numbered(self) -> Option<Vec<Json<'a>>> {
        let mut numbered: Vec<(usize, Json<'a>)> = Vec::with_capacity(self.0.len());
        for (name, json) in self.0 {
            numbered.push((name.parse().ok()?, json));
        }
        numbered.sort_unstable_by_key(|(number, _)| *number);
        Some(numbered.into_iter().map(|(_, json)| json).collect())
    }
}

/// Null means nothing, and so does an empty text.
impl<T: FromJson> FromJson for Option<T> {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        if matches!(json.0, "null" | "\"\"") { Ok(None) } else { T::from_json(json).map(Some) }
    }

    fn absent() -> Result<Self, DecodeError> {
        Ok(None)
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(json: Json<'_>) -> Result<Self, DecodeError> {
        T::list_from_json(json)
    }

    fn absent() -> Result<Self, DecodeError> {
        Ok(Self::new())
    }
}
