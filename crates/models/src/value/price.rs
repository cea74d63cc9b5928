//! Amounts of money with two fractional digits.

use std::fmt;

use rust_decimal::{Decimal, RoundingStrategy};

use super::number::{self, AmountProblem};

/// The price of a ticket: not negative, in whole hundredths, in the organisation's currency.
///
/// The interface writes it as a text with two fractional digits (`Ticket`: "12.50").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Price(Decimal);

impl Default for Price {
    /// Nothing.
    fn default() -> Self {
        Self::rounded(Decimal::ZERO)
    }
}

impl Price {
    /// Reads an amount as people type it: `12`, `12,5`, `12.50`, `€ 1.234,50`.
    ///
    /// One separator is the decimal one; of two different ones the last is.
    pub fn parse(typed: &str) -> Result<Self, AmountProblem> {
        number::typed(typed).and_then(Self::exact)
    }

    /// Reads an amount as the interface writes it, `12.50`, or as a number of JSON.
    pub fn from_literal(literal: &str) -> Option<Self> {
        number::from_literal(literal).and_then(|amount| Self::exact(amount).ok())
    }

    /// The amount, with two fractional digits.
    pub fn amount(self) -> Decimal {
        self.0
    }

    /// Whether one is at least five times the other, as where a decimal separator is missing; a free ticket is far from none.
    pub fn is_far_from(self, other: Self) -> bool {
        let (low, high) = (self.0.min(other.0), self.0.max(other.0));
        !low.is_zero() && low.checked_mul(Decimal::from(5)).is_some_and(|far| high >= far)
    }

    /// Takes an amount that already has at most two significant fractional digits.
    pub fn exact(amount: Decimal) -> Result<Self, AmountProblem> {
        if amount.is_sign_negative() && !amount.is_zero() {
            Err(AmountProblem::Negative)
        } else if amount.normalize().scale() > 2 {
            Err(AmountProblem::TooPrecise)
        } else {
            Ok(Self::rounded(amount.abs()))
        }
    }

    /// The amount in hundredths, halves away from zero; for figures, never for what is sent unasked.
    pub fn rounded(amount: Decimal) -> Self {
        let mut amount = amount.round_dp_with_strategy(2, RoundingStrategy::MidpointAwayFromZero);
        amount.rescale(2);
        Self(amount)
    }
}

impl fmt::Display for Price {
    /// Two fractional digits and a point, as the interface writes it.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An amount near the greatest has no room for two more digits.
        write!(formatter, "{:.2}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::number::Readings;
    use super::*;

    fn parsed(typed: &str) -> Result<String, AmountProblem> {
        Price::parse(typed).map(|price| price.to_string())
    }

    #[test]
    fn a_price_without_its_decimal_separator_is_far_from_the_one_with_it() {
        let is_far = |one: &str, other: &str| {
            let price = |text: &str| Price::parse(text).ok();
            price(one).zip(price(other)).map(|(one, other)| one.is_far_from(other))
        };
        for (one, other) in [("49.50", "4950"), ("4950", "49.50"), ("49.50", "4.95"), ("1", "5")] {
            assert_eq!(is_far(one, other), Some(true), "{one} {other}");
        }
        for (one, other) in [("49.50", "57.23"), ("1", "4.99"), ("49.50", "0"), ("0", "49.50"), ("0", "0")] {
            assert_eq!(is_far(one, other), Some(false), "{one} {other}");
        }
    }

    #[test]
    fn reads_amounts_as_people_type_them() {
        for (typed, expected) in [
            ("12", "12.00"),
            ("12,5", "12.50"),
            ("12.50", "12.50"),
            (" € 1.234,50 ", "1234.50"),
            ("1,234.50", "1234.50"),
            ("1.234.567,00", "1234567.00"),
            (",5", "0.50"),
            ("-0", "0.00"),
            ("12,500000000", "12.50"),
            ("0012.5", "12.50"),
        ] {
            assert_eq!(parsed(typed).as_deref(), Ok(expected), "{typed}");
        }
    }

    fn ambiguous(large: &str, small: &str) -> AmountProblem {
        let amount = |text: &str| Decimal::from_str_exact(text).unwrap_or_default();
        AmountProblem::Ambiguous(Readings { large: amount(large), small: amount(small) })
    }

    #[test]
    fn refuses_what_could_be_read_in_two_ways_or_not_at_all() {
        for (typed, problem) in [
            ("", AmountProblem::Empty),
            ("   ", AmountProblem::Empty),
            ("1.234", ambiguous("1234.00", "1.2340")),
            ("1,250", ambiguous("1250.00", "1.25")),
            ("12.500", ambiguous("12500.00", "12.50")),
            ("12,3456", AmountProblem::TooPrecise),
            ("-1", AmountProblem::Negative),
            ("twelve", AmountProblem::NotAnAmount),
            ("1.2.3", AmountProblem::NotAnAmount),
            ("12,34.5", AmountProblem::NotAnAmount),
            (".", AmountProblem::NotAnAmount),
            ("1e3", AmountProblem::NotAnAmount),
            ("99999999999999999999999999999999", AmountProblem::NotAnAmount),
        ] {
            assert_eq!(parsed(typed), Err(problem), "{typed}");
        }
    }

    #[test]
    fn rounds_halves_away_from_zero_when_asked() {
        let rounded =
            |text: &str| number::from_literal(text).map(|amount| Price::rounded(amount).to_string());
        assert_eq!(rounded("2.005").as_deref(), Some("2.01"));
        assert_eq!(rounded("2.0049").as_deref(), Some("2.00"));
        assert_eq!(rounded("7").as_deref(), Some("7.00"));
    }

    #[test]
    fn reads_texts_and_numbers_alike() {
        for literal in ["12.50", "12.5", "1.25e1"] {
            let price = Price::from_literal(literal).map(|price| price.to_string());
            assert_eq!(price.as_deref(), Some("12.50"), "{literal}");
        }
        for literal in ["", "12.505", "-1", "12,50", "free"] {
            assert_eq!(Price::from_literal(literal), None, "{literal}");
        }
    }
}
