//! What was measured, and how it is printed: a line for each figure, `BENCH name`, median, least, most and unit, parted by
//! tabs; `BASELINE` instead for the hand-written page.

use super::subject::Page;

/// The values of all runs.
#[derive(Default)]
pub(super) struct Figures {
    rows: Vec<Row>,
}

struct Row {
    page: Page,
    name: String,
    unit: &'static str,
    values: Vec<f64>,
}

impl Figures {
    /// Takes the value of one run.
    pub(super) fn add(&mut self, page: Page, name: &str, value: f64, unit: &'static str) {
        let is_same = |row: &&mut Row| row.page == page && row.name == name;
        match self.rows.iter_mut().find(is_same) {
            Some(row) => row.values.push(value),
            None => self.rows.push(Row { page, name: name.to_owned(), unit, values: vec![value] }),
        }
    }

    /// Takes many values of one run: their median, and where 95 and 99 of a hundred are below.
    pub(super) fn add_all(&mut self, page: Page, name: &str, mut values: Vec<f64>, unit: &'static str) {
        values.sort_unstable_by(f64::total_cmp);
        for (part, label) in [(0.5, "median"), (0.95, "95 %"), (0.99, "99 %")] {
            self.add(page, &format!("{name}, {label}"), percentile(&values, part), unit);
        }
    }

    /// Prints all figures, in the order in which they were first taken.
    pub(super) fn tell(mut self) {
        for row in &mut self.rows {
            row.values.sort_unstable_by(f64::total_cmp);
            let word = match row.page {
                Page::App => "BENCH",
                Page::Baseline => "BASELINE",
            };
            let (least, most) = (row.values[0], row.values[row.values.len() - 1]);
            let median = percentile(&row.values, 0.5);
            println!("{word} {}\t{median:.4}\t{least:.4}\t{most:.4}\t{}", row.name, row.unit);
        }
    }
}

/// The value that this part of the values is at most, of values in order.
fn percentile(values: &[f64], part: f64) -> f64 {
    let place = (values.len() as f64 * part).ceil() as usize;
    values[place.clamp(1, values.len()) - 1]
}
