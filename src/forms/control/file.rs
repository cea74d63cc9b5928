//! Controls for a file.

use serde_json::Value;

use super::{Control, Input, same_kind};
use crate::api::Attachment;
use crate::forms::changes::Reader;
use crate::forms::describe::Describe;

/// A file; it is not stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct File(Option<Attachment>);

impl Control for File {
    fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    fn is_same(&self, other: &dyn Control) -> bool {
        same_kind::<Self>(other) == Some(self)
    }

    fn assign(&mut self, other: &dyn Control) {
        if let Some(other) = same_kind::<Self>(other) {
            self.clone_from(other);
        }
    }

    fn encode(&self) -> Option<Value> {
        None
    }

    fn decode(&mut self, _: &Value) {}

    fn describe(&self, _: &dyn Describe) -> String {
        self.0.as_ref().map(|file| file.name.clone()).unwrap_or_default()
    }
}

impl Input for File {
    type Held = Option<Attachment>;
    type Value = Attachment;

    fn held(&self) -> Option<Attachment> {
        self.0.clone()
    }

    fn hold(&mut self, held: Option<Attachment>) {
        self.0 = held;
    }

    fn read(&self, _: &str, _: &mut Reader<'_>) -> Option<Attachment> {
        self.0.clone()
    }
}
