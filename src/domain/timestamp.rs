//! Moments in time.

use std::fmt;

use time::format_description::well_known::Rfc3339;
use time::{OffsetDateTime, UtcOffset};

/// A moment in UTC, to the microsecond.
///
/// The interface writes it with six fractional digits and `Z` (`Conventions`); any other ISO 8601 form with
/// an offset is read as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp {
    microseconds: i64,
}

impl Timestamp {
    /// The moment this many microseconds after 1970 began; `None` outside the years 0001 to 9999.
    pub fn from_microseconds(microseconds: i64) -> Option<Self> {
        let moment = OffsetDateTime::from_unix_timestamp_nanos(i128::from(microseconds) * 1_000).ok()?;
        (1..=9999).contains(&moment.year()).then_some(Self { microseconds })
    }

    /// Microseconds since 1970 began.
    pub fn microseconds(self) -> i64 {
        self.microseconds
    }

    /// Milliseconds since 1970 began, as a browser counts time.
    pub fn milliseconds(self) -> f64 {
        self.microseconds as f64 / 1_000.0
    }

    /// Reads `2026-07-04T18:00:00.000000Z` and its kin; `None` if it is not a moment in time.
    pub fn parse(text: &str) -> Option<Self> {
        let moment = OffsetDateTime::parse(text.trim(), &Rfc3339).ok()?.to_offset(UtcOffset::UTC);
        let microseconds = i64::try_from(moment.unix_timestamp_nanos().div_euclid(1_000)).ok()?;
        Self::from_microseconds(microseconds)
    }

    fn date_time(self) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp_nanos(i128::from(self.microseconds) * 1_000)
            .unwrap_or(OffsetDateTime::UNIX_EPOCH)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moment = self.date_time();
        write!(
            formatter,
            "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:06}Z",
            moment.year(),
            u8::from(moment.month()),
            moment.day(),
            moment.hour(),
            moment.minute(),
            moment.second(),
            moment.microsecond(),
        )
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
