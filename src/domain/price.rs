//! Amounts of money with two fractional digits.

use std::fmt;

use rust_decimal::{Decimal, RoundingStrategy};
use serde::de::{Deserialize, Deserializer, Error};

use super::number;

/// The price of a ticket: not negative, in whole hundredths, in the organisation's currency.
///
/// The interface writes it as a text with two fractional digits (`Ticket`: "12.50").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Price(Decimal);

/// Why a typed amount is not a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PriceProblem {
    /// Nothing was typed.
    #[error("empty")]
    Empty,
    /// Not an amount, or one whose separators can be read in two ways.
    #[error("not an amount")]
    NotAnAmount,
    /// More than two fractional digits: rounding is the organiser's decision.
    #[error("more than two fractional digits")]
    TooPrecise,
    /// One separator before exactly three digits: `1.250` is 1.25 to some and 1250 to others.
    #[error("a separator that can be read in two ways")]
    Ambiguous,
    /// Below zero.
    #[error("negative")]
    Negative,
}

impl Price {
    /// Reads an amount as people type it: `12`, `12,5`, `12.50`, `€ 1.234,50`.
    ///
    /// One separator is the decimal one; of two different ones the last is.
    pub fn parse(typed: &str) -> Result<Self, PriceProblem> {
        let text: String = typed
            .chars()
            .filter(|character| !character.is_whitespace() && !"€$£".contains(*character))
            .collect();
        if text.is_empty() {
            return Err(PriceProblem::Empty);
        }
        let (negative, digits) = match text.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, text.as_str()),
        };
        if is_ambiguous(digits) {
            return Err(PriceProblem::Ambiguous);
        }
        let canonical = canonical(digits).ok_or(PriceProblem::NotAnAmount)?;
        let amount = Decimal::from_str_exact(&canonical).map_err(|_| PriceProblem::NotAnAmount)?;
        if negative && !amount.is_zero() {
            return Err(PriceProblem::Negative);
        }
        Self::exact(amount)
    }

    /// Takes an amount that already has at most two significant fractional digits.
    pub fn exact(amount: Decimal) -> Result<Self, PriceProblem> {
        if amount.is_sign_negative() && !amount.is_zero() {
            Err(PriceProblem::Negative)
        } else if amount.normalize().scale() > 2 {
            Err(PriceProblem::TooPrecise)
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

/// Whether the only separator could stand before a fraction or before a group of thousands.
fn is_ambiguous(digits: &str) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    digits.split_once([',', '.']).is_some_and(|(whole, rest)| {
        (1..=3).contains(&whole.len()) && rest.len() == 3 && is_number(whole) && is_number(rest)
    })
}

/// Digits with at most one point, from digits with separators of either habit.
fn canonical(digits: &str) -> Option<String> {
    let decimal = digits.rfind([',', '.']);
    let (whole, fraction) = match decimal {
        Some(at) => (&digits[..at], &digits[at + 1..]),
        None => (digits, ""),
    };
    let whole = if whole.contains([',', '.']) {
        let grouping = if digits[whole.len()..].starts_with(',') { '.' } else { ',' };
        ungrouped(whole, grouping)?
    } else {
        whole.to_owned()
    };
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if (whole.is_empty() && fraction.is_empty()) || !all_digits(&whole) || !all_digits(fraction) {
        return None;
    }
    let whole = if whole.is_empty() { "0" } else { &whole };
    Some(if fraction.is_empty() { whole.to_owned() } else { format!("{whole}.{fraction}") })
}

/// `1.234.567` without its separators, if they stand where groups of three end.
fn ungrouped(whole: &str, separator: char) -> Option<String> {
    let groups: Vec<&str> = whole.split(separator).collect();
    let well_formed = groups.iter().enumerate().all(|(index, group)| match index {
        0 => (1..=3).contains(&group.len()),
        _ => group.len() == 3,
    });
    well_formed.then(|| groups.concat())
}

impl fmt::Display for Price {
    /// Two fractional digits and a point, as the interface writes it.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl<'de> Deserialize<'de> for Price {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let literal = number::literal(deserializer)?;
        number::decimal(&literal)
            .and_then(|amount| Self::exact(amount).ok())
            .ok_or_else(|| D::Error::custom("expected an amount with two fractional digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(typed: &str) -> Result<String, PriceProblem> {
        Price::parse(typed).map(|price| price.to_string())
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

    #[test]
    fn refuses_what_could_be_read_in_two_ways_or_not_at_all() {
        for (typed, problem) in [
            ("", PriceProblem::Empty),
            ("   ", PriceProblem::Empty),
            ("1.234", PriceProblem::Ambiguous),
            ("1,250", PriceProblem::Ambiguous),
            ("12,3456", PriceProblem::TooPrecise),
            ("-1", PriceProblem::Negative),
            ("twelve", PriceProblem::NotAnAmount),
            ("1.2.3", PriceProblem::NotAnAmount),
            ("12,34.5", PriceProblem::NotAnAmount),
            (".", PriceProblem::NotAnAmount),
            ("1e3", PriceProblem::NotAnAmount),
            ("99999999999999999999999999999999", PriceProblem::NotAnAmount),
        ] {
            assert_eq!(parsed(typed), Err(problem), "{typed}");
        }
    }

    #[test]
    fn rounds_halves_away_from_zero_when_asked() {
        let rounded = |text: &str| number::decimal(text).map(|amount| Price::rounded(amount).to_string());
        assert_eq!(rounded("2.005").as_deref(), Some("2.01"));
        assert_eq!(rounded("2.0049").as_deref(), Some("2.00"));
        assert_eq!(rounded("7").as_deref(), Some("7.00"));
    }

    #[test]
    fn reads_texts_and_numbers_alike() {
        for json in ["\"12.50\"", "12.5", "12.50", "\"12.5\"", "1.25e1"] {
            let price: Result<Price, _> = serde_json::from_str(json);
            assert_eq!(price.ok().map(|price| price.to_string()).as_deref(), Some("12.50"), "{json}");
        }
        assert!(serde_json::from_str::<Price>("null").is_err());
        assert!(serde_json::from_str::<Price>("\"12.505\"").is_err());
    }
}
