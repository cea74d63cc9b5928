//! The texts of a form's field.

/// A field: its label, and what to know before filling it in.
#[derive(Debug)]
pub struct FieldText {
    /// The label.
    pub label: &'static str,
    /// What to know; empty if nothing.
    pub hint: &'static str,
}

pub(super) const fn field(label: &'static str, hint: &'static str) -> FieldText {
    FieldText { label, hint }
}
