//! One figure, as a benchmark prints it.

use serde_json::{Value, json};

/// The median of several runs, with the least and the most.
#[derive(Debug, PartialEq)]
pub(super) struct Figure {
    name: String,
    median: f64,
    least: f64,
    most: f64,
    unit: String,
}

impl Figure {
    /// Reads the line of a benchmark: `BENCH name`, median, least, most and unit, parted by tabs.
    pub(super) fn read(line: &str) -> Option<Self> {
        let mut parts = line.trim().split_once("BENCH ")?.1.split('\t');
        let name = parts.next()?.to_owned();
        let mut number = || parts.next()?.parse().ok();
        let (median, least, most) = (number()?, number()?, number()?);
        let unit = parts.next().unwrap_or_default().to_owned();
        Some(Self { name, median, least, most, unit })
    }
}

pub(super) fn print(figures: &[Figure]) {
    let widest = figures.iter().map(|figure| figure.name.chars().count()).max().unwrap_or_default();
    println!("\n{:widest$}  {:>10}  {:>10}  {:>10}", "", "median", "least", "most");
    for Figure { name, median, least, most, unit } in figures {
        println!("{name:widest$}  {median:>10.1}  {least:>10.1}  {most:>10.1}  {unit}");
    }
    println!();
}

pub(super) fn to_json(figures: &[Figure]) -> String {
    let entry = |figure: &Figure| {
        let Figure { name, median, least, most, unit } = figure;
        json!({ "name": name, "median": median, "least": least, "most": most, "unit": unit })
    };
    Value::from(figures.iter().map(entry).collect::<Vec<_>>()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_benchmark_is_a_figure() {
        let figure = Figure::read("  BENCH decoding\t12.5\t11.0\t20.0\tms");
        let expected =
            Figure { name: "decoding".into(), median: 12.5, least: 11.0, most: 20.0, unit: "ms".into() };
        assert_eq!(figure, Some(expected));
        assert_eq!(Figure::read("running 3 tests"), None);
        assert_eq!(Figure::read("BENCH half\t1.0"), None);
    }
}
