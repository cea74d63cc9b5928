//! The fields that customers can be asked to fill in.

use super::{introduction, nothing};
use crate::api::reference;
use crate::page::context::use_words;
use crate::page::heading::page_header;
use crate::page::listing::{Extent, Format, Heading, Listing, list_page};
use crate::route::{ReferenceList, Route};
use crate::table::{Column, Table};
use crate::view::{View, view};
use crate::wire::{Field, FieldName, Row};

type FieldRow = Row<Field>;

fn name(row: &FieldRow) -> Option<&FieldName> {
    row.record()?.name.as_ref()
}

static LISTING: Listing<FieldRow> = Listing {
    table: Table {
        id: |row| row.record().map_or("", |field| field.id.as_str()),
        columns: &[
            Column::searched("name", |row| name(row).and_then(|name| name.clean.as_deref()).into()),
            Column::searched("slug", |row| name(row).and_then(|name| name.slug.as_deref()).into()),
            Column::searched("type", |row| row.record().and_then(|field| field.r#type.as_deref()).into()),
            Column::searched("id", |row| row.record().map(|field| field.id.as_str()).into()),
        ],
    },
    headings: &[
        Heading { label: |words| words.reference.name, format: Format::Text },
        Heading { label: |words| words.reference.slug, format: Format::Code },
        Heading { label: |words| words.reference.r#type, format: Format::Text },
        Heading { label: |words| words.reference.id, format: Format::Code },
    ],
    from_start: &[],
    facets: &["type"],
    name: "fields",
    place: |_| None,
    view: |_, _| None,
    problem: Row::problem,
    class: |_| "",
};

pub(super) fn fields_page() -> View {
    let words = use_words();
    let title = words.frame.fields;
    let place = |query| Route::Reference(ReferenceList::Fields, query);
    let row = FieldRow::clone;
    view! {
        {page_header(title, View::Nothing)}
        {introduction(words.reference.about_fields)}
        {list_page(&LISTING, title, reference::fields(), Extent::Page, row, place, nothing)}
    }
}
