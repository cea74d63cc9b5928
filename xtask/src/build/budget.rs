//! How large the app may be.

use std::fmt;
use std::path::Path;

use anyhow::Result;

use super::first_load::{Kind, Measured, base, measure_all, measured};

/// The most that each kind of file that every page needs may weigh, compressed with brotli 11, in bytes.
const BUDGETS: [(Kind, u64); 5] = [
    (Kind::Page, 1_400),
    (Kind::Style, 10_300),
    (Kind::Script, 15_400),
    (Kind::Wasm, 157_700),
    (Kind::Other, 600),
];

/// The most that all of it may weigh.
const ALL: u64 = 1_412_500;

/// What something weighs, and what it may.
pub(crate) struct Weighed {
    name: String,
    bytes: u64,
    most: u64,
}

impl Weighed {
    pub(crate) fn is_within(&self) -> bool {
        self.bytes <= self.most
    }
}

impl fmt::Display for Weighed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, bytes, most } = self;
        write!(formatter, "{name:<18}{bytes:>10} of {most:>8} bytes")?;
        match bytes.checked_sub(*most) {
            Some(over) if over > 0 => write!(formatter, "  {over} too many"),
            _ => Ok(()),
        }
    }
}

/// Weighs the built app: each kind of file that every page needs, and all. What each place needs is measured in the
/// browser, end to end.
pub(crate) fn weigh(dist: &Path) -> Result<Vec<Weighed>> {
    let base = measured(dist, base(dist)?)?;
    let mut weighed = Vec::new();
    for (kind, most) in BUDGETS {
        let bytes = base.iter().filter(|file| file.kind() == kind).map(Measured::travels).sum();
        weighed.push(Weighed { name: kind.name().to_owned(), bytes, most });
    }
    let bytes = measure_all(dist)?.iter().map(Measured::travels).sum();
    weighed.push(Weighed { name: "all".to_owned(), bytes, most: ALL });
    Ok(weighed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_heavy_says_by_how_much() {
        let weighed = Weighed { name: "style".to_owned(), bytes: 1_250, most: 1_000 };
        assert!(!weighed.is_within());
        assert_eq!(weighed.to_string(), "style                   1250 of     1000 bytes  250 too many");
        let weighed = Weighed { name: "all".to_owned(), bytes: 1_000, most: 1_000 };
        assert!(weighed.is_within());
        assert_eq!(weighed.to_string(), "all                     1000 of     1000 bytes");
    }

    #[test]
    fn every_kind_has_a_budget() {
        for kind in Kind::ALL {
            assert_eq!(BUDGETS.iter().filter(|(other, _)| *other == kind).count(), 1, "{kind:?}");
        }
    }
}
