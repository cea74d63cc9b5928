//! Legal documents: terms and conditions, and privacy statements.

use super::{Introduction, NoRecords};
use crate::api::{PagedQuery, reference};
use crate::data_grid::Column;
use crate::features::context::use_i18n;
use crate::features::heading::PageHeader;
use crate::features::listing::{Extent, Format, ListColumn, ListPage, Listing};
use crate::models::{Document, Row};
use crate::routes::{ReferenceList, Route};
use leptos::prelude::*;

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
];

const fn listing(name: &'static str) -> Listing<DocumentRow> {
    Listing {
        id: |row| row.record().map_or("", |document| document.id.as_str()),
        columns: COLUMNS,
        from_start: &[],
        facets: &[],
        name,
        route: |_| None,
        actions: &[],
        problem: Row::problem,
        class: |_| "",
    }
}

static TERMS_AND_CONDITIONS: Listing<DocumentRow> = listing("terms-and-conditions");
static PRIVACY_STATEMENTS: Listing<DocumentRow> = listing("privacy-statements");

#[component]
pub(crate) fn TermsAndConditionsPage() -> impl IntoView {
    let title = use_i18n().frame.terms_and_conditions;
    view! {
        <DocumentsPage
            listing=&TERMS_AND_CONDITIONS
            title
            list=reference::terms_and_conditions()
            reference=ReferenceList::TermsAndConditions
        />
    }
}

#[component]
pub(crate) fn PrivacyStatementsPage() -> impl IntoView {
    let title = use_i18n().frame.privacy_statements;
    view! {
        <DocumentsPage
            listing=&PRIVACY_STATEMENTS
            title
            list=reference::privacy_statements()
            reference=ReferenceList::PrivacyStatements
        />
    }
}

#[component]
fn DocumentsPage(
    /// How it is listed.
    listing: &'static Listing<DocumentRow>,
    /// The title.
    title: &'static str,
    /// The list.
    list: PagedQuery<Document>,
    /// Which list it is.
    reference: ReferenceList,
) -> impl IntoView {
    let route = move |query| Route::Reference(reference, query);
    view! {
        <PageHeader title />
        <Introduction text=use_i18n().reference.about_documents />
        <ListPage listing title list extent=Extent::Page row=DocumentRow::clone route empty=NoRecords />
    }
}
