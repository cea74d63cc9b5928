//! What the app costs in a browser: single rooms of it, and the whole beside a page of plain JavaScript that does the
//! same, which is the practical limit.

mod baseline;
mod bytes;
mod figure;
mod pages;
mod report;
mod rooms;

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};

use crate::process::{Event, stream};
use crate::setup::Setup;
use crate::workspace::Workspace;
use figure::Figure;

/// What is measured, and how.
#[derive(Args)]
pub(crate) struct Options {
    /// How many purchases the largest event has
    #[arg(long, default_value_t = 20_000)]
    purchases: u32,
    /// How often everything is measured; the median counts
    #[arg(long, default_value_t = 7)]
    runs: u32,
    /// Measure only this
    #[arg(long)]
    only: Option<Part>,
}

/// A part of what is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Single rooms of the app
    Rooms,
    /// The whole app, beside the hand-written page
    Pages,
    /// Of the whole app, only its starts
    Starts,
    /// Of the whole app, only the long table of an event
    Table,
}

impl Part {
    /// The name by which the tests know a part of the whole app.
    fn of_pages(self) -> Option<&'static str> {
        match self {
            Self::Rooms | Self::Pages => None,
            Self::Starts => Some("starts"),
            Self::Table => Some("table"),
        }
    }
}

/// Where the figures are saved, as JSON, in the folder of what was built.
const FIGURES: &str = "bench.json";

pub(crate) fn bench(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    setup.for_tests()?;
    let mut figures = Vec::new();
    if options.only != Some(Part::Rooms) {
        figures.extend(pages::measure(workspace, setup, options)?);
    }
    if matches!(options.only, None | Some(Part::Rooms)) {
        figures.extend(rooms::measure(workspace, setup, options)?);
    }
    report::print(&figures);
    let file = workspace.target.join(FIGURES);
    fs::write(&file, report::to_json(&figures)).with_context(|| format!("can't write {}", file.display()))?;
    println!("Saved in {}.", file.display());
    Ok(())
}

/// Runs benchmarks and takes what they measure; the rest of what they print is shown.
fn followed(command: &mut Command) -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    let status = stream(command, |event| {
        if let Event::Line(line) = event {
            match Figure::read(line) {
                Some(figure) => figures.push(figure),
                None => println!("{line}"),
            }
        }
        Ok(())
    })?;
    ensure!(status.success(), "the benchmarks did not end well");
    Ok(figures)
}
