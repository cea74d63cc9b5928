//! How many tests passed and failed, and why.

use std::io::IsTerminal;
use std::ops::AddAssign;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::process::{Event, spell, stream};

/// How long tests may say nothing, their compilation included: what hangs must not keep other layers from being tested.
const SILENCE: Duration = Duration::from_secs(900);

/// How lines begin that end the reason of a failed test.
const LONG: [&str; 3] = ["failures:", "stack backtrace:", "── the browser shows"];

/// The outcome of a run of tests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) passed: u32,
    pub(super) failed: u32,
    /// What the tests that failed said, line by line. A long run repeats it at its end, where it is found.
    pub(super) reasons: Vec<String>,
}

impl Tally {
    pub(super) fn of(passed: u32, failed: u32) -> Self {
        Self { passed, failed, reasons: Vec::new() }
    }

    /// Something failed that is no single test: it didn't compile, or its server didn't start.
    pub(super) fn broken() -> Self {
        Self::of(0, 1)
    }

    pub(super) fn is_good(&self) -> bool {
        self.failed == 0
    }

    pub(super) fn verdict(&self) -> &'static str {
        if self.is_good() { "passed" } else { "FAILED" }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.reasons.extend(other.reasons);
    }
}

/// Runs a command of tests, shows what it prints, and counts.
pub(super) fn count(command: &mut Command) -> Result<Tally> {
    count_until_silent(SILENCE, command)
}

fn count_until_silent(limit: Duration, command: &mut Command) -> Result<Tally> {
    if std::io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut tally = Tally::default();
    let mut heard = Instant::now();
    let mut is_reason = false;
    let status = stream(command, |event| {
        if matches!(event, Event::Silence) {
            ensure!(heard.elapsed() < limit, "the tests hang: they said nothing for {}", spell(limit));
        }
        if let Event::Line(line) = event {
            heard = Instant::now();
            println!("{line}");
            // A test program shows what its failed tests said, and then their names. Where in the code it was, and
            // the page that a browser shows, are too long to be said twice.
            is_reason =
                (is_reason || line.starts_with("---- ")) && !LONG.iter().any(|long| line.starts_with(long));
            if is_reason {
                tally.reasons.push(line.to_owned());
            }
            tally += result(line).unwrap_or_default();
        }
        Ok(())
    })?;
    if !status.success() && tally.is_good() {
        tally += Tally::broken();
    }
    Ok(tally)
}

/// Reads the line with which a test program ends.
fn result(line: &str) -> Option<Tally> {
    let (_verdict, counts) = line.trim().strip_prefix("test result: ")?.split_once(". ")?;
    let count =
        |name: &str| counts.split(';').find_map(|part| part.trim().strip_suffix(name)?.trim().parse().ok());
    Some(Tally::of(count("passed")?, count("failed")?))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::process::Command;

    use std::time::Duration;

    use super::{Tally, count, count_until_silent, result};

    #[test]
    fn results_of_native_and_browser_tests_are_read() {
        let native = "test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; \
                      finished in 0.03s";
        assert_eq!(result(native), Some(Tally::of(12, 2)));
        let browser = "test result: ok. 31 passed; 0 failed; 0 ignored; 3 filtered out; finished in 1.20s";
        assert_eq!(result(browser), Some(Tally::of(31, 0)));
    }

    #[test]
    fn other_lines_are_no_results() {
        for line in ["running 3 tests", "test result: ok. ", "test orders::passed ... ok", ""] {
            assert_eq!(result(line), None, "{line}");
        }
    }

    #[test]
    fn the_results_of_several_programs_add_up() {
        let script = "echo 'test result: ok. 3 passed; 0 failed; 0 ignored'; \
                      echo 'test result: ok. 4 passed; 0 failed; 0 ignored'";
        let tally = count(Command::new("sh").args(["-c", script])).unwrap();
        assert_eq!(tally, Tally::of(7, 0));
    }

    #[test]
    fn a_command_that_fails_without_a_failed_test_is_a_failure() {
        let script = "echo 'test result: ok. 3 passed; 0 failed; 0 ignored'; exit 101";
        let tally = count(Command::new("sh").args(["-c", script])).unwrap();
        assert_eq!(tally, Tally::of(3, 1));
    }

    #[test]
    fn what_failed_tests_said_is_collected() {
        let said = "running 2 tests\n\nfailures:\n\n---- a::test stdout ----\nassertion failed\nstack backtrace:\n\
                    0: main\n\n---- b::test stdout ----\nno row\n\nfailures:\n    a::test\n    b::test";
        let script =
            format!("echo '{said}'; echo 'test result: FAILED. 0 passed; 2 failed; 0 ignored'; exit 101");
        let tally = count(Command::new("sh").args(["-c", &script])).unwrap();
        let reasons =
            ["---- a::test stdout ----", "assertion failed", "---- b::test stdout ----", "no row", ""];
        assert_eq!(tally.reasons, reasons);
    }

    #[test]
    fn tests_that_hang_are_ended() {
        let command = &mut Command::new("sh");
        let command = command.args(["-c", "echo 'running 1 test'; sleep 60"]);
        let problem = count_until_silent(Duration::from_millis(500), command).unwrap_err();
        assert!(problem.to_string().contains("the tests hang"), "{problem}");
    }
}
