//! The record of the section `Field`.

use super::json::FromJson;
use crate::value::FieldId;

/// A field that customers fill in, as returned by List fields.
#[derive(Clone, Debug, PartialEq, FromJson)]
pub struct Field {
    /// Its id.
    pub id: FieldId,
    /// Its names.
    pub name: Option<FieldName>,
    /// What is filled in; `text` is a value seen.
    pub r#type: Option<String>,
}

/// The names of a field.
#[derive(Clone, Debug, PartialEq, Eq, FromJson)]
pub struct FieldName {
    /// For people.
    pub clean: Option<String>,
    /// For machines.
    pub slug: Option<String>,
}
