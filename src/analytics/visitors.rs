//! Visitors: who is expected, and who came.

use super::sold_ticket::SoldTicket;

/// How many visitors are expected somewhere, and how many came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visitors {
    /// How many paid entry tickets there are.
    pub expected: u64,
    /// How many of these were checked in.
    pub checked_in: u64,
}

impl Visitors {
    /// Counts a paid entry ticket; checked in is who was scanned.
    pub(super) fn add(&mut self, sold: &SoldTicket) {
        self.expected += 1;
        self.checked_in += u64::from(sold.scanned_at().is_some());
    }
}

impl std::ops::Add for Visitors {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { expected: self.expected + other.expected, checked_in: self.checked_in + other.checked_in }
    }
}
