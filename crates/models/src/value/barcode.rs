//! Barcodes.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The barcode of a purchase: digits, of which there may be more than any number of a computer holds.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Barcode(Box<str>);

impl Barcode {
    /// Takes the digits as received; `None` if it is anything else.
    pub fn new(digits: &str) -> Option<Self> {
        let is_barcode = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_barcode.then(|| Self(digits.into()))
    }

    /// The digits as received.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Barcode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_every_digit() {
        for digits in ["7", "0012", "9223372036854775808", "123456789012345678901234567890123456789012"] {
            assert_eq!(Barcode::new(digits).map(|barcode| barcode.to_string()).as_deref(), Some(digits));
        }
        for none in ["", "-1", "1.5", "1e9", "12 34", "٣"] {
            assert_eq!(Barcode::new(none), None, "{none}");
        }
    }
}
