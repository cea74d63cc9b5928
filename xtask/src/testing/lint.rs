//! Format and lints, on this machine's target and on the browser's. A lint is no test: it counts only
//! when it fails.

use std::process::Command;

use anyhow::Result;

use super::{Run, Tally, browser};
use crate::process;

const BROWSER_TARGET: &str = "--target=wasm32-unknown-unknown";

/// The arguments of each check.
const CHECKS: [&[&str]; 5] = [
    &["fmt", "--all", "--check"],
    &["clippy", "--workspace", "--all-targets"],
    // Those that no test run begins with are not among all targets.
    &["clippy", "--package=loket-end-to-end", "--test=bench", "--test=monkey", "--test=screenshots"],
    &["clippy", BROWSER_TARGET, "--package=loket", "--package=loket-reader", "--lib", "--bins"],
    &["clippy", BROWSER_TARGET, "--package=loket-browser-tests", "--all-targets"],
];

pub(super) fn run(run: &Run<'_>) -> Result<Tally> {
    let mut tally = Tally::default();
    for check in CHECKS {
        println!("cargo {}", check.join(" "));
        if !process::succeeds(&mut command(run, check))? {
            tally += Tally::broken();
        }
    }
    Ok(tally)
}

fn command(run: &Run<'_>, check: &[&str]) -> Command {
    let mut command = run.workspace.cargo();
    command.args(check);
    if check.starts_with(&["clippy"]) {
        command.args(["--quiet", "--", "--deny=warnings"]);
        // The tests of the browser layer don't compile without the address of their service.
        browser::name_service(&mut command, browser::PORT);
    }
    command
}
