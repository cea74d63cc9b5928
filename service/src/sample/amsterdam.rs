//! Dutch wall-clock time in UTC.

use std::time::Duration;

use time::{Date, Month, Time, UtcOffset, Weekday};

use crate::timestamp::Timestamp;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// The moment at which the clocks of Amsterdam show this hour and minute on this day.
pub(super) fn moment(day: Date, hour: u8, minute: u8) -> Timestamp {
    let time = Time::from_hms(hour, minute, 0).unwrap_or(Time::MIDNIGHT);
    let wall_clock = Timestamp::from(day.with_time(time).assume_offset(UtcOffset::UTC));
    let in_winter = wall_clock.before(HOUR);
    if is_summer(in_winter) { in_winter.before(HOUR) } else { in_winter }
}

/// The day that the calendars of Amsterdam show at this moment.
pub(super) fn day(moment: Timestamp) -> Date {
    let ahead = if is_summer(moment) { HOUR * 2 } else { HOUR };
    moment.after(ahead).date()
}

/// Summer time runs from the last Sunday of March to the last Sunday of October, changing at one o'clock UTC.
fn is_summer(moment: Timestamp) -> bool {
    let year = moment.date().year();
    let change =
        |month| last_sunday(year, month).map(|day| Timestamp::from(day.midnight().assume_utc()).after(HOUR));
    let (Some(begins), Some(ends)) = (change(Month::March), change(Month::October)) else { return false };
    begins <= moment && moment < ends
}

fn last_sunday(year: i32, month: Month) -> Option<Date> {
    let last = Date::from_calendar_date(year, month, month.length(year)).ok()?;
    if last.weekday() == Weekday::Sunday { Some(last) } else { Some(last.prev_occurrence(Weekday::Sunday)) }
}

#[cfg(test)]
mod tests {
    use time::macros::date;

    use super::*;

    #[test]
    fn wall_clock_time_is_one_or_two_hours_ahead() {
        let cases = [
            (date!(2026 - 01 - 15), "2026-01-15T19:15:00.000000Z"),
            (date!(2026 - 03 - 28), "2026-03-28T19:15:00.000000Z"),
            (date!(2026 - 03 - 29), "2026-03-29T18:15:00.000000Z"),
            (date!(2026 - 07 - 01), "2026-07-01T18:15:00.000000Z"),
            (date!(2026 - 10 - 24), "2026-10-24T18:15:00.000000Z"),
            (date!(2026 - 10 - 25), "2026-10-25T19:15:00.000000Z"),
        ];
        for (day, expected) in cases {
            assert_eq!(moment(day, 20, 15).to_string(), expected);
        }
    }

    #[test]
    fn a_day_begins_one_or_two_hours_before_it_does_in_utc() {
        let cases = [
            (date!(2026 - 01 - 15), 0, 0),
            (date!(2026 - 01 - 15), 23, 59),
            (date!(2026 - 07 - 01), 0, 0),
            (date!(2026 - 07 - 01), 23, 59),
        ];
        for (expected, hour, minute) in cases {
            assert_eq!(day(moment(expected, hour, minute)), expected, "{hour}:{minute}");
        }
    }
}
