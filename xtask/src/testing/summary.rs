//! The closing lines of a run.

use std::fmt;
use std::time::Duration;

use super::layer::Layer;
use super::tally::Tally;
use crate::process::spell;

/// What became of each layer.
#[derive(Default)]
pub(super) struct Summary {
    rows: Vec<(Layer, Tally, Duration)>,
}

impl Summary {
    pub(super) fn add(&mut self, layer: Layer, tally: Tally, duration: Duration) {
        self.rows.push((layer, tally, duration));
    }

    pub(super) fn is_good(&self) -> bool {
        self.rows.iter().all(|(_, tally, _)| tally.is_good())
    }

    /// Whether no test was run.
    pub(super) fn is_empty(&self) -> bool {
        self.rows.iter().all(|(_, tally, _)| tally.passed + tally.failed == 0)
    }

    fn failed_layers(&self) -> Vec<&'static str> {
        self.rows.iter().filter(|(_, tally, _)| !tally.is_good()).map(|(layer, ..)| layer.name()).collect()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{:<12}{:>8}{:>8}  time", "layer", "passed", "failed")?;
        let mut total = Tally::default();
        for (layer, tally, duration) in &self.rows {
            let (name, time) = (layer.name(), spell(*duration));
            writeln!(formatter, "{name:<12}{:>8}{:>8}  {time}", tally.passed, tally.failed)?;
            total += tally.clone();
        }
        if !total.reasons.is_empty() {
            writeln!(formatter, "\n{}", total.reasons.join("\n").trim_end())?;
        }
        let failed = self.failed_layers();
        if !failed.is_empty() {
            writeln!(formatter, "\nFailed: {}", failed.join(", "))?;
        }
        write!(formatter, "\n{} passed, {} failed", total.passed, total.failed)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Layer, Summary, Tally};

    #[test]
    fn the_last_line_is_the_total() {
        let mut summary = Summary::default();
        summary.add(Layer::Native, Tally::of(214, 0), Duration::from_millis(8100));
        assert!(summary.is_good());
        let failed =
            Tally { reasons: vec!["a row is missing".to_owned(), String::new()], ..Tally::of(44, 1) };
        summary.add(Layer::EndToEnd, failed, Duration::from_secs(123));
        assert!(!summary.is_good());
        assert_eq!(
            summary.to_string(),
            "layer         passed  failed  time\n\
             native           214       0  8.1 s\n\
             end to end        44       1  2 min 3 s\n\
             \n\
             a row is missing\n\
             \n\
             Failed: end to end\n\
             \n\
             258 passed, 1 failed"
        );
    }
}
