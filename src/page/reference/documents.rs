//! Legal documents: terms and conditions, and privacy statements.

use super::{introduction, nothing};
use crate::api::{List, reference};
use crate::page::context::use_words;
use crate::page::heading::page_header;
use crate::page::listing::{Extent, Format, Heading, Listing, list_page};
use crate::route::{ReferenceList, Route};
use crate::table::{Column, Table};
use crate::view::{View, view};
use crate::wire::{Document, Row};

type DocumentRow = Row<Document>;

const TABLE: Table<DocumentRow> = Table {
    id: |row| row.record().map_or("", |document| document.id.as_str()),
    columns: &[
        Column::searched("name", |row| row.record().and_then(|document| document.name.as_deref()).into()),
        Column::searched("id", |row| row.record().map(|document| document.id.as_str()).into()),
    ],
};

const fn listing(name: &'static str) -> Listing<DocumentRow> {
    Listing {
        table: TABLE,
        headings: &[
            Heading { label: |words| words.reference.name, format: Format::Text },
            Heading { label: |words| words.reference.id, format: Format::Code },
        ],
        from_start: &[],
        facets: &[],
        name,
        place: |_| None,
        view: |_, _| None,
        problem: Row::problem,
        class: |_| "",
    }
}

static TERMS_AND_CONDITIONS: Listing<DocumentRow> = listing("terms-and-conditions");
static PRIVACY_STATEMENTS: Listing<DocumentRow> = listing("privacy-statements");

pub(super) fn terms_and_conditions_page() -> View {
    let title = use_words().frame.terms_and_conditions;
    page(&TERMS_AND_CONDITIONS, title, reference::terms_and_conditions(), ReferenceList::TermsAndConditions)
}

pub(super) fn privacy_statements_page() -> View {
    let title = use_words().frame.privacy_statements;
    page(&PRIVACY_STATEMENTS, title, reference::privacy_statements(), ReferenceList::PrivacyStatements)
}

fn page(
    listing: &'static Listing<DocumentRow>,
    title: &'static str,
    list: List<Document>,
    reference: ReferenceList,
) -> View {
    let place = move |query| Route::Reference(reference, query);
    view! {
        {page_header(title, View::Nothing)}
        {introduction(use_words().reference.about_documents)}
        {list_page(listing, title, list, Extent::Page, DocumentRow::clone, place, nothing)}
    }
}
