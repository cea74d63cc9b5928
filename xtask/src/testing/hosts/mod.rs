//! The built files on real hosts, with the configurations that ship with them: each host, at the top and below a path.

mod checks;
mod deployment;
mod servers;

use anyhow::Result;

use super::table::Table;
use super::{Run, Tally, browser};
use crate::build::{self, build};
use crate::process::Group;
use crate::service::{Service, start};
use deployment::Deployment;
use servers::HOSTS;

/// Where the documentation says what came of the checks.
const DOCUMENT: &str = "docs/hosting/checked.md";

/// At the top of a host, and below a path.
const BASES: [&str; 2] = ["/", "/admin/"];

pub(super) fn run(run: &Run<'_>) -> Result<Tally> {
    build(run.workspace, run.setup, &build::Options::release())?;
    let (_service, service) = start(Service::build(run.workspace)?.on_port(browser::free_port()?).args([
        "--token",
        "hosts",
        "--purchases=1",
    ]))?;
    let mut table = Table::new("host", checks::NAMES);
    for host in HOSTS {
        for base in BASES {
            let deployment = Deployment::new(run.workspace, base, &service)?;
            let row = format!("{}, `{base}`", host.name);
            let Some(mut command) = (host.command)(&deployment, run.setup)? else {
                println!("{}: not installed, skipped", host.name);
                table.skip(row);
                continue;
            };
            let _running = Group::spawn_listening(&mut command, deployment.port)?;
            table.add(row, checks::run(&deployment, host.does_itself));
        }
    }
    println!("\n{table}");
    table.update_docs(run.workspace, DOCUMENT)?;
    Ok(table.tally())
}
