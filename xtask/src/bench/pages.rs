//! What the built app costs as a whole, beside the hand-written page.

use std::path::Path;

use anyhow::Result;

use super::figure::{Figure, Page};
use super::{Options, Part, baseline, bytes, followed};
use crate::build::{self, build};
use crate::process::Server;
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::testing::{browser, end_to_end};
use crate::workspace::Workspace;

/// How long a slow service takes for an answer, in milliseconds.
const SLOW: u32 = 300;
/// How many purchases it has: few, since all of them are read where an event is shown.
const FEW: u32 = 200;

pub(super) fn measure(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<Vec<Figure>> {
    build(workspace, setup, &build::Options::release())?;
    let by_hand = baseline::build(workspace)?;
    let mut figures = bytes::measure(Page::App, &workspace.dist())?;
    figures.extend(bytes::measure(Page::Baseline, &by_hand)?);

    let service = Service::build_fast(workspace)?;
    let (_app, app) = serve(&service, &workspace.dist(), options.purchases, 0)?;
    let (_baseline, baseline) = serve(&service, &by_hand, options.purchases, 0)?;
    let (_slow, slow) = serve(&service, &workspace.dist(), FEW, SLOW)?;
    let (mut command, _driver) = end_to_end::in_chromium(workspace, setup)?;
    command
        .args(["--test", "bench"])
        .env("LOKET_TOKEN", browser::TOKEN)
        .env("LOKET_APP", app)
        .env("LOKET_BASELINE", baseline)
        .env("LOKET_SLOW_APP", slow)
        .env("LOKET_PURCHASES", options.purchases.to_string())
        .env("LOKET_RUNS", options.runs.to_string());
    if options.only == Some(Part::Table) {
        command.env("LOKET_ONLY_TABLE", "1");
    }
    figures.extend(followed(&mut command)?);
    Ok(figures)
}

/// A service that serves a folder beside the interface, and its address.
fn serve(service: &Service, folder: &Path, purchases: u32, latency: u32) -> Result<(Server, String)> {
    let mut command = service.on_port(0);
    command
        .args(["--token", browser::TOKEN])
        .arg("--static-files")
        .arg(folder)
        .arg(format!("--purchases={purchases}"))
        .arg(format!("--latency={latency}"));
    service::start(&mut command)
}
