//! Days from one to another: a list is narrowed to them, and sales are counted of them.

use std::fmt;
use std::ops::Bound;

use crate::analytics::DayBounds;
use crate::data_grid::Wanted;
use crate::i18n::Formats;
use crate::models::value::Timestamp;
use crate::models::value::zone::LocalTime;

/// What parts the first and the last day in an address.
const PARTING: &str = "..";

/// The signs before a day: whether days from it on are meant, and how many days later the bound is.
const SIGNS: [(&str, bool, i64); 4] = [(">=", true, 0), ("<=", false, 0), (">", true, 1), ("<", false, -1)];

/// Days from one to another one, both included, as date controls hold them; an empty text for a bound that is missing. In an
/// address: `2026-11-01..2026-11-07`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DayRange {
    pub(crate) from: String,
    pub(crate) to: String,
}

impl DayRange {
    /// Reads what an address has. A day that is none is no bound.
    pub(crate) fn parse(text: &str) -> Self {
        let (from, to) = text.split_once(PARTING).unwrap_or((text, text));
        let day = |text: &str| LocalTime::parse_day(text).map(LocalTime::day).unwrap_or_default();
        Self { from: day(from), to: day(to) }
    }

    /// Reads what is typed after the name of a column: a day or two, as an address has them, a day behind a sign
    /// (`>=2026-11-01`), or a word for today or yesterday. `None` where that is no day, or not yet.
    pub(crate) fn typed(text: &str, [today, yesterday]: [&str; 2], present: LocalTime) -> Option<Self> {
        let day = |text: &str, more: i64| {
            let day = match text.to_lowercase() {
                word if word == today => present,
                word if word == yesterday => present.plus_days(-1)?,
                _ => LocalTime::parse_day(text)?,
            };
            Some(day.plus_days(more)?.day())
        };
        let (from, to) = match SIGNS
            .iter()
            .find_map(|(sign, is_from, more)| Some((text.strip_prefix(sign)?, is_from, more)))
        {
            Some((text, true, more)) => (day(text, *more)?, String::new()),
            Some((text, false, more)) => (String::new(), day(text, *more)?),
            None => {
                let (from, to) = text.split_once(PARTING).unwrap_or((text, text));
                let bound = |text: &str| if text.is_empty() { Some(String::new()) } else { day(text, 0) };
                (bound(from)?, bound(to)?)
            }
        };
        Some(Self { from, to }).filter(|range| !range.is_empty())
    }

    /// Whether it has no bound.
    pub(crate) fn is_empty(&self) -> bool {
        self.from.is_empty() && self.to.is_empty()
    }

    /// Whether it ends before it begins.
    pub(crate) fn is_reversed(&self) -> bool {
        !self.from.is_empty() && !self.to.is_empty() && self.to < self.from
    }

    /// The moments within the days, on the clocks of the zone.
    pub(crate) fn wanted(&self, formats: &Formats) -> Wanted {
        let begin = |day: LocalTime| {
            day.first_moment(|moment| formats.minutes_ahead(moment)).map(Timestamp::microseconds)
        };
        let from = LocalTime::parse_day(&self.from).and_then(begin);
        let next_day = LocalTime::parse_day(&self.to).and_then(|day| day.plus_days(1));
        Wanted::Moment { from, before: next_day.and_then(begin) }
    }

    /// The days, counted from 1970; `None` where there is no bound, or where it ends before it begins.
    pub(crate) fn bounds(&self) -> Option<DayBounds> {
        if self.is_empty() || self.is_reversed() {
            return None;
        }
        let bound = |day: &str| day_number(day).map_or(Bound::Unbounded, Bound::Included);
        Some((bound(&self.from), bound(&self.to)))
    }

    /// As people read it: one day, two, or one and a word for what it bounds.
    pub(crate) fn text(&self, formats: &Formats, since: &str, up_to: &str) -> String {
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

/// A day that is counted from 1970 as date controls and addresses have it: `2026-07-04`.
pub(crate) fn day_text(day: i64) -> String {
    LocalTime::of_day_number(day).map(LocalTime::day).unwrap_or_default()
}

/// The number of a day from 1970 on, if the text is one.
pub(crate) fn day_number(text: &str) -> Option<i64> {
    LocalTime::parse_day(text).map(LocalTime::day_number)
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
    fn days_are_typed_in_several_ways() -> Result<(), &'static str> {
        let present = LocalTime::parse("2026-03-01T10:00").ok_or("is a time")?;
        let typed = |text: &str| {
            DayRange::typed(text, ["today", "yesterday"], present).map(|range| range.to_string())
        };
        for (text, days) in [
            ("2026-11-01", "2026-11-01..2026-11-01"),
            ("2026-11-01..2026-11-07", "2026-11-01..2026-11-07"),
            ("2026-11-01..", "2026-11-01.."),
            ("..2026-11-07", "..2026-11-07"),
            (">=2026-11-01", "2026-11-01.."),
            (">2026-12-31", "2027-01-01.."),
            ("<=2026-11-07", "..2026-11-07"),
            ("<2026-01-01", "..2025-12-31"),
            ("Today", "2026-03-01..2026-03-01"),
            ("yesterday..today", "2026-02-28..2026-03-01"),
        ] {
            assert_eq!(typed(text).as_deref(), Some(days), "{text}");
        }
        for text in ["2026-11", ">", "..", "tomorrow", "2026-11-01..2026-1", ">=..2026-11-01"] {
            assert_eq!(typed(text), None, "{text}");
        }
        Ok(())
    }

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!((day_text(20_638), day_number("2026-07-04")), ("2026-07-04".to_owned(), Some(20_638)));
        assert_eq!((day_number("soon"), day_number("")), (None, None));
        let bounds = |text: &str| DayRange::parse(text).bounds();
        assert_eq!(bounds("1970-01-02..1970-01-04"), Some((Bound::Included(1), Bound::Included(3))));
        assert_eq!(bounds("..1970-01-04"), Some((Bound::Unbounded, Bound::Included(3))));
        assert_eq!((bounds("1970-01-04..1970-01-02"), bounds("")), (None, None));
        assert_eq!(bounds(" 1970-01-04..1970-01-02"), None);
    }

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
