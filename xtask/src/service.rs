//! The stand-in for the ticketing service, as a program.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::process::{self, Server};
use crate::workspace::Workspace;

/// The built stand-in.
pub(crate) struct Service {
    executable: PathBuf,
}

impl Service {
    /// Builds the stand-in, which does nothing when it is built already.
    pub(crate) fn build(workspace: &Workspace) -> Result<Self> {
        Self::build_in(workspace, "dev", "debug")
    }

    /// Builds it to answer fast, for measuring what calls it.
    pub(crate) fn build_fast(workspace: &Workspace) -> Result<Self> {
        Self::build_in(workspace, "fast", "fast")
    }

    fn build_in(workspace: &Workspace, profile: &str, folder: &str) -> Result<Self> {
        process::run(workspace.cargo().args([
            "build",
            "--quiet",
            "--package=loket-service",
            "--bin=loket-service",
            "--profile",
            profile,
        ]))?;
        Ok(Self { executable: workspace.target.join(folder).join("loket-service") })
    }

    /// The program, to listen on a port of this machine.
    pub(crate) fn on_port(&self, port: u16) -> Command {
        let mut command = Command::new(&self.executable);
        command.args(["--host=127.0.0.1", &format!("--port={port}")]);
        command
    }
}

/// Starts a stand-in and waits until it says where it listens.
pub(crate) fn start(command: &mut Command) -> Result<(Server, String)> {
    Server::start(command, address)
}

/// The address in the line with which the stand-in says that it listens.
fn address(line: &str) -> Option<String> {
    let start = line.find("http://127.0.0.1:")?;
    line[start..].split_whitespace().next().map(|address| address.trim_end_matches('/').to_owned())
}
