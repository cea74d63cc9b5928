//! The tests that need neither a browser nor a server.

use anyhow::Result;

use super::{Run, Tally, tally};

pub(super) fn run(run: &Run<'_>) -> Result<Tally> {
    tally::count(
        run.workspace
            .cargo()
            .args(["test", "--no-fail-fast"])
            .args([
                "--package=loket",
                "--package=loket-api",
                "--package=loket-models",
                "--package=loket-data-grid",
            ])
            .args(["--package=loket-service", "--package=loket-split", "--package=xtask"])
            .arg("--")
            .args(run.filter),
    )
}
