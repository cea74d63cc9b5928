//! What was sold in a period that the user chooses: of one event, and of all.

mod fields;
mod one_event;
mod report;
mod table;

use leptos::prelude::*;

use super::address_choice::AddressChoice;
use crate::analytics::DayBounds;
use crate::features::day_range::DayRange;

pub(super) use one_event::SoldInPeriod;
pub(crate) use report::SalesReportPage;

/// The parameter of the address.
const NAME: &str = "sold";

/// The days that are chosen, as the address has them.
fn chosen_days(choice: AddressChoice) -> Memo<DayRange> {
    Memo::new(move |_| choice.value.with(|value| value.as_deref().map(DayRange::parse).unwrap_or_default()))
}

/// The same as numbers; nothing where none are chosen.
fn bounds(days: Memo<DayRange>) -> Memo<Option<DayBounds>> {
    Memo::new(move |_| days.with(DayRange::bounds))
}
