//! The records that an organisation only looks up: billing information, terms and conditions, privacy statements.

use rusqlite::{Connection, Row};
use serde::Serialize;

use crate::page::Page;
use crate::refusal::Refusal;
use crate::request::Call;

/// Billing information.
#[derive(Debug, Serialize)]
pub(crate) struct BillingInformation {
    id: String,
    name: String,
    iban: String,
    vat: String,
}

/// Terms and conditions, Privacy statement.
#[derive(Debug, Serialize)]
pub(crate) struct Document {
    id: String,
    name: String,
}

/// List billing information.
pub(crate) fn billing_information(
    connection: &Connection,
    call: &Call,
) -> Result<Page<BillingInformation>, Refusal> {
    Page::of_table(connection, call, "billing_information", |row| {
        Ok(BillingInformation {
            id: row.get::<_, i64>("id")?.to_string(),
            name: row.get("name")?,
            iban: row.get("iban")?,
            vat: row.get("vat")?,
        })
    })
}

/// List terms and conditions.
pub(crate) fn terms_and_conditions(connection: &Connection, call: &Call) -> Result<Page<Document>, Refusal> {
    Page::of_table(connection, call, "terms_and_conditions", document)
}

/// List privacy statements.
pub(crate) fn privacy_statements(connection: &Connection, call: &Call) -> Result<Page<Document>, Refusal> {
    Page::of_table(connection, call, "privacy_statement", document)
}

fn document(row: &Row<'_>) -> rusqlite::Result<Document> {
    Ok(Document { id: row.get::<_, i64>("id")?.to_string(), name: row.get("name")? })
}
