//! Where money goes.

use super::{introduction, nothing};
use crate::api::reference;
use crate::insight::iban;
use crate::page::context::use_words;
use crate::page::heading::page_header;
use crate::page::listing::{Extent, Format, Heading, Listing, list_page};
use crate::route::{ReferenceList, Route};
use crate::table::{Column, Table};
use crate::ui::{Shape, icon};
use crate::view::{View, view};
use crate::wire::{BillingInformation, Row};

type BillingRow = Row<BillingInformation>;

static LISTING: Listing<BillingRow> = Listing {
    table: Table {
        id: |row| row.record().map_or("", |billing| billing.id.as_str()),
        columns: &[
            Column::searched("name", |row| row.record().and_then(|billing| billing.name.as_deref()).into()),
            Column::searched("iban", |row| row.record().and_then(|billing| billing.iban.as_deref()).into()),
            Column::searched("vat", |row| row.record().and_then(|billing| billing.vat.as_deref()).into()),
            Column::searched("id", |row| row.record().map(|billing| billing.id.as_str()).into()),
        ],
    },
    headings: &[
        Heading { label: |words| words.reference.holder, format: Format::Text },
        Heading { label: |words| words.reference.iban, format: Format::Code },
        Heading { label: |words| words.reference.vat, format: Format::Code },
        Heading { label: |words| words.reference.id, format: Format::Code },
    ],
    from_start: &[],
    facets: &[],
    name: "billing-information",
    place: |_| None,
    view: |row, key| {
        let number = row.record()?.iban.as_deref().filter(|_| key == "iban")?;
        Some(account(number))
    },
    problem: Row::problem,
    class: |_| "",
};

/// The number of an account in its groups, and whether it can be one.
fn account(number: &str) -> View {
    let doubt = (!iban::is_well_formed(number)).then(|| {
        let text = use_words().reference.iban_malformed;
        view! { <span class="badge warning">{icon(Shape::Warning)}{text}</span> }
    });
    view! { <bdi class="account">{iban::grouped(number)}</bdi> " " {doubt} }
}

pub(super) fn billing_information_page() -> View {
    let words = use_words();
    let title = words.frame.billing_information;
    let place = |query| Route::Reference(ReferenceList::BillingInformation, query);
    let (list, row) = (reference::billing_information(), BillingRow::clone);
    view! {
        {page_header(title, View::Nothing)}
        {introduction(words.reference.about_billing_information)}
        {list_page(&LISTING, title, list, Extent::Page, row, place, nothing)}
    }
}
