//! `cargo xtask test`: every test of the project, from the fastest layer to the slowest.

pub(crate) mod browser;
mod core;
pub(crate) mod end_to_end;
mod engine;
mod hosts;
mod layer;
mod lint;
mod native;
mod size;
mod summary;
mod table;
mod tally;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::Args;

use crate::process::spell;
use crate::setup::Setup;
use crate::workspace::Workspace;
use engine::Engine;
use layer::Layer;
use summary::Summary;
use tally::Tally;

/// Which tests to run.
#[derive(Args, Clone, Debug)]
pub(crate) struct Options {
    /// Run only this layer; can be given several times
    #[arg(long, value_name = "LAYER")]
    only: Vec<Layer>,
    /// Run the end-to-end tests in this browser alone, all of them
    #[arg(long, value_name = "ENGINE")]
    engine: Option<Engine>,
    /// What to hand to the tests, such as a part of their names
    #[arg(last = true, value_name = "FILTER")]
    filter: Vec<String>,
}

/// Runs the layers one after another, each to its end, and sums up.
pub(crate) fn test(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<ExitCode> {
    let layers: Vec<_> = Layer::ALL
        .into_iter()
        .filter(|layer| options.only.is_empty() || options.only.contains(layer))
        .collect();
    if layers.contains(&Layer::EndToEnd) {
        setup.for_engines()?;
    }
    if layers.contains(&Layer::Hosts) {
        setup.for_hosts()?;
    }
    if layers.iter().any(|layer| layer.needs_browser()) {
        setup.for_tests()?;
    } else if [Layer::Lint, Layer::Size, Layer::Hosts].iter().any(|layer| layers.contains(layer)) {
        setup.for_build()?;
    }

    let run = Run { workspace, setup, engine: options.engine, filter: &options.filter };
    let mut summary = Summary::default();
    for layer in layers {
        println!("\n── {} ──", layer.name());
        let started = Instant::now();
        let tally = run.layer(layer).unwrap_or_else(|problem| {
            eprintln!("error: {problem:#}");
            Tally::broken()
        });
        println!("── {}: {}, {}", layer.name(), tally.verdict(), spell(started.elapsed()));
        summary.add(layer, tally, started.elapsed());
    }
    println!("\n{summary}");
    ensure!(run.filter.is_empty() || !summary.is_empty(), "no test has {} in its name", run.filter.join(" "));
    Ok(if summary.is_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What every layer works with.
struct Run<'run> {
    workspace: &'run Workspace,
    setup: &'run Setup,
    engine: Option<Engine>,
    filter: &'run [String],
}

impl Run<'_> {
    fn layer(&self, layer: Layer) -> Result<Tally> {
        match layer {
            Layer::Lint => lint::run(self),
            Layer::Native => native::run(self),
            Layer::Browser => browser::run(self),
            Layer::Size => size::run(self),
            Layer::Hosts => hosts::run(self),
            Layer::EndToEnd => end_to_end::run(self),
        }
    }
}
