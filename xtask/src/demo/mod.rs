//! `cargo xtask demo`: the app with a sample organisation, on this machine.

pub(crate) mod check;

use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Result, bail, ensure};
use clap::Args;

use crate::build::{self, build};
use crate::process::{self, Event};
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::workspace::Workspace;

/// How to show the app.
#[derive(Args, Clone, Debug)]
pub(crate) struct Options {
    /// The port to serve on
    #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
    /// The file that keeps the organisation between runs [default: demo.sqlite in the target folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Lay the sample organisation out anew
    #[arg(long)]
    fresh: bool,
    /// Let orders and scans come in as time passes
    #[arg(long)]
    live: bool,
    /// Serve the interface on the next port, so that the app calls another origin
    #[arg(long)]
    cross_origin: bool,
    /// Hold back every answer of the interface
    #[arg(long, value_name = "MILLISECONDS")]
    latency: Option<u64>,
    /// The number of purchases of the largest event
    #[arg(long, value_name = "NUMBER")]
    purchases: Option<u32>,
    /// Give the organisation many records of every kind; with a new data file, or --fresh
    #[arg(long)]
    large: bool,
}

/// Builds what is needed and serves until Ctrl-C.
pub(crate) fn demo(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    let data = options.data.clone().unwrap_or_else(|| workspace.target.join("demo.sqlite"));
    // What can't work is said before the long build.
    check::port_is_free(options.port)?;
    if options.cross_origin {
        check::port_is_free(options.interface_port()?)?;
    }
    check::data_file(&data)?;
    ensure!(
        options.fresh || !data.exists() || !(options.large || options.purchases.is_some()),
        "{} has an organisation already: --large and --purchases need --fresh",
        data.display()
    );

    setup.for_build()?;
    println!("Building the stand-in for the ticketing service beside the app …");
    // The last steps of the app's build leave a core idle.
    let service = thread::scope(|scope| {
        let service = scope.spawn(|| Service::build(workspace));
        build(workspace, setup, &build::Options::release())?;
        service.join().unwrap_or_else(|panic| resume_unwind(panic))
    })?;

    let mut interface = options.interface(&service, &data)?;
    let mut _app = None;
    if options.cross_origin {
        interface.arg("--allow-origins");
        _app = Some(service::start(&mut options.app_alone(&service, &workspace.dist()))?.0);
    } else {
        interface.arg("--static-files").arg(workspace.dist());
    }
    serve(&mut interface, options.port)
}

/// Serves until Ctrl-C, with what a person needs to sign in.
fn serve(interface: &mut Command, port: u16) -> Result<()> {
    let mut introduced = false;
    let status = process::stream(interface, |event| {
        if let Event::Line(line) = event {
            // The first line says that it has started.
            if !introduced {
                println!("\n  Loket is open at  http://127.0.0.1:{port}  (Ctrl-C closes it)\n");
                introduced = true;
            }
            println!("  {line}");
        }
        Ok(())
    })?;
    bail!("the demo's service ended by itself ({status})")
}

impl Options {
    /// The port of the interface where it is not the app's.
    fn interface_port(&self) -> Result<u16> {
        if self.cross_origin { check::next_port(self.port) } else { Ok(self.port) }
    }

    fn interface(&self, service: &Service, data: &Path) -> Result<Command> {
        let mut command = service.on_port(self.interface_port()?);
        command.arg("--data").arg(data);
        for (wanted, option) in [(self.fresh, "--fresh"), (self.live, "--live"), (self.large, "--large")] {
            command.args(wanted.then_some(option));
        }
        command.args(self.latency.map(|latency| format!("--latency={latency}")));
        command.args(self.purchases.map(|purchases| format!("--purchases={purchases}")));
        Ok(command)
    }

    /// Another stand-in that serves the app. Its own interface stays empty, behind another token,
    /// so that it is not mistaken for the one that the app is to call.
    fn app_alone(&self, service: &Service, dist: &Path) -> Command {
        let mut command = service.on_port(self.port);
        command.args(["--purchases=0", "--token=for-the-apps-files-alone"]);
        command.arg("--static-files").arg(dist);
        command
    }
}
