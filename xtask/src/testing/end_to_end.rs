//! The built app in a browser, as a person works.

use std::process::Command;

use anyhow::Result;

use super::{Run, Tally, tally};
use crate::build::{self, build};
use crate::process::Server;
use crate::setup::Setup;
use crate::workspace::Workspace;

pub(super) fn run(run: &Run<'_>) -> Result<Tally> {
    let (mut command, _driver) = command(run.workspace, run.setup)?;
    tally::count(command.args(["--lib", "--no-fail-fast", "--"]).args(run.filter))
}

/// Runs what works with the built app in a browser, for as long as the driver lives.
pub(crate) fn command(workspace: &Workspace, setup: &Setup) -> Result<(Command, Server)> {
    build(workspace, setup, &build::Options::release())?;
    // With port 0 it takes one that is free, and names it.
    let mut driver = Command::new(setup.chromedriver()?);
    let (driver, port) = Server::start(driver.arg("--port=0"), port_of_driver)?;
    let mut command = workspace.cargo();
    command
        .args(["test", "--package=loket-end-to-end"])
        .env("LOKET_DIST", workspace.dist())
        .env("LOKET_AXE", setup.axe_script())
        .env("LOKET_WEBDRIVER", format!("http://127.0.0.1:{port}"));
    Ok((command, driver))
}

/// Reads the line with which the driver says that it is ready.
fn port_of_driver(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port_of_driver;

    #[test]
    fn the_drivers_port_is_read_from_its_greeting() {
        let greeting = "ChromeDriver was started successfully on port 37093.";
        assert_eq!(port_of_driver(greeting), Some(37093));
        assert_eq!(port_of_driver("Starting ChromeDriver 156.0.8078.79 on port 0"), None);
    }
}
