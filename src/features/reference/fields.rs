//! The fields that customers can be asked to fill in.

use super::received;
use crate::data_grid::Column;
use crate::features::listing::{Format, ListColumn, Listing};
use crate::models::{Field, FieldName, Row};

type FieldRow = Row<Field>;

fn name(row: &FieldRow) -> Option<&FieldName> {
    row.record()?.name.as_ref()
}

pub(super) static LISTING: Listing<FieldRow> = Listing {
    id: |row| row.record().map_or("", |field| field.id.as_str()),
    columns: &[
        ListColumn::new(
            Column::searched("name", |row| name(row).and_then(|name| name.clean.as_deref()).into()),
            |words| words.reference.name,
            Format::Text,
        ),
        ListColumn::new(
            Column::searched("slug", |row| name(row).and_then(|name| name.slug.as_deref()).into()),
            |words| words.reference.slug,
            Format::Code,
        ),
        ListColumn::new(
            Column::searched("type", |row| row.record().and_then(|field| field.r#type.as_deref()).into()),
            |words| words.reference.r#type,
            Format::Text,
        ),
        ListColumn::new(
            Column::searched("id", |row| row.record().map(|field| field.id.as_str()).into()),
            |words| words.reference.id,
            Format::Code,
        ),
        received(),
    ],
    from_start: &["name", "slug", "type", "id"],
    facets: &["type"],
    rare_facets: &[],
    name: "fields",
    route: |_| None,
    actions: &[],
    problem: Row::problem,
    received: |row| Some(row.text()),
    class: |_| "",
};
