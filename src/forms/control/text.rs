//! Controls for text.

use std::fmt;
use std::marker::PhantomData;

use serde_json::{Value, json};

use super::{Control, Input, same_kind};
use crate::forms::changes::Reader;
use crate::forms::describe::Describe;
use crate::forms::from_text::FromText;

/// A line or a text of several lines, or the id of what was chosen, which is read as a `T`.
pub struct Text<T> {
    text: String,
    value: PhantomData<fn() -> T>,
}

impl<T> Text<T> {
    /// Holds a text.
    pub fn new(text: impl ToString) -> Self {
        Self { text: text.to_string(), value: PhantomData }
    }

    /// Holds a text, if there is one.
    pub fn optional(text: Option<impl ToString>) -> Self {
        text.map(Self::new).unwrap_or_default()
    }

    /// The text without the blanks around it.
    pub fn trimmed(&self) -> &str {
        self.text.trim()
    }
}

impl<T: FromText> Text<T> {
    /// The value, if there is one.
    pub fn value(&self) -> Option<T> {
        let text = self.trimmed();
        (!text.is_empty()).then(|| T::from_text(text).ok()).flatten()
    }
}

impl<T> Default for Text<T> {
    fn default() -> Self {
        Self { text: String::new(), value: PhantomData }
    }
}

impl<T> Clone for Text<T> {
    fn clone(&self) -> Self {
        Self::new(&self.text)
    }
}

impl<T> PartialEq for Text<T> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<T> fmt::Debug for Text<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(formatter)
    }
}

impl<T: FromText> Control for Text<T> {
    fn is_empty(&self) -> bool {
        self.trimmed().is_empty()
    }

    fn is_text(&self) -> bool {
        true
    }

    fn is_same(&self, other: &dyn Control) -> bool {
        same_kind::<Self>(other).is_some_and(|other| {
            let is_same_value =
                || self.value().zip(other.value()).is_some_and(|(value, other)| value == other);
            self.trimmed() == other.trimmed() || is_same_value()
        })
    }

    fn assign(&mut self, other: &dyn Control) {
        if let Some(other) = same_kind::<Self>(other) {
            self.text.clone_from(&other.text);
        }
    }

    fn encode(&self) -> Option<Value> {
        Some(json!(self.text))
    }

    fn decode(&mut self, stored: &Value) {
        if let Some(text) = stored.as_str() {
            text.clone_into(&mut self.text);
        }
    }

    fn describe(&self, texts: &dyn Describe) -> String {
        T::describe(self.trimmed(), texts)
    }
}

impl<T: FromText> Input for Text<T> {
    type Held = String;
    type Value = T;

    fn held(&self) -> String {
        self.text.clone()
    }

    fn hold(&mut self, held: String) {
        self.text = held;
    }

    fn read(&self, name: &str, reader: &mut Reader<'_>) -> Option<T> {
        if self.is_empty() { None } else { reader.take(name, T::from_text(self.trimmed())) }
    }
}
