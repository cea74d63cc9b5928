//! Legal documents: terms and conditions, and privacy statements.

use super::received;
use crate::data_grid::Column;
use crate::features::listing::{Format, ListColumn, Listing};
use crate::models::{Document, Row};

type DocumentRow = Row<Document>;

const COLUMNS: &[ListColumn<DocumentRow>] = &[
    ListColumn::new(
        Column::searched("name", |row| row.record().and_then(|document| document.name.as_deref()).into()),
        |words| words.reference.name,
        Format::Text,
    ),
    ListColumn::new(
        Column::searched("id", |row| row.record().map(|document| document.id.as_str()).into()),
        |words| words.reference.id,
        Format::Code,
    ),
    received(),
];

const fn listing(name: &'static str) -> Listing<DocumentRow> {
    Listing {
        id: |row| row.record().map_or("", |document| document.id.as_str()),
        columns: COLUMNS,
        from_start: &["name", "id"],
        facets: &[],
        rare_facets: &[],
        name,
        route: |_| None,
        actions: &[],
        problem: Row::problem,
        received: |row| Some(row.text()),
        class: |_| "",
    }
}

pub(super) static TERMS_AND_CONDITIONS: Listing<DocumentRow> = listing("terms-and-conditions");
pub(super) static PRIVACY_STATEMENTS: Listing<DocumentRow> = listing("privacy-statements");
