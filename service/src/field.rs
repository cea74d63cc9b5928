//! Fields: what can be asked of a customer ("Field").

use rusqlite::{Connection, Row};
use serde::Serialize;

use crate::page::Page;
use crate::refusal::Refusal;
use crate::request::Call;

/// Field.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct FieldView {
    id: String,
    name: FieldName,
    r#type: String,
}

#[derive(Clone, Debug, Serialize)]
struct FieldName {
    clean: String,
    slug: String,
}

impl FieldView {
    /// The view of a field's row.
    pub(crate) fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get::<_, i64>("id")?.to_string(),
            name: FieldName { clean: row.get("name")?, slug: row.get("slug")? },
            r#type: row.get("type")?,
        })
    }
}

/// List fields.
pub(crate) fn list(connection: &Connection, call: &Call) -> Result<Page<FieldView>, Refusal> {
    Page::of_table(connection, call, "field", FieldView::from_row)
}
