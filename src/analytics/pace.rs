//! How an event sold by the days before its start, and what an earlier one tells of how it ends.

use std::collections::BTreeMap;

use super::figures::LONGEST;

/// How many an earlier event must have sold up to the same day: from fewer, nothing follows.
const FEWEST: u64 = 20;
/// How much more or less than an earlier event tells is well possible: a tenth, as tried on past events
/// (`docs/forecast.md`).
const MARGIN: u64 = 10;

/// How many tickets were sold on each day, by the days from the first day of the event: -1 is the day before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pace(BTreeMap<i64, u64>);

/// How many tickets an event will have sold in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// At least.
    pub low: u64,
    /// At most.
    pub high: u64,
}

/// What two events had sold up to a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PacePoint {
    /// The days from the start.
    pub day: i64,
    /// The event itself; nothing for days to come.
    pub own: Option<u64>,
    /// The earlier one.
    pub earlier: u64,
}

impl Pace {
    /// The pace of an event that starts on a day, of what was sold on each day, both counted from 1970.
    pub fn new(sold_by_day: &BTreeMap<i64, u64>, starts_on: i64) -> Self {
        Self(sold_by_day.iter().map(|(day, count)| (day - starts_on, *count)).collect())
    }

    /// How many were sold up to the end of a day.
    pub fn up_to(&self, day: i64) -> u64 {
        self.0.range(..=day).map(|(_, count)| count).sum()
    }

    /// How many were sold.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Each day from the first to the last that either of two events sold something on, today among them; none where that
    /// is more than can be shown.
    pub fn beside(&self, earlier: &Self, today: i64) -> Vec<PacePoint> {
        let days = || self.0.keys().chain(earlier.0.keys()).copied();
        let (Some(first), Some(last)) = (days().min(), days().max()) else { return Vec::new() };
        let last = last.max(today.min(0));
        if last - first > LONGEST {
            return Vec::new();
        }
        let (mut own, mut other) = (0, 0);
        let point = |day| {
            own += self.0.get(&day).copied().unwrap_or_default();
            other += earlier.0.get(&day).copied().unwrap_or_default();
            PacePoint { day, own: (day <= today).then_some(own), earlier: other }
        };
        (first..=last).map(point).collect()
    }

    /// How many will be sold in the end, if the rest sells as that of an earlier event did from the same day on: as many
    /// tickets, or as many in proportion, a tenth more or less. The two are what is known as additive and multiplicative
    /// pick-up. Never less than what is sold, and never more than the capacity.
    ///
    /// Nothing from the start on, and nothing where the earlier event had hardly sold anything. Today is not over, so
    /// yesterdays are compared.
    pub fn forecast(&self, earlier: &Self, today: i64, capacity: Option<u64>) -> Option<Forecast> {
        let (sold, then) = (self.up_to(today - 1), earlier.up_to(today - 1));
        if today > 0 || then < FEWEST {
            return None;
        }
        let all = earlier.total();
        let (as_many, in_proportion) = (sold + (all - then), sold * all / then);
        let most = capacity.unwrap_or(u64::MAX);
        let within = |count: u64| count.min(most).max(self.total());
        let (low, high) = (as_many.min(in_proportion), as_many.max(in_proportion));
        Some(Forecast { low: within(low - low / MARGIN), high: within(high + high / MARGIN) })
    }
}

#[cfg(test)]
mod tests;
