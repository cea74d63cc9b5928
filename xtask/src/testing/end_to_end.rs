//! The built app in a browser, as a person works: all of it in Chromium, and a core in the other engines.

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::engine::{Driver, Engine};
use super::table::Table;
use super::{Run, Tally, core, tally};
use crate::build::{self, build};
use crate::setup::Setup;
use crate::workspace::Workspace;

/// Where the documentation says what came of the core.
const DOCUMENT: &str = "docs/engines.md";

pub(super) fn run(run: &Run<'_>) -> Result<Tally> {
    let mut tally = all(run, run.engine.unwrap_or(Engine::Chromium))?;
    if run.engine.is_none() && run.filter.is_empty() {
        let mut table = Table::new("engine", core::areas());
        for engine in Engine::OTHERS {
            tally += run_core(run, engine, &mut table)?;
        }
        println!("\n{table}");
        table.update_docs(run.workspace, DOCUMENT)?;
    }
    Ok(tally)
}

/// All tests, or those that the filter names.
fn all(run: &Run<'_>, engine: Engine) -> Result<Tally> {
    let driver = engine.start(run.setup)?.with_context(|| format!("{} is not installed", engine.name()))?;
    let mut command = command(run.workspace, run.setup, &driver)?;
    tally::count(command.args(["--lib", "--no-fail-fast", "--"]).args(run.filter))
}

/// The core, in an engine that may not be there. Each test has its driver: one whose browser is gone may wait for it for
/// ever, and takes no other.
fn run_core(run: &Run<'_>, engine: Engine, table: &mut Table) -> Result<Tally> {
    println!("\n{}", engine.name());
    let mut tally = Tally::default();
    let mut passed = BTreeSet::new();
    for test in core::tests() {
        let Some(driver) = engine.start(run.setup)? else {
            println!("{} is not installed: its tests are skipped", engine.name());
            table.skip(engine.name());
            return Ok(Tally::default());
        };
        let mut command = tests(run.workspace, run.setup, &driver)?;
        command.args(["--quiet", "--lib", "--", "--exact", test]);
        let outcome = tally::count(&mut command)?;
        ensure!(outcome.passed + outcome.failed > 0, "there is no test {test}: put core.rs right");
        if outcome.is_good() {
            passed.insert(test);
        }
        tally += outcome;
    }
    table.add(engine.name(), core::outcomes(&passed));
    Ok(tally)
}

/// Builds the app, and starts a driver of Chromium and what works with the app in it, for as long as the driver lives.
pub(crate) fn in_chromium(workspace: &Workspace, setup: &Setup) -> Result<(Command, Driver)> {
    setup.for_tests()?;
    let driver = Engine::Chromium.start(setup)?.context("there is no Chromium")?;
    Ok((command(workspace, setup, &driver)?, driver))
}

fn command(workspace: &Workspace, setup: &Setup, driver: &Driver) -> Result<Command> {
    build(workspace, setup, &build::Options::release())?;
    tests(workspace, setup, driver)
}

/// The tests, of the app that is built.
fn tests(workspace: &Workspace, setup: &Setup, driver: &Driver) -> Result<Command> {
    let mut command = workspace.cargo();
    command
        .args(["test", "--package=loket-end-to-end"])
        .env("LOKET_DIST", workspace.dist())
        .env("LOKET_AXE", setup.axe_script()?);
    driver.tell(&mut command);
    Ok(command)
}
