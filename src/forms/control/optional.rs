//! Controls that a form may lack: an `Option` in a draft.

use serde_json::Value;

use super::{Control, Input, same_kind};
use crate::forms::changes::Reader;
use crate::forms::describe::Describe;

impl<C: Input> Control for Option<C> {
    fn is_empty(&self) -> bool {
        self.as_ref().is_none_or(Control::is_empty)
    }

    fn is_there(&self) -> bool {
        self.is_some()
    }

    fn is_text(&self) -> bool {
        self.as_ref().is_some_and(Control::is_text)
    }

    fn has_part(&self, name: &str) -> bool {
        self.as_ref().is_some_and(|control| control.has_part(name))
    }

    fn is_same(&self, other: &dyn Control) -> bool {
        same_kind::<Self>(other).is_some_and(|other| match (self, other) {
            (Some(this), Some(that)) => this.is_same(that),
            (this, that) => this.is_none() && that.is_none(),
        })
    }

    fn assign(&mut self, other: &dyn Control) {
        if let Some(other) = same_kind::<Self>(other) {
            self.clone_from(other);
        }
    }

    fn rebase(&mut self, from: &dyn Control, to: &dyn Control) -> bool {
        let (from, to) = (same_kind::<Self>(from), same_kind::<Self>(to));
        match (self, from, to) {
            (Some(own), Some(Some(from)), Some(Some(to))) => own.rebase(from, to),
            _ => true,
        }
    }

    fn encode(&self) -> Option<Value> {
        self.as_ref().and_then(Control::encode)
    }

    fn decode(&mut self, stored: &Value) {
        if let Some(control) = self {
            control.decode(stored);
        }
    }

    fn describe(&self, texts: &dyn Describe) -> String {
        self.as_ref().map(|control| control.describe(texts)).unwrap_or_default()
    }
}

impl<C: Input> Input for Option<C> {
    type Held = C::Held;
    type Value = C::Value;

    fn held(&self) -> C::Held {
        self.as_ref().map(Input::held).unwrap_or_default()
    }

    fn hold(&mut self, held: C::Held) {
        if let Some(control) = self {
            control.hold(held);
        }
    }

    fn read(&self, name: &str, reader: &mut Reader<'_>) -> Option<C::Value> {
        self.as_ref()?.read(name, reader)
    }
}
