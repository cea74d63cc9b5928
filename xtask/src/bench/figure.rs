//! One figure, as a benchmark prints it.

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The app, or a room of it.
    App,
    /// The hand-written page.
    Baseline,
}

/// The median of several runs, with the least and the most.
#[derive(Debug, PartialEq)]
pub(super) struct Figure {
    pub(super) page: Page,
    pub(super) name: String,
    pub(super) median: f64,
    pub(super) least: f64,
    pub(super) most: f64,
    pub(super) unit: String,
}

impl Figure {
    /// Reads the line of a benchmark: `BENCH name` (`BASELINE name` of the hand-written page), median, least, most and
    /// unit, parted by tabs.
    pub(super) fn read(line: &str) -> Option<Self> {
        let find = |word: &str| line.trim().split_once(word).map(|(_, rest)| rest);
        let (page, rest) = match find("BENCH ") {
            Some(rest) => (Page::App, rest),
            None => (Page::Baseline, find("BASELINE ")?),
        };
        let mut parts = rest.split('\t');
        let name = parts.next()?.to_owned();
        let mut number = || parts.next()?.parse().ok();
        let (median, least, most) = (number()?, number()?, number()?);
        let unit = parts.next().unwrap_or_default().to_owned();
        Some(Self { page, name, median, least, most, unit })
    }

    /// A figure that is the same each time.
    pub(super) fn of(page: Page, name: &str, value: u64, unit: &str) -> Self {
        let value = value as f64;
        Self { page, name: name.to_owned(), median: value, least: value, most: value, unit: unit.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_benchmark_is_a_figure() {
        let expected = |page| Figure {
            page,
            name: "decoding".into(),
            median: 12.5,
            least: 11.0,
            most: 20.0,
            unit: "ms".into(),
        };
        let figure = Figure::read("  BENCH decoding\t12.5\t11.0\t20.0\tms");
        assert_eq!(figure, Some(expected(Page::App)));
        let figure = Figure::read("BASELINE decoding\t12.5\t11.0\t20.0\tms");
        assert_eq!(figure, Some(expected(Page::Baseline)));
        assert_eq!(Figure::read("running 3 tests"), None);
        assert_eq!(Figure::read("BENCH half\t1.0"), None);
    }
}
