//! The lists that other records refer to.

mod billing_information;
mod documents;
mod fields;

use crate::page::context::use_words;
use crate::route::ReferenceList;
use crate::view::{View, view};

/// One of the lists.
pub fn reference_page(list: ReferenceList) -> View {
    match list {
        ReferenceList::Fields => fields::fields_page(),
        ReferenceList::BillingInformation => billing_information::billing_information_page(),
        ReferenceList::TermsAndConditions => documents::terms_and_conditions_page(),
        ReferenceList::PrivacyStatements => documents::privacy_statements_page(),
    }
}

/// Stands where a list has no records, and says where they are made.
fn nothing() -> View {
    let words = &use_words().reference;
    view! {
        <div class="empty stub">
            <h2>{words.empty}</h2>
            <p>{words.empty_advice}</p>
        </div>
    }
}

/// What a list is for, and that it can only be read.
fn introduction(text: &'static str) -> View {
    view! { <p class="hint introduction">{text} " " {use_words().reference.read_only}</p> }
}
