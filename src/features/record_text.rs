//! What several screens say of a record.

use crate::features::context::use_i18n;
use crate::i18n::Formats;
use crate::models::{Availability, Event};

/// An event by its name, with the day of its first date: editions may have one name.
pub(crate) fn name_and_day(event: &Event, formats: &Formats) -> String {
    let day = event.first_start().map(|first| formats.day(first));
    [Some(event.name.clone()), day].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// When a ticket is on sale or a shop is open, period by period. One whose structure is not known is shown as it was received.
pub(crate) fn period_texts(availability: &[Availability], formats: &Formats) -> Vec<String> {
    let text = |availability: &Availability| match availability {
        Availability::Period(period) => formats.span(period.opens_at, period.closes_at),
        Availability::RawJson(unshown) => unshown.text().to_owned(),
    };
    availability.iter().map(text).collect()
}

/// A number that limits sales; without one, and with 0, there is no limit.
pub(crate) fn limit(capacity: Option<u64>, formats: &Formats) -> String {
    match capacity.filter(|capacity| *capacity > 0) {
        Some(capacity) => formats.integer(capacity),
        None => use_i18n().ticket.no_limit.to_owned(),
    }
}
