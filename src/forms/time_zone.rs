//! The time zone that times are typed in.

use super::problem::ProblemKind;
use crate::models::value::zone::{LocalResult, LocalTime};
use crate::models::value::{Price, Timestamp};

/// The first year that a typed time may be in.
const FIRST_YEAR: i32 = 1970;

/// The clocks of a time zone.
pub trait TimeZone {
    /// How many minutes they are ahead of UTC at a moment.
    fn minutes_ahead(&self, moment: Timestamp) -> i32;

    /// What they show at a moment, as a date and time control holds it.
    fn typed(&self, moment: Timestamp) -> String;
}

/// How people type: on the clocks of a time zone, and with a decimal point or comma.
pub trait TypedFormats: TimeZone {
    /// The sign before the fractional digits of an amount.
    fn decimal_point(&self) -> char;

    /// An amount as it is typed.
    fn typed_amount(&self, price: Price) -> String {
        price.to_string().replace('.', &self.decimal_point().to_string())
    }
}

impl dyn TimeZone + '_ {
    /// The moment of a typed local time.
    pub fn moment(&self, typed: &str) -> Result<Timestamp, ProblemKind> {
        // A year of two digits is typed as one of antiquity.
        let local = LocalTime::parse(typed).filter(|local| local.year() >= FIRST_YEAR);
        local.ok_or(ProblemKind::NotATime).and_then(|local| self.moment_of(local))
    }

    /// The moment at which the clocks show a local time.
    pub fn moment_of(&self, local: LocalTime) -> Result<Timestamp, ProblemKind> {
        match local.moment(|moment| self.minutes_ahead(moment)) {
            Some(LocalResult::Single(moment)) => Ok(moment),
            Some(LocalResult::None) => Err(ProblemKind::SkippedTime),
            Some(LocalResult::Ambiguous(..)) => Err(ProblemKind::RepeatedTime),
            None => Err(ProblemKind::NotATime),
        }
    }
}

/// Clocks an hour ahead of UTC all year.
#[cfg(test)]
pub(super) struct Winter;

#[cfg(test)]
impl TypedFormats for Winter {
    fn decimal_point(&self) -> char {
        ','
    }
}

#[cfg(test)]
impl TimeZone for Winter {
    fn minutes_ahead(&self, _: Timestamp) -> i32 {
        60
    }

    fn typed(&self, moment: Timestamp) -> String {
        LocalTime::at(moment, 60).map(|local| local.to_string()).unwrap_or_default()
    }
}
