//! Where money goes.

use super::received;
use crate::analytics::iban;
use crate::components::{Icon, Shape};
use crate::data_grid::Column;
use crate::features::context::use_i18n;
use crate::features::listing::{Format, ListColumn, Listing};
use crate::models::{BillingInformation, Row};
use leptos::prelude::*;

type BillingRow = Row<BillingInformation>;

pub(super) static LISTING: Listing<BillingRow> = Listing {
    id: |row| row.record().map_or("", |billing| billing.id.as_str()),
    columns: &[
        ListColumn::new(
            Column::searched("name", |row| row.record().and_then(|billing| billing.name.as_deref()).into()),
            |words| words.reference.holder,
            Format::Text,
        ),
        ListColumn::with_view(
            Column::searched("iban", |row| row.record().and_then(|billing| billing.iban.as_deref()).into()),
            |words| words.reference.iban,
            Format::Code,
            |row| {
                let number = row.record()?.iban.as_deref()?;
                Some(view! { <AccountNumber number /> }.into_any())
            },
        ),
        ListColumn::new(
            Column::searched("vat", |row| row.record().and_then(|billing| billing.vat.as_deref()).into()),
            |words| words.reference.vat,
            Format::Code,
        ),
        ListColumn::new(
            Column::searched("id", |row| row.record().map(|billing| billing.id.as_str()).into()),
            |words| words.reference.id,
            Format::Code,
        ),
        received(),
    ],
    from_start: &["name", "iban", "vat", "id"],
    facets: &[],
    rare_facets: &[],
    name: "billing-information",
    route: |_| None,
    actions: &[],
    problem: Row::problem,
    received: |row| Some(row.text()),
    class: |_| "",
};

/// The number of an account in its groups, and whether it can be one.
#[component]
fn AccountNumber<'a>(
    /// The number of the account.
    number: &'a str,
) -> impl IntoView + use<> {
    let doubt = (!iban::is_well_formed(number)).then(|| {
        let text = use_i18n().reference.iban_malformed;
        view! {
            <span class="badge warning">
                <Icon shape=Shape::Warning />
                {text}
            </span>
        }
        .into_any()
    });
    view! {
        <bdi class="account">{iban::grouped(number)}</bdi>
        " "
        {doubt}
    }
}
