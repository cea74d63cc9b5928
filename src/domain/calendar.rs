//! The days of the Gregorian calendar, and the digits in which days and times are written.
//!
//! A library for it would be a fiftieth of all that a browser has to load. The tests hold it to one.

use std::fmt;

pub(super) const SECOND: i64 = 1_000_000;
pub(super) const MINUTE: i64 = 60 * SECOND;
pub(super) const HOUR: i64 = 60 * MINUTE;
/// The microseconds of a day.
pub(super) const DAY: i64 = 24 * HOUR;

/// Days repeat after 400 years.
const CYCLE_YEARS: i64 = 400;
const CYCLE_DAYS: i64 = 146_097;
/// The days from the first of March of year 0 until 1970.
const DAYS_BEFORE_1970: i64 = 719_468;

/// A day of a month of a year, and a time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DateTime {
    pub(super) year: i64,
    pub(super) month: i64,
    pub(super) day: i64,
    /// Since the day began.
    pub(super) microseconds: i64,
}

impl DateTime {
    /// What is so many microseconds after 1970 began.
    pub(super) fn at(microseconds: i64) -> Self {
        // Years begin in March here, so that a leap day is the last of its year.
        let day = microseconds.div_euclid(DAY) + DAYS_BEFORE_1970;
        let (cycle, day) = (day.div_euclid(CYCLE_DAYS), day.rem_euclid(CYCLE_DAYS));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        // Five months from March on have 153 days, and so have the next five.
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (month, turn) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let year = cycle * CYCLE_YEARS + year + turn;
        Self { year, month, day, microseconds: microseconds.rem_euclid(DAY) }
    }

    /// The microseconds after 1970 began; `None` if there is no such day in the years 0001 to 9999.
    pub(super) fn microseconds_since_1970(self) -> Option<i64> {
        let Self { year, month, day, microseconds } = self;
        if !(1..=9_999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        let (from_march, turn) = if month > 2 { (month - 3, 0) } else { (month + 9, 1) };
        let (cycle, in_cycle) =
            ((year - turn).div_euclid(CYCLE_YEARS), (year - turn).rem_euclid(CYCLE_YEARS));
        let in_year = (153 * from_march + 2) / 5 + day - 1;
        let days = 365 * in_cycle + in_cycle / 4 - in_cycle / 100 + in_year;
        let since = (cycle * CYCLE_DAYS + days - DAYS_BEFORE_1970) * DAY + microseconds;
        // A day that the month doesn't have comes out as one of the next month.
        (Self::at(since) == self).then_some(since)
    }

    pub(super) fn hour(self) -> i64 {
        self.microseconds / HOUR
    }

    pub(super) fn minute(self) -> i64 {
        self.microseconds % HOUR / MINUTE
    }

    pub(super) fn second(self) -> i64 {
        self.microseconds % MINUTE / SECOND
    }
}

impl fmt::Display for DateTime {
    /// To the minute, as in `2026-07-04T18:00`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day, .. } = self;
        write!(formatter, "{year:04}-{month:02}-{day:02}T{:02}:{:02}", self.hour(), self.minute())
    }
}

/// A text that is read from its beginning.
pub(super) struct Digits<'text>(pub(super) &'text str);

impl Digits<'_> {
    /// A date and a time to the minute, with some letter between them.
    pub(super) fn date_time(&mut self, separators: &[char]) -> Option<DateTime> {
        let year = self.number(4)?;
        let month = self.after('-')?.number(2)?;
        let day = self.after('-')?.number(2)?;
        self.any_of(separators)?;
        let hour = self.number(2).filter(|hour| *hour < 24)?;
        let minute = self.after(':')?.number(2).filter(|minute| *minute < 60)?;
        Some(DateTime { year, month, day, microseconds: hour * HOUR + minute * MINUTE })
    }

    /// Seconds after a colon, in microseconds.
    pub(super) fn seconds(&mut self) -> Option<i64> {
        let seconds = self.after(':')?.number(2).filter(|seconds| *seconds < 60)?;
        Some(seconds * SECOND)
    }

    /// A number of so many digits.
    pub(super) fn number(&mut self, digits: usize) -> Option<i64> {
        let number =
            self.0.get(..digits).filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()))?;
        self.0 = &self.0[digits..];
        number.parse().ok()
    }

    /// The rest, after a letter that has to come now.
    pub(super) fn after(&mut self, letter: char) -> Option<&mut Self> {
        self.any_of(&[letter])?;
        Some(self)
    }

    /// One of some letters that has to come now.
    pub(super) fn any_of(&mut self, letters: &[char]) -> Option<char> {
        let letter = self.0.chars().next().filter(|letter| letters.contains(letter))?;
        self.0 = &self.0[letter.len_utf8()..];
        Some(letter)
    }
}
