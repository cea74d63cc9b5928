//! Whole percentages.

use std::fmt;

/// A whole number of hundredths from 0 to 100 (`sales_percentage.percentage`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Percentage(u8);

impl Percentage {
    /// Takes a number of hundredths; `None` above 100.
    pub fn new(hundredths: u64) -> Option<Self> {
        u8::try_from(hundredths).ok().filter(|value| *value <= 100).map(Self)
    }

    /// The number of hundredths.
    pub fn hundredths(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Percentage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
