//! Decimal numbers as texts write them.

use rust_decimal::Decimal;

/// Reads a number of JSON with all its digits, exponents included; `None` if it has more than fit (28).
pub(super) fn from_literal(literal: &str) -> Option<Decimal> {
    // The underscores that Rust has between digits are no part of a number elsewhere.
    let literal = Some(literal.trim()).filter(|literal| !literal.contains('_'))?;
    Decimal::from_str_exact(literal)
        .ok()
        .or_else(|| literal.contains(['e', 'E']).then(|| Decimal::from_scientific(literal).ok()).flatten())
}

/// Why a typed amount is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountProblem {
    /// Nothing was typed.
    #[error("empty")]
    Empty,
    /// Not an amount.
    #[error("not an amount")]
    NotAnAmount,
    /// More than two fractional digits: rounding is the organiser's decision.
    #[error("more than two fractional digits")]
    TooPrecise,
    /// One separator before exactly three digits: `1.250` is 1.25 to some and 1250 to others.
    #[error("a separator that can be read in two ways")]
    Ambiguous(Readings),
    /// Below zero.
    #[error("negative")]
    Negative,
}

/// The two amounts that a text may stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Readings {
    /// With a separator of thousands.
    pub large: Decimal,
    /// With a decimal separator; with two or four fractional digits, which are never read in two ways.
    pub small: Decimal,
}

/// Reads an amount, not below zero, as people type it: `12`, `12,5`, `12.50`, `€ 1.234,50`.
///
/// One separator is the decimal one; of two different ones the last is.
pub(super) fn typed(typed: &str) -> Result<Decimal, AmountProblem> {
    let text: String =
        typed.chars().filter(|character| !character.is_whitespace() && !"€$£".contains(*character)).collect();
    if text.is_empty() {
        return Err(AmountProblem::Empty);
    }
    let (negative, digits) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest),
        None => (false, text.as_str()),
    };
    if let Some(readings) = readings(digits) {
        return Err(AmountProblem::Ambiguous(readings));
    }
    let canonical = canonical(digits).ok_or(AmountProblem::NotAnAmount)?;
    let amount = Decimal::from_str_exact(&canonical).map_err(|_| AmountProblem::NotAnAmount)?;
    if negative && !amount.is_zero() {
        return Err(AmountProblem::Negative);
    }
    Ok(amount)
}

/// Both readings of a text whose only separator could begin a fraction or separate thousands.
fn readings(digits: &str) -> Option<Readings> {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, rest) = digits.split_once([',', '.'])?;
    let may_be_a_group = (1..=3).contains(&whole.len()) && !whole.starts_with('0');
    if !may_be_a_group || rest.len() != 3 || !is_number(whole) || !is_number(rest) {
        return None;
    }
    let amount = |text: String| Decimal::from_str_exact(&text).ok();
    let fraction = rest.strip_suffix('0').map_or_else(|| format!("{rest}0"), str::to_owned);
    Some(Readings {
        large: amount(format!("{whole}{rest}.00"))?,
        small: amount(format!("{whole}.{fraction}"))?,
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

/// `1.234.567` without its separators, if they separate groups of three.
fn ungrouped(whole: &str, separator: char) -> Option<String> {
    let groups: Vec<&str> = whole.split(separator).collect();
    let well_formed = groups.iter().enumerate().all(|(index, group)| match index {
        0 => (1..=3).contains(&group.len()),
        _ => group.len() == 3,
    });
    well_formed.then(|| groups.concat())
}
