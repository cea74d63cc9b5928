//! Taking and printing figures.

/// How often each thing is done; the median counts.
pub(crate) const TIMES: usize = 7;

/// Milliseconds since the page was opened.
pub(crate) fn now() -> f64 {
    web_sys::window().unwrap().performance().unwrap().now()
}

/// Prints the median and the spread of some figures.
pub(crate) fn print(name: &str, mut figures: Vec<f64>, unit: &str) {
    figures.sort_unstable_by(f64::total_cmp);
    let (least, median, most) = (figures[0], figures[figures.len() / 2], figures[figures.len() - 1]);
    let line = format!("BENCH {name}\t{median:.1}\t{least:.1}\t{most:.1}\t{unit}");
    web_sys::console::log_1(&line.into());
}
