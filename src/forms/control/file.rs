//! Controls for a file.

use serde_json::{Value, json};

use super::{Control, Input, same_kind};
use crate::api::Attachment;
use crate::forms::changes::Reader;
use crate::forms::describe::Describe;
use crate::forms::problem::ProblemKind;

/// A file, of which only the name is stored with a draft.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum File {
    /// None is chosen.
    #[default]
    Nothing,
    /// One that is chosen.
    Chosen(Attachment),
    /// The name of one that is still being read, or was chosen before the page was loaded anew: its content is not here.
    Lost(String),
}

impl Control for File {
    fn is_empty(&self) -> bool {
        *self == Self::Nothing
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
        (!self.is_empty()).then(|| json!(self.name()))
    }

    fn decode(&mut self, stored: &Value) {
        if let Some(name) = stored.as_str() {
            *self = Self::Lost(name.to_owned());
        }
    }

    fn describe(&self, _: &dyn Describe) -> String {
        self.name().to_owned()
    }
}

impl File {
    /// The name of the file; empty without one.
    fn name(&self) -> &str {
        match self {
            Self::Nothing => "",
            Self::Chosen(file) => &file.name,
            Self::Lost(name) => name,
        }
    }
}

impl Input for File {
    type Held = Self;
    type Value = Attachment;

    fn held(&self) -> Self {
        self.clone()
    }

    fn hold(&mut self, held: Self) {
        *self = held;
    }

    fn read(&self, name: &str, reader: &mut Reader<'_>) -> Option<Attachment> {
        match self {
            Self::Nothing => None,
            Self::Chosen(file) => Some(file.clone()),
            Self::Lost(_) => {
                reader.note(name, ProblemKind::LostFile);
                None
            }
        }
    }
}
