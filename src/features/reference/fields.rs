//! The fields that customers can be asked to fill in.

use super::{Introduction, NoRecords};
use crate::api::reference;
use crate::data_grid::Column;
use crate::features::context::use_i18n;
use crate::features::heading::PageHeader;
use crate::features::listing::{Extent, Format, ListColumn, ListPage, Listing};
use crate::models::{Field, FieldName, Row};
use crate::routes::{ReferenceList, Route};
use leptos::prelude::*;

type FieldRow = Row<Field>;

fn name(row: &FieldRow) -> Option<&FieldName> {
    row.record()?.name.as_ref()
}

static LISTING: Listing<FieldRow> = Listing {
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
    ],
    from_start: &[],
    facets: &["type"],
    name: "fields",
    route: |_| None,
    actions: &[],
    problem: Row::problem,
    class: |_| "",
};

#[component]
pub(crate) fn FieldsPage() -> impl IntoView {
    let words = use_i18n();
    let title = words.frame.fields;
    let route = |query| Route::Reference(ReferenceList::Fields, query);
    let row = FieldRow::clone;
    view! {
        <PageHeader title />
        <Introduction text=words.reference.about_fields />
        <ListPage
            listing=&LISTING
            title
            list=reference::fields()
            extent=Extent::Page
            row
            route
            empty=NoRecords
        />
    }
}
