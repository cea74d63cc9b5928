//! Pictures of every place of the app.

use anyhow::Result;

use crate::process::run;
use crate::setup::Setup;
use crate::testing::end_to_end;
use crate::workspace::Workspace;

/// The folder of the pictures, among what was built.
const FOLDER: &str = "screenshots";

pub(crate) fn take(workspace: &Workspace, setup: &Setup) -> Result<()> {
    let folder = workspace.target.join(FOLDER);
    let (mut command, _driver) = end_to_end::in_chromium(workspace, setup)?;
    command.args(["--test", "screenshots"]).env("LOKET_SCREENSHOTS", &folder);
    command.env("LOKET_README_PICTURES", workspace.root.join("docs"));
    run(&mut command)?;
    println!("The pictures are in {}.", folder.display());
    Ok(())
}
