//! The lists that other records refer to.

mod billing_information;
mod documents;
mod fields;

use leptos::prelude::*;

use crate::api::{PagedQuery, reference};
use crate::data_grid::{Cell, Column};
use crate::features::context::use_i18n;
use crate::features::detail_view::ReceivedButton;
use crate::features::heading::PageHeader;
use crate::features::listing::{Format, ListColumn, ListExtent, ListPage, Listing};
use crate::models::{Identified, Row};
use crate::routes::{ReferenceList, Route};

/// One of the lists.
#[component]
pub(crate) fn ReferencePage(
    /// The list.
    list: ReferenceList,
) -> impl IntoView {
    let words = use_i18n();
    let (frame, about) = (&words.frame, &words.reference);
    match list {
        ReferenceList::Fields => view! {
            <RecordList
                listing=&fields::LISTING
                title=frame.fields
                about=about.about_fields
                records=reference::fields()
                list
            />
        }
        .into_any(),
        ReferenceList::BillingInformation => view! {
            <RecordList
                listing=&billing_information::LISTING
                title=frame.billing_information
                about=about.about_billing_information
                records=reference::billing_information()
                list
            />
        }
        .into_any(),
        ReferenceList::TermsAndConditions => view! {
            <RecordList
                listing=&documents::TERMS_AND_CONDITIONS
                title=frame.terms_and_conditions
                about=about.about_documents
                records=reference::terms_and_conditions()
                list
            />
        }
        .into_any(),
        ReferenceList::PrivacyStatements => view! {
            <RecordList
                listing=&documents::PRIVACY_STATEMENTS
                title=frame.privacy_statements
                about=about.about_documents
                records=reference::privacy_statements()
                list
            />
        }
        .into_any(),
    }
}

/// The column with the records as they were received, for those who choose it: they have no page that shows it.
const fn received<T>() -> ListColumn<Row<T>> {
    ListColumn::with_view(
        Column::new("received", |_| Cell::Nothing),
        |words| words.common.received,
        Format::Drawn,
        |row| Some(view! { <ReceivedButton text=row.text() /> }.into_any()),
    )
}

/// A list with what it is for. It can only be read.
#[component]
fn RecordList<T: Identified + Clone + PartialEq + Send + Sync + 'static>(
    /// How it is listed.
    listing: &'static Listing<Row<T>>,
    /// The title.
    title: &'static str,
    /// What it is for.
    about: &'static str,
    /// The records.
    records: PagedQuery<T>,
    /// Which list it is.
    list: ReferenceList,
) -> impl IntoView {
    let words = &use_i18n().reference;
    let route = move |query| Route::Reference(list, query);
    let (row, empty) = (Row::<T>::clone, [words.empty, words.empty_advice]);
    view! {
        <PageHeader title />
        <p class="hint introduction">{about} " " {words.read_only}</p>
        <ListPage listing title list=records extent=ListExtent::Page row route empty />
    }
}
