//! Local times of one time zone and the moments they stand for.

use std::fmt;

use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use time::{Duration, OffsetDateTime, PrimitiveDateTime};

use super::Timestamp;

/// What a control of type `datetime-local` holds.
const TYPED: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]T[hour]:[minute]");
const TYPED_WITH_SECONDS: &[BorrowedFormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second]");

const MINUTE: i64 = 60_000_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A day and a time of day on the clocks of some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime(PrimitiveDateTime);

/// The moments that a local time stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Exactly one, as nearly always.
    Once(Timestamp),
    /// None: the clocks skipped it when they went forward.
    Never,
    /// Two: the clocks showed it again when they went back. The earlier first.
    Twice(Timestamp, Timestamp),
}

impl LocalTime {
    /// Reads what a date and time control holds (`2026-07-04T20:00`).
    pub fn parse(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        PrimitiveDateTime::parse(typed, TYPED)
            .or_else(|_| PrimitiveDateTime::parse(typed, TYPED_WITH_SECONDS))
            .ok()
            .map(Self)
    }

    /// What the clocks show at a moment, given how many minutes they are ahead of UTC then.
    pub fn at(moment: Timestamp, minutes_ahead: i32) -> Option<Self> {
        let shown = moment.microseconds().checked_add(i64::from(minutes_ahead) * MINUTE)?;
        let shown = OffsetDateTime::from_unix_timestamp_nanos(i128::from(shown) * 1_000).ok()?;
        Some(Self(PrimitiveDateTime::new(shown.date(), shown.time())))
    }

    /// The beginning of a day, as a date control holds it (`2026-07-04`).
    pub fn parse_day(typed: &str) -> Option<Self> {
        Self::parse(&format!("{}T00:00", typed.trim()))
    }

    /// The same time so many days later; `None` where there is no such day.
    pub fn plus_days(self, days: i64) -> Option<Self> {
        self.0.checked_add(Duration::days(days)).map(Self)
    }

    /// How many days later the day of another time is.
    pub fn days_until(self, other: Self) -> i64 {
        (other.0.date() - self.0.date()).whole_days()
    }

    /// How many minutes clocks that show this time at a moment are ahead of UTC.
    pub fn minutes_ahead_of(self, moment: Timestamp) -> i32 {
        let ahead = self.as_if_utc().unwrap_or_default() - moment.microseconds();
        i32::try_from((ahead + MINUTE / 2).div_euclid(MINUTE)).unwrap_or_default()
    }

    /// The microseconds since 1970 that this time would be in UTC.
    fn as_if_utc(self) -> Option<i64> {
        i64::try_from(self.0.assume_utc().unix_timestamp_nanos() / 1_000).ok()
    }

    /// The moments this time stands for, where `minutes_ahead` tells for a moment how far the clocks of the
    /// place are ahead of UTC; `None` outside the years that a timestamp can hold.
    pub fn moment(self, minutes_ahead: impl Fn(Timestamp) -> i32) -> Option<Moment> {
        let as_if_utc = self.as_if_utc()?;
        let offset_near = |microseconds| Timestamp::from_microseconds(microseconds).map(&minutes_ahead);
        // Zones change their offset at most once in two days, so one day on either side shows both offsets.
        let before = offset_near(as_if_utc - DAY)?;
        let after = offset_near(as_if_utc + DAY)?;
        let candidate = |offset: i32| {
            Timestamp::from_microseconds(as_if_utc - i64::from(offset) * MINUTE)
                .filter(|moment| minutes_ahead(*moment) == offset)
        };
        Some(match (candidate(before), candidate(after)) {
            (Some(first), Some(second)) if first == second => Moment::Once(first),
            (Some(first), Some(second)) => Moment::Twice(first.min(second), first.max(second)),
            (Some(only), None) | (None, Some(only)) => Moment::Once(only),
            (None, None) => Moment::Never,
        })
    }
}

impl fmt::Display for LocalTime {
    /// The form that a control of type `datetime-local` takes; seconds only where there are some.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (date, time) = (self.0.date(), self.0.time());
        write!(
            formatter,
            "{:04}-{:02}-{:02}T{:02}:{:02}",
            date.year(),
            u8::from(date.month()),
            date.day(),
            time.hour(),
            time.minute()
        )?;
        if time.second() != 0 {
            write!(formatter, ":{:02}", time.second())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Amsterdam in 2026: an hour ahead, two from 29 March 01:00 UTC to 25 October 01:00 UTC.
    fn amsterdam(moment: Timestamp) -> i32 {
        let summer = Timestamp::parse("2026-03-29T01:00:00Z")..Timestamp::parse("2026-10-25T01:00:00Z");
        if summer.contains(&Some(moment)) { 120 } else { 60 }
    }

    fn moment(typed: &str) -> Option<Moment> {
        LocalTime::parse(typed)?.moment(amsterdam)
    }

    fn at(text: &str) -> Timestamp {
        Timestamp::parse(text).unwrap_or_else(|| panic!("{text} is a timestamp"))
    }

    #[test]
    fn an_ordinary_time_is_one_moment() {
        assert_eq!(moment("2026-07-04T20:00"), Some(Moment::Once(at("2026-07-04T18:00:00Z"))));
        assert_eq!(moment("2026-01-04T20:00:30"), Some(Moment::Once(at("2026-01-04T19:00:30Z"))));
        assert_eq!(moment("2026-03-29T01:59"), Some(Moment::Once(at("2026-03-29T00:59:00Z"))));
        assert_eq!(moment("2026-03-29T03:00"), Some(Moment::Once(at("2026-03-29T01:00:00Z"))));
    }

    #[test]
    fn a_skipped_hour_is_no_moment() {
        assert_eq!(moment("2026-03-29T02:00"), Some(Moment::Never));
        assert_eq!(moment("2026-03-29T02:59"), Some(Moment::Never));
    }

    #[test]
    fn a_repeated_hour_is_two_moments() {
        let twice = Moment::Twice(at("2026-10-25T00:30:00Z"), at("2026-10-25T01:30:00Z"));
        assert_eq!(moment("2026-10-25T02:30"), Some(twice));
        assert_eq!(moment("2026-10-25T03:00"), Some(Moment::Once(at("2026-10-25T02:00:00Z"))));
    }

    #[test]
    fn what_is_shown_reads_back_as_the_same_moment() {
        for text in ["2026-07-04T18:00:00Z", "2026-12-31T23:30:15Z"] {
            let shown = LocalTime::at(at(text), amsterdam(at(text))).map(|local| local.to_string());
            assert_eq!(shown.as_deref().and_then(moment), Some(Moment::Once(at(text))));
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        let late = LocalTime::parse("2026-02-27T23:30");
        let later = late.and_then(|late| late.plus_days(2));
        assert_eq!(later.map(|later| later.to_string()).as_deref(), Some("2026-03-01T23:30"));
        let day = LocalTime::parse_day("2026-03-29");
        assert_eq!(late.zip(day).map(|(late, day)| late.days_until(day)), Some(30));
        assert_eq!(LocalTime::parse_day("2026-3-29"), None);
        assert_eq!(late.and_then(|late| late.plus_days(i64::from(i32::MAX))), None);
    }

    #[test]
    fn refuses_what_is_no_time() {
        for typed in ["", "2026-02-30T10:00", "2026-07-04", "yesterday"] {
            assert_eq!(LocalTime::parse(typed), None, "{typed}");
        }
    }
}
