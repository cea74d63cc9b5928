//! The app, driven at random.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::Args;

use crate::process::run;
use crate::setup::Setup;
use crate::testing::end_to_end;
use crate::workspace::Workspace;

/// What to drive it by, and for how long.
#[derive(Args, Clone, Debug)]
pub(crate) struct Options {
    /// What decides all choices; another one each time if left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// For how many minutes
    #[arg(long, value_name = "M", default_value_t = 10.0)]
    minutes: f64,
}

pub(crate) fn drive(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    let seed = options.seed.unwrap_or_else(now);
    let (mut command, _driver) = end_to_end::in_chromium(workspace, setup)?;
    command
        .args(["--test", "monkey"])
        .env("LOKET_MONKEY_SEED", seed.to_string())
        .env("LOKET_MONKEY_MINUTES", options.minutes.to_string());
    run(&mut command)
}
