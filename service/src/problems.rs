//! What is wrong with a request, by field.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// Messages under the dotted name of the field that each is about.
#[derive(Debug, Default)]
pub(crate) struct Problems(RefCell<BTreeMap<String, Vec<String>>>);

impl Problems {
    /// Notes one more thing that is wrong.
    pub(crate) fn add(&self, field: impl Into<String>, message: impl Into<String>) {
        self.0.borrow_mut().entry(field.into()).or_default().push(message.into());
    }

    /// Whether nothing has been found wrong so far.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    /// The messages by field.
    pub(crate) fn into_messages(self) -> BTreeMap<String, Vec<String>> {
        self.0.into_inner()
    }
}
