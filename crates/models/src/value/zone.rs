//! Local times of one time zone and the moments they denote.

use std::fmt;

use time::format_description::well_known::Rfc3339;
use time::{Duration, OffsetDateTime, PrimitiveDateTime};

use super::Timestamp;

/// The length of a date and time to the minute, as in `2026-07-04T20:00`.
const TO_THE_MINUTE: usize = 16;

const MINUTE: i64 = 60_000_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A day and a time of day on the clocks of some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalTime(PrimitiveDateTime);

/// The moments that a local time denotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalResult {
    /// Exactly one, as nearly always.
    Single(Timestamp),
    /// None: the clocks skipped it when they went forward.
    None,
    /// Two: the clocks showed it again when they went back. The earlier first.
    Ambiguous(Timestamp, Timestamp),
}

impl LocalTime {
    /// Reads what a date and time control holds (`2026-07-04T20:00`).
    pub fn parse(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        let seconds = if typed.len() == TO_THE_MINUTE { ":00" } else { "" };
        // As if in UTC: the library reads such texts already, for timestamps.
        let shown = OffsetDateTime::parse(&format!("{typed}{seconds}Z"), &Rfc3339).ok()?;
        Self::of_known_years(PrimitiveDateTime::new(shown.date(), shown.time()))
    }

    /// What the clocks show at a moment, given how many minutes they are ahead of UTC then.
    pub fn at(moment: Timestamp, minutes_ahead: i32) -> Option<Self> {
        let shown = moment.in_utc().checked_add(Duration::minutes(i64::from(minutes_ahead)))?;
        Self::of_known_years(PrimitiveDateTime::new(shown.date(), shown.time()))
    }

    /// Within the years that a timestamp can hold.
    fn of_known_years(shown: PrimitiveDateTime) -> Option<Self> {
        (1..=9_999).contains(&shown.year()).then_some(Self(shown))
    }

    /// The beginning of a day, as a date control holds it (`2026-07-04`).
    pub fn parse_day(typed: &str) -> Option<Self> {
        Self::parse(&format!("{}T00:00", typed.trim()))
    }

    /// Its year.
    pub fn year(self) -> i32 {
        self.0.year()
    }

    /// Its day, as a date control holds it.
    pub fn day(self) -> String {
        self.0.date().to_string()
    }

    /// The same time so many days later; `None` where there is no such day.
    pub fn plus_days(self, days: i64) -> Option<Self> {
        let seconds = days.checked_mul(DAY / 1_000_000)?;
        self.0.checked_add(Duration::seconds(seconds)).and_then(Self::of_known_years)
    }

    /// The beginning of a day that is counted from 1970; `None` where there is no such day.
    pub fn of_day_number(day: i64) -> Option<Self> {
        Self::at(Timestamp::EPOCH, 0)?.plus_days(day)
    }

    /// Its day, counted from 1970.
    pub fn day_number(self) -> i64 {
        self.as_if_utc().div_euclid(DAY)
    }

    /// How many days later the day of another time is.
    pub fn days_until(self, other: Self) -> i64 {
        (other.0.date() - self.0.date()).whole_days()
    }

    /// The microseconds since 1970 that it would be in UTC.
    fn as_if_utc(self) -> i64 {
        let shown = self.0.assume_utc();
        shown.unix_timestamp() * 1_000_000 + i64::from(shown.microsecond())
    }

    /// How many minutes clocks that show this time at a moment are ahead of UTC.
    pub fn minutes_ahead_of(self, moment: Timestamp) -> i32 {
        let ahead = self.as_if_utc() - moment.microseconds();
        i32::try_from((ahead + MINUTE / 2).div_euclid(MINUTE)).unwrap_or_default()
    }

    /// The first moment at which the clocks show this time; where they skip it, the moment at which they do.
    /// `minutes_ahead` is as for [`LocalTime::moment`].
    pub fn first_moment(self, minutes_ahead: impl Fn(Timestamp) -> i32) -> Option<Timestamp> {
        match self.moment(&minutes_ahead)? {
            LocalResult::Single(moment) | LocalResult::Ambiguous(moment, _) => Some(moment),
            LocalResult::None => {
                let before = Timestamp::from_microseconds(self.as_if_utc() - DAY).map(minutes_ahead)?;
                Timestamp::from_microseconds(self.as_if_utc() - i64::from(before) * MINUTE)
            }
        }
    }

    /// The moments this time denotes, where `minutes_ahead` tells for a moment how far the clocks of the place are
    /// ahead of UTC; `None` outside the years that a timestamp can hold.
    pub fn moment(self, minutes_ahead: impl Fn(Timestamp) -> i32) -> Option<LocalResult> {
        let as_if_utc = self.as_if_utc();
        let offset_near = |microseconds| Timestamp::from_microseconds(microseconds).map(&minutes_ahead);
        // Zones change their offset at most once in two days, so one day on either side shows both offsets.
        let (before, after) = (offset_near(as_if_utc - DAY), offset_near(as_if_utc + DAY));
        // The first and the last day have another one on one side only.
        let (before, after) = (before.or(after)?, after.or(before)?);
        let candidate = |offset: i32| {
            Timestamp::from_microseconds(as_if_utc - i64::from(offset) * MINUTE)
                .filter(|moment| minutes_ahead(*moment) == offset)
        };
        Some(match (candidate(before), candidate(after)) {
            (Some(first), Some(second)) if first == second => LocalResult::Single(first),
            (Some(first), Some(second)) => LocalResult::Ambiguous(first.min(second), first.max(second)),
            (Some(only), None) | (None, Some(only)) => LocalResult::Single(only),
            (None, None) => LocalResult::None,
        })
    }
}

impl fmt::Display for LocalTime {
    /// The form that a control of type `datetime-local` takes; seconds only where there are some.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}T{:02}:{:02}", self.0.date(), self.0.hour(), self.0.minute())?;
        match self.0.second() {
            0 => Ok(()),
            second => write!(formatter, ":{second:02}"),
        }
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

    fn moment(typed: &str) -> Option<LocalResult> {
        LocalTime::parse(typed)?.moment(amsterdam)
    }

    fn at(text: &str) -> Timestamp {
        Timestamp::parse(text).unwrap_or_else(|| panic!("{text} is a timestamp"))
    }

    #[test]
    fn an_ordinary_time_is_one_moment() {
        assert_eq!(moment("2026-07-04T20:00"), Some(LocalResult::Single(at("2026-07-04T18:00:00Z"))));
        assert_eq!(moment("2026-01-04T20:00:30"), Some(LocalResult::Single(at("2026-01-04T19:00:30Z"))));
        assert_eq!(moment("2026-03-29T01:59"), Some(LocalResult::Single(at("2026-03-29T00:59:00Z"))));
        assert_eq!(moment("2026-03-29T03:00"), Some(LocalResult::Single(at("2026-03-29T01:00:00Z"))));
    }

    #[test]
    fn the_first_and_the_last_day_have_moments() {
        assert_eq!(moment("9999-12-31T23:00"), Some(LocalResult::Single(at("9999-12-31T22:00:00Z"))));
        assert_eq!(moment("0001-01-01T02:00"), Some(LocalResult::Single(at("0001-01-01T01:00:00Z"))));
    }

    #[test]
    fn a_skipped_hour_is_no_moment() {
        assert_eq!(moment("2026-03-29T02:00"), Some(LocalResult::None));
        assert_eq!(moment("2026-03-29T02:59"), Some(LocalResult::None));
    }

    #[test]
    fn a_day_whose_midnight_is_skipped_begins_when_the_clocks_skip_it() {
        // Beirut in 2024: two hours ahead, three from 31 March 00:00 on its own clocks.
        let forward = at("2024-03-30T22:00:00Z");
        let beirut = |moment| if moment < forward { 120 } else { 180 };
        let begins = |day| LocalTime::parse_day(day)?.first_moment(beirut);
        assert_eq!(begins("2024-03-31"), Some(forward));
        assert_eq!(begins("2024-03-30"), Some(at("2024-03-29T22:00:00Z")));
        assert_eq!(begins("2024-04-01"), Some(at("2024-03-31T21:00:00Z")));
    }

    #[test]
    fn a_repeated_hour_is_two_moments() {
        let twice = LocalResult::Ambiguous(at("2026-10-25T00:30:00Z"), at("2026-10-25T01:30:00Z"));
        assert_eq!(moment("2026-10-25T02:30"), Some(twice));
        assert_eq!(moment("2026-10-25T03:00"), Some(LocalResult::Single(at("2026-10-25T02:00:00Z"))));
    }

    #[test]
    fn what_is_shown_reads_back_as_the_same_moment() {
        for text in ["2026-07-04T18:00:00Z", "2026-12-31T23:30:15Z"] {
            let shown = LocalTime::at(at(text), amsterdam(at(text))).map(|local| local.to_string());
            assert_eq!(shown.as_deref().and_then(moment), Some(LocalResult::Single(at(text))));
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
