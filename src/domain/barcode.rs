//! Barcodes.

use std::fmt;

use serde::de::{Deserialize, Deserializer};

use super::number;

/// A barcode as received: the interface types it as an integer, and it may exceed 2^53, so its digits
/// are kept as text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Barcode(String);

impl Barcode {
    /// The digits, as received.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Barcode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Barcode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        number::literal(deserializer).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_loses_a_digit() {
        for json in ["9007199254740993", "18446744073709551615", "340282366920938463463374607431768211456"] {
            let barcode: Result<Barcode, _> = serde_json::from_str(json);
            assert_eq!(barcode.ok().map(|barcode| barcode.to_string()).as_deref(), Some(json));
        }
    }
}
