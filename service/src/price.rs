//! Amounts of money with two fractional digits.

use std::fmt;
use std::str::FromStr;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Serialize, Serializer};

/// A price that is not negative, held in hundredths and written as text: `"12.50"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Price(i64);

/// The text is not a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotAPrice;

impl Price {
    pub(crate) const fn from_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }
}

impl FromStr for Price {
    type Err = NotAPrice;

    /// Reads `12`, `12.5` and `12.50`: digits, and at most two after a point.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(fraction) || fraction.len() > 2 {
            return Err(NotAPrice);
        }
        format!("{whole}{fraction:0<2}").parse().map(Self).map_err(|_| NotAPrice)
    }
}

impl fmt::Display for Price {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

impl Serialize for Price {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl ToSql for Price {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Price {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(value).map(Self)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_price_is_written_with_two_digits() {
        for (given, written) in [("0", "0.00"), ("12.5", "12.50"), ("349.50", "349.50"), ("7.05", "7.05")] {
            assert_eq!(given.parse::<Price>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn what_is_no_price_is_refused() {
        for text in ["", "-1", "1,50", "1.505", ".5", "5.", "1e2", "€5", "99999999999999999999"] {
            assert_eq!(text.parse::<Price>(), Err(NotAPrice), "{text}");
        }
    }
}
