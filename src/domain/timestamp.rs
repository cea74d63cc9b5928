//! Moments in time.

use std::fmt;

use super::calendar::{DateTime, Digits, HOUR, MINUTE};

/// The first and the last microsecond of the years 0001 to 9999.
const FIRST: i64 = -62_135_596_800_000_000;
const LAST: i64 = 253_402_300_799_999_999;

/// A moment in UTC, to the microsecond.
///
/// The interface writes it with six fractional digits and `Z` (`Conventions`); any other form of RFC 3339 is
/// read as well, but for leap seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp {
    microseconds: i64,
}

impl Timestamp {
    /// The beginning of 1970.
    pub const EPOCH: Self = Self { microseconds: 0 };

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

    /// Reads `2026-07-04T18:00:00.000000Z` and its kin; `None` if it is not a moment in time.
    pub fn parse(text: &str) -> Option<Self> {
        let mut text = Digits(text.trim());
        let shown = text.date_time(&['T', 't', ' '])?;
        let seconds = text.seconds()?;
        let fraction = fraction(&mut text)?;
        let ahead = ahead(&mut text)?;
        let shown = shown.microseconds_since_1970()? + seconds + fraction;
        Self::from_microseconds(shown - ahead).filter(|_| text.0.is_empty())
    }
}

/// The microseconds after a decimal point, if there is one; finer digits are cut.
fn fraction(text: &mut Digits<'_>) -> Option<i64> {
    if text.any_of(&['.']).is_none() {
        return Some(0);
    }
    let mut microseconds = text.number(1)? * 100_000;
    let mut unit = 10_000;
    while let Some(digit) = text.number(1) {
        microseconds += digit * unit;
        unit /= 10;
    }
    Some(microseconds)
}

/// How many microseconds clocks with this offset are ahead of UTC.
fn ahead(text: &mut Digits<'_>) -> Option<i64> {
    let sign = match text.any_of(&['Z', 'z', '+', '-'])? {
        '+' => 1,
        '-' => -1,
        _ => return Some(0),
    };
    let hours = text.number(2).filter(|hours| *hours < 24)?;
    let minutes = text.after(':')?.number(2).filter(|minutes| *minutes < 60)?;
    Some(sign * (hours * HOUR + minutes * MINUTE))
}

impl fmt::Display for Timestamp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = DateTime::at(self.microseconds);
        write!(formatter, "{shown}:{:02}.{:06}Z", shown.second(), shown.microseconds % 1_000_000)
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
