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
        process::run(workspace.cargo().args([
            "build",
            "--quiet",
            "--package=loket-service",
            "--bin=loket-service",
        ]))?;
        Ok(Self { executable: workspace.target.join("debug/loket-service") })
    }

    /// The program, to listen on a port of this machine.
    pub(crate) fn on_port(&self, port: u16) -> Command {
        let mut command = Command::new(&self.executable);
        command.args(["--host=127.0.0.1", &format!("--port={port}")]);
        command
    }
}

/// Starts a stand-in and waits until it says where it listens.
pub(crate) fn start(command: &mut Command) -> Result<Server> {
    let (server, ()) = Server::start(command, |line| line.contains("http://127.0.0.1:").then_some(()))?;
    Ok(server)
}
