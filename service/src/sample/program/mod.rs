//! The twelve events of the sample, past, running and coming, with their sixty tickets.

// Prices are in hundredths, and the underscore marks the decimal point.
#![allow(clippy::inconsistent_digit_grouping)]

mod gatherings;
mod indoor;
mod outdoor;

use super::design::EventDesign;

/// The type of an event of one day.
const ONCE: &str = "Eenmalig";
/// The type of an event of several days.
const SEVERAL_DAYS: &str = "Meerdere dagen";

/// All events, in the order of their ids.
pub(super) const EVENTS: [&EventDesign; 12] = [
    &outdoor::FESTIVAL,
    &indoor::MUSEUM,
    &gatherings::MASTERCLASS,
    &indoor::NIGHT,
    &outdoor::BEER_FESTIVAL,
    &outdoor::RUN,
    &indoor::THEATRE,
    &indoor::CONCERT,
    &outdoor::STREET_FOOD,
    &gatherings::SYMPOSIUM,
    &gatherings::CHILDREN,
    &gatherings::TRIAL,
];
