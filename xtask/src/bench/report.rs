//! All figures, as a table and as JSON: what the app takes, what the hand-written page takes, and their ratio.

use serde_json::{Value, json};

use super::figure::{Figure, Page};

/// A figure of the app, and what the hand-written page takes for the same.
struct Line<'figures> {
    app: &'figures Figure,
    baseline: Option<&'figures Figure>,
}

impl Line<'_> {
    /// By how much the app takes more; nothing is no measure.
    fn ratio(&self) -> Option<f64> {
        let baseline = self.baseline?.median;
        (baseline > 0.0).then(|| self.app.median / baseline)
    }
}

fn lines(figures: &[Figure]) -> impl Iterator<Item = Line<'_>> {
    let baseline =
        |name: &str| figures.iter().find(move |figure| figure.page == Page::Baseline && figure.name == name);
    let of_app = figures.iter().filter(|figure| figure.page == Page::App);
    of_app.map(move |app| Line { app, baseline: baseline(&app.name) })
}

pub(super) fn print(figures: &[Figure]) {
    let widest = figures.iter().map(|figure| figure.name.chars().count()).max().unwrap_or_default();
    println!("\n{:widest$}  {:^32}  {:^32}", "", "the app", "by hand");
    let heads = format!("{:>10} {:>10} {:>10}", "median", "least", "most");
    println!("{:widest$}  {heads}  {heads}  {:>6}", "", "ratio");
    let three = |figure: &Figure| {
        let places = if figure.most < 1.0 { 3 } else { 1 };
        let Figure { median, least, most, .. } = figure;
        format!("{median:>10.places$} {least:>10.places$} {most:>10.places$}")
    };
    for line in lines(figures) {
        let Figure { name, unit, .. } = line.app;
        let baseline = line.baseline.map(three).unwrap_or_default();
        let ratio = line.ratio().map(|ratio| format!("{ratio:.2}")).unwrap_or_default();
        println!("{name:widest$}  {}  {baseline:>32}  {ratio:>6}  {unit}", three(line.app));
    }
    println!();
}

pub(super) fn to_json(figures: &[Figure]) -> String {
    let three = |figure: &Figure| {
        let Figure { median, least, most, .. } = figure;
        json!({ "median": median, "least": least, "most": most })
    };
    let entry = |line: Line<'_>| {
        json!({
            "name": line.app.name,
            "unit": line.app.unit,
            "app": three(line.app),
            "baseline": line.baseline.map(three),
            "ratio": line.ratio(),
        })
    };
    format!("{:#}", Value::from(lines(figures).map(entry).collect::<Vec<_>>()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn the_ratio_is_that_of_the_medians() {
        let line = |word: &str, median: u32| {
            Figure::read(&format!("{word} warm start\t{median}\t1\t900\tms")).unwrap()
        };
        let figures = [line("BENCH", 300), line("BASELINE", 200)];
        let saved: Value = serde_json::from_str(&to_json(&figures)).unwrap();
        assert_eq!(saved[0]["ratio"], 1.5);
        assert_eq!(saved[0]["baseline"]["median"], 200.0);
        let alone: Value = serde_json::from_str(&to_json(&figures[..1])).unwrap();
        assert_eq!((&alone[0]["ratio"], &alone[0]["baseline"]), (&Value::Null, &Value::Null));
    }
}
