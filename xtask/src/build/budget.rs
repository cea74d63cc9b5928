//! How large the first load may be.

use std::fmt;
use std::path::Path;

use anyhow::Result;

use super::first_load::{Kind, Measured, measure};

/// The most that each kind of file may weigh, compressed with brotli 11, in bytes.
const BUDGETS: [(Kind, u64); 5] = [
    (Kind::Page, 1_250),
    (Kind::Style, 6_800),
    (Kind::Script, 10_450),
    (Kind::Wasm, 378_200),
    (Kind::Other, 600),
];

/// What a kind weighs, and what it may.
pub(crate) struct Weighed {
    kind: Option<Kind>,
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
        let Self { kind, bytes, most } = self;
        let name = kind.map_or("total", Kind::name);
        write!(formatter, "{name:<8}{bytes:>10} of {most:>8} bytes")?;
        match bytes.checked_sub(*most) {
            Some(over) if over > 0 => write!(formatter, "  {over} too many"),
            _ => Ok(()),
        }
    }
}

/// Weighs the first load of the built app: each kind, and the whole.
pub(crate) fn weigh(dist: &Path) -> Result<Vec<Weighed>> {
    let files = measure(dist)?;
    let of_kind = |kind| files.iter().filter(move |file| file.kind() == kind).map(Measured::travels).sum();
    let mut weighed: Vec<Weighed> = BUDGETS
        .into_iter()
        .map(|(kind, most)| Weighed { kind: Some(kind), bytes: of_kind(kind), most })
        .collect();
    let bytes = weighed.iter().map(|weighed| weighed.bytes).sum();
    let most = weighed.iter().map(|weighed| weighed.most).sum();
    weighed.push(Weighed { kind: None, bytes, most });
    Ok(weighed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_heavy_says_by_how_much() {
        let weighed = Weighed { kind: Some(Kind::Style), bytes: 1_250, most: 1_000 };
        assert!(!weighed.is_within());
        assert_eq!(weighed.to_string(), "style         1250 of     1000 bytes  250 too many");
        let weighed = Weighed { kind: None, bytes: 1_000, most: 1_000 };
        assert!(weighed.is_within());
        assert_eq!(weighed.to_string(), "total         1000 of     1000 bytes");
    }

    #[test]
    fn every_kind_has_a_budget() {
        for kind in Kind::ALL {
            assert_eq!(BUDGETS.iter().filter(|(other, _)| *other == kind).count(), 1, "{kind:?}");
        }
    }
}
