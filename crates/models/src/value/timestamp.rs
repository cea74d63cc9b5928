//! Moments in time.

use std::fmt;

use serde::{Deserialize, Serialize};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The first and the last microsecond of the years 0001 to 9999.
const FIRST: i64 = -62_135_596_800_000_000;
const LAST: i64 = 253_402_300_799_999_999;

/// A moment in UTC, to the microsecond.
///
/// The interface writes it with six fractional digits and `Z` (`Conventions`); any other form of RFC 3339 is
/// read as well, but for leap seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Timestamp {
    microseconds: i64,
}

impl Timestamp {
    /// The beginning of 1970.
    pub const EPOCH: Self = Self { microseconds: 0 };
    /// The earliest that can be written.
    pub const MIN: Self = Self { microseconds: FIRST };
    /// The latest that can be written.
    pub const MAX: Self = Self { microseconds: LAST };

    /// The moment this many microseconds after 1970 began; `None` outside the years 0001 to 9999.
    pub fn from_microseconds(microseconds: i64) -> Option<Self> {
        (FIRST..=LAST).contains(&microseconds).then_some(Self { microseconds })
    }

    /// Microseconds since 1970 began.
    pub fn microseconds(self) -> i64 {
        self.microseconds
    }

    /// Milliseconds since 1970 began, as a browser counts time.
    pub fn milliseconds(self) -> f64 {
        self.microseconds as f64 / 1_000.0
    }

    /// Reads `2026-07-04T18:00:00.000000Z` and its kin, with a blank before the time as well; `None` if it is not a moment
    /// in time. Digits finer than a microsecond are cut.
    pub fn parse(text: &str) -> Option<Self> {
        let moment = OffsetDateTime::parse(&text.trim().replacen(' ', "T", 1), &Rfc3339).ok()?;
        let microseconds = i64::try_from(moment.unix_timestamp_nanos().div_euclid(1_000)).ok()?;
        Self::from_microseconds(microseconds)
    }

    /// The date and time in UTC.
    pub(super) fn in_utc(self) -> OffsetDateTime {
        let nanoseconds = i128::from(self.microseconds) * 1_000;
        // A timestamp is within the years that the library knows.
        OffsetDateTime::from_unix_timestamp_nanos(nanoseconds).unwrap_or(OffsetDateTime::UNIX_EPOCH)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moment = self.in_utc();
        write!(formatter, "{}T{:02}:{:02}", moment.date(), moment.hour(), moment.minute())?;
        write!(formatter, ":{:02}.{:06}Z", moment.second(), moment.microsecond())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_six_fractional_digits_and_z() {
        for (read, written) in [
            ("2026-07-04T18:00:00.000000Z", "2026-07-04T18:00:00.000000Z"),
            ("2026-07-04T18:00:00Z", "2026-07-04T18:00:00.000000Z"),
            ("2026-07-04T20:00:00.123456789+02:00", "2026-07-04T18:00:00.123456Z"),
            ("0001-01-01T00:00:00.000001Z", "0001-01-01T00:00:00.000001Z"),
        ] {
            assert_eq!(Timestamp::parse(read).map(|moment| moment.to_string()).as_deref(), Some(written));
        }
    }

    #[test]
    fn refuses_what_is_not_a_moment() {
        for text in [
            "",
            "tomorrow",
            "2026-02-30T00:00:00Z",
            "2026-07-04",
            "2026-07-04T18:00:00",
            "0000-12-31T23:59:59Z",
        ] {
            assert_eq!(Timestamp::parse(text), None, "{text}");
        }
    }
}
