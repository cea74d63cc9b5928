//! A month of the calendar. Days are counted from the first of January 1970.

use std::fmt;
use std::ops::Range;

use time::Date;

/// The Julian day of the first of January 1970.
const EPOCH: i64 = 2_440_588;

const DAYS_OF_WEEK: i64 = 7;
/// The weekday of the first of January 1970, a Thursday.
const FIRST_WEEKDAY: i64 = 3;

/// The weekday of a day: 0 for Monday.
pub fn weekday(day: i64) -> i64 {
    (day + FIRST_WEEKDAY).rem_euclid(DAYS_OF_WEEK)
}

/// A month, by its first day; of a year that a timestamp can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month(Date);

impl Month {
    /// Reads a month as addresses hold it (`2026-07`).
    pub fn parse(text: &str) -> Option<Self> {
        let (year, month) = text.split_once('-')?;
        let is_number =
            |text: &str, digits| text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(year, 4) || !is_number(month, 2) {
            return None;
        }
        let month = time::Month::try_from(month.parse::<u8>().ok()?).ok()?;
        Date::from_calendar_date(year.parse().ok()?, month, 1).ok().and_then(Self::of_known_years)
    }

    /// The month of a day.
    pub fn of_day(day: i64) -> Option<Self> {
        let julian = i32::try_from(day.checked_add(EPOCH)?).ok()?;
        Date::from_julian_day(julian).ok()?.replace_day(1).ok().and_then(Self::of_known_years)
    }

    fn of_known_years(first: Date) -> Option<Self> {
        (1..=9_999).contains(&first.year()).then_some(Self(first))
    }

    /// Its days.
    pub fn days(self) -> Range<i64> {
        let first = i64::from(self.0.to_julian_day()) - EPOCH;
        first..first + i64::from(self.0.month().length(self.0.year()))
    }

    /// The days of the weeks, Monday to Sunday, that have a day of it.
    pub fn days_of_weeks(self) -> Range<i64> {
        let Range { start, end } = self.days();
        start - weekday(start)..end + (DAYS_OF_WEEK - weekday(end)) % DAYS_OF_WEEK
    }

    /// The month before; `None` before the first.
    pub fn before(self) -> Option<Self> {
        Self::of_day(self.days().start - 1)
    }

    /// The month after; `None` after the last.
    pub fn after(self) -> Option<Self> {
        Self::of_day(self.days().end)
    }
}

impl fmt::Display for Month {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:04}-{:02}", self.0.year(), u8::from(self.0.month()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn month(text: &str) -> Month {
        Month::parse(text).unwrap_or_else(|| panic!("{text} is a month"))
    }

    #[test]
    fn its_days_are_those_of_the_calendar() {
        assert_eq!(month("1970-01").days(), 0..31);
        assert_eq!(month("2028-02").days().count(), 29);
        assert_eq!(month("2026-02").days().count(), 28);
    }

    #[test]
    fn its_weeks_are_whole() {
        // 1 November 2026 is a Sunday, 1 June 2026 a Monday; February 2027 has four weeks.
        for (text, before, after) in
            [("2026-11", 6, 6), ("2026-06", 0, 5), ("2027-02", 0, 0), ("1969-12", 0, 4)]
        {
            let (days, weeks) = (month(text).days(), month(text).days_of_weeks());
            assert_eq!((days.start - weeks.start, weeks.end - days.end), (before, after), "{text}");
        }
    }

    #[test]
    fn what_is_no_month_is_none() {
        for text in ["", "2026", "2026-13", "2026-00", "2026-7", "+202-07", "0000-01", "2026-07-01"] {
            assert_eq!(Month::parse(text), None, "{text}");
        }
        assert_eq!((month("0001-01").before(), month("9999-12").after()), (None, None));
    }

    proptest! {
        #[test]
        fn months_follow_each_other(day in -700_000_i64..2_900_000) {
            if let Some(month) = Month::of_day(day) {
                prop_assert!(month.days().contains(&day));
                prop_assert_eq!(Month::parse(&month.to_string()), Some(month));
                if let Some(after) = month.after() {
                    prop_assert_eq!(after.days().start, month.days().end);
                    prop_assert_eq!(after.before(), Some(month));
                }
            }
        }
    }
}
