//! What the built app costs as a whole, beside the hand-written page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use super::figure::{Figure, Page};
use super::{Options, Part, baseline, bytes, followed};
use crate::build::{self, build};
use crate::process::Server;
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::testing::{browser, end_to_end};
use crate::workspace::{Workspace, copy_folder};

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
    let (_online, online) = serve(&service, &without_worker(workspace)?, FEW, 0)?;
    let (_slow, slow) = serve(&service, &workspace.dist(), FEW, SLOW)?;
    let (mut command, _driver) = end_to_end::in_chromium(workspace, setup)?;
    command
        .args(["--test", "bench"])
        .env("LOKET_TOKEN", browser::TOKEN)
        .env("LOKET_APP", app)
        .env("LOKET_BASELINE", baseline)
        .env("LOKET_ONLINE_APP", online)
        .env("LOKET_SLOW_APP", slow)
        .env("LOKET_PURCHASES", options.purchases.to_string())
        .env("LOKET_RUNS", options.runs.to_string());
    if let Some(part) = options.only.and_then(Part::of_pages) {
        command.env("LOKET_ONLY", part);
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

/// The built app in a folder where its configuration switches the service worker off.
fn without_worker(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join("without-worker");
    let _ = fs::remove_dir_all(&folder);
    copy_folder(&workspace.dist(), &folder)?;
    fs::write(folder.join("config.json"), r#"{ "offline": false }"#)?;
    Ok(folder)
}
