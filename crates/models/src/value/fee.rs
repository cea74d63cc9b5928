//! Service fees.

use std::fmt;

use rust_decimal::Decimal;

use super::number::{self, AmountProblem};

/// A `service_fee`: a JSON number of the interface, stored and sent with every digit it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fee(Decimal);

impl Fee {
    /// Reads a number of JSON with all its digits.
    pub fn from_literal(literal: &str) -> Option<Self> {
        number::from_literal(literal).map(Self)
    }

    /// Reads a fee as people type it, with any number of fractional digits.
    pub fn parse(typed: &str) -> Result<Self, AmountProblem> {
        number::typed(typed).map(Self)
    }

    /// The amount, with every digit.
    pub fn amount(self) -> Decimal {
        self.0
    }
}

impl fmt::Display for Fee {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_every_digit() {
        for (literal, expected) in [
            ("1.25", "1.25"),
            ("0.1", "0.1"),
            ("1.2345678901234567", "1.2345678901234567"),
            ("2.50", "2.50"),
            ("5", "5"),
            ("5e-1", "0.5"),
        ] {
            let fee = Fee::from_literal(literal).map(|fee| fee.to_string());
            assert_eq!(fee.as_deref(), Some(expected), "{literal}");
        }
        assert_eq!(Fee::parse("0,125").map(|fee| fee.to_string()).as_deref(), Ok("0.125"));
        assert!(matches!(Fee::parse("1,125"), Err(AmountProblem::Ambiguous(_))));
        assert!(Fee::parse("1,1250").is_ok());
    }
}
