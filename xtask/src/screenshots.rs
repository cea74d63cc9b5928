//! Pictures of every place of the app.

use std::path::PathBuf;

use anyhow::Result;

use crate::process::run;
use crate::setup::Setup;
use crate::testing::end_to_end;
use crate::workspace::Workspace;

/// The folder of the pictures, among what was built.
const FOLDER: &str = "screenshots";

/// The same for those of another build.
const FOLDER_BEFORE: &str = "screenshots-before";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Picture the app that was built into this folder instead, to compare: an earlier version
    #[arg(long, value_name = "DIST")]
    before: Option<PathBuf>,
}

pub(crate) fn take(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    let (mut command, _driver) = end_to_end::in_chromium(workspace, setup)?;
    let folder = workspace.target.join(if options.before.is_some() { FOLDER_BEFORE } else { FOLDER });
    command.args(["--test", "screenshots"]).env("LOKET_SCREENSHOTS", &folder);
    match &options.before {
        Some(dist) => command.env("LOKET_DIST", dist.canonicalize()?),
        None => command.env("LOKET_README_PICTURES", workspace.root.join("docs")),
    };
    run(&mut command)?;
    println!("The pictures are in {}.", folder.display());
    Ok(())
}
