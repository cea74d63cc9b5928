//! How far a long step is.

use std::io::{IsTerminal, Write, stdout};
use std::time::{Duration, Instant};

/// How often a line is written where lines can't be rewritten.
const INTERVAL: Duration = Duration::from_secs(15);

/// Counts what cargo compiles and says so now and then.
pub(super) struct Progress {
    /// How many crates there are, if the step compiles any.
    crates: Option<usize>,
    compiled: usize,
    started: Instant,
    shown: Instant,
    on_terminal: bool,
}

impl Progress {
    pub(super) fn new(crates: Option<usize>) -> Self {
        let started = Instant::now();
        Self { crates, compiled: 0, started, shown: started, on_terminal: stdout().is_terminal() }
    }

    /// Takes note of a line that the program wrote.
    pub(super) fn observe(&mut self, line: &str) {
        if line.trim_start().starts_with("Compiling ") {
            self.compiled += 1;
        }
    }

    /// Shows how far it is, when it is time to.
    pub(super) fn show(&mut self) {
        let text = self.text(self.started.elapsed());
        if self.on_terminal {
            print!("\r\x1b[K      {text}");
            // A line that can't be drawn is nothing to fail for.
            let _ = stdout().flush();
        } else if self.shown.elapsed() >= INTERVAL {
            println!("      {text}");
            self.shown = Instant::now();
        }
    }

    /// Clears the line that is rewritten, so that the next one starts fresh.
    pub(super) fn finish(&self) {
        if self.on_terminal {
            print!("\r\x1b[K");
        }
    }

    fn text(&self, elapsed: Duration) -> String {
        match self.crates {
            Some(total) => format!(
                "{} of about {} crates, {}",
                self.compiled,
                // A newer version may have a few more than were counted once.
                total.max(self.compiled),
                spell(elapsed)
            ),
            None => spell(elapsed),
        }
    }
}

/// A duration as a person says it.
pub(crate) fn spell(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", duration.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Progress, spell};

    #[test]
    fn only_compiled_crates_count() {
        let mut progress = Progress::new(Some(384));
        for line in [
            "  Downloaded clap v4.6.7",
            "   Compiling clap v4.6.7",
            "   Compiling trunk v0.21.14",
            "    Finished `release` profile [optimized]",
        ] {
            progress.observe(line);
        }
        let text = progress.text(Duration::from_secs(80));
        assert_eq!(text, "2 of about 384 crates, 1 min 20 s");
    }

    #[test]
    fn the_total_is_never_below_what_is_done() {
        let mut progress = Progress::new(Some(1));
        progress.observe("Compiling a v1");
        progress.observe("Compiling b v1");
        assert_eq!(progress.text(Duration::ZERO), "2 of about 2 crates, 0.0 s");
    }

    #[test]
    fn a_step_without_crates_tells_the_time() {
        assert_eq!(Progress::new(None).text(Duration::from_secs(16)), "16 s");
    }

    #[test]
    fn durations_are_spelled_by_their_size() {
        assert_eq!(spell(Duration::from_millis(420)), "0.4 s");
        assert_eq!(spell(Duration::from_secs(59)), "59 s");
        assert_eq!(spell(Duration::from_secs(360)), "6 min 0 s");
    }
}
