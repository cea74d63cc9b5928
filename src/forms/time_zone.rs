//! Clocks to test with.

use super::TimeZone;
use crate::models::value::Timestamp;
use crate::models::value::zone::LocalTime;

/// Clocks an hour ahead of UTC all year.
pub(super) struct Winter;

impl TimeZone for Winter {
    fn minutes_ahead(&self, _: Timestamp) -> i32 {
        60
    }

    fn typed(&self, moment: Timestamp) -> String {
        LocalTime::at(moment, 60).map(|local| local.to_string()).unwrap_or_default()
    }
}
