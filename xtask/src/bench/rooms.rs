//! What single rooms of the app cost, in its own build profile.

use anyhow::Result;

use super::figure::Figure;
use super::{Options, followed};
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::testing::browser;
use crate::workspace::Workspace;

pub(super) fn measure(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<Vec<Figure>> {
    let port = browser::free_port()?;
    let _service = service::start(Service::build_fast(workspace)?.on_port(port).args([
        "--token",
        browser::TOKEN,
        "--admin",
        "--allow-origins",
        &format!("--purchases={}", options.purchases),
    ]))?;
    let mut command = browser::command(workspace, setup, port, "loket-benchmarks")?;
    followed(command.args(["--release", "--", "--nocapture"]))
}
