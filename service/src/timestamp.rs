//! Points in time, spelled as the interface spells them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Serialize, Serializer};
use time::format_description::FormatItem;
use time::macros::format_description;
use time::{Date, OffsetDateTime, PrimitiveDateTime};

const FORMAT: &[FormatItem<'_>] =
    format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]Z");
const DATE: &[FormatItem<'_>] = format_description!("[year]-[month]-[day]");

/// A moment in UTC with six fractional digits: `2026-06-20T19:30:00.000000Z`.
///
/// It is stored as that same text, which sorts as the moments do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Timestamp(OffsetDateTime);

/// The text is not a timestamp of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a timestamp like 2026-06-20T19:30:00.000000Z")]
pub struct NotATimestamp;

impl Timestamp {
    /// The present moment, to the microsecond.
    pub fn now() -> Self {
        OffsetDateTime::now_utc().into()
    }

    /// The first moment of a day given as `YYYY-MM-DD`.
    pub(crate) fn start_of_day(text: &str) -> Result<Self, NotATimestamp> {
        let date = Date::parse(text, DATE).map_err(|_| NotATimestamp)?;
        Ok(Self(date.midnight().assume_utc()))
    }

    /// The day as `YYYY-MM-DD`, in UTC.
    pub(crate) fn flat_date(self) -> String {
        let (year, month, day) = self.0.to_calendar_date();
        format!("{year:04}-{:02}-{day:02}", u8::from(month))
    }

    /// The number of the second that it lies in.
    pub(crate) fn unix_second(self) -> i64 {
        self.0.unix_timestamp()
    }

    /// The day in UTC.
    pub(crate) fn date(self) -> Date {
        self.0.date()
    }

    /// This moment and a while.
    pub(crate) fn after(self, while_: Duration) -> Self {
        Self(self.0 + while_)
    }

    /// A while before this moment.
    pub(crate) fn before(self, while_: Duration) -> Self {
        Self(self.0 - while_)
    }
}

impl From<OffsetDateTime> for Timestamp {
    /// Drops what is finer than a microsecond, so that a stored moment equals the one that was stored.
    fn from(moment: OffsetDateTime) -> Self {
        let microsecond = moment.microsecond();
        Self(moment.replace_microsecond(microsecond).unwrap_or(moment))
    }
}

impl FromStr for Timestamp {
    type Err = NotATimestamp;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        PrimitiveDateTime::parse(text, FORMAT)
            .map(|moment| Self(moment.assume_utc()))
            .map_err(|_| NotATimestamp)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hour, minute, second, microsecond) = self.0.to_hms_micro();
        let date = self.flat_date();
        write!(formatter, "{date}T{hour:02}:{minute:02}:{second:02}.{microsecond:06}Z")
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl ToSql for Timestamp {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for Timestamp {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map_err(FromSqlError::other)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_timestamp_is_read_and_written_with_six_digits() {
        let text = "2026-03-29T01:00:00.000250Z";
        assert_eq!(text.parse::<Timestamp>().unwrap().to_string(), text);
    }

    #[test]
    fn every_other_form_is_refused() {
        for text in [
            "2026-03-29",
            "2026-03-29T01:00:00Z",
            "2026-03-29T01:00:00.000Z",
            "2026-03-29T01:00:00.000000",
            "2026-03-29T01:00:00.000000+00:00",
            "2026-03-29 01:00:00.000000Z",
            "2026-02-30T01:00:00.000000Z",
            "",
        ] {
            assert_eq!(text.parse::<Timestamp>(), Err(NotATimestamp), "{text}");
        }
    }
}
