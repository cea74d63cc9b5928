//! The lists that other records refer to.

mod billing_information;
mod documents;
mod fields;

use crate::components::EmptyState;
use crate::features::context::use_i18n;
use crate::routes::ReferenceList;
use leptos::prelude::*;

/// One of the lists.
#[component]
pub(crate) fn ReferencePage(
    /// The list.
    list: ReferenceList,
) -> impl IntoView {
    match list {
        ReferenceList::Fields => view! { <fields::FieldsPage /> }.into_any(),
        ReferenceList::BillingInformation => {
            view! { <billing_information::BillingInformationPage /> }.into_any()
        }
        ReferenceList::TermsAndConditions => view! { <documents::TermsAndConditionsPage /> }.into_any(),
        ReferenceList::PrivacyStatements => view! { <documents::PrivacyStatementsPage /> }.into_any(),
    }
}

/// Shown when a list has no records, with where to create them.
#[component]
fn NoRecords() -> impl IntoView {
    let words = &use_i18n().reference;
    view! { <EmptyState title=words.empty advice=words.empty_advice /> }
}

/// What a list is for, and that it can only be read.
#[component]
fn Introduction(
    /// The text.
    text: &'static str,
) -> impl IntoView {
    view! { <p class="hint introduction">{text} " " {use_i18n().reference.read_only}</p> }
}
