//! `cargo xtask serve`: the app as it is being developed, with the stand-in for the ticketing service behind it.

use std::env;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::demo::check;
use crate::process;
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::workspace::Workspace;

/// The token that the stand-in takes.
const TOKEN: &str = "loket-development";

/// How to serve the app.
#[derive(Args, Clone, Debug)]
pub(crate) struct Options {
    /// The port to serve on; the interface is on the next one, and below the app's own address
    #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
}

/// Builds the app anew whenever a file changes, and serves it until Ctrl-C.
pub(crate) fn serve(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    let interface_port = check::next_port(options.port)?;
    check::port_is_free(options.port)?;
    check::port_is_free(interface_port)?;
    setup.for_build()?;
    println!("Building the stand-in for the ticketing service …");
    let service = Service::build(workspace)?;
    let data = workspace.target.join("serve.sqlite");
    let mut interface = service.on_port(interface_port);
    let (_interface, address) =
        service::start(interface.arg("--data").arg(data).arg(format!("--token={TOKEN}")))?;
    println!("\n  Loket opens at  http://127.0.0.1:{}  (Ctrl-C closes it)", options.port);
    println!("  token           {TOKEN}\n");
    process::run(workspace.cargo().args(["fetch", "--quiet"]))?;
    let status = trunk(workspace, setup, options.port, &address)?.status().context("cannot start trunk")?;
    bail!("trunk ended by itself ({status})")
}

fn trunk(workspace: &Workspace, setup: &Setup, port: u16, interface: &str) -> Result<Command> {
    let inherited = env::var_os("PATH").unwrap_or_default();
    let folders = setup.tool_folders().into_iter().chain(env::split_paths(&inherited));
    let mut trunk = Command::new(setup.trunk());
    trunk
        .args(["--offline=true", "--skip-version-check", "serve"])
        // The page's policy allows no script of Trunk's in it: a debug build looks for changes itself.
        .args(["--no-autoreload=true", &format!("--port={port}"), "--address=127.0.0.1"])
        .args([&format!("--proxy-backend={interface}/v1"), "--proxy-rewrite=/v1"])
        .arg("--dist")
        .arg(workspace.target.join("serve"))
        .current_dir(&workspace.root)
        .env("PATH", env::join_paths(folders).context("a folder of the PATH can't be part of it")?);
    Ok(trunk)
}
