//! Numbers as they stand in a text, so that none of them passes through a floating-point number.

use rust_decimal::Decimal;
use serde::de::{Deserialize, Deserializer, Error};
use serde_json::value::RawValue;

/// The digits of a JSON number, or the text of a JSON string, exactly as received.
pub(super) fn literal<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let raw = <&RawValue>::deserialize(deserializer)?.get();
    match raw.as_bytes().first() {
        Some(b'"') => serde_json::from_str(raw).map_err(|_| D::Error::custom("a damaged text")),
        Some(b'-' | b'0'..=b'9') => Ok(raw.to_owned()),
        _ => Err(D::Error::custom("expected a number or a text")),
    }
}

/// Reads a decimal number with all its digits; exponents as JSON allows them.
pub(super) fn decimal(literal: &str) -> Option<Decimal> {
    let literal = literal.trim();
    Decimal::from_str_exact(literal)
        .ok()
        .or_else(|| literal.contains(['e', 'E']).then(|| Decimal::from_scientific(literal).ok()).flatten())
}
