//! Service fees.

use std::fmt;

use rust_decimal::Decimal;
use serde::de::{Deserialize, Deserializer, Error};

use super::number;

/// A `service_fee`: a JSON number of the interface, kept with every digit it was received with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fee(Decimal);

impl fmt::Display for Fee {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl<'de> Deserialize<'de> for Fee {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let literal = number::literal(deserializer)?;
        number::decimal(&literal).map(Self).ok_or_else(|| D::Error::custom("expected a number"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_every_digit() {
        for (json, expected) in [
            ("1.25", "1.25"),
            ("0.1", "0.1"),
            ("1.2345678901234567", "1.2345678901234567"),
            ("\"2.50\"", "2.50"),
            ("5", "5"),
        ] {
            let fee: Result<Fee, _> = serde_json::from_str(json);
            assert_eq!(fee.ok().map(|fee| fee.to_string()).as_deref(), Some(expected), "{json}");
        }
    }
}
