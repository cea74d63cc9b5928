//! What was sold in a period that the user chooses: of one event, and of all.

mod event_reader;
mod fields;
mod one_event;
mod report;
mod report_file;
mod report_table;
mod table;

use leptos::prelude::*;

use crate::features::address_choice::AddressChoice;
use crate::features::day_range::DayRange;

pub(super) use one_event::SoldInPeriod;
pub(crate) use report::SalesReportPage;

/// The parameter of the address.
const NAME: &str = "sold";

/// The period that is chosen.
#[derive(Clone, Copy)]
struct SalesPeriod {
    /// The choice in the address.
    choice: AddressChoice,
    /// The same, read.
    days: Memo<DayRange>,
    /// Whether the controls for the first and the last day have something that is no day.
    are_incomplete: RwSignal<[bool; 2]>,
}

impl SalesPeriod {
    fn of(choice: AddressChoice) -> Self {
        let read = |value: &Option<String>| value.as_deref().map(DayRange::parse).unwrap_or_default();
        let days = Memo::new(move |_| choice.value.with(read));
        Self { choice, days, are_incomplete: RwSignal::new([false; 2]) }
    }

    /// Whether figures of it may be shown: the controls have what the address has, and it does not end before it begins.
    fn is_valid(self) -> bool {
        self.are_incomplete.get() == [false; 2] && !self.days.with(DayRange::is_reversed)
    }
}
