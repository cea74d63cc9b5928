//! What the app costs in a browser, in its own build profile.

mod figure;

use std::fs;

use anyhow::{Context, Result, ensure};
use clap::Args;

use crate::process::{Event, stream};
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::testing::browser;
use crate::workspace::Workspace;
use figure::Figure;

/// What is measured, and how.
#[derive(Args)]
pub(crate) struct Options {
    /// How many purchases the largest event has
    #[arg(long, default_value_t = 20_000)]
    purchases: u32,
}

/// Where the figures are kept, as JSON, in the folder of what was built.
const KEPT: &str = "bench.json";

pub(crate) fn bench(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    let port = browser::free_port()?;
    let _service = service::start(Service::build(workspace)?.on_port(port).args([
        "--token",
        browser::TOKEN,
        "--admin",
        "--allow-origins",
        &format!("--purchases={}", options.purchases),
    ]))?;
    let mut command = browser::command(workspace, setup, port, "loket-benchmarks")?;
    command.args(["--release", "--", "--nocapture"]);
    let mut figures = Vec::new();
    let status = stream(&mut command, |event| {
        if let Event::Line(line) = event {
            match Figure::read(line) {
                Some(figure) => figures.push(figure),
                None => println!("{line}"),
            }
        }
        Ok(())
    })?;
    ensure!(status.success(), "the benchmarks did not end well");
    figure::print(&figures);
    let kept = workspace.target.join(KEPT);
    fs::write(&kept, figure::to_json(&figures)).with_context(|| format!("can't write {}", kept.display()))?;
    println!("Kept in {}.", kept.display());
    Ok(())
}
