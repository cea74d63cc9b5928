//! What was sold in a period that the user chooses: of one event, and of all.

mod event_reader;
mod fields;
mod one_event;
mod report;
mod report_table;
mod table;

use leptos::prelude::*;

use super::address_choice::AddressChoice;
use crate::features::day_range::DayRange;

pub(super) use one_event::SoldInPeriod;
pub(crate) use report::SalesReportPage;

/// The parameter of the address.
const NAME: &str = "sold";

/// The days that are chosen, as the address has them.
fn chosen_days(choice: AddressChoice) -> Memo<DayRange> {
    Memo::new(move |_| choice.value.with(|value| value.as_deref().map(DayRange::parse).unwrap_or_default()))
}
