//! Dates made from other dates: repeated daily or weekly, or moved to another day. The clocks show the same time on
//! each day, even if they change in between.

use crate::forms::from_text::FromText;
use crate::forms::{ProblemKind, TimeZone};
use crate::models::value::zone::LocalTime;

/// How many dates a repetition makes at most.
pub const MOST_PLANNED: usize = 366;

/// For how many days a date lasts that raises no doubt.
const LONGEST_DAYS: i64 = 2;
/// How many days away a date is that raises no doubt.
const FARTHEST_DAYS: i64 = 5 * 366;

/// How often dates are repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Every {
    /// On each day.
    Day,
    /// On the same day of each week.
    Week,
}

impl Every {
    /// Its name, as a control holds it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Week => "week",
        }
    }

    fn days(self) -> i64 {
        match self {
            Self::Day => 1,
            Self::Week => 7,
        }
    }
}

impl FromText for Every {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        [Self::Day, Self::Week].into_iter().find(|every| every.name() == text).ok_or(ProblemKind::Missing)
    }
}

/// A date that was made from another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedDate {
    /// Local times from and to, as a date and time control holds them.
    pub span: (String, String),
    /// Why it is not a date: the clocks skip one of its times, or show it twice.
    pub trouble: Option<ProblemKind>,
}

/// The dates that a repetition makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlannedDates {
    /// The dates, in their order.
    pub dates: Vec<PlannedDate>,
    /// Whether there would be more than are made.
    pub is_cut_short: bool,
}

/// What is odd about a date, and may still be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateDoubt {
    /// It is over.
    Past,
    /// It is more than five years away.
    Far,
    /// It lasts for more than two days.
    Long,
    /// One before it is the same.
    Twice,
}

/// The first of these dates that is odd at a moment, as the clocks show it: its place, and why.
pub fn doubt(dates: &[(String, String)], now: LocalTime) -> Option<(usize, DateDoubt)> {
    dates.iter().enumerate().find_map(|(place, date)| {
        let (from, to) = parsed(date)?;
        let doubts = [
            (to < now, DateDoubt::Past),
            (now.days_until(from) > FARTHEST_DAYS, DateDoubt::Far),
            (from.days_until(to) > LONGEST_DAYS, DateDoubt::Long),
            (dates[..place].contains(date), DateDoubt::Twice),
        ];
        doubts.into_iter().find_map(|(is_so, doubt)| is_so.then_some((place, doubt)))
    })
}

/// The dates that repeating these makes up to a day, that one included; without those that already exist. What is not
/// typed in full yet is not repeated.
pub fn repeated(
    dates: &[(String, String)],
    every: Every,
    until: &str,
    clocks: &dyn TimeZone,
) -> PlannedDates {
    let Some(until) = LocalTime::parse_day(until) else { return PlannedDates::default() };
    let mut planned: Vec<PlannedDate> = Vec::new();
    let known: Vec<_> = dates.iter().filter_map(parsed).collect();
    for round in 1.. {
        let days = every.days() * round;
        let next = known.iter().filter_map(|date| moved(*date, days));
        let next: Vec<_> = next.filter(|(from, _)| from.days_until(until) >= 0).collect();
        if next.is_empty() || planned.len() > MOST_PLANNED {
            break;
        }
        for date in next.into_iter().filter(|date| !known.contains(date)) {
            let date = PlannedDate::new(date, clocks);
            if !planned.contains(&date) {
                planned.push(date);
            }
        }
    }
    planned.sort_unstable_by(|one, other| one.span.cmp(&other.span));
    let is_cut_short = planned.len() > MOST_PLANNED;
    planned.truncate(MOST_PLANNED);
    PlannedDates { dates: planned, is_cut_short }
}

/// The dates moved by the number of days that brings the first of them to a day; `None` without dates or without a day.
pub fn shifted(
    dates: &[(String, String)],
    first_day: &str,
    clocks: &dyn TimeZone,
) -> Option<Vec<PlannedDate>> {
    let first_day = LocalTime::parse_day(first_day)?;
    let known: Vec<_> = dates.iter().filter_map(parsed).collect();
    let days = known.iter().map(|(from, _)| from.days_until(first_day)).max()?;
    let planned = known.into_iter().filter_map(|date| moved(date, days));
    Some(planned.map(|date| PlannedDate::new(date, clocks)).collect())
}

fn parsed((from, to): &(String, String)) -> Option<(LocalTime, LocalTime)> {
    Some((LocalTime::parse(from)?, LocalTime::parse(to)?))
}

fn moved((from, to): (LocalTime, LocalTime), days: i64) -> Option<(LocalTime, LocalTime)> {
    Some((from.plus_days(days)?, to.plus_days(days)?))
}

impl PlannedDate {
    fn new((from, to): (LocalTime, LocalTime), clocks: &dyn TimeZone) -> Self {
        let trouble = |local: LocalTime| clocks.moment_of(local).err();
        Self { span: (from.to_string(), to.to_string()), trouble: trouble(from).or_else(|| trouble(to)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::value::Timestamp;

    /// The clocks of Amsterdam in 2027: an hour ahead, two from 28 March to 31 October.
    struct Amsterdam;

    impl TimeZone for Amsterdam {
        fn minutes_ahead(&self, moment: Timestamp) -> i32 {
            let summer = Timestamp::parse("2027-03-28T01:00:00Z")..Timestamp::parse("2027-10-31T01:00:00Z");
            if summer.contains(&Some(moment)) { 120 } else { 60 }
        }

        fn typed(&self, moment: Timestamp) -> String {
            LocalTime::at(moment, self.minutes_ahead(moment)).map(|it| it.to_string()).unwrap_or_default()
        }
    }

    fn dates(spans: &[(&str, &str)]) -> Vec<(String, String)> {
        spans.iter().map(|(from, to)| (from.to_string(), to.to_string())).collect()
    }

    fn starts(planned: &[PlannedDate]) -> Vec<&str> {
        planned.iter().map(|date| date.span.0.as_str()).collect()
    }

    #[test]
    fn a_date_that_is_over_far_away_long_or_double_raises_a_doubt() {
        let now = LocalTime::parse("2027-03-20T12:00");
        let doubt = |spans: &[(&str, &str)]| now.and_then(|now| super::doubt(&dates(spans), now));
        let evening = ("2027-04-02T20:00", "2027-04-02T23:00");
        assert_eq!(doubt(&[("2026-03-20T20:00", "2026-03-20T23:00")]), Some((0, DateDoubt::Past)));
        assert_eq!(doubt(&[("2027-03-20T10:00", "2027-03-20T13:00")]), None);
        assert_eq!(doubt(&[("2027-04-02T16:00", "2027-04-04T02:00")]), None);
        assert_eq!(doubt(&[evening, ("2027-04-02T16:00", "2028-04-02T23:00")]), Some((1, DateDoubt::Long)));
        assert_eq!(doubt(&[evening, ("2207-04-02T20:00", "2207-04-02T23:00")]), Some((1, DateDoubt::Far)));
        assert_eq!(doubt(&[evening, ("", ""), evening]), Some((2, DateDoubt::Twice)));
        assert_eq!(doubt(&[("2027-04-02T16:00", "")]), None);
    }

    #[test]
    fn each_week_keeps_the_local_time_across_a_clock_change() {
        let evening = dates(&[("2027-03-20T20:00", "2027-03-21T01:00")]);
        let planned = repeated(&evening, Every::Week, "2027-04-03", &Amsterdam).dates;
        assert_eq!(starts(&planned), ["2027-03-27T20:00", "2027-04-03T20:00"]);
        assert_eq!(planned[0].span.1, "2027-03-28T01:00");
        assert!(planned.iter().all(|date| date.trouble.is_none()));
    }

    #[test]
    fn a_weekend_is_repeated_as_a_whole_and_never_twice() {
        let weekend =
            dates(&[("2027-01-01T20:00", "2027-01-01T23:00"), ("2027-01-02T20:00", "2027-01-02T23:00")]);
        let planned = repeated(&weekend, Every::Week, "2027-01-15", &Amsterdam).dates;
        assert_eq!(starts(&planned), ["2027-01-08T20:00", "2027-01-09T20:00", "2027-01-15T20:00"]);
        let mut all = weekend;
        all.extend(planned.into_iter().map(|date| date.span));
        assert_eq!(
            starts(&repeated(&all, Every::Week, "2027-01-16", &Amsterdam).dates),
            ["2027-01-16T20:00"]
        );
        let each_day = repeated(&all[..2], Every::Day, "2027-01-03", &Amsterdam).dates;
        assert_eq!(starts(&each_day), ["2027-01-03T20:00"]);
    }

    #[test]
    fn times_that_the_clocks_skip_or_repeat_are_reported() {
        let night = dates(&[("2027-03-27T02:30", "2027-03-27T05:00")]);
        let planned = repeated(&night, Every::Day, "2027-03-29", &Amsterdam).dates;
        let troubles: Vec<_> = planned.iter().map(|date| date.trouble.clone()).collect();
        assert_eq!(troubles, [Some(ProblemKind::SkippedTime), None]);
        let late = dates(&[("2027-10-29T22:00", "2027-10-30T02:30")]);
        let planned = repeated(&late, Every::Day, "2027-10-30", &Amsterdam).dates;
        assert_eq!(planned[0].trouble, Some(ProblemKind::RepeatedTime));
    }

    #[test]
    fn nothing_is_repeated_without_an_end_or_a_date_and_never_without_limit() {
        let date = dates(&[("2027-01-01T20:00", "2027-01-01T23:00")]);
        assert_eq!(repeated(&date, Every::Day, "", &Amsterdam).dates, []);
        assert_eq!(repeated(&date, Every::Day, "2026-01-01", &Amsterdam).dates, []);
        assert_eq!(repeated(&dates(&[("", "")]), Every::Day, "2027-02-01", &Amsterdam).dates, []);
        let endless = repeated(&date, Every::Day, "9999-01-01", &Amsterdam);
        assert!(endless.dates.len() == MOST_PLANNED && endless.is_cut_short);
        let year = repeated(&date, Every::Day, "2028-01-02", &Amsterdam);
        assert!(year.dates.len() == MOST_PLANNED && !year.is_cut_short);
    }

    #[test]
    fn all_dates_move_by_the_same_number_of_days() {
        let run =
            dates(&[("2026-07-11T20:00", "2026-07-11T23:00"), ("2026-07-04T20:00", "2026-07-05T01:00")]);
        let moved = shifted(&run, "2027-07-03", &Amsterdam).unwrap_or_default();
        assert_eq!(starts(&moved), ["2027-07-10T20:00", "2027-07-03T20:00"]);
        assert_eq!(moved[1].span.1, "2027-07-04T01:00");
        assert_eq!(shifted(&run, "", &Amsterdam), None);
        assert_eq!(shifted(&[], "2027-07-03", &Amsterdam), None);
    }
}
