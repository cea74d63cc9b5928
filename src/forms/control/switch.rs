//! Switches: a `bool` in a draft.

use serde_json::{Value, json};

use super::{Control, Input, same_kind};
use crate::forms::changes::Reader;
use crate::forms::describe::Describe;

impl Control for bool {
    fn is_empty(&self) -> bool {
        false
    }

    fn is_same(&self, other: &dyn Control) -> bool {
        same_kind::<Self>(other) == Some(self)
    }

    fn assign(&mut self, other: &dyn Control) {
        *self = same_kind(other).copied().unwrap_or(*self);
    }

    fn encode(&self) -> Option<Value> {
        Some(json!(self))
    }

    fn decode(&mut self, stored: &Value) {
        *self = stored.as_bool().unwrap_or(*self);
    }

    fn describe(&self, texts: &dyn Describe) -> String {
        texts.flag(*self)
    }
}

impl Input for bool {
    type Held = Self;
    type Value = Self;

    fn held(&self) -> Self {
        *self
    }

    fn hold(&mut self, held: Self) {
        *self = held;
    }

    fn read(&self, _: &str, _: &mut Reader<'_>) -> Option<Self> {
        Some(*self)
    }
}
