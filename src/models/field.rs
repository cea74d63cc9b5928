//! The record of the section `Field`.

use super::json::record;
use crate::models::value::FieldId;

/// A field that customers fill in, as returned by List fields.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its id.
    pub id: FieldId,
    /// Its names.
    pub name: Option<FieldName>,
    /// What is filled in; `text` is a value seen.
    pub r#type: Option<String>,
}

/// The names of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldName {
    /// For people.
    pub clean: Option<String>,
    /// For machines.
    pub slug: Option<String>,
}

record!(Field { id, name, r#type });
record!(FieldName { clean, slug });
