//! The days that a list is narrowed to in a column of moments.

use std::fmt;

use crate::data_grid::Wanted;
use crate::i18n::Formats;
use crate::models::value::Timestamp;
use crate::models::value::zone::LocalTime;

/// What parts the first and the last day in an address.
const PARTING: &str = "..";

/// Days from one to another one, both included, as date controls hold them; an empty text for a bound that is missing. In an
/// address: `2026-11-01..2026-11-07`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DayRange {
    pub(super) from: String,
    pub(super) to: String,
}

impl DayRange {
    /// Reads what an address has. A day that is none is no bound.
    pub(super) fn parse(text: &str) -> Self {
        let (from, to) = text.split_once(PARTING).unwrap_or((text, text));
        let day = |text: &str| LocalTime::parse_day(text).map(|_| text.to_owned()).unwrap_or_default();
        Self { from: day(from), to: day(to) }
    }

    /// Whether it has no bound.
    pub(super) fn is_empty(&self) -> bool {
        self.from.is_empty() && self.to.is_empty()
    }

    /// Whether it ends before it begins.
    pub(super) fn is_reversed(&self) -> bool {
        !self.from.is_empty() && !self.to.is_empty() && self.to < self.from
    }

    /// The moments within the days, on the clocks of the zone.
    pub(super) fn wanted(&self, formats: &Formats) -> Wanted {
        let begin = |day: LocalTime| {
            day.first_moment(|moment| formats.minutes_ahead(moment)).map(Timestamp::microseconds)
        };
        let from = LocalTime::parse_day(&self.from).and_then(begin);
        let next_day = LocalTime::parse_day(&self.to).and_then(|day| day.plus_days(1));
        Wanted::Moment { from, before: next_day.and_then(begin) }
    }

    /// As people read it: one day, two, or one and a word for what it bounds.
    pub(super) fn text(&self, formats: &Formats, since: &str, up_to: &str) -> String {
        let day = |day: &str| {
            let moment = LocalTime::parse_day(day)?.first_moment(|moment| formats.minutes_ahead(moment))?;
            Some(formats.day(moment))
        };
        match (day(&self.from), day(&self.to)) {
            (Some(from), Some(to)) if from == to => from,
            (Some(from), Some(to)) => format!("{from} – {to}"),
            (Some(from), None) => format!("{since} {from}"),
            (None, Some(to)) => format!("{up_to} {to}"),
            (None, None) => String::new(),
        }
    }
}

impl fmt::Display for DayRange {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{PARTING}{}", self.from, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_found_again_in_an_address() {
        for text in ["2026-11-01..2026-11-07", "2026-11-01..", "..2026-11-07"] {
            assert_eq!(DayRange::parse(text).to_string(), text);
        }
        assert_eq!(DayRange::parse("2026-11-01").to_string(), "2026-11-01..2026-11-01");
        assert!(DayRange::parse("2026-11-07..2026-11-01").is_reversed());
        assert!(!DayRange::parse("2026-11-07..").is_reversed());
        for text in ["", "..", "yesterday", "2026-13-01..2026-11-31"] {
            assert!(DayRange::parse(text).is_empty(), "{text}");
        }
    }
}
