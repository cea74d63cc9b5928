//! The day that the door works on, which lasts past midnight while a date of the event does.

use crate::models::EventDate;
use crate::models::value::Timestamp;

/// How long a date of one day lasts at most, in microseconds: what is longer, such as the days on a camping site, says
/// nothing of single days.
const LONGEST: i64 = 24 * 3_600_000_000;

/// Whether a date is of one day or night.
pub fn is_of_one_day(date: &EventDate) -> bool {
    date.ends_at.microseconds() - date.starts_at.microseconds() <= LONGEST
}

/// The date of one day or night that is on at a moment; of several, the one that began last.
pub fn date_on(dates: &[EventDate], moment: Timestamp) -> Option<&EventDate> {
    dates
        .iter()
        .filter(|date| date.starts_at <= moment && moment <= date.ends_at)
        .filter(|date| is_of_one_day(date))
        .max_by_key(|date| date.starts_at)
}

/// The day that the door works on at a moment: the one on which the date began that is on then, else that of the
/// clocks, which `day` tells.
pub fn door_day(dates: &[EventDate], moment: Timestamp, day: impl FnOnce(Timestamp) -> i64) -> i64 {
    day(date_on(dates, moment).map_or(moment, |date| date.starts_at))
}
