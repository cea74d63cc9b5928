//! Minutes, hours and days on the clocks of some place.

use std::collections::HashMap;

use crate::models::value::Timestamp;

const MINUTE: i64 = 60_000_000;
const MINUTES_OF_HOUR: i64 = 60;
const HOURS_OF_DAY: i64 = 24;
/// The minutes of a day without a change of the clocks.
pub const MINUTES_OF_DAY: i64 = HOURS_OF_DAY * MINUTES_OF_HOUR;
const DAY: i64 = MINUTES_OF_DAY * MINUTE;

/// Tells the minute that the clocks of a place showed. Asking them costs a call into the browser, so they are asked twice
/// for each day, and for each moment only on days on which they were changed.
pub struct LocalHours<'a> {
    minutes_ahead: Box<dyn Fn(Timestamp) -> i32 + 'a>,
    days: HashMap<i64, Option<i32>>,
}

impl<'a> LocalHours<'a> {
    /// Hours of a place, of which is known how many minutes its clocks are ahead of UTC at a moment.
    pub fn new(minutes_ahead: impl Fn(Timestamp) -> i32 + 'a) -> Self {
        Self { minutes_ahead: Box::new(minutes_ahead), days: HashMap::new() }
    }

    /// The minute at a moment, counted from the beginning of 1970 on the same clocks.
    pub fn minute(&mut self, moment: Timestamp) -> i64 {
        let ahead = self.minutes_ahead(moment);
        moment.microseconds().div_euclid(MINUTE) + i64::from(ahead)
    }

    /// The hour at a moment, counted likewise.
    pub fn of(&mut self, moment: Timestamp) -> i64 {
        self.minute(moment).div_euclid(MINUTES_OF_HOUR)
    }

    /// The day at a moment, counted from the beginning of 1970 on the same clocks.
    pub fn day(&mut self, moment: Timestamp) -> i64 {
        self.of(moment).div_euclid(HOURS_OF_DAY)
    }

    /// How many minutes the clocks are ahead of UTC at a moment.
    pub fn minutes_ahead(&mut self, moment: Timestamp) -> i32 {
        let day = moment.microseconds().div_euclid(DAY);
        let minutes_ahead = &self.minutes_ahead;
        let all_day = *self.days.entry(day).or_insert_with(|| {
            let at = |microseconds| Timestamp::from_microseconds(microseconds).map(minutes_ahead);
            at(day * DAY).filter(|ahead| at((day + 1) * DAY) == Some(*ahead))
        });
        all_day.unwrap_or_else(|| minutes_ahead(moment))
    }
}

/// The day at a moment, counted from 1970 on clocks that are so many minutes ahead of UTC then.
pub fn day_at(moment: Timestamp, minutes_ahead: i32) -> i64 {
    (moment.microseconds() + i64::from(minutes_ahead) * MINUTE).div_euclid(DAY)
}

/// The moment whose clocks in UTC show the beginning of a minute: for formats that write UTC.
pub fn in_utc(minute: i64) -> Option<Timestamp> {
    Timestamp::from_microseconds(minute.checked_mul(MINUTE)?)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use proptest::prelude::*;

    use super::*;

    /// Amsterdam in 2026: an hour ahead, two from 29 March 01:00 UTC to 25 October 01:00 UTC.
    fn amsterdam(moment: Timestamp) -> i32 {
        let summer = Timestamp::parse("2026-03-29T01:00:00Z")..Timestamp::parse("2026-10-25T01:00:00Z");
        if summer.contains(&Some(moment)) { 120 } else { 60 }
    }

    fn shown(text: &str) -> Option<String> {
        let moment = Timestamp::parse(text)?;
        Some(in_utc(LocalHours::new(amsterdam).of(moment) * MINUTES_OF_HOUR)?.to_string())
    }

    #[test]
    fn hours_are_those_of_the_clocks_also_where_they_are_changed() {
        for (moment, hour) in [
            ("2026-07-04T22:30:00Z", "2026-07-05T00"),
            ("2026-03-29T00:59:59Z", "2026-03-29T01"),
            ("2026-03-29T01:00:00Z", "2026-03-29T03"),
            ("2026-01-01T23:00:00Z", "2026-01-02T00"),
        ] {
            assert_eq!(shown(moment).as_deref(), Some(&*format!("{hour}:00:00.000000Z")), "{moment}");
        }
    }

    #[test]
    fn the_clocks_are_asked_twice_a_day() {
        let asked = Cell::new(0);
        let clocks = |moment| {
            asked.set(asked.get() + 1);
            amsterdam(moment)
        };
        let mut hours = LocalHours::new(clocks);
        for minute in 0..600 {
            if let Some(moment) = Timestamp::from_microseconds(20_638 * DAY + minute * MINUTE) {
                hours.of(moment);
            }
        }
        assert_eq!(asked.get(), 2);
    }

    proptest! {
        #[test]
        fn asking_less_often_changes_nothing(minutes in prop::collection::vec(0_i64..527_040, 0..60)) {
            let mut hours = LocalHours::new(amsterdam);
            for minute in minutes {
                let Some(moment) = Timestamp::from_microseconds(20_454 * DAY + minute * MINUTE) else { continue };
                let exact = (moment.microseconds() + i64::from(amsterdam(moment)) * MINUTE).div_euclid(60 * MINUTE);
                prop_assert_eq!(hours.of(moment), exact);
            }
        }
    }
}
