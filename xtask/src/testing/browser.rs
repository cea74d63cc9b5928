//! The tests of the app that run in a browser, against the stand-in on another origin.

use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;

use anyhow::Result;

use super::{Run, Tally, tally};
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::workspace::Workspace;

/// The port of the stand-in if it is free. The tests are compiled with its address: as long as it stays
/// the same, they needn't be compiled again.
pub(super) const PORT: u16 = 18_790;

/// The token of the stand-in.
pub(crate) const TOKEN: &str = "loket-test-token";

/// How many seconds all tests may take together.
const SECONDS: u32 = 300;

pub(super) fn run(run: &Run<'_>) -> Result<Tally> {
    let port = free_port()?;
    let _service = service::start(Service::build(run.workspace)?.on_port(port).args([
        "--token",
        TOKEN,
        "--admin",
        "--allow-origins",
        // Ten pages of them: enough to break a walk off, and few enough to walk to the end.
        "--purchases=500",
    ]))?;
    let mut command = command(run.workspace, run.setup, port, "loket-browser-tests")?;
    command.args(["--no-fail-fast", "--"]).args(run.filter);
    tally::count(&mut command)
}

/// Runs the tests of a package in a browser, with the stand-in at a port.
pub(crate) fn command(workspace: &Workspace, setup: &Setup, port: u16, package: &str) -> Result<Command> {
    let mut command = workspace.cargo();
    command
        .args(["test", "--target=wasm32-unknown-unknown", "--package", package])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", setup.test_runner())
        .env("CHROMEDRIVER", setup.chromedriver()?)
        .env("WASM_BINDGEN_TEST_TIMEOUT", SECONDS.to_string())
        // Isolated, the tests' page could not do what the app's page can: see that something answers.
        .env("WASM_BINDGEN_TEST_NO_ORIGIN_ISOLATION", "1");
    name_service(&mut command, port);
    Ok(command)
}

/// Tells the tests, at their compilation, where the stand-in is.
pub(super) fn name_service(command: &mut Command, port: u16) {
    command.env("LOKET_TEST_SERVICE", format!("http://127.0.0.1:{port}")).env("LOKET_TEST_TOKEN", TOKEN);
}

/// The usual port, or another one if that is taken.
pub(crate) fn free_port() -> Result<u16> {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, PORT)) {
        Ok(_) => Ok(PORT),
        Err(_) => any_port(),
    }
}

/// A port that nothing listens on.
pub(super) fn any_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
